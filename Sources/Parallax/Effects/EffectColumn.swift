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
    ///
    /// - Returns: Whether all are known to be the same, as they are for the rows of one frame in a list that has traveled.
    @inline(__always)
    func read(_ driver: Driver) -> Bool {
        switch (driver.quantity, driver.unit) {
        case (.phase, _): for index in 0..<count { inputs[index] = cues[index].phase }
        case (.pageDistance, _): for index in 0..<count { inputs[index] = cues[index].pageDistance }
        case (.age, _): for index in 0..<count { inputs[index] = cues[index].age.bounded() }
        case (.travel, .item):
            // The layers of one frame share their travel, and most their length: then one division is enough.
            var (travel, length, share) = (0.0, 0.0, 0.0)
            for index in 0..<count {
                if cues[index].travel != travel || cues[index].itemLength != length {
                    (travel, length) = (cues[index].travel, cues[index].itemLength)
                    share = length > 0 ? (travel / length).bounded() : 0
                }
                inputs[index] = share
            }
        default: for index in 0..<count { inputs[index] = cues[index].value(of: driver).bounded() }
        }
        guard driver.quantity == .travel || driver.quantity == .overscroll else { return false }
        let first = inputs[0]
        for index in 1..<count where inputs[index] != first { return false }
        return true
    }

    /// Puts one track's values into the poses, for the driver that was read last.
    ///
    /// - Parameters:
    ///   - isAlone: Whether no other track writes the same part: then its range is held at once.
    ///   - isUniform: Whether the driver's value is the same for all layers.
    @inline(__always)
    func apply(
        _ entry: UnsafePointer<TrackEntry>, isAlone: Bool, isUniform: Bool, policy: MotionPolicy,
        in pieces: UnsafeBufferPointer<CurvePiece>
    ) {
        let channel = entry.pointee.channel
        if isAlone, policy == .full, let bend = entry.pointee.bend {
            // The short way, which nearly all tracks take.
            if isUniform {
                let value = bend.value(at: inputs[0])
                set(channel, in: entry.pointee.unit) { _ in value }
            } else {
                set(channel, in: entry.pointee.unit) { bend.value(at: inputs[$0]) }
            }
            return
        }
        let range = isAlone ? channel.range : -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        if policy != .full {
            setValues(heldWithin: range) { entry.pointee.value(at: cues[$0], policy: policy, in: pieces) }
        } else if let bend = entry.pointee.bend {
            setValues(in: entry.pointee.unit, heldWithin: range) { bend.value(at: inputs[$0]) }
        } else {
            let (ends, pieces) = (entry.pointee.ends, entry.pointee.own(pieces))
            setValues(in: entry.pointee.unit, heldWithin: range) {
                ends.value(at: inputs[$0], pieces: pieces)
            }
        }
        write(to: channel, isAlone: isAlone)
    }

    /// Sets what a channel writes, and no other track does, to a value given in a unit.
    @inline(__always)
    private func set(_ channel: Channel, in unit: Measure, to value: (Int) -> Double) {
        switch unit {
        case .points: set(channel, to: value)
        case .item: set(channel) { value($0) * cues[$0].itemLength }
        case .reach: set(channel) { value($0) * cues[$0].reach }
        default: set(channel) { value($0) * cues[$0].length(of: unit) }
        }
    }

    @inline(__always)
    private func set(_ channel: Channel, to value: (Int) -> Double) {
        let stride = MemoryLayout<Pose>.stride / MemoryLayout<Double>.stride
        let parts = UnsafeMutableRawPointer(poses).assumingMemoryBound(to: Double.self)
        let (least, greatest) = (channel.range.lowerBound, channel.range.upperBound)
        // Adding 0 keeps −0 out of the poses.
        if channel == .translation {
            let across = parts + Int(Channel.translationX.rawValue)
            for index in 0..<count {
                let along = cues[index].axis == .vertical ? 1 : 0
                across[index * stride + along] = min(max(value(index), least), greatest) + 0
            }
        } else {
            // A channel of one part writes it twice, which costs less than the loop of its own that a compiler makes
            // of single writes far apart.
            let first = parts + Int((channel == .scale ? Channel.scaleX : channel).rawValue)
            let second = channel == .scale ? first + 1 : first
            for index in 0..<count {
                let value = min(max(value(index), least), greatest) + 0
                first[index * stride] = value
                second[index * stride] = value
            }
        }
    }

    /// Sets the value of every layer, given in a unit.
    @inline(__always)
    private func setValues(
        in unit: Measure, heldWithin range: ClosedRange<Double>, _ value: (Int) -> Double
    ) {
        switch unit {
        case .points: setValues(heldWithin: range, value)
        case .item: setValues(heldWithin: range) { value($0) * cues[$0].itemLength }
        case .reach: setValues(heldWithin: range) { value($0) * cues[$0].reach }
        default: setValues(heldWithin: range) { value($0) * cues[$0].length(of: unit) }
        }
    }

    @inline(__always)
    private func setValues(heldWithin range: ClosedRange<Double>, _ value: (Int) -> Double) {
        let (least, greatest) = (range.lowerBound, range.upperBound)
        for index in 0..<count { values[index] = min(max(value(index), least), greatest) }
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
