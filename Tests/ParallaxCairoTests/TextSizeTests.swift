#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// Text of every size, of absurd ones, too. What a font refuses, cairo remembers for the whole process.
@Suite struct TextSizeTests {
    static let sizes = [0.01, 0.7, 1, 25, 127, 128, 129, 250, 256, 400, 1_000, 20_000]
    static let absurd = [1e-300, 1e-12, 300, 1_000, 4_096, 65_536, 1e30, -1, -0.0, .infinity, .nan]

    /// Letters of a size in a box of twelve times that size by three, at 25 pixels to the size.
    private func paint(_ text: String, size: Double, scale: Double = 1) throws -> Canvas {
        let pixels = 25 / size
        let screen = Dimensions(width: 12 * size, height: 3 * size)
        let painter = Painter(
            content: { _ in .text(Caption(text, size: size, isBold: true)) },
            background: .colour(.black), scale: pixels)
        let canvas = try Canvas(screen, scale: pixels)
        let box = Box(x: 0, y: 0, width: screen.width, height: screen.height)
        let posed = Box(
            x: box.width * (1 - scale) / 2, y: box.height * (1 - scale) / 2, width: box.width * scale,
            height: box.height * scale)
        try painter.paint(
            StageLayout(screen: screen, [Layer(.rowTitle, box, quad: posed.quad)]), into: canvas)
        return canvas
    }

    private func unlike(_ a: Canvas, _ b: Canvas) -> Int {
        guard a.all.count == b.all.count else { return .max }
        return zip(a.all, b.all).map { abs(parts($0)[0] - parts($1)[0]) }.max() ?? 0
    }

    @Test(arguments: sizes) func `a title looks the same at every size`(size: Double) throws {
        let usual = try paint("Title 柯尼", size: 25)
        #expect(usual.all.filter { parts($0)[0] > 200 }.count > 500, "there are letters to compare")
        // Letters lie at eighths of a pixel.
        let difference = unlike(try paint("Title 柯尼", size: size), usual)
        #expect(difference <= 24)
    }

    @Test(arguments: absurd) func `letters of an absurd size are drawn or left out, and change no others`(
        size: Double
    ) throws {
        func usual() throws -> [[UInt32]] {
            // On new threads, whose fonts are looked up anew.
            try Crew(threads: 3).map(3) { index, _ in
                try paint("Fine 柯尼", size: 19 + Double(index)).all
            }
        }
        let before = try usual()
        let screen = Dimensions(width: 60, height: 40)
        for (text, shade) in [("Title 柯尼", 0.5), ("A 😀 <b>\u{202E}\u{0}", 0)] {
            let caption = Caption(text, size: size, isBold: true, shade: shade)
            for scale in shade > 0 ? [1] : [1, 8.0] {
                let painter = Painter(content: { _ in .text(caption) }, scale: scale)
                let canvas = try Canvas(screen, scale: scale)
                for width in shade > 0 ? [60] : [60, 1e9] {
                    let box = Box(x: 0, y: 0, width: width, height: 40)
                    try painter.paint(StageLayout(screen: screen, [Layer(.rowTitle, box)]), into: canvas)
                }
            }
        }
        #expect(try usual() == before)
    }

    @Test func `letters that a pose makes absurdly large or small change no others`() throws {
        let before = try paint("Fine 😀", size: 23).all
        for scale in [1e-9, 1e-3, 0.3, 40, 1e4, 1e8] {
            _ = try paint("A 😀 b", size: 23, scale: scale)
            _ = try paint("A b", size: 23, scale: scale)
        }
        let after = try Crew(threads: 3).map(3) { _, _ in try paint("Fine 😀", size: 23).all }
        #expect(after.allSatisfy { $0 == before })
    }
}
#endif
