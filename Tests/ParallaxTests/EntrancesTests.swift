import Parallax
import Testing

@Suite struct EntrancesTests {
    private func pose(_ effect: Effect, _ age: Double) -> Pose {
        effect.pose(at: Cue(item: 0..<250, viewport: 0..<844, age: age))
    }

    @Test func `a rise begins 50 points below at nine tenths of its size, and ends as the identity`() {
        let start = pose(.rise(), 0)
        #expect((start.translationY, start.scaleX, start.scaleY, start.opacity) == (50, 0.9, 0.9, 0))
        let half = pose(.rise(), 0.3)
        #expect((half.translationY - 25).magnitude < 1e-12 && (half.scaleX - 0.95).magnitude < 1e-12)
        #expect((half.opacity - 0.5).magnitude < 1e-12)
        for age in [0.6, 0.7, 1e9, .infinity] { #expect(pose(.rise(), age) == .identity) }
        #expect(pose(.rise(), -3) == start)
    }

    @Test func `parameters are what they say`() {
        let rise = Effect.rise(distance: -20, scale: 0.5, duration: 2, easing: .linear)
        let pose = pose(rise, 0.5)
        #expect((pose.translationY - -15).magnitude < 1e-12 && (pose.scaleX - 0.625).magnitude < 1e-12)
        #expect(rise.entranceDuration == 2)
        #expect(Effect.drift(speed: 0.5).entranceDuration == 0 && Effect.turn().entranceDuration == 0.6)
    }

    @Test func `a turn turns back from an eighth about its axis`() {
        let start = pose(.turn(), 0)
        #expect((start.rotation, start.scaleX, start.opacity) == (.pi / 4, 0.9, 0))
        #expect(
            start.perspective == 1.0 / 600 && start.axis == Vector3(0, 0.7, 0.4) && start.translationY == 0)
        #expect((pose(.turn(), 0.3).rotation - .pi / 8).magnitude < 1e-12)
    }

    @Test func `a shadow's offset shrinks, its opacity and radius stay`() {
        let (start, end) = (pose(.enteringShadow(), 0), pose(.enteringShadow(), 0.6))
        #expect((start.shadowX, start.shadowY, start.shadowRadius, start.shadowOpacity) == (10, 10, 3, 0.5))
        #expect((end.shadowX, end.shadowY, end.shadowRadius, end.shadowOpacity) == (0, 0, 3, 0.5))
    }

    @Test func `a duration of nothing is over at once`() {
        #expect(pose(.rise(duration: 0), 0) == .identity)
        #expect(pose(.fadeIn(duration: 0), 0).opacity == 1)
    }
}
