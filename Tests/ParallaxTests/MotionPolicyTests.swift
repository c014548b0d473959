import Parallax
import Testing

@Suite struct MotionPolicyTests {
    private func part(
        _ channel: Channel, over driver: Driver, _ cue: Cue, _ policy: MotionPolicy,
        _ curve: Curve = .linear(from: (-1000, 31), to: (1000, 33))
    ) -> Double {
        let index =
            channel == .translation
            ? (cue.axis == .vertical ? 4 : 3) : channel == .scale ? 0 : channel.rawValue
        return Effect([Track(channel, over: driver, curve)]).pose(at: cue, policy: policy).parts[Int(index)]
    }

    private func cue(_ travel: Double, _ attachment: Cue.Attachment = .content, age: Double = 0.2) -> Cue {
        Cue(
            item: 0..<250, viewport: 0..<844, travel: travel, range: TravelRange(maximum: 500),
            pageDistance: 0.5,
            age: age, attachment: attachment)
    }

    private let fade = Curve.linear(from: (-1000, 0.2), to: (1000, 0.8))
    private let drivers: [Driver] = [.travel, .overscroll, .phase, .pageDistance, .age]

    @Test func `opacity stays when reduced and is 1 with none`() {
        for driver in drivers {
            for travel in [-60.0, 100] {
                let full = part(.opacity, over: driver, cue(travel), .full, fade)
                #expect(full < 1 && part(.opacity, over: driver, cue(travel), .reduced, fade) == full)
                #expect(part(.opacity, over: driver, cue(travel), .none, fade) == 1)
            }
        }
    }

    @Test(arguments: [MotionPolicy.reduced, .none])
    func `what stays with the viewport moves with the content`(policy: MotionPolicy) {
        for travel in [0, 100, 700.0] {
            #expect(part(.translation, over: .travel, cue(travel, .viewport), policy) == -travel)
            #expect(part(.translationY, over: .travel, cue(travel, .viewport), policy) == -travel)
            // Across the scroll it rests.
            #expect(part(.translationX, over: .travel, cue(travel, .viewport), policy) == 32)
            #expect(part(.translation, over: .travel, cue(travel, .content), policy) == 32)
        }
        let sideways = Cue(
            item: 0..<9, viewport: 0..<90, axis: .horizontal, travel: 40, attachment: .viewport)
        #expect(part(.translationX, over: .travel, sideways, policy) == -40)
        #expect(part(.translationY, over: .travel, sideways, policy) == 32)
    }

    @Test(arguments: [MotionPolicy.reduced, .none])
    func `a pull moves and stretches as it would`(policy: MotionPolicy) {
        for channel in [Channel.translation, .translationX, .translationY, .scale, .scaleX, .scaleY] {
            for attachment in [Cue.Attachment.content, .viewport] {
                let pulled = cue(-60, attachment)
                #expect(
                    part(channel, over: .travel, pulled, policy)
                        == part(channel, over: .travel, pulled, .full))
                for travel in [-60.0, 560] {
                    let pulled = cue(travel, attachment)
                    let full = part(channel, over: .overscroll, pulled, .full)
                    #expect(part(channel, over: .overscroll, pulled, policy) == full && full != 32)
                }
            }
        }
    }

    @Test(arguments: [MotionPolicy.reduced, .none])
    func `everything else is held at its rest value`(policy: MotionPolicy) {
        let others: [Channel] = [.rotation, .translationZ, .shadowRadius, .shadowX, .shadowY, .blur]
        for channel in others {
            for driver in drivers {
                for travel in [-60.0, 100] {
                    let rest = driver == .age ? 33.0 : 32
                    #expect(part(channel, over: driver, cue(travel), policy) == rest, "\(channel) \(driver)")
                }
            }
        }
        for channel in [Channel.translation, .translationX, .translationY, .scale, .scaleX, .scaleY] {
            for driver in [Driver.phase, .pageDistance] {
                #expect(part(channel, over: driver, cue(100), policy) == 32)
            }
            #expect(part(channel, over: .age, cue(100), policy) == 33)
        }
        #expect(part(.scale, over: .travel, cue(100, .viewport), policy) == 32)
    }

    @Test func `with full nothing is changed, and every preset's speed is 1 when reduced`() {
        let cue = cue(100)
        for effect in [Effect.drift(speed: 0.3), .drift(.fit), .drift(.ahead)] {
            #expect(effect.pose(at: cue, policy: .reduced) == .identity)
            #expect(effect.pose(at: cue, policy: .none) == .identity)
        }
        let entering = Effect.rise().pose(at: cue, policy: .reduced)
        #expect(
            (entering.translationY, entering.scaleX) == (0, 1) && entering.opacity > 0 && entering.opacity < 1
        )
        #expect(Effect.rise().pose(at: cue, policy: .none) == .identity)
        let turn = Effect.turn().pose(at: cue, policy: .reduced)
        #expect((turn.rotation, turn.scaleX) == (0, 1) && turn.opacity < 1)
    }
}
