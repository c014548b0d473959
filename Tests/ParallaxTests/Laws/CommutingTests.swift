import Parallax
import Testing

/// Law 7: setters commute and are idempotent, and tracks have no order.
@Suite struct CommutingTests {
    @Test func `a stage's properties may be set in any order, and twice`() {
        var samples = Samples(seed: 71)
        let setters: [(inout Stage) -> Void] = [
            { $0.viewport = Box(x: 20, y: 30, width: 350, height: 700) },
            { $0.insets = Insets(top: 47, bottom: 34) },
            { $0.direction = .rightToLeft },
            { $0.policy = .reduced },
            { $0.rows.heights = RowHeights([100, 200, 0, 300, 150, 400]) },
            { $0.rows.picture = PicturePart(length: Extent(ofItem: 1.4), effect: .drift(.fit)) },
            { $0.rows.title = .centred(height: 40) },
            { $0.rows.effect = Effect { Track(.opacity, over: .phase, .linear(from: (0, 1), to: (1, 0))) } },
            { $0.rows.entrance = .rise() },
            { $0.header = Header(height: 200) },
            { $0.bar = Bar(height: 50) },
            { $0.pages = Pages(count: 2, effect: .pageFade) },
            { $0.layers = [FreeLayer(Box(x: 5, y: 6, width: 70, height: 80))] },
        ]
        func stage(_ order: [Int]) -> Stage {
            var stage = Stage(screen: Dimensions(width: 390, height: 844))
            for index in order { setters[index](&stage) }
            return stage
        }
        let expected = stage(Array(setters.indices))
        for _ in 0..<60 {
            var order = Array(setters.indices) + [samples.whole(0...12), samples.whole(0...12)]
            order.shuffle(using: &samples.generator)
            let shuffled = stage(order)
            for travel in [-100.0, 0, 240, 700] {
                #expect(
                    shuffled.layout(at: travel, ages: .all(0.2))
                        == expected.layout(at: travel, ages: .all(0.2)))
            }
            #expect(shuffled.travelRange == expected.travelRange)
        }
    }

    @Test func `an effect's anchor, axis and eye may be set in any order`() {
        var (first, second) = (Effect.rise(), Effect.rise())
        first.anchor = Vector(0, 1)
        first.axis = Vector3(1, 0, 0)
        first.perspective = 0.001
        second.perspective = 0.001
        second.axis = Vector3(1, 0, 0)
        second.anchor = Vector(0, 1)
        #expect(first == second)
    }

    @Test func `tracks in any order give the same pose`() {
        var samples = Samples(seed: 72)
        for _ in 0..<500 {
            let tracks = samples.tracks(2...6)
            let cue = samples.cue()
            let policy = samples.any(of: MotionPolicy.allCases)
            let pose = Effect(tracks).pose(at: cue, policy: policy)
            let other = Effect(tracks.shuffled(using: &samples.generator)).pose(at: cue, policy: policy)
            #expect(largestDifference(pose, other) < 1e-12)
        }
    }

    @Test func `effects put together either way, or of all tracks at once, are the same`() {
        var samples = Samples(seed: 73)
        for _ in 0..<200 {
            let (a, b, cue) = (samples.tracks(1...3), samples.tracks(1...3), samples.cue())
            let sum = Effect(a).adding(Effect(b))
            #expect(sum == Effect(a + b))
            #expect(largestDifference(sum.pose(at: cue), Effect(b).adding(Effect(a)).pose(at: cue)) < 1e-12)
            #expect(sum.tracks == a + b)
            #expect(sum.adding(.none) == sum && Effect.none.adding(sum) == sum)
        }
    }
}

/// The largest difference of two poses' parts, as a part of the greater one where that is more than 1.
func largestDifference(_ a: Pose, _ b: Pose) -> Double {
    zip(a.parts, b.parts).map { ($0 - $1).magnitude / max(1, $0.magnitude, $1.magnitude) }.max() ?? 0
}

extension Pose {
    /// The parts that tracks write.
    var parts: [Double] {
        [
            scaleX, scaleY, rotation, translationX, translationY, translationZ, opacity, shadowOpacity,
            shadowRadius,
            shadowX, shadowY, blur,
        ]
    }
}
