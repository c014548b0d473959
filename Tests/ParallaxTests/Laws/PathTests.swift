import Parallax
import Testing

/// Law 2: a layout depends on nothing but stage, travel, ages and policy.
@Suite struct PathTests {
    @Test func `a layout that was used before shows what a fresh one shows`() {
        var samples = Samples(seed: 11)
        var used = StageLayout()
        for _ in 0..<300 {
            let stage = samples.stage()
            for _ in 0..<4 {
                let travel = samples.double(-900...6000)
                let ages = samples.ages()
                stage.layout(at: travel, ages: ages, into: &used)
                #expect(used == stage.layout(at: travel, ages: ages))
            }
        }
    }

    @Test func `travels in any order give the same layouts`() {
        var samples = Samples(seed: 12)
        for _ in 0..<20 {
            let stage = samples.stage()
            let travels = (0..<20).map { _ in samples.double(-500...5000) }
            let straight = travels.map { stage.layout(at: $0) }
            var layout = StageLayout()
            for index in travels.indices.shuffled(using: &samples.generator) {
                stage.layout(at: travels[index], into: &layout)
                #expect(layout == straight[index])
            }
        }
    }

    @Test func `a pose that was used before is complete`() {
        var samples = Samples(seed: 13)
        var used = Pose()
        for _ in 0..<2000 {
            let (effect, cue) = (samples.effect(), samples.cue())
            effect.evaluate(at: cue, into: &used)
            #expect(used == effect.pose(at: cue))
        }
    }

    @Test func `many layers at once have the poses that each has alone`() {
        var samples = Samples(seed: 14)
        for _ in 0..<40 {
            let effect = samples.effect(1...6)
            let policy = samples.any(of: MotionPolicy.allCases)
            let cues = (0..<samples.whole(1...200)).map { _ in samples.cue() }
            var poses = [Pose](repeating: .identity, count: cues.count)
            cues.withUnsafeBufferPointer { cues in
                poses.withUnsafeMutableBufferPointer { effect.evaluate(at: cues, policy: policy, into: $0) }
            }
            #expect(poses == cues.map { effect.pose(at: $0, policy: policy) })
        }
    }
}
