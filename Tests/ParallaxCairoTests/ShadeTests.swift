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

    @Test(arguments: [0.3, 0.56]) func `at the letters it is as dark as it says`(shade: Double) throws {
        let canvas = try paint(shade: shade)
        let wanted = 255 * (1 - shade)
        // White letters are lighter than their shade: what lies within a point and a half of them is seen beside them.
        var beside: [Int] = []
        for y in 2..<198 {
            for x in 2..<388 where (-2...2).contains(where: { parts(canvas[x + $0, y])[0] == 255 }) {
                let value = parts(canvas[x, y])[0]
                // Not the letters, nor their soft edges.
                let isEdge = (-1...1).contains { dx in
                    (-1...1).contains { parts(canvas[x + dx, y + $0])[0] == 255 }
                }
                if !isEdge, abs(y - 100) < 12 { beside.append(value) }
            }
        }
        #expect(beside.count > 50)
        for value in beside { #expect(abs(Double(value) - wanted) < 6) }
    }

    @Test func `a line's end is no edge: nothing gets darker or lighter by leaps`() throws {
        let canvas = try paint(shade: 0.56)
        // Beside the letters, the halo fades over the band; farther off there is the band alone, the same at any place across.
        let (far, edge) = (column(canvas, x: 385), column(canvas, x: 2))
        #expect(far == edge)
        #expect(abs(Double(far[100]) - 255 * (1 - 0.28)) < 3)
        // Downwards it never gets darker again, and it ends within its reach.
        for (upper, lower) in zip(far[115...], far[116...]) { #expect(lower >= upper) }
        // From row to row and from column to column no step is seen: at most five levels.
        for x in stride(from: 260, to: 388, by: 1) {
            for y in stride(from: 1, to: 199, by: 1) where parts(canvas[x, y])[0] < 250 {
                #expect(abs(parts(canvas[x, y])[0] - parts(canvas[x, y - 1])[0]) <= 9)
                #expect(abs(parts(canvas[x, y])[0] - parts(canvas[x - 1, y])[0]) <= 9)
            }
        }
    }

    @Test func `a line's shade does not darken the letters of another`() throws {
        let screen = Dimensions(width: 200, height: 100)
        let painter = Painter(
            content: { $0.kind == .row ? .empty : .text(Caption("HHHH", size: 20, isBold: true, shade: 0.5)) }
        )
        let canvas = try Canvas(screen)
        let row = Box(x: 0, y: 0, width: 200, height: 100)
        let layers = [
            Layer(.row, row),
            Layer(.rowTitle, Box(x: 0, y: 30, width: 200, height: 20), clip: row.quad, depth: 1),
            Layer(.rowSubtitle, Box(x: 0, y: 52, width: 200, height: 20), clip: row.quad, depth: 1),
        ]
        try painter.paint(StageLayout(screen: screen, layers), into: canvas)
        for line in [34..<46, 56..<68] {
            for y in line { #expect((0..<200).contains { parts(canvas[$0, y])[0] == 255 }, "row \(y)") }
        }
    }

    @Test(arguments: ["😀 One", ""]) func `words without outlines, or none at all, have one, too`(text: String)
        throws
    {
        let painter = Painter(
            content: { _ in .text(Caption(text, size: 25, isBold: true, shade: 0.5)) },
            background: .colour(.white))
        let canvas = try Canvas(Dimensions(width: 200, height: 100))
        try painter.paint(
            StageLayout(screen: canvas.size, [Layer(.rowTitle, Box(x: 0, y: 30, width: 200, height: 40))]),
            into: canvas)
        #expect(abs(parts(canvas[5, 50])[0] - 191) <= 2)
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
