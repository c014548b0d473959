import Parallax
import Testing

@Suite struct DriftTests {
    @Test func `a picture moves over the viewport at its speed times the content's own`() {
        var samples = Samples(seed: 171)
        for _ in 0..<500 {
            let (speed, start) = (samples.double(-3...3), samples.double(-3000...3000))
            let (length, viewport) = (samples.double(0...900), samples.double(1...1400))
            let pose = Effect.drift(speed: speed).pose(item: start..<start + length, viewport: 0..<viewport)
            let d = start + length / 2 - viewport / 2
            #expect((pose.translationY - (speed - 1) * d).magnitude < 1e-9)
            #expect(pose.translationX == 0 && pose.scaleX == 1 && pose.opacity == 1)
        }
    }

    @Test func `the fit has used up its overscan when the row's middle is at the viewport's edge`() {
        let fit = Effect.drift(.fit)
        for (top, offset) in [(719.0, -86.0), (-125, 86), (297, 0)] {
            let pose = fit.pose(item: top..<top + 250, viewport: 0..<844, picture: 422)
            #expect((pose.translationY - offset).magnitude < 1e-9)
        }
        #expect(fit.pose(item: 0..<250, viewport: 0..<844, picture: 100).translationY == 0)
        #expect(fit.pose(item: 0..<250, viewport: 0..<0, picture: 400).translationY == 0)
    }

    @Test func `ahead is flush at either end and stays so beyond`() {
        let ahead = Effect.drift(.ahead)
        for (top, offset) in [(844.0, 20.0), (-200, -20), (322, 0), (2000, 20), (-3000, -20)] {
            let pose = ahead.pose(item: top..<top + 200, viewport: 0..<844, picture: 240)
            #expect((pose.translationY - offset).magnitude < 1e-12)
        }
    }

    @Test func `a horizontal list drifts along x`() {
        let pose = Effect.drift(speed: 0).pose(item: 0..<100, viewport: 0..<390, axis: .horizontal)
        #expect((pose.translationX, pose.translationY) == (145, 0))
    }
}
