import Parallax
import Testing

@Suite struct ShowroomTests {
    /// The formulas of the design's showroom. `e` is the eased age, 1 where entrances are over.
    private func oracle(
        _ stage: Stage, _ travel: Double, e: Double = 1, turns: Bool = false, shadow: Bool = false
    ) -> Oracle {
        let screen = stage.screen
        let height = screen.height
        var oracle = Oracle(screen: screen)
        let pictureLength = max(height / 2, 250)
        for index in 0..<10 {
            let top = Double(index) * 250 - travel
            // Ages are for rows in view alone.
            let e = top < height && top + 250 > 0 ? e : 1
            let centre = Vector(screen.width / 2, top + 125)
            let d = centre.y - height / 2
            let translation = -(2 * d / height) * (pictureLength - 250) / 2
            let scale = 0.9 + 0.1 * e
            let turn =
                NaiveMatrix.perspective(m34: -1.0 / 600)
                * .rotation(.pi / 4 * (1 - e), about: Vector3(0, 0.7, 0.4)) * .scale(scale, scale)
            oracle.listRow(
                index, top: top, height: 250,
                picture: (centre.y - pictureLength / 2 + translation, pictureLength),
                bands: [(.rowTitle, 102.5, 45), (.rowLine, 249, 1)], opacity: e,
                shadow: shadow ? Shadow(x: 10 * (1 - e), y: 10 * (1 - e), radius: 3, opacity: 0.5) : nil
            ) { point in
                if turns { return centre + turn(point - centre) }
                return centre + (point - centre) * scale + Vector(0, 50 * (1 - e))
            }
        }
        return oracle
    }

    @Test(arguments: SystemStages.sizes)
    func `every number is the design's at rest, in between and past both ends`(size: Dimensions) {
        var stage = SystemStages.showroom(size)
        for travel in SystemStages.travels(in: stage) {
            let expected = oracle(stage, travel)
            stage.direction = .leftToRight
            expect(stage.layout(at: travel), matches: expected, "\(size) at \(travel)")
            stage.direction = .rightToLeft
            expect(stage.layout(at: travel), matches: expected.mirrored(), "\(size) at \(travel), mirrored")
        }
    }

    @Test(arguments: [0, 0.1, 0.3, 0.6])
    func `every number is the design's while rows enter, rising, with a shadow and turning`(age: Double) {
        let e = Oracle.easeInOut(age / 0.6)
        let shadow = Effect.rise().adding(.enteringShadow())
        for size in SystemStages.sizes {
            for mirrored in [false, true] {
                for (entrance, turns, casts) in [
                    (.rise(), false, false), (shadow, false, true), (Effect.turn(), true, false),
                ] {
                    var stage = SystemStages.showroom(size, entrance: entrance)
                    stage.direction = mirrored ? .rightToLeft : .leftToRight
                    for travel in SystemStages.travels(in: stage) {
                        let expected = oracle(stage, travel, e: e, turns: turns, shadow: casts)
                        expect(
                            stage.layout(at: travel, ages: .all(age)),
                            matches: mirrored ? expected.mirrored() : expected,
                            "\(size) at \(travel), age \(age), turns \(turns), mirrored \(mirrored)")
                    }
                }
            }
        }
    }

    @Test func `a turning row's corner begins where the original puts it`() throws {
        let stage = SystemStages.showroom(SystemStages.sizes[0], entrance: .turn())
        let row = try #require(stage.layout(at: 0, ages: .all(0)).layers.first)
        // The row rests in (0, 0, 390, 250): its centre is (195, 125).
        #expect((row.quad.topLeft.x - 195 - -100.263).magnitude < 5e-4)
        #expect((row.quad.topLeft.y - 125 - -196.615).magnitude < 5e-4)
    }

    @Test func `the speed that fits is one minus the spare picture over the viewport, after rotation too`() {
        for (size, speed) in [(SystemStages.sizes[0], 1 - 172.0 / 844), (SystemStages.sizes[2], 1)] {
            let stage = SystemStages.showroom(size)
            func top(_ travel: Double) -> Double? {
                stage.layout(at: travel).layers.first { $0.handle == LayerHandle(.rowPicture, 1) }?.quad
                    .topLeft.y
            }
            let moved = (top(60) ?? 0) - (top(160) ?? 0)
            #expect((moved - 100 * speed).magnitude < 1e-9)
        }
    }
}
