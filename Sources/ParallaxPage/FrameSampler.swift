import Parallax

/// Asks the engine for the key frames of some tracks, and takes each length apart into multiples of the measures that it is
/// made of.
struct FrameSampler {
    let tracks: [Track]
    let driver: Driver
    let policy: MotionPolicy
    let axis: ScrollAxis

    /// A situation in which every measure is a number of its own. They are not smaller than on any phone, so that the
    /// tolerance holds there.
    private var cue: Cue { Cue(item: 0..<512, viewport: 0..<1024, picture: 1024, axis: axis) }

    /// How long a measure is in that situation.
    private func length(of measure: Measure) -> Double {
        switch measure {
        case .points: 1
        case .viewport: 1024
        case .item: 512
        case .reach: 768
        case .overscan: 256
        case .fittedOverscan: 384
        }
    }

    /// Whether any of the tracks writes this part of a pose.
    func writes(_ part: Channel) -> Bool { tracks.contains { $0.writes(part, axis: axis) } }

    /// The places between which all parts run straight, in the driver's unit.
    func stops(in range: ClosedRange<Double>) -> [Double] {
        let unit = length(of: driver.unit)
        let kinds: [(tolerance: Double, holds: (Channel) -> Bool)] = [
            (0.02, { ![.opacity, .shadowOpacity, .scale, .scaleX, .scaleY, .rotation].contains($0) }),
            (2e-5, { [.scale, .scaleX, .scaleY, .rotation].contains($0) }),
            (5e-4, { [.opacity, .shadowOpacity].contains($0) }),
        ]
        var stops: Set<Double> = []
        for kind in kinds {
            let own = tracks.filter { kind.holds($0.channel) }
            guard !own.isEmpty else { continue }
            let frames = Effect(own).keyFrames(
                over: driver.quantity, in: range.lowerBound * unit...range.upperBound * unit, at: cue,
                policy: policy, tolerance: kind.tolerance)
            stops.formUnion(frames.map { $0.driverValue / unit })
        }
        return stops.sorted()
    }

    /// What the tracks make of every part of a pose at one value of the driver.
    func sums(at value: Double) -> [Channel: LengthSum] {
        let whole = pose(of: tracks, at: value)
        var sums: [Channel: LengthSum] = [
            .scaleX: LengthSum(whole.scaleX), .scaleY: LengthSum(whole.scaleY),
            .rotation: LengthSum(whole.rotation),
            .opacity: LengthSum(whole.opacity), .shadowOpacity: LengthSum(whole.shadowOpacity),
        ]
        let lengths: [(Channel, KeyPath<Pose, Double>)] = [
            (.translationX, \.translationX), (.translationY, \.translationY), (.translationZ, \.translationZ),
            (.shadowRadius, \.shadowRadius), (.shadowX, \.shadowX), (.shadowY, \.shadowY), (.blur, \.blur),
        ]
        for (channel, part) in lengths {
            var sum = LengthSum()
            for measure in Measure.allCases {
                let own = tracks.filter { $0.writes(channel, axis: axis) && $0.unit == measure }
                if own.isEmpty { continue }
                sum.add(pose(of: own, at: value)[keyPath: part] / length(of: measure), of: measure)
            }
            sums[channel] = sum
        }
        return sums
    }

    private func pose(of tracks: [Track], at value: Double) -> Pose {
        let place = value * length(of: driver.unit)
        return Effect(tracks).keyFrames(
            over: driver.quantity, in: place...place, at: cue, policy: policy, tolerance: 1)[0].pose
    }
}

extension Track {
    /// Whether the track writes a part of the pose.
    fileprivate func writes(_ part: Channel, axis: ScrollAxis) -> Bool {
        switch channel {
        case .scale: part == .scaleX || part == .scaleY
        case .translation: part == (axis == .vertical ? .translationY : .translationX)
        default: part == channel
        }
    }
}
