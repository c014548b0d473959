#if canImport(Glibc)
import CountedMemory
import Parallax
import Testing

/// Law 8: once warm, evaluation and layout take no memory. Counted at `malloc` itself, on the test's own thread. Without
/// optimisation the compiler's own helpers take memory, so this is a test of release builds.
@Suite(.disabled(if: isUnoptimised, "memory is counted in release builds"))
struct AllocationTests {
    private func requests(_ work: () -> Void) -> Int {
        work()
        let before = counted_memory_requests()
        work()
        return counted_memory_requests() - before
    }

    @Test func `the counter counts`() {
        #expect(requests { _ = [Double](unsafeUninitializedCapacity: 100) { _, count in count = 0 } } > 0)
    }

    @Test func `evaluating an effect takes no memory`() {
        let effects = [
            Effect.drift(speed: 0.8), .drift(.fit), .stretchyHeader(), .turn(),
            .rise().adding(.enteringShadow()),
            Effect {
                Track(.opacity, over: .phase, .smooth(through: [(-1, 0), (0, 1), (1, 0)]))
                Track(.scale, over: .phase, .sampling(-1...1, tolerance: 0.001) { 1 + $0 * $0 })
                Track(.rotation, over: .travel(per: .item), .linear(from: (0, 0), to: (1, 1)), beyond: .cycle)
            },
        ]
        let cues = (0..<100).map { index in
            let start = Double(index) * 40 - 1000
            return Cue(item: start..<start + 250, viewport: 0..<844, travel: start, age: 0.3)
        }
        var poses = [Pose](repeating: .identity, count: cues.count)
        for effect in effects {
            for policy in MotionPolicy.allCases {
                let count = requests {
                    cues.withUnsafeBufferPointer { cues in
                        poses.withUnsafeMutableBufferPointer {
                            effect.evaluate(at: cues, policy: policy, into: $0)
                        }
                    }
                    effect.evaluate(at: cues[30], policy: policy, into: &poses[0])
                }
                #expect(count == 0)
            }
        }
    }

    @Test func `laying out a stage again takes no memory`() {
        var stages = SystemStages.all(SystemStages.sizes[0])
        stages.append(SystemStages.showroom(SystemStages.sizes[0], entrance: .turn()))
        var moved = SystemStages.captions(SystemStages.sizes[0])
        moved.rows.heights = RowHeights(count: 100_000) { Double($0) * 200 }
        moved.rows.effect = Effect { Track(.translation, over: .phase, .constant(-150)) }
        stages.append(moved)
        for var stage in stages {
            for direction in [ReadingDirection.leftToRight, .rightToLeft] {
                stage.direction = direction
                var layout = StageLayout()
                let count = requests {
                    for travel in [0.0, 300, 1000, -200, 500] {
                        stage.layout(at: travel, ages: .all(0.2), into: &layout)
                    }
                }
                #expect(count == 0)
            }
        }
    }
}
#endif
