import Parallax
import Testing

/// Law 1: an effect's rest value is the identity where its page says so, bit for bit.
@Suite struct RestTests {
    /// An item in the middle of its viewport, nothing scrolled, entrances over.
    private let rest = Cue(item: 297..<547, viewport: 0..<844, picture: 422)

    private func isIdentity(_ pose: Pose) -> Bool {
        withUnsafeBytes(of: pose) { pose in
            withUnsafeBytes(of: Pose.identity) { identity in pose.elementsEqual(identity) }
        }
    }

    @Test func `drifts, the page fade and every entrance rest as the identity, bit for bit`() {
        let effects: [Effect] = [
            .drift(speed: 0.8), .drift(speed: 1.3), .drift(speed: -0.5), .drift(speed: 1), .drift(.fit),
            .pageFade, .rise(), .fadeIn(), .none,
        ]
        for effect in effects {
            for policy in MotionPolicy.allCases {
                #expect(isIdentity(effect.pose(at: rest, policy: policy)), "\(effect.tracks)")
            }
        }
    }

    @Test func `the header rests as the identity about its top`() {
        let pose = Effect.stretchyHeader().pose(
            at: Cue(item: 0..<300, viewport: 0..<844, attachment: .viewport))
        var expected = Pose.identity
        expected.anchor = Vector(0.5, 0)
        #expect(pose == expected)
    }

    @Test func `a turn rests with nothing but its axis and its eye`() {
        let pose = Effect.turn().pose(at: rest)
        #expect((pose.rotation, pose.scaleX, pose.opacity) == (0, 1, 1))
        let stage = SystemStages.showroom(SystemStages.sizes[0], entrance: .turn())
        #expect(stage.layout(at: 123.4) == SystemStages.showroom(SystemStages.sizes[0]).layout(at: 123.4))
    }

    @Test func `an entering shadow rests straight behind its row`() {
        let pose = Effect.enteringShadow().pose(at: rest)
        #expect((pose.shadowOpacity, pose.shadowRadius, pose.shadowX, pose.shadowY) == (0.5, 3, 0, 0))
    }
}
