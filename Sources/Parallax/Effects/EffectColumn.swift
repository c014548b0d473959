/// A run of layers for which an effect is evaluated together: one track at a time over all of them, so that whatever depends
/// on the track alone is decided once, and each of the short loops below does one thing.
struct EffectColumn {
    /// How many layers are taken at once.
    static let length = 64

    let cues: UnsafePointer<Cue>
    let poses: UnsafeMutablePointer<Pose>
    let count: Int
    /// Room for one number a layer: the driver's value.
    let inputs: UnsafeMutablePointer<Double>
    /// Room for one number a layer: the track's value.
    let values: UnsafeMutablePointer<Double>

    /// Sets every pose to rest. It is made anew for each, which is cheaper than a copy.
    @inline(__always)
    func rest(about anchor: Vector, axis: Vector3, perspective: Double) {
        for index in 0..<count {
            var pose = Pose()
            pose.anchor = anchor
            pose.axis = axis
            pose.perspective = perspective
            poses[index] = pose
        }
    }

    /// Reads the driver's value of every layer.
    @inline(__always)
    func read(_ driver: Driver) {
        switch (driver.quantity, driver.unit) {
        case (.phase, _): for index in 0..<count { inputs[index] = cues[index].phase }
        case (.pageDistance, _): for index in 0..<count { inputs[index] = cues[index].pageDistance }
        case (.age, _): for index in 0..<count { inputs[index] = cues[index].age.bounded() }
        case (.travel, .item):
            for index in 0..<count {
                let length = cues[index].itemLength
                inputs[index] = length > 0 ? (cues[index].travel / length).bounded() : 0
            }
        default: for index in 0..<count { inputs[index] = cues[index].value(of: driver).bounded() }
        }
    }

    /// Puts one track's values into the poses, for the driver that was read last.
    ///
    /// - Parameter isAlone: Whether no other track writes the same part: then its range is held at once.
    @inline(__always)
    func apply(
        _ entry: UnsafePointer<TrackEntry>, isAlone: Bool, policy: MotionPolicy,
        in pieces: UnsafeBufferPointer<CurvePiece>
    ) {
        let channel = entry.pointee.channel
        let range = isAlone ? channel.range : -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        let (least, greatest) = (range.lowerBound, range.upperBound)
        if policy != .full {
            for index in 0..<count {
                values[index] = entry.pointee.value(at: cues[index], policy: policy, in: pieces)
            }
        } else if let bend = entry.pointee.bend {
            for index in 0..<count { values[index] = bend.value(at: inputs[index]) }
            measure(in: entry.pointee.unit)
        } else {
            let (ends, pieces) = (entry.pointee.ends, entry.pointee.own(pieces))
            for index in 0..<count { values[index] = ends.value(at: inputs[index], pieces: pieces) }
            measure(in: entry.pointee.unit)
        }
        for index in 0..<count { values[index] = min(max(values[index], least), greatest) }
        write(to: channel, isAlone: isAlone)
    }

    @inline(__always)
    private func measure(in unit: Measure) {
        switch unit {
        case .points: break
        case .item: for index in 0..<count { values[index] *= cues[index].itemLength }
        case .reach: for index in 0..<count { values[index] *= cues[index].reach }
        default: for index in 0..<count { values[index] *= cues[index].length(of: unit) }
        }
    }

    @inline(__always)
    private func write(to channel: Channel, isAlone: Bool) {
        switch channel {
        case .scale:
            multiply(.scaleX, isAlone: isAlone)
            multiply(.scaleY, isAlone: isAlone)
        case .scaleX, .scaleY, .opacity:
            multiply(channel, isAlone: isAlone)
        case .translation:
            for index in 0..<count {
                if cues[index].axis == .vertical {
                    poses[index].translationY += values[index]
                } else {
                    poses[index].translationX += values[index]
                }
            }
        default:
            forEachPart(channel) { part, value in part += value }
        }
    }

    @inline(__always)
    private func multiply(_ channel: Channel, isAlone: Bool) {
        if isAlone {
            forEachPart(channel) { part, value in part = value }
        } else {
            // Held far above any range, so that no number of huge factors makes an infinity.
            forEachPart(channel) { part, value in part = min(max(part * value, -1e200), 1e200) }
        }
    }

    /// Holds every one of these parts within its range.
    func bound(parts: UInt16) {
        for index in 0..<UInt8(Channel.poseParts) where parts & (1 << UInt16(index)) != 0 {
            let channel = Channel(rawValue: index)!
            let (least, greatest) = (channel.range.lowerBound, channel.range.upperBound)
            forEachPart(channel) { part, _ in part = min(max(part, least), greatest) }
        }
    }

    /// Visits one part of every pose, with the track's value beside it.
    @inline(__always)
    private func forEachPart(_ channel: Channel, _ visit: (inout Double, Double) -> Void) {
        let stride = MemoryLayout<Pose>.stride / MemoryLayout<Double>.stride
        let parts =
            UnsafeMutableRawPointer(poses).assumingMemoryBound(to: Double.self) + Int(channel.rawValue)
        for index in 0..<count { visit(&parts[index * stride], values[index]) }
    }
}
