import Parallax
import Testing

/// Law 5: the container's place changes nothing inside it, and a mirror changes x alone.
@Suite struct MirrorTests {
    private func expectSame(_ a: Quad?, _ b: Quad?, movedBy displacement: Vector, _ situation: String) {
        func moved(_ point: Vector) -> Vector { point + displacement }
        let expected = a.map {
            Quad(moved($0.topLeft), moved($0.topRight), moved($0.bottomRight), moved($0.bottomLeft))
        }
        let bounds = expected?.bounds ?? .zero
        let size = max(1, bounds.x.magnitude, bounds.y.magnitude, bounds.width, bounds.height)
        #expect(difference(b, expected) < 1e-9 * size, "\(situation)")
    }

    @Test func `moving the viewport moves every layer as far, and changes nothing else`() {
        var samples = Samples(seed: 51)
        for _ in 0..<300 {
            let stage = samples.stage()
            var moved = stage
            let displacement = Vector(64, -32)
            moved.viewport = stage.viewport.moved(by: displacement)
            let onScreen = Vector(stage.direction == .leftToRight ? 64 : -64, -32)
            let (travel, ages) = (samples.double(-500...3000), samples.ages())
            let (first, second) = (stage.layout(at: travel, ages: ages), moved.layout(at: travel, ages: ages))
            #expect(first.layers.map(\.handle) == second.layers.map(\.handle))
            for (a, b) in zip(first.layers, second.layers) {
                expectSame(a.quad, b.quad, movedBy: onScreen, "\(a.handle)")
                expectSame(a.clip, b.clip, movedBy: onScreen, "\(a.handle)")
                #expect((a.opacity, a.blur, a.depth, a.size) == (b.opacity, b.blur, b.depth, b.size))
                #expect(a.shadow == b.shadow)
            }
        }
    }

    @Test func `a corner behind the viewer's eye moves with the container too`() {
        var places: [Quad] = []
        for x in [0.0, 512] {
            var stage = Stage(screen: Dimensions(width: 2000, height: 1000))
            let effect = Effect(axis: Vector3(0, 1, 0), eyeDistance: 20) {
                Track(.rotation, over: .travel, .constant(1))
            }
            stage.viewport = Box(x: x, y: 0, width: 400, height: 800)
            stage.layers = [FreeLayer(Box(x: 100, y: 100, width: 200, height: 300), effect: effect)]
            places += stage.layout(at: 0).layers.map(\.quad)
        }
        #expect(places.count == 2)
        if places.count == 2 { expectSame(places[0], places[1], movedBy: Vector(512, 0), "behind the eye") }
    }

    @Test func `moving item and viewport together changes no pose`() {
        var samples = Samples(seed: 52)
        for _ in 0..<500 {
            let effect = samples.effect()
            // Halves, so that nothing is rounded.
            let start = Double(samples.whole(-2000...2000)) / 2
            let moved = Double(samples.whole(-2000...2000)) / 2
            let pose = effect.pose(item: start..<start + 250, viewport: 0..<844)
            #expect(
                pose == effect.pose(item: start + moved..<start + moved + 250, viewport: moved..<moved + 844))
        }
    }

    @Test func `right to left is left to right in the mirror, bit for bit`() {
        var samples = Samples(seed: 53)
        for _ in 0..<300 {
            var stage = samples.stage()
            let (travel, ages) = (samples.double(-500...3000), samples.ages())
            stage.direction = .leftToRight
            let straight = stage.layout(at: travel, ages: ages)
            stage.direction = .rightToLeft
            let mirrored = stage.layout(at: travel, ages: ages)
            let width = stage.screen.width
            #expect(mirrored.viewport.x == width - straight.viewport.maxX)
            var expected = straight.layers
            for index in expected.indices {
                expected[index].quad = straight.layers[index].quad.mirrored(inWidth: width)
                expected[index].clip = straight.layers[index].clip?.mirrored(inWidth: width)
                expected[index].shadow?.x.negate()
            }
            #expect(mirrored.layers == expected)
        }
    }

    @Test func `a mirrored pose on a mirrored box is the mirrored quad`() {
        var samples = Samples(seed: 54)
        for _ in 0..<1000 {
            let effect = samples.effect(1...5)
            let pose = effect.pose(at: samples.cue())
            let box = Box(
                x: samples.double(0...300), y: samples.double(0...300), width: samples.double(1...300),
                height: samples.double(1...300))
            let width = 390.0
            let mirror = Box(x: width - box.maxX, y: box.y, width: box.width, height: box.height)
            let (place, mirrored) = (NaiveMatrix(pose, in: box), NaiveMatrix(pose.mirrored, in: mirror))
            for corner in [Vector(box.x, box.y), Vector(box.maxX, box.maxY)] {
                let (a, b) = (place(corner), mirrored(Vector(width - corner.x, corner.y)))
                guard a.x.isFinite, a.y.isFinite else { continue }
                let size = max(1, a.x.magnitude, a.y.magnitude)
                #expect((width - a.x - b.x).magnitude < 1e-6 * size && (a.y - b.y).magnitude < 1e-6 * size)
            }
            #expect(pose.mirrored.shadowX == -pose.shadowX)
            var twice = pose.mirrored.mirrored
            #expect((twice.anchor.x - pose.anchor.x).magnitude < 1e-15)
            twice.anchor.x = pose.anchor.x
            #expect(twice == pose)
        }
    }
}
