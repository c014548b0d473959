import Parallax
import Testing

@Suite struct StretchyHeaderTests {
    private func pose(_ effect: Effect, _ travel: Double, height: Double = 300) -> Pose {
        effect.pose(at: Cue(item: 0..<height, viewport: 0..<844, travel: travel, attachment: .viewport))
    }

    @Test func `a pull stretches it about its top, from the first point on`() {
        for (travel, scale) in [(-1.0, 301.0 / 300), (-60, 1.2), (-300, 2), (-844, 1144.0 / 300)] {
            let pose = pose(.stretchyHeader(), travel)
            #expect((pose.scaleX - scale).magnitude < 1e-12 && pose.scaleX == pose.scaleY)
            #expect((pose.translationY, pose.opacity) == (0, 1) && pose.anchor == Vector(0.5, 0))
        }
    }

    @Test func `it leaves at its speed and fades, and then stays`() {
        for (travel, y, opacity) in [(0.0, 0.0, 1.0), (75, -37.5, 0.75), (300, -150, 0), (500, -150, 0)] {
            let pose = pose(.stretchyHeader(), travel)
            #expect((pose.translationY, pose.scaleX) == (y, 1) && (pose.opacity - opacity).magnitude < 1e-15)
        }
        #expect(pose(.stretchyHeader(speed: 0.8, fades: false), 100).opacity == 1)
        #expect((pose(.stretchyHeader(speed: 0.8), 100).translationY - -80).magnitude < 1e-12)
    }

    @Test func `a bar appears by the cube of what is left`() {
        for (travel, opacity) in [(-50.0, 0.0), (0, 0), (150, 0.875), (270, 0.999), (300, 1), (900, 1)] {
            #expect((pose(.barBackground, travel).opacity - opacity).magnitude < 1e-12)
        }
    }

    @Test func `a header without height does nothing`() {
        for travel in [-50.0, 0, 50] {
            let pose = pose(.stretchyHeader(), travel, height: 0)
            #expect((pose.scaleX, pose.translationY, pose.opacity) == (1, 0, 1))
        }
    }
}
