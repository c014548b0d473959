#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

@Test func equalLayoutsGiveEqualBytesOnAnyThread() async throws {
    let pictures = try TestPictures()
    let file = try pictures.write("noise.png", width: 80, height: 60) { x, y in
        UInt32(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) &* 2_654_435_761) & 0xFFFFFF
    }
    let screen = Dimensions(width: 120, height: 100)
    let row = Box(x: 0, y: 10.3, width: 120, height: 60)
    let quad = Quad(Vector(8, 12.5), Vector(110, 22), Vector(116, 80), Vector(3, 70))
    let map = try #require(Homography(from: row.size, to: quad))
    let title = Box(x: 10, y: 15, width: 100, height: 30)
    let layers = [
        Layer(.headerPicture, Box(x: 0, y: 0, width: 120, height: 50), blur: 2),
        Layer(.row, row, quad: quad, opacity: 0.8, shadow: Shadow(x: 3, y: 3, radius: 2, opacity: 0.5)),
        Layer(.rowPicture, row, quad: quad, clip: quad, depth: 1),
        Layer(.rowTitle, title, quad: map.map(title.quad), clip: quad, depth: 1),
    ]
    let layout = StageLayout(screen: screen, layers)
    let painter = Painter(
        content: { handle in
            switch handle.kind {
            case .row: .empty
            case .rowTitle: .text(Caption("柯尼塞格 One", size: 16, isBold: true))
            default: .picture(Picture(file: file))
            }
        }, scale: 2)
    let files = try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<8 {
            group.addTask {
                let canvas = try Canvas(screen, scale: 2)
                try painter.paint(layout, into: canvas)
                return try canvas.png()
            }
        }
        return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(files).count == 1)
}
#endif
