#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Suite struct PerspectiveTests {
    let screen = Dimensions(width: 200, height: 160)
    let box = Box(x: 0, y: 0, width: 160, height: 120)
    let quad = Quad(Vector(24.3, 17.8), Vector(171.6, 41.2), Vector(180.4, 129.5), Vector(12.7, 148.1))

    @Test func aHomographyTakesCornersToCorners() throws {
        let map = try #require(Homography(from: box.size, to: quad))
        let back = map.inverse
        for (from, to) in zip(corners(box.quad), corners(quad)) {
            let mapped = map.map(from)
            #expect(abs(mapped.x - to.x) < 1e-9 && abs(mapped.y - to.y) < 1e-9)
            let returned = back.map(to)
            #expect(abs(returned.x - from.x) < 1e-9 && abs(returned.y - from.y) < 1e-9)
        }
    }

    @Test func whatLiesBehindTheViewerHasNoMap() {
        let folded = Quad(Vector(0, 0), Vector(10, 10), Vector(10, 0), Vector(0, 10))
        #expect(Homography(from: box.size, to: folded) == nil)
        #expect(Homography(from: box.size, to: .zero) == nil)
        #expect(Homography(from: .zero, to: quad) == nil)
    }

    /// A row of black and white squares, seen in perspective: each corner of a square is where the map says.
    @Test(arguments: [1.0, 2.0]) func aCheckerboardKeepsItsCorners(scale: Double) throws {
        let pictures = try TestPictures()
        let file = try pictures.write("checks.png", width: 160, height: 120) { x, y in
            (x / 20 + y / 20) % 2 == 0 ? 0xFFFFFF : 0
        }
        let painter = Painter(
            content: { $0.kind == .row ? .empty : .picture(Picture(file: file)) },
            background: .colour(Colour(red: 1, green: 0, blue: 0)), scale: scale)
        let canvas = try Canvas(screen, scale: scale)
        let layout = StageLayout(
            screen: screen,
            [Layer(.row, box, quad: quad), Layer(.rowPicture, box, quad: quad, clip: quad, depth: 1)])
        try painter.paint(layout, into: canvas)

        // The middle of each square has its colour, and so has a place a pixel and a half from each corner of it.
        let map = try #require(Homography(from: box.size, to: quad))
        for row in 0..<6 {
            for column in 0..<8 {
                let expected: UInt32 = (row + column) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
                for (dx, dy) in [(10.0, 10.0), (2, 2), (18, 2), (18, 18), (2, 18)] {
                    let point = map.map(Vector(Double(column) * 20 + dx, Double(row) * 20 + dy))
                    let pixel = canvas[Int(point.x * scale), Int(point.y * scale)]
                    #expect(distance(pixel, expected) < 100, "square \(column), \(row) at \(dx), \(dy)")
                }
            }
        }
        // The covered area is the quad's, to a twentieth of a pixel along its edge: so the edges are in place.
        let covered = canvas.all.reduce(0.0) { sum, pixel in
            let (red, green) = (parts(pixel)[0], parts(pixel)[1])
            return sum + (red > green ? 1 - Double(red - green) / 255 : 1)
        }
        let whites = area(quad) * scale * scale
        #expect(abs(covered - whites) < whites * 0.02)
        for corner in corners(quad) {
            let inward = (Vector(96, 85) - corner) * (1 / 90.0)
            let inside = corner + inward * 1.5
            let outside = corner - inward * 1.0
            #expect(distance(canvas[Int(inside.x * scale), Int(inside.y * scale)], 0xFFFF_0000) > 20)
            #expect(canvas[Int(outside.x * scale), Int(outside.y * scale)] == 0xFFFF_0000)
        }
    }

    /// Edges of a white layer cross the half between background and white within half a pixel of the quad.
    @Test func edgesLieOnTheQuad() throws {
        let painter = Painter(content: { _ in .fill(.colour(.white)) }, background: .colour(.black))
        let canvas = try Canvas(screen)
        try painter.paint(StageLayout(screen: screen, [Layer(.free, box, quad: quad)]), into: canvas)
        for x in stride(from: 40, to: 160, by: 7) {
            let column = (0..<160).map { Double(parts(canvas[x, $0])[0]) / 255 }
            let height = column.reduce(0, +)
            let at = Double(x) + 0.5
            let top = 17.8 + (at - 24.3) / (171.6 - 24.3) * (41.2 - 17.8)
            let bottom = 148.1 + (at - 12.7) / (180.4 - 12.7) * (129.5 - 148.1)
            #expect(abs(height - (bottom - top)) < 0.1)
            let upper = Double(80) - column[0..<80].reduce(0, +)
            #expect(abs(upper - top) < 0.1)
        }
    }

    private func corners(_ quad: Quad) -> [Vector] {
        [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
    }

    private func area(_ quad: Quad) -> Double {
        let points = corners(quad)
        var sum = 0.0
        for index in 0..<4 {
            let (a, b) = (points[index], points[(index + 1) % 4])
            sum += a.x * b.y - b.x * a.y
        }
        return abs(sum) / 2
    }
}
#endif
