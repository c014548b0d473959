import Parallax
import Testing

@Suite struct CurveFaults {
    // F7; S3: an ease that was 2 at 1.1, ∞ at 1.111 and no number beyond.
    @Test func `every easing is within its ends beyond −1 and 1 as well`() {
        for easing in [CubicBezier.linear, .ease, .easeIn, .easeOut, .easeInOut] {
            let curve = Curve.eased(easing, from: (-1, 0), to: (1, 1))
            for x in [-5.0, -1.111, -1.1, 1.1, 1.111, 1.112, 2, 1e300, .infinity] {
                #expect(curve.value(at: x) == (x < 0 ? 0 : 1))
            }
        }
    }

    // F16; S3: names the right way round.
    @Test func `ease-in starts slowly and ease-out ends slowly`() {
        #expect(CubicBezier.easeIn.value(at: 0.25) < 0.25 && CubicBezier.easeOut.value(at: 0.25) > 0.25)
        #expect(CubicBezier.easeIn.slope(at: 0) == 0 && CubicBezier.easeOut.slope(at: 1) == 0)
    }

    // F8; S25: ten halvings left a thousandth, a point in a thousand.
    @Test func `a timing curve keeps its digits over a thousand points`() {
        let eased = Curve.eased(.easeInOut, from: (0, 0), to: (1000, 1000))
        for travel in stride(from: 0.0, through: 1000, by: 7) {
            #expect((eased.value(at: travel) - 1000 * Oracle.easeInOut(travel / 1000)).magnitude < 1e-8)
        }
    }

    // F20; S4: scale ½, a quarter turn and 100 points to the right, added in any order: the layer's middle goes 100 right.
    @Test func `scale, turn and move are one pose whatever was added last`() throws {
        let tracks = [
            Track(.scale, over: .travel, .constant(0.5)), Track(.rotation, over: .travel, .constant(.pi / 2)),
            Track(.translationX, over: .travel, .constant(100)),
        ]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2]] {
            var stage = Stage(screen: Dimensions(width: 600, height: 600))
            let box = Box(x: 100, y: 100, width: 80, height: 40)
            stage.layers = [FreeLayer(box, effect: Effect(order.map { tracks[$0] }))]
            let quad = try #require(stage.layout(at: 0).layer(.free)?.quad)
            #expect(
                (quad.bounds.centre.x - 240).magnitude < 1e-12
                    && (quad.bounds.centre.y - 120).magnitude < 1e-12)
            #expect((quad.topLeft.x - 250).magnitude < 1e-12 && (quad.topLeft.y - 100).magnitude < 1e-12)
        }
    }

    // F8; S13: opacities of 1.5, −0.1 and −0.2, and scales below 0.
    @Test func `opacity stays within 0 and 1 and scale does not fall below 0`() {
        let effect = Effect {
            Track(.opacity, over: .pageDistance, .ray(at: 0, value: 1.5, slopeBefore: 1, slopeAfter: -1))
            Track(.scale, over: .pageDistance, .ray(at: 0, value: 1, slopeBefore: 1, slopeAfter: -1.0 / 7))
        }
        for (distance, opacity, scale) in [
            (0.0, 1.0, 1.0), (1.6, 0, 1 - 1.6 / 7), (3, 0, 4.0 / 7), (7, 0, 0), (9, 0, 0),
        ] {
            let pose = effect.pose(at: Cue(item: 0..<390, viewport: 0..<390, pageDistance: distance))
            #expect(pose.opacity == opacity && (pose.scaleX - scale).magnitude < 1e-12)
        }
        #expect(Effect.pageFade.pose(at: Cue(item: 0..<1, viewport: 0..<1, pageDistance: 3)).opacity == 0)
    }

    // F15; S13: 0.001 at 0.999, and then 1.
    @Test func `a fade that has reached 0 does not pop back`() {
        for distance in [0.999, 1, 1.0.nextUp, 1.001, 2, 50, -1, -1.5] {
            let opacity = Effect.pageFade.pose(at: Cue(item: 0..<1, viewport: 0..<1, pageDistance: distance))
                .opacity
            #expect(opacity <= 0.0011)
        }
    }

    // F16; S16: perspective has one sign, and a turn about y brings the right edge nearer or farther by it.
    @Test func `a turn about y brings one side nearer`() throws {
        var stage = Stage(screen: Dimensions(width: 400, height: 400))
        let turn = Effect(axis: Vector3(0, 1, 0), eyeDistance: 1000) {
            Track(.rotation, over: .travel, .constant(0.5))
        }
        stage.layers = [FreeLayer(Box(x: 100, y: 100, width: 200, height: 200), effect: turn)]
        let quad = try #require(stage.layout(at: 0).layer(.free)?.quad)
        // Positive about y, down the screen, takes x toward −z: away from the viewer.
        #expect(quad.bottomRight.y - quad.topRight.y < 200 && quad.bottomLeft.y - quad.topLeft.y > 200)
    }

    // F19; case 122: less motion is a rule of the engine.
    @Test func `with less motion nothing moves against its list, and fades stay`() {
        var stage = SystemStages.showroom(SystemStages.sizes[0])
        stage.policy = .reduced
        for layer in stage.layout(at: 333, ages: .all(0.2)).layers where layer.handle.kind == .rowPicture {
            #expect(layer.quad.bounds.centre == layer.clip?.bounds.centre)
            #expect(layer.opacity > 0 && layer.opacity < 1)
        }
    }
}
