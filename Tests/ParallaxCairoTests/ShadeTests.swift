#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// The shade behind a line of text.
@Suite struct ShadeTests {
    private func paint(shade: Double) throws -> Canvas {
        let screen = Dimensions(width: 390, height: 200)
        let painter = Painter(
            content: { _ in .text(Caption("HHHHHH", size: 25, isBold: true, shade: shade)) },
            background: .colour(.white), scale: 1)
        let canvas = try Canvas(screen, scale: 1)
        try painter.paint(
            StageLayout(screen: screen, [Layer(.rowTitle, Box(x: 0, y: 77.5, width: 390, height: 45))]),
            into: canvas)
        return canvas
    }

    /// The column of red parts at a place across.
    private func column(_ canvas: Canvas, x: Int) -> [Int] {
        (0..<canvas.height).map { Int(parts(canvas[x, $0])[0]) }
    }

    @Test func `it is as dark as it says where letters are, fades out evenly, and ends within its reach`()
        throws
    {
        let canvas = try paint(shade: 0.5)
        // Between the line's end and the picture's edge there are no letters: the darkest place is level with the line.
        let beside = column(canvas, x: 195 + 75)
        let darkest = beside.indices.filter { beside[$0] == beside.min()! }
        #expect(abs(darkest.reduce(0, +) / darkest.count - 100) <= 2)
        // Downwards it never gets darker again.
        for (upper, lower) in zip(beside[106...], beside[107...]) { #expect(lower >= upper) }
        #expect(beside[0] == 255 && beside[199] == 255)
        // Above the letters' middle, within the core, it is black of half opacity on white.
        let middle = column(canvas, x: 195)
        #expect(middle.contains { abs($0 - 127) <= 2 })
        #expect(middle.min()! >= 125)
    }

    @Test func `without one nothing is darkened`() throws {
        let canvas = try paint(shade: 0)
        for x in stride(from: 0, to: 390, by: 3) { #expect(column(canvas, x: x).allSatisfy { $0 == 255 }) }
    }

    @Test func `white letters on a shade of 0.56 can be read over white`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: folder) }
        let white = try Canvas(Dimensions(width: 64, height: 64), scale: 1)
        try Painter(content: { _ in .empty }, background: .colour(.white), scale: 1)
            .paint(StageLayout(screen: Dimensions(width: 64, height: 64), []), into: white)
        try white.png().write(to: folder)
        func contrast(_ shade: Double) throws -> Double {
            try CaptionReview().contrast(
                of: Caption("a", size: 14, shade: shade), over: Picture(file: folder),
                size: Dimensions(width: 64, height: 64), part: Box(x: 10, y: 10, width: 40, height: 14))
        }
        #expect(abs(try contrast(0) - 1) < 0.01)
        #expect(try contrast(0.56) > 4.5)
        #expect(try contrast(0.44) > 3)
    }
}
#endif
