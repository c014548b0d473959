import Parallax
import Testing

@Suite struct WindowAndCaptionsTests {
    @Test(arguments: SystemStages.sizes)
    func `a window's picture stands where the constraints put it`(size: Dimensions) throws {
        var stage = SystemStages.window(size)
        for travel in SystemStages.travels(in: stage) {
            var oracle = Oracle(screen: size)
            for index in 0..<10 {
                let top = Double(index) * 200 - travel
                let f = min(max((top + 200) / (size.height + 200), 0), 1)
                // The upper and the lower constraint, k = 20.
                let (upper, lower) = (top - (1 - f) * 40, top + 240 - (1 - f) * 40)
                oracle.listRow(index, top: top, height: 200, picture: (upper, lower - upper))
            }
            stage.direction = .leftToRight
            expect(stage.layout(at: travel), matches: oracle, "\(size) at \(travel)")
            stage.direction = .rightToLeft
            expect(stage.layout(at: travel), matches: oracle.mirrored(), "\(size) at \(travel), mirrored")
        }
    }

    @Test func `a window's picture enters flush at the top and leaves flush at the bottom`() throws {
        let stage = SystemStages.window(SystemStages.sizes[0])
        // Row 5 rests in 1000..<1200.
        func edges(_ travel: Double) throws -> (row: Quad, picture: Quad) {
            let layers = stage.layout(at: travel).layers
            let row = try #require(layers.first { $0.handle == LayerHandle(.row, 5) })
            let picture = try #require(layers.first { $0.handle == LayerHandle(.rowPicture, 5) })
            return (row.quad, picture.quad)
        }
        let entering = try edges(1000 - 844 + 1e-7)
        #expect((entering.picture.topLeft.y - entering.row.topLeft.y).magnitude < 1e-6)
        let leaving = try edges(1200 - 1e-7)
        #expect((leaving.picture.bottomLeft.y - leaving.row.bottomLeft.y).magnitude < 1e-6)
    }

    @Test(arguments: SystemStages.sizes)
    func `captions stand where the design puts them`(size: Dimensions) {
        var stage = SystemStages.captions(size)
        for travel in SystemStages.travels(in: stage) {
            var oracle = Oracle(screen: size)
            for index in 0..<10 {
                let top = Double(index) * 200 - travel
                let d = top + 100 - size.height / 2
                oracle.listRow(
                    index, top: top, height: 200,
                    picture: (top + 100 - 200 - (2 * d / size.height) * 100, 400),
                    bands: [(.rowTitle, 70, 30), (.rowSubtitle, 130, 30)])
            }
            stage.direction = .leftToRight
            expect(stage.layout(at: travel), matches: oracle, "\(size) at \(travel)")
            stage.direction = .rightToLeft
            expect(stage.layout(at: travel), matches: oracle.mirrored(), "\(size) at \(travel), mirrored")
        }
    }
}
