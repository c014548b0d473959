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
        guard let poses = poses.baseAddress else { return }
        var rest = Pose()
        rest.anchor = anchor
        rest.axis = axis
        rest.perspective = perspective
        for index in cues.indices { poses[index] = rest }
        pieces.withUnsafeBufferPointer { pieces in
            for entry in entries { entry.write(at: cues, policy: policy, in: pieces, to: poses) }
        }
        for index in cues.indices { poses[index].bound() }
    }
}

extension TrackEntry {
    /// Puts this track's values into the poses, track by track, so that what depends on the track alone is decided
    /// once for all layers.
    func write(
        at cues: UnsafeBufferPointer<Cue>, policy: MotionPolicy, in pieces: UnsafeBufferPointer<CurvePiece>,
        to poses: UnsafeMutablePointer<Pose>
    ) {
        for index in cues.indices {
            let value = value(at: cues[index], policy: policy, in: pieces).bounded()
            let parts = UnsafeMutableRawPointer(poses + index).assumingMemoryBound(to: Double.self)
            switch channel {
            case .scale:
                parts[Int(Channel.scaleX.rawValue)] *= value
                parts[Int(Channel.scaleY.rawValue)] *= value
            case .scaleX, .scaleY, .opacity:
                parts[Int(channel.rawValue)] *= value
            case .translation:
                let part: Channel = cues[index].axis == .vertical ? .translationY : .translationX
                parts[Int(part.rawValue)] += value
            default:
                parts[Int(channel.rawValue)] += value
            }
        }
    }
}

extension Pose {
    /// Holds every part within its range.
    mutating func bound() {
        scaleX = scaleX.boundedLength()
        scaleY = scaleY.boundedLength()
        rotation = rotation.bounded()
        translationX = translationX.bounded()
        translationY = translationY.bounded()
        translationZ = translationZ.bounded()
        opacity = min(max(opacity, 0), 1)
        shadowOpacity = min(max(shadowOpacity, 0), 1)
        shadowRadius = shadowRadius.boundedLength()
        shadowX = shadowX.bounded()
        shadowY = shadowY.bounded()
        blur = blur.boundedLength()
    }
}
