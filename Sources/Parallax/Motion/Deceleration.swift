/// How content slows down after it was let go: its speed falls by the same factor each millisecond, until
/// it stops.
///
/// ```
/// v(t) = v₀·r^(1000·t)        x(t) = x₀ + v₀·(r^(1000·t) − 1) / (1000·ln r)
/// ```
///
/// *Units*: points, seconds, points a second. *Edge cases*: a time below 0 or NaN counts as 0; a velocity
/// that is NaN counts as 0, and an infinite one as the greatest finite number.
///
/// *Source*: the rates are `UIScrollView.DecelerationRate`'s; the formula is Lobanov's, "How UIScrollView
/// works", 2019; the stop is fitted to a recording of iOS 26.1, where 750 points a second end after 2.16 s.
public struct Deceleration: Equatable, Sendable {
    /// The factor by which the speed falls each millisecond, between 0 and 1.
    public let rate: Double
    /// The speed at which the content stops, in points a second.
    public let stopSpeed: Double
    /// The same rate by the second: −1000·ln r, in s⁻¹.
    public let decay: Double

    /// A scroll view's usual rate, 0.998.
    public static let normal = Deceleration(checkedRate: 0.998, stopSpeed: 10)
    /// The rate of a scroll view that shall stop soon, 0.99.
    public static let fast = Deceleration(checkedRate: 0.99, stopSpeed: 10)

    /// Makes a deceleration; nil unless the rate lies between 0 and 1 and the stop speed is finite and
    /// above 0.
    public init?(rate: Double, stopSpeed: Double = 10) {
        guard rate > 0, rate < 1, stopSpeed > 0, stopSpeed < .infinity else { return nil }
        self.init(checkedRate: rate, stopSpeed: stopSpeed)
    }

    private init(checkedRate rate: Double, stopSpeed: Double) {
        self.rate = rate
        self.stopSpeed = stopSpeed
        decay = -1000 * Elementary.logarithm(rate)
    }

    /// Seconds until content that starts with `velocity` stops; 0 at the stop speed and below.
    public func duration(from velocity: Double) -> Double {
        let speed = velocity.finite.magnitude
        return speed > stopSpeed ? Elementary.logarithm(speed / stopSpeed).finite / decay : 0
    }

    /// Points from the start `time` seconds after it; constant once the content has stopped.
    public func displacement(at time: Double, from velocity: Double) -> Double {
        guard !(time >= duration(from: velocity)) else { return displacementAtRest(from: velocity) }
        let left = Elementary.exponential(-decay * time.orZero)
        return (velocity.finite * ((1 - left) / decay)).finite
    }

    /// Points a second `time` seconds after the start; 0 once the content has stopped.
    public func velocity(at time: Double, from velocity: Double) -> Double {
        guard !(time >= duration(from: velocity)) else { return 0 }
        return velocity.finite * Elementary.exponential(-decay * time.orZero)
    }

    /// Points from the start to where the content stops: (|v₀| − stop speed) / decay, with the velocity's
    /// sign.
    public func displacementAtRest(from velocity: Double) -> Double {
        let way = velocity.finite
        let excess = way.magnitude - stopSpeed
        return excess > 0 ? ((way < 0 ? -excess : excess) / decay).finite : 0
    }

    /// Seconds until the content is `displacement` points from the start; nil when it stops before, or
    /// moves the other way.
    public func time(toReach displacement: Double, from velocity: Double) -> Double? {
        if displacement == 0 { return 0 }
        let share = displacement / displacementAtRest(from: velocity)
        guard share > 0, share <= 1 else { return nil }
        return min(
            duration(from: velocity),
            -Elementary.logarithm(1 - displacement / velocity.finite * decay) / decay)
    }

    /// Points from the start to where a flick would come to rest if nothing stopped it: v/1000·r / (1 − r).
    ///
    /// *Source*: WWDC 2018, session 803, "Designing Fluid Interfaces". It is 0.1 % short of v₀ / decay.
    public func projection(from velocity: Double) -> Double {
        (velocity.finite / 1000 * rate / (1 - rate)).finite
    }
}
