/// A pose at one value of a driver.
public struct KeyFrame: Equatable, Sendable {
    /// The driver's value: points for travel and overscroll, else as the driver counts.
    public var driverValue: Double
    /// The complete pose there.
    public var pose: Pose
}

extension Effect {
    /// The effect as poses to be interpolated straight, part by part, over one driver: for a style sheet, or any animation
    /// engine of a platform.
    ///
    /// ```swift
    /// let frames = Effect.pageFade.keyFrames(over: .pageDistance, in: -2...2, at: cue, tolerance: 0.001)
    /// frames.map(\.driverValue)    // −2, −1, 0, 1, 2
    /// ```
    ///
    /// Between two frames no part of the true pose strays from the straight line by more than `tolerance`: that is computed
    /// from the curves' own extremes, not sampled. A jump is narrowed down to `2⁻⁴⁰` of the range.
    ///
    /// - Parameters:
    ///   - quantity: The driver that moves; all others stay as in `cue`.
    ///   - range: From where to where it moves.
    ///   - cue: The situation otherwise.
    ///   - policy: How much motion is wanted.
    ///   - tolerance: How far any part may stray, in its own unit (points, factors, radians); at least 1e-9 is allowed.
    public func keyFrames(
        over quantity: Driver.Quantity, in range: ClosedRange<Double>, at cue: Cue,
        policy: MotionPolicy = .full,
        tolerance: Double
    ) -> [KeyFrame] {
        let run = KeyFrameRun(
            effect: self, quantity: quantity, cue: cue, policy: policy,
            tolerance: max(tolerance.boundedLength(), 1e-9))
        let stops = run.stops(in: range.lowerBound.bounded()...range.upperBound.bounded())
        var frames = [run.frame(at: stops[0])]
        for (start, end) in zip(stops, stops.dropFirst()) {
            run.refine(from: start, to: end, depth: 40, &frames)
        }
        return frames
    }
}

/// The work of turning one effect into key frames over one driver.
private struct KeyFrameRun {
    let effect: Effect
    let quantity: Driver.Quantity
    let cue: Cue
    let policy: MotionPolicy
    let tolerance: Double

    func frame(at value: Double) -> KeyFrame {
        KeyFrame(driverValue: value, pose: effect.pose(at: cue(at: value), policy: policy))
    }

    private func cue(at value: Double) -> Cue {
        var cue = cue
        switch quantity {
        case .travel: cue.travel = value
        case .overscroll: cue.overscroll = value
        case .phase: cue.phase = value
        case .pageDistance: cue.pageDistance = value
        case .age: cue.age = value
        }
        return cue
    }

    private var entries: [TrackEntry] { effect.entries.filter { $0.driver.quantity == quantity } }

    /// The range's ends, and within it every place where a curve's piece or a policy's rule ends.
    func stops(in range: ClosedRange<Double>) -> [Double] {
        var stops = [range.lowerBound, range.upperBound]
        func offer(_ stop: Double) {
            if stop > range.lowerBound, stop < range.upperBound { stops.append(stop) }
        }
        if quantity == .travel { offer(0) }
        for entry in entries {
            let unit = cue.unit(entry.driver)
            guard unit.isFinite else { continue }
            let breaks = effect.pieces[entry.firstPiece..<entry.firstPiece + entry.pieceCount].map {
                $0.start
            }
            for edge in breaks + [entry.ends.start, entry.ends.end] {
                offer(edge * unit)
                for turn in entry.ends.turns(over: range, unit: unit) {
                    offer((edge + Double(turn) * (entry.ends.end - entry.ends.start)) * unit)
                }
            }
        }
        stops.sort()
        var distinct = [stops[0]]
        for stop in stops where stop > distinct[distinct.count - 1] { distinct.append(stop) }
        return distinct
    }

    /// Appends the frames that lead from `start`, which is there already, to `end`.
    func refine(from start: Double, to end: Double, depth: Int, _ frames: inout [KeyFrame]) {
        let middle = start + (end - start) / 2
        if depth > 0, middle > start, middle < end, !isStraight(from: start, to: end) {
            refine(from: start, to: middle, depth: depth - 1, &frames)
            refine(from: middle, to: end, depth: depth - 1, &frames)
        } else {
            frames.append(frame(at: end))
        }
    }

    /// Whether every part stays within the tolerance of its chord between two places with no stop between them.
    private func isStraight(from start: Double, to end: Double) -> Bool {
        for part in 0..<UInt8(Channel.poseParts) {
            let channel = Channel(rawValue: part)!
            var sum = Stretch(value: channel.identity)
            for entry in effect.entries where entry.writes(channel, axis: cue.axis) {
                let stretch = stretch(of: entry, from: start, to: end)
                sum = channel.isFactor ? sum.multiplied(by: stretch) : sum.added(to: stretch)
            }
            if sum.deviation(heldWithin: channel.range) > tolerance { return false }
        }
        return true
    }

    private func stretch(of entry: TrackEntry, from start: Double, to end: Double) -> Stretch {
        effect.pieces.withUnsafeBufferPointer { pieces in
            let (first, last) = (cue(at: start), cue(at: end))
            var stretch = Stretch(
                first: entry.value(at: first, policy: policy, in: pieces),
                last: entry.value(at: last, policy: policy, in: pieces))
            let middle = cue(at: start + (end - start) / 2)
            guard entry.driver.quantity == quantity, entry.passage(under: policy, at: middle) == .whole else {
                return stretch
            }
            let length = cue.length(of: entry.unit)
            stretch.include(
                entry.ends.stretch(
                    from: first.value(of: entry.driver), to: last.value(of: entry.driver),
                    pieces: entry.own(pieces)), length: length)
            return stretch
        }
    }
}
