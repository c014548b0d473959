extension Effect {
    /// The pose in one situation.
    ///
    /// - Parameters:
    ///   - cue: The layer's situation.
    ///   - policy: How much motion is wanted.
    public func pose(at cue: Cue, policy: MotionPolicy = .full) -> Pose {
        var pose = Pose.identity
        evaluate(at: cue, policy: policy, into: &pose)
        return pose
    }

    /// The pose of an item in a viewport, both given by where they begin and end along the scroll, in points of the
    /// same coordinates.
    ///
    /// - Parameters:
    ///   - item: The item's rest frame.
    ///   - viewport: The viewport, parts under bars included.
    ///   - picture: The picture's length along the scroll, for drifts that use up its overscan.
    ///   - axis: The way content scrolls.
    ///   - policy: How much motion is wanted.
    public func pose(
        item: Range<Double>, viewport: Range<Double>, picture: Double? = nil, axis: ScrollAxis = .vertical,
        policy: MotionPolicy = .full
    ) -> Pose {
        pose(at: Cue(item: item, viewport: viewport, picture: picture, axis: axis), policy: policy)
    }

    /// Writes the complete pose in one situation over whatever `pose` was; allocates nothing.
    public func evaluate(at cue: Cue, policy: MotionPolicy = .full, into pose: inout Pose) {
        withUnsafeMutablePointer(to: &pose) { poses in
            withUnsafePointer(to: cue) { cues in
                evaluate(
                    at: UnsafeBufferPointer(start: cues, count: 1), policy: policy,
                    into: UnsafeMutableBufferPointer(start: poses, count: 1))
            }
        }
    }

    /// Writes the complete poses of many layers in as many situations; allocates nothing.
    ///
    /// - Parameters:
    ///   - cues: The situations.
    ///   - policy: How much motion is wanted.
    ///   - poses: Memory for as many poses as there are cues; initialized, whatever it holds.
    public func evaluate(
        at cues: UnsafeBufferPointer<Cue>, policy: MotionPolicy = .full,
        into poses: UnsafeMutableBufferPointer<Pose>
    ) {
        precondition(poses.count >= cues.count, "There must be memory for as many poses as there are cues.")
        let count = cues.count
        guard let cues = cues.baseAddress, let poses = poses.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * EffectColumn.length) { memory in
            var start = 0
            while start < count {
                let column = EffectColumn(
                    cues: cues + start, poses: poses + start, count: min(count - start, EffectColumn.length),
                    inputs: memory.baseAddress!, values: memory.baseAddress! + EffectColumn.length)
                column.rest(about: anchor, axis: axis, perspective: perspective)
                apply(to: column, policy: policy)
                start += column.count
            }
        }
    }

    @inline(__always)
    private func apply(to column: EffectColumn, policy: MotionPolicy) {
        pieces.withUnsafeBufferPointer { pieces in
            entries.withUnsafeBufferPointer { entries in
                guard let first = entries.baseAddress else { return }
                var isUniform = false
                for entry in first..<first + entries.count {
                    if entry == first || entry.pointee.driver != (entry - 1).pointee.driver {
                        isUniform = column.read(entry.pointee.driver)
                    }
                    let isAlone = sharedParts & entry.pointee.channel.parts == 0
                    column.apply(
                        entry, isAlone: isAlone, isUniform: isUniform, policy: policy, in: pieces)
                }
            }
        }
        if sharedParts != 0 { column.bound(parts: sharedParts) }
    }
}
