#if Painter
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct FilmStripTests {
    let screen = Dimensions(width: 30, height: 50)
    let painter = Painter(
        content: { _ in .fill(.colour(Colour(red: 1, green: 0, blue: 0))) },
        background: .colour(.black), scale: 2)

    func panels(_ layouts: [StageLayout]) -> [Panel] { layouts.map { Panel(painter, $0) } }

    func layout(_ y: Double) -> StageLayout {
        StageLayout(screen: screen, [Layer(.free, Box(x: 5, y: y, width: 20, height: 10))])
    }

    @Test func eachScreenLooksAsItDoesAlone() throws {
        let layouts = [layout(0), layout(11.3), layout(40)]
        let strip = try FilmStrip(gap: 7.3, margin: 5, scale: 2).paint(panels(layouts))
        #expect(strip.width == 229)
        #expect(strip.height == 120)
        for (index, layout) in layouts.enumerated() {
            let alone = try Canvas(screen, scale: 2)
            try painter.paint(layout, into: alone)
            let left = Int((2 * (5 + Double(index) * 37.3)).rounded())
            for y in 0..<100 {
                for x in 0..<60 { #expect(strip[left + x, 10 + y] == alone[x, y]) }
            }
        }
        #expect(strip[0, 0] == 0xFFFF_FFFF && strip[strip.width - 1, strip.height - 1] == 0xFFFF_FFFF)
    }

    @Test func aFrameIsRoundAndLeavesTheMiddleAlone() throws {
        let frame = DeviceFrame(width: 3, cornerRadius: 8, colour: Colour(red: 0, green: 0, blue: 1))
        let strip = try FilmStrip(gap: 4, margin: 2, frame: frame, scale: 2)
            .paint(panels([layout(0), layout(0)]))
        #expect(strip.width == 2 * (2 + 36 + 4 + 36 + 2) && strip.height == 2 * (2 + 56 + 2))
        #expect(strip[4, 4] == 0xFFFF_FFFF)
        #expect(strip[5, 60] == 0xFF00_00FF)
        #expect(strip[11, 11] == 0xFF00_00FF)
        #expect(strip[2 * 20, 2 * 30] == 0xFF00_0000)
        #expect(strip[2 * 20, 2 * 10] == 0xFFFF_0000)
    }

    @Test func anEmptyStripIsRefused() {
        #expect(throws: Canvas.Failure.self) { try FilmStrip().paint([]) }
        #expect(throws: Canvas.Failure.self) { try ContactSheet().paint([]) }
    }

    @Test func aSheetIsAGridWithCaptions() throws {
        let pictures = try (0..<5).map { index in
            (picture: try Canvas(width: 40, height: 20) { _, _ in 0x0000FF }, caption: "柯 \(index)")
        }
        let sheet = try ContactSheet(columns: 2, gap: 10, captionSize: 10).paint(pictures)
        #expect(sheet.width == 10 + 2 * 50 && sheet.height == 10 + 3 * 50)
        #expect(sheet[10, 10] == 0xFF00_00FF && sheet[99, 29] == 0xFF00_00FF)
        #expect(sheet[9, 10] == 0xFFFF_FFFF && sheet[10, 30] == 0xFFFF_FFFF)
        // Dark letters stand below each picture, and none where a sixth would be.
        func dark(_ left: Int, _ top: Int) -> Int {
            (top..<(top + 20)).reduce(0) { sum, y in
                sum + (left..<(left + 40)).count { parts(sheet[$0, y])[0] < 100 }
            }
        }
        #expect(dark(10, 30) > 10 && dark(60, 80) > 10 && dark(10, 130) > 10)
        #expect(dark(60, 130) == 0)
    }
}
#endif
