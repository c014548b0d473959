import Parallax
import Testing

@Suite struct EffectTests {
    @Test func `the builder takes tracks, arrays, branches and loops`() {
        func effect(_ fades: Bool, _ more: [Track]) -> Effect {
            Effect {
                Track(.rotation, over: .phase, .proportional(1))
                more
                if fades { Track(.opacity, over: .phase, .constant(0.5)) }
                if fades {
                    Track(.blur, over: .phase, .constant(1))
                } else {
                    Track(.blur, over: .phase, .constant(2))
                }
                for index in 1...2 { Track(.translationX, over: .travel, .constant(Double(index))) }
            }
        }
        let extra = [Track(.scale, over: .phase, .constant(2))]
        #expect(
            effect(true, extra).tracks.map(\.channel) == [
                .rotation, .scale, .opacity, .blur, .translationX, .translationX,
            ])
        #expect(effect(false, []).tracks.count == 4)
        #expect(Effect {}.isEmpty && Effect {} == .none)
    }

    @Test func `an effect gives back the tracks that it was made of`() {
        var samples = Samples(seed: 161)
        for _ in 0..<200 {
            let tracks = samples.tracks()
            #expect(Effect(tracks).tracks == tracks)
        }
    }

    @Test func `each channel writes its own part of the pose and no other`() {
        let cue = Cue(item: 0..<100, viewport: 0..<500, axis: .horizontal)
        for (index, channel) in Channel.allCases.enumerated() {
            let pose = Effect { Track(channel, over: .travel, .constant(0.25)) }.pose(at: cue)
            let changed = zip(pose.parts, Pose.identity.parts).enumerated().filter { $1.0 != $1.1 }.map(
                \.offset)
            switch channel {
            case .scale: #expect(changed == [0, 1])
            case .translation: #expect(changed == [3])
            default: #expect(changed == [index])
            }
            #expect(changed.allSatisfy { pose.parts[$0] == 0.25 })
        }
        let vertical = Cue(item: 0..<100, viewport: 0..<500)
        #expect(
            Effect { Track(.translation, over: .travel, .constant(3)) }.pose(at: vertical).translationY == 3)
    }

    @Test func `a pose's parts lie in memory in the order of the channels`() {
        let pose = Pose()
        #expect(MemoryLayout<Pose>.size == 18 * MemoryLayout<Double>.size)
        let offsets = [
            MemoryLayout<Pose>.offset(of: \.scaleX), MemoryLayout<Pose>.offset(of: \.scaleY),
            MemoryLayout<Pose>.offset(of: \.rotation), MemoryLayout<Pose>.offset(of: \.translationX),
            MemoryLayout<Pose>.offset(of: \.translationY), MemoryLayout<Pose>.offset(of: \.translationZ),
            MemoryLayout<Pose>.offset(of: \.opacity), MemoryLayout<Pose>.offset(of: \.shadowOpacity),
            MemoryLayout<Pose>.offset(of: \.shadowRadius), MemoryLayout<Pose>.offset(of: \.shadowX),
            MemoryLayout<Pose>.offset(of: \.shadowY), MemoryLayout<Pose>.offset(of: \.blur),
        ]
        #expect(offsets == (0..<12).map { $0 * MemoryLayout<Double>.stride })
        #expect(Channel.allCases.map(\.rawValue) == Array(0..<14) && pose.parts.count == 12)
    }

    @Test func `factors multiply and all others add`() {
        let cue = Cue(item: 0..<100, viewport: 0..<500)
        let effect = Effect {
            Track(.scaleX, over: .travel, .constant(2))
            Track(.scale, over: .travel, .constant(3))
            Track(.opacity, over: .travel, .constant(0.5))
            Track(.opacity, over: .travel, .constant(0.5))
            Track(.translation, over: .travel, .constant(10))
            Track(.translationY, over: .travel, .constant(-4))
            Track(.blur, over: .travel, .constant(1))
            Track(.blur, over: .travel, .constant(2))
        }
        let pose = effect.pose(at: cue)
        #expect((pose.scaleX, pose.scaleY, pose.opacity) == (6, 3, 0.25))
        #expect((pose.translationY, pose.blur) == (6, 3))
    }

    @Test func `a scale shared with another track is held at 0 on both axes`() {
        let effect = Effect {
            Track(.scale, over: .travel, .constant(-1))
            Track(.scaleX, over: .travel, .constant(2))
        }
        let pose = effect.pose(at: Cue(item: 0..<100, viewport: 0..<500))
        #expect((pose.scaleX, pose.scaleY) == (0, 0))
    }

    @Test func `measures are the lengths that they say`() {
        let cue = Cue(item: 100..<350, viewport: 0..<844, picture: 422)
        func length(_ unit: Measure) -> Double {
            Effect([Track(.translationX, over: .travel, .constant(1), in: unit)]).pose(at: cue).translationX
        }
        #expect(
            length(.points) == 1 && length(.viewport) == 844 && length(.item) == 250 && length(.reach) == 547)
        #expect(length(.overscan) == 86 && (length(.fittedOverscan) - 86 * 1094 / 844).magnitude < 1e-12)
        let short = Cue(item: 100..<350, viewport: 0..<844, picture: 200)
        for unit in [Measure.overscan, .fittedOverscan] {
            let effect = Effect([Track(.translationX, over: .travel, .constant(1), in: unit)])
            #expect(effect.pose(at: short).translationX == 0)
        }
        // Factors and angles have no unit.
        #expect(
            Effect([Track(.rotation, over: .travel, .constant(1), in: .item)]).pose(at: cue).rotation == 1)
    }

    @Test func `an eye at no distance, or at infinity, sees no perspective`() {
        #expect([0, -5, .nan, .infinity].map { Effect([], eyeDistance: $0).perspective } == [0, 0, 0, 0])
        #expect(Effect([], eyeDistance: 500).perspective == 1.0 / 500)
        #expect(Effect([], eyeDistance: 1e-9).perspective == 1)
    }
}
