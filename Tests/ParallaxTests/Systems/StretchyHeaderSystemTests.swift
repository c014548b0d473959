import Foundation
import Parallax
import Testing

@Suite struct StretchyHeaderSystemTests {
    private func oracle(
        _ screen: Dimensions, _ t: Double, edge: Header.Edge, inset: Double, bar: Bool
    ) -> Oracle {
        var oracle = Oracle(screen: screen)
        let width = screen.width
        let top = edge == .screen ? 0 : inset
        let height = edge == .screen ? 300 + inset : 300
        if t < 0 {
            let scale = (height - t) / height
            let box = Box(
                x: width / 2 - width / 2 * scale, y: top, width: width * scale, height: height * scale)
            oracle.list(LayerHandle(.headerPicture), box.quad)
        } else {
            let gone = min(t, height)
            oracle.list(
                LayerHandle(.headerPicture), Box(x: 0, y: top - gone / 2, width: width, height: height).quad,
                opacity: 1 - gone / height)
        }
        for index in 0..<30 {
            oracle.listRow(
                index, top: inset + 300 + 60 * Double(index) - t, height: 60, bands: [(.rowTitle, 20, 20)])
        }
        if bar {
            let opacity = t < 0 ? 0 : t > height ? 1 : 1 - pow(abs((height - t) / height), 3)
            oracle.list(
                LayerHandle(.bar), Box(x: 0, y: 0, width: width, height: 44 + inset).quad, opacity: opacity)
        }
        return oracle
    }

    @Test(arguments: SystemStages.sizes, [0, 44, 59])
    func `every number is the design's, for both edges, with and without a bar`(
        size: Dimensions, inset: Double
    ) {
        for edge in Header.Edge.allCases {
            for bar in [false, true] {
                var stage = SystemStages.stretchyHeader(size, edge: edge, inset: inset, bar: bar)
                for travel in SystemStages.travels(in: stage) + [150, 299, 300, 301, 300 + inset] {
                    let expected = oracle(size, travel, edge: edge, inset: inset, bar: bar)
                    let situation = "\(size) at \(travel), edge \(edge), inset \(inset)"
                    stage.direction = .leftToRight
                    expect(stage.layout(at: travel), matches: expected, situation)
                    stage.direction = .rightToLeft
                    expect(stage.layout(at: travel), matches: expected.mirrored(), "\(situation), mirrored")
                }
            }
        }
    }

    @Test func `a pulled picture ends exactly where the first row begins`() throws {
        for edge in Header.Edge.allCases {
            let stage = SystemStages.stretchyHeader(SystemStages.sizes[0], edge: edge, inset: 59)
            for travel in stride(from: -844, through: 0, by: 0.5) {
                let layers = stage.layout(at: travel).layers
                let header = try #require(layers.first { $0.handle.kind == .headerPicture })
                guard let row = layers.first(where: { $0.handle == LayerHandle(.row, 0) }) else { continue }
                #expect((header.quad.bottomLeft.y - row.quad.topLeft.y).magnitude < 1e-9)
            }
        }
    }
}
