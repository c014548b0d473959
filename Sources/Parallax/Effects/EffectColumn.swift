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

    /// Sets every pose.
    @inline(__always)
    func fill(with rest: Pose) {
        for index in 0..<count { poses[index] = rest }
    }

    /// Reads the driver's value of every layer.
    @inline(__always)
    func read(_ driver: Driver) {
        switch driver.quantity {
        case .phase: for index in 0..<count { inputs[index] = cues[index].phase }
        case .pageDistance: for index in 0..<count { inputs[index] = cues[index].pageDistance }
        case .age: for index in 0..<count { inputs[index] = cues[index].age.bounded() }
        case .travel, .overscroll:
            for index in 0..<count { inputs[index] = cues[index].value(of: driver).bounded() }
        }
    }

    /// Puts one track's values into the poses, for the driver that was read last.
    ///
    /// - Parameter isAlone: Whether no other track writes the same part.
    @inline(__always)
    func apply(
        _ entry: borrowing TrackEntry, isAlone: Bool, policy: MotionPolicy,
        in pieces: UnsafeBufferPointer<CurvePiece>
    ) {
        if policy == .full {
            evaluate(entry, in: pieces)
        } else {
            for index in 0..<count {
                values[index] = entry.value(at: cues[index], policy: policy, in: pieces)
            }
        }
        if isAlone { holdWithin(entry.channel.range) }
        write(to: entry.channel, isAlone: isAlone)
    }

    @inline(__always)
    private func evaluate(_ entry: borrowing TrackEntry, in pieces: UnsafeBufferPointer<CurvePiece>) {
        if let bend = entry.bend {
            for index in 0..<count { values[index] = bend.value(at: inputs[index]) }
        } else {
            let pieces = entry.own(pieces)
            for index in 0..<count { values[index] = entry.ends.value(at: inputs[index], pieces: pieces) }
        }
        switch entry.unit {
        case .points: break
        case .item: for index in 0..<count { values[index] *= cues[index].itemLength }
        case .reach: for index in 0..<count { values[index] *= cues[index].reach }
        default: for index in 0..<count { values[index] *= cues[index].length(of: entry.unit) }
        }
    }

    @inline(__always)
    private func holdWithin(_ range: ClosedRange<Double>) {
        let (least, greatest) = (range.lowerBound, range.upperBound)
        for index in 0..<count { values[index] = min(max(values[index], least), greatest) }
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
