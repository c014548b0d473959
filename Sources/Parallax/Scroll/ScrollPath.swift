/// Scrolling as a pure function of time: motions, one after the other.
///
/// A path is built forward, by what happens to the content; it is then asked for any time in any order.
/// Before its beginning it is where it begins, and after its end where it comes to rest.
///
/// *Units*: points, seconds, points a second. *Range*: what happens is cut to 1e9 seconds and to ±1e9
/// points or points a second. *Edge cases*: a time that is NaN is the beginning; any other number that is
/// NaN is 0.
/// *Complexity*: a question takes O(log n) for n motions and allocates nothing.
public struct ScrollPath: Equatable, Sendable {
    /// How far content can be scrolled.
    public let limits: ScrollLimits
    /// How scrolling feels.
    public let physics: ScrollPhysics
    /// How close to its end, in points, a spring must stay to be at rest; above 0.
    public let tolerance: Double
    /// The time of the last change: from here on content rests, if it was let go.
    public private(set) var duration = 0.0

    private struct Piece: Equatable, Sendable {
        var start: Double
        var motion: ScrollMotion
    }
    /// In order of time; never empty.
    private var pieces: [Piece]

    /// Begins a path with content that rests at `travel`, at time 0. A tolerance of 0 or less and NaN are
    /// taken as ⅓ point, a pixel at scale 3: so near the recorded bounces end.
    public init(
        at travel: Double = 0, limits: ScrollLimits, physics: ScrollPhysics = .uiKit,
        tolerance: Double = 1.0 / 3
    ) {
        self.limits = limits
        self.physics = physics
        self.tolerance = tolerance > 0 ? tolerance : 1.0 / 3
        pieces = [Piece(start: 0, motion: .rest(at: limits.clamped(travel)))]
    }

    /// Travel at `time`.
    public func travel(at time: Double) -> Double {
        let piece = pieces[index(at: time)]
        return piece.motion.travel(at: (time - piece.start).orZero, limits: limits, physics: physics)
    }

    /// The velocity at `time`, positive as travel grows; where two motions meet, that of the later one.
    public func velocity(at time: Double) -> Double {
        let piece = pieces[index(at: time)]
        return piece.motion.velocity(at: (time - piece.start).orZero, limits: limits, physics: physics)
    }

    /// Stops content where it is at `time`, and forgets what would have happened after.
    public mutating func stop(at time: Double) {
        follow(.rest(at: travel(at: time)), from: time)
    }

    /// Sets content to `travel` at `time`, at once.
    public mutating func jump(to travel: Double, at time: Double) {
        follow(.rest(at: limits.clamped(travel)), from: time)
    }

    /// Takes content to `travel` with an animation, from `time` on.
    public mutating func animate(to travel: Double, at time: Double) {
        let target = limits.clamped(travel)
        follow(.ease(from: self.travel(at: time), to: target), from: time)
        follow(.rest(at: target), from: duration + physics.animationDuration.orZero)
    }

    /// Lets a finger move content, from `time` on for `seconds`, without slop, and hold it after that. It
    /// catches content where it is; after another drag it is the same finger.
    ///
    /// - Parameter distance: points that free content would travel: the finger's movement with its sign
    ///   changed.
    public mutating func drag(by distance: Double, over seconds: Double, at time: Double) {
        let (free, stretch) = grip(at: time)
        let way = Self.limited(distance)
        if seconds > 0 {
            follow(.drag(from: free, velocity: (way / seconds).finite, stretch: stretch), from: time)
        }
        follow(
            .drag(from: free + way, velocity: 0, stretch: stretch), from: time.orZero + seconds.orZero)
    }

    /// Lets content go at `time`, with the finger's `velocity` (its sign changed), and brings it to rest.
    ///
    /// Beyond an edge content has the share of the velocity that the rubber band lets through, and the
    /// release rate's inward speed on top; the sum is our rule for a finger that moves, fitted at 0. If the
    /// spring brings it back over the edge with speed left, or it meets an edge as it slows down, the other
    /// motion takes that speed over.
    public mutating func release(velocity: Double, at time: Double) {
        var (position, speed, inward) = launch(velocity, at: time)
        speed += inward
        var now = time
        // Three turns at most, the last of them a spring: one that starts at its edge does not pass it again.
        while true {
            let overscroll = limits.overscroll(at: position)
            let edge = limits.clamped(position)
            let leaves = position <= 0 && speed < 0 || position >= limits.maximum && speed > 0
            if overscroll != 0 || leaves {
                follow(.spring(to: edge, from: position, velocity: speed), from: now)
                guard let passage = physics.bounce.passage(from: overscroll, velocity: speed) else {
                    let settling = physics.bounce.settlingDuration(
                        from: overscroll, velocity: speed, tolerance: tolerance)
                    return follow(.rest(at: edge), from: now + settling)
                }
                speed = physics.bounce.velocity(at: passage, from: overscroll, velocity: speed)
                (now, position) = (now + passage, edge)
            } else {
                follow(.deceleration(from: position, velocity: speed), from: now)
                let edge = speed < 0 ? 0 : limits.maximum
                let ahead = edge - position
                guard speed != 0, let arrival = physics.deceleration.time(toReach: ahead, from: speed) else {
                    let stop = position + physics.deceleration.displacementAtRest(from: speed)
                    return follow(
                        .rest(at: limits.clamped(stop)),
                        from: now + physics.deceleration.duration(from: speed))
                }
                speed = physics.deceleration.velocity(at: arrival, from: speed)
                (now, position) = (now + arrival, edge)
            }
        }
    }

    /// Lets content go at `time`, with the finger's `velocity` (its sign changed), and snaps it to a page. The release rate's
    /// inward speed hastens the way back, but turns no page.
    ///
    /// - Parameter landing: the travel at which the finger went down.
    public mutating func release(velocity: Double, at time: Double, paging: Paging, from landing: Double) {
        let (position, speed, inward) = launch(velocity, at: time)
        let target = paging.target(
            from: landing, releasedAt: position, velocity: speed, deceleration: physics.deceleration,
            limits: limits)
        spring(to: target, from: position, velocity: speed + inward, at: time)
    }

    /// Takes content to `travel`, or to the nearest at which it can rest, with the bounce's spring, from `time` on: it
    /// keeps the velocity that it has, so that one glide takes over from another without a jerk.
    public mutating func glide(to travel: Double, at time: Double) {
        spring(
            to: limits.clamped(travel), from: self.travel(at: time), velocity: velocity(at: time), at: time)
    }
}

extension ScrollPath {
    /// Points, or points a second, within what a path can be asked for; 0 for NaN.
    static func limited(_ points: Double) -> Double { min(1e9, max(-1e9, points.finite)) }

    private func index(at time: Double) -> Int {
        // The last piece that begins by then.
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= time { low = middle } else { high = middle }
        }
        return low
    }

    /// Puts `motion` from `time` on in the place of all that would begin then or later.
    private mutating func follow(_ motion: ScrollMotion, from time: Double) {
        let time = min(1e9, time.orZero)
        while let last = pieces.last, last.start >= time { pieces.removeLast() }
        pieces.append(Piece(start: time, motion: motion))
        duration = time
    }

    /// Lets the bounce's spring draw content to `target` and rest there.
    private mutating func spring(to target: Double, from position: Double, velocity: Double, at time: Double)
    {
        follow(.spring(to: target, from: position, velocity: velocity), from: time)
        let settling = physics.bounce.settlingDuration(
            from: position - target, velocity: velocity, tolerance: tolerance)
        follow(.rest(at: target), from: duration + settling)
    }

    /// How a finger holds content at `time`: the travel without a rubber band, and the band's stretch.
    private func grip(at time: Double) -> (free: Double, stretch: Double) {
        let piece = pieces[index(at: time)]
        var grip = piece.motion
        if case .drag = grip {
        } else {
            grip = .drag(catching: travel(at: time), limits: limits, physics: physics)
        }
        guard case .drag(let free, let velocity, let stretch) = grip else { return (0, 1) }
        return (free + velocity * (time - piece.start).orZero, stretch)
    }

    /// Where content is at `time`, the velocity that it has when a finger of `velocity` lets it go there, and the one that
    /// the release rate adds.
    private func launch(
        _ velocity: Double, at time: Double
    ) -> (position: Double, velocity: Double, inward: Double) {
        let (free, stretch) = grip(at: time)
        let held = ScrollMotion.drag(from: free, velocity: Self.limited(velocity), stretch: stretch)
        let position = travel(at: time)
        let inward = -limits.overscroll(at: position) * physics.releaseRate.orZero
        return (position, held.velocity(at: 0, limits: limits, physics: physics), inward)
    }
}
