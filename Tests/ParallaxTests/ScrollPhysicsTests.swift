import Parallax
import Testing

@Suite struct ScrollPhysicsTests {
    @Test func `UIKit's constants are these`() {
        let physics = ScrollPhysics.uiKit
        #expect(physics.rubberBandCoefficient == 0.55)
        #expect(physics.deceleration.rate == 0.998)
        #expect(physics.deceleration.stopSpeed == 10)
        #expect(physics.bounce.angularFrequency == 11)
        #expect(physics.bounce.dampingRatio == 1)
        #expect(physics.releaseRate == 7.23)
        #expect(physics.slop == 10)
        #expect(physics.velocityLifetime == 0.1)
        #expect(physics.animationDuration == 0.2)
        #expect(physics.animationCurve == .easeInOut)
    }
}
