#if Painter
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct TextTests {
    let screen = Dimensions(width: 300, height: 60)

    func paint(_ text: String, at y: Double = 0, scale: Double = 2, width: Double = 300, size: Double = 25)
        throws -> Canvas
    {
        let painter = Painter(
            content: { _ in .text(Caption(text, size: size, isBold: true)) }, background: .colour(.black),
            scale: scale)
        let canvas = try Canvas(screen, scale: scale)
        let box = Box(x: 0, y: y, width: width, height: 60)
        try painter.paint(StageLayout(screen: screen, [Layer(.rowTitle, box)]), into: canvas)
        return canvas
    }

    /// Where the letters are: left, top, right and bottom, in pixels.
    func ink(_ canvas: Canvas) -> (left: Int, top: Int, right: Int, bottom: Int) {
        var box = (left: Int.max, top: Int.max, right: 0, bottom: 0)
        for y in 0..<canvas.height {
            for x in 0..<canvas.width where parts(canvas[x, y])[0] > 100 {
                box = (min(box.left, x), min(box.top, y), max(box.right, x + 1), max(box.bottom, y + 1))
            }
        }
        return box
    }

    @Test(arguments: ["HEHEH", "柯尼塞格"]) func textStandsInTheMiddle(text: String) throws {
        let box = ink(try paint(text))
        #expect(abs(Double(box.left + box.right) / 2 - 300) <= 3)
        #expect(abs(Double(box.top + box.bottom) / 2 - 60) <= 3)
    }

    @Test func longTextEndsInAnEllipsis() throws {
        let box = ink(try paint("A title that is much too long for its narrow box", width: 120))
        #expect(box.right <= 240 && box.right > 180)
    }

    /// How high the ink is within columns of a canvas, in pixels.
    func inkHeight(_ canvas: Canvas, _ columns: Range<Int>) -> Int {
        let rows = (0..<canvas.height).filter { y in columns.contains { parts(canvas[$0, y])[0] > 100 } }
        return rows.isEmpty ? 0 : rows.last! - rows.first! + 1
    }

    /// Where a title that is too long ends, there are three dots, no higher than a few pixels: at the left when it is read from the
    /// right.
    @Test(arguments: [
        ("柯尼塞格の美しい写真がとても長い題名で入らないとき", false), ("한국어로 된 아주 긴 제목은 들어가지 않습니다", false),
        ("שלום עולם, זוהי כותרת ארוכה מאוד שאינה נכנסת", true),
        ("صورة جميلة من الرحلة إلى الجبال العالية في الشتاء", true),
    ]) func `a long title of any script ends in dots where its reader ends`(title: String, isFromRight: Bool)
        throws
    {
        let canvas = try paint(title)
        let box = ink(canvas)
        #expect(box.right - box.left > 500, "it fills its room")
        let (dots, letters) = (24, 100)
        let (left, right) = (
            box.left..<box.left + (isFromRight ? dots : letters),
            box.right - (isFromRight ? letters : dots)..<box.right
        )
        #expect(inkHeight(canvas, isFromRight ? left : right) < 12)
        #expect(inkHeight(canvas, isFromRight ? right : left) > 20)
    }

    @Test(arguments: ["日本語", "한국어", "Ελληνικά", "Русский", "עברית", "العربية"])
    func `letters that the first font lacks come from another`(word: String) throws {
        // A letter that no font has is a box: the same for all, and none of these is made of equal ones.
        let canvas = try paint(word)
        let missing = try paint(String(repeating: "\u{10FFFD}", count: word.count))
        #expect(ink(canvas).right - ink(canvas).left > 60)
        #expect(canvas.all != missing.all)
    }

    @Test func `letters that no font has are named, each once`() {
        let text = TextSetter()
        func missing(_ title: String) -> [Unicode.Scalar] {
            text.missingLetters(of: Caption(title, size: 25))
        }
        #expect(missing("One, 柯尼塞格") == [])
        #expect(missing("") == [])
        #expect(missing("a\u{10FFFD}b\u{10FFFC}\u{10FFFD}") == ["\u{10FFFD}", "\u{10FFFC}"])
    }

    @Test func `letters with colours of their own keep them, stand in their line, and fade with it`() throws {
        // Where apt has a font for them.
        guard TextSetter().missingLetters(of: Caption("😀", size: 25)).isEmpty else { return }
        func paint(_ title: String, colour: Colour = .white, opacity: Double = 1) throws -> Canvas {
            let painter = Painter(
                content: { _ in .text(Caption(title, size: 25, colour: colour)) },
                background: .colour(.black),
                scale: 2)
            let canvas = try Canvas(screen, scale: 2)
            let box = Box(x: 0, y: 0, width: 300, height: 60)
            try painter.paint(
                StageLayout(screen: screen, [Layer(.rowTitle, box, opacity: opacity)]), into: canvas)
            return canvas
        }
        /// The pixels that are yellow: much more red than blue.
        func yellow(_ canvas: Canvas, above least: Int = 100) -> [Int] {
            canvas.all.indices.filter {
                let parts = parts(canvas.all[$0])
                return parts[0] > least && parts[0] > 2 * parts[2]
            }
        }
        let bright = try paint("AA 😀 BB")
        let places = yellow(bright)
        #expect(places.count > 800)
        // In the middle of the line, and the letters on both its sides as they are without it.
        let columns = places.map { $0 % bright.width }
        #expect(abs((columns.min()! + columns.max()!) / 2 - 300) < 12)
        let box = ink(bright)
        #expect(box.right - box.left > columns.max()! - columns.min()! + 120)
        // The colour of the others is none of its business.
        #expect(
            abs(yellow(try paint("AA 😀 BB", colour: Colour(red: 0, green: 0, blue: 1))).count - places.count)
                < 9)
        let faint = try paint("AA 😀 BB", opacity: 0.5)
        for place in places.prefix(400) {
            for part in 0..<3 {
                #expect(abs(parts(faint.all[place])[part] - parts(bright.all[place])[part] / 2) <= 2)
            }
        }
    }

    @Test func smallTextKeepsAllItsLetters() throws {
        // cairo drops letters that lie more than ten times their size beyond the surface they are set for.
        let box = ink(try paint(String(repeating: "H", count: 34), size: 11))
        #expect(box.right - box.left > 500)
        #expect(abs(Double(box.left + box.right) / 2 - 300) <= 3)
    }

    @Test func levelTextIsSharp() throws {
        // The foot of an E is a whole bright row: no row between black and white lies beneath it.
        let canvas = try paint("EEE", scale: 1)
        let box = ink(canvas)
        let below = (box.left..<box.right).map { parts(canvas[$0, box.bottom])[0] }.max()!
        #expect(below < 30)
    }

    @Test func textMovesByFractionsOfAPixel() throws {
        let rows = try (0...4).map { step in
            let canvas = try paint("E", at: Double(step) / 4, scale: 1)
            var (sum, moment) = (0.0, 0.0)
            for y in 0..<60 {
                for x in 0..<300 {
                    let value = Double(parts(canvas[x, y])[0])
                    sum += value
                    moment += value * Double(y)
                }
            }
            return moment / sum
        }
        for (a, b) in zip(rows, rows.dropFirst()) { #expect(abs(b - a - 0.25) < 0.02) }
    }
}
#endif
