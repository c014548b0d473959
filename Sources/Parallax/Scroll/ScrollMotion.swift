/// One stretch of a scroll: how content moves from the moment it begins, whatever ends it.
///
/// Each is a pure function of the seconds since it began, in points and points a second.
public enum ScrollMotion: Equatable, Sendable {
    /// Content does not move: nothing does it, or a finger that is still.
    case rest(at: Double)

    /// Content follows a finger that moves evenly. `free` is the travel that content would begin at without
    /// a rubber band, and `velocity` that of such content: against the finger's own sign.
    ///
    /// What the band yields is multiplied by `stretch`: 1, but for content that was caught further out than
    /// a band can pull it.
    case drag(from: Double, velocity: Double, stretch: Double)

    /// Content that was let go slows down.
    case deceleration(from: Double, velocity: Double)

    /// A spring draws content to `target`.
    case spring(to: Double, from: Double, velocity: Double)

    /// An animation takes content from one travel to another.
    case ease(from: Double, to: Double)

    /// Travel `time` seconds after the beginning.
    public func travel(at time: Double, limits: ScrollLimits, physics: ScrollPhysics) -> Double {
        switch self {
        case .rest(let travel): return travel
        case .drag(let free, let velocity, let stretch):
            let travel = free + velocity * time
            let pull = limits.overscroll(at: travel)
            if pull == 0 { return travel }
            return limits.clamped(travel) + stretch * physics.band(limits).overscroll(pulledBy: pull)
        case .deceleration(let start, let velocity):
            return start + physics.deceleration.displacement(at: time, from: velocity)
        case .spring(let target, let start, let velocity):
            return target + physics.bounce.position(at: time, from: start - target, velocity: velocity)
        case .ease(let start, let end):
            let done = physics.animationCurve.value(at: progress(at: time, physics))
            return done == 1 ? end : start + (end - start) * done
        }
    }

    /// Points a second `time` seconds after the beginning.
    public func velocity(at time: Double, limits: ScrollLimits, physics: ScrollPhysics) -> Double {
        switch self {
        case .rest: return 0
        case .drag(let free, let velocity, let stretch):
            let pull = limits.overscroll(at: free + velocity * time)
            return pull == 0 ? velocity : velocity * stretch * physics.band(limits).slope(pulledBy: pull)
        case .deceleration(_, let velocity):
            return physics.deceleration.velocity(at: time, from: velocity)
        case .spring(let target, let start, let velocity):
            return physics.bounce.velocity(at: time, from: start - target, velocity: velocity)
        case .ease(let start, let end):
            guard physics.animationDuration > 0 else { return 0 }
            let slope = physics.animationCurve.slope(at: progress(at: time, physics))
            return (end - start) * (slope / physics.animationDuration).finite
        }
    }

    /// The drag in which a still finger catches content that is at `travel`.
    static func drag(catching travel: Double, limits: ScrollLimits, physics: ScrollPhysics) -> Self {
        let overscroll = limits.overscroll(at: travel)
        // A hard bounce brings content further out than any pull, and near there it would hardly follow.
        let reach = 0.5 * limits.viewportLength
        let held = min(reach, max(-reach, overscroll))
        let free = limits.clamped(travel) + physics.band(limits).pull(restingAt: held).finite
        return .drag(from: free, velocity: 0, stretch: held == 0 ? 1 : overscroll / held)
    }

    private func progress(at time: Double, _ physics: ScrollPhysics) -> Double {
        physics.animationDuration > 0 ? time / physics.animationDuration : 1
    }
}

extension ScrollPhysics {
    fileprivate func band(_ limits: ScrollLimits) -> RubberBand {
        RubberBand(coefficient: rubberBandCoefficient, length: limits.viewportLength)
    }
}
