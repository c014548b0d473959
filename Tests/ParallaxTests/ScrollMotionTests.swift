import Parallax
import Testing

@Suite struct ScrollMotionTests {
    private let limits = ScrollLimits(maximum: 1000, viewportLength: 852)

    private func travel(_ motion: ScrollMotion, at time: Double) -> Double {
        motion.travel(at: time, limits: limits, physics: .uiKit)
    }

    @Test(arguments: [
        ScrollMotion.rest(at: 40), .drag(from: 900, velocity: 700, stretch: 1),
        .drag(from: -90, velocity: 300, stretch: 1.2),
        .deceleration(from: 100, velocity: 800), .spring(to: 0, from: -200, velocity: 900),
        .ease(from: 20, to: 500),
    ])
    func `velocity is the finite difference of travel`(motion: ScrollMotion) {
        for step in 1..<190 {
            let time = Double(step) / 1000 + 1e-4
            let difference = (travel(motion, at: time + 1e-6) - travel(motion, at: time - 1e-6)) / 2e-6
            let velocity = motion.velocity(at: time, limits: limits, physics: .uiKit)
            #expect((velocity - difference).magnitude < 0.02, "\(motion) at \(time)")
        }
    }

    @Test func `a drag follows the finger within the limits and a rubber band outside`() {
        let drag = ScrollMotion.drag(from: 900, velocity: 690, stretch: 1)
        #expect(travel(drag, at: 0.1) == 969)
        #expect((travel(drag, at: 1) - 1235).magnitude < 0.01)
        #expect(travel(.drag(from: 0, velocity: -590, stretch: 1), at: 1) == 1000 - travel(drag, at: 1))
        #expect(travel(.drag(from: -590, velocity: 0, stretch: 2), at: 1) == 2 * (1000 - travel(drag, at: 1)))
    }

    @Test func `an animated jump ends exactly where it should, halfway at half its time`() {
        let ease = ScrollMotion.ease(from: 0.1, to: 0.7)
        #expect(travel(ease, at: 0) == 0.1)
        #expect((travel(ease, at: 0.1) - 0.4).magnitude < 1e-12)
        #expect(travel(ease, at: 0.2) == 0.7)
        #expect(ease.velocity(at: 0.3, limits: limits, physics: .uiKit) == 0)
    }
}
