/// A weight on a spring that comes to rest at 0.
///
/// ```
/// y″ + 2·ζ·ω·y′ + ω²·y = 0
/// ζ = 1:   y(t) = (y₀ + (v₀ + ω·y₀)·t)·e^(−ω·t)
/// ```
///
/// with the damping ratio ζ: below 1 it swings about its rest, from 1 on it passes it at most once.
///
/// *Units*: points, seconds, points a second. *Rest value*: exactly 0 from rest. *Edge cases*: a time below
/// 0 or NaN counts as 0, and at ∞ the spring rests; a start that is NaN counts as 0. A start or a result
/// beyond the greatest finite number counts as that.
public struct DampedSpring: Equatable, Sendable {
    /// The undamped angular frequency ω: √(stiffness / mass), in s⁻¹.
    public let angularFrequency: Double
    /// The damping ratio ζ: damping / (2·√(stiffness·mass)).
    public let dampingRatio: Double

    /// The spring that brings a scroll view's content back to its edge: critically damped, ω = 11 s⁻¹.
    ///
    /// *Source*: fitted to recordings of iOS 26.1, within 1.3 points at every frame.
    public static let bounce = DampedSpring(checked: 11, 1)

    /// Makes a spring; nil unless ω is finite and above 0 and ζ finite and not below.
    public init?(angularFrequency: Double, dampingRatio: Double = 1) {
        guard angularFrequency > 0, dampingRatio >= 0, angularFrequency.isFinite, dampingRatio.isFinite else {
            return nil
        }
        self.init(checked: angularFrequency, dampingRatio)
    }

    private init(checked angularFrequency: Double, _ dampingRatio: Double) {
        self.angularFrequency = angularFrequency
        self.dampingRatio = dampingRatio
    }

    /// The distance from rest at `time`, from a start at `position` with `velocity`.
    public func position(at time: Double, from position: Double, velocity: Double) -> Double {
        guard time < .infinity || time.isNaN else { return 0 }
        let (even, odd) = responses(at: time.orZero)
        return (position.finite * (even + damping * odd) + velocity.finite * odd).finite
    }

    /// The velocity at `time`, from a start at `position` with `velocity`.
    public func velocity(at time: Double, from position: Double, velocity: Double) -> Double {
        guard time < .infinity || time.isNaN else { return 0 }
        let (even, odd) = responses(at: time.orZero)
        let pull = angularFrequency * (angularFrequency * odd)
        return (velocity.finite * (even - damping * odd) - position.finite * pull).finite
    }

    /// The time at which the spring passes its rest, for ζ ≥ 1; nil if it never does, as from rest itself.
    ///
    /// An underdamped spring passes its rest again and again, and nil is returned for it.
    public func passage(from position: Double, velocity: Double) -> Double? {
        guard dampingRatio >= 1, position != 0 else { return nil }
        return time(whenSlopeIs: -position.finite / (velocity.finite + damping * position.finite))
    }

    /// Seconds after which the spring stays within `tolerance` points of its rest.
    ///
    /// *Edge cases*: 0 from rest; ∞ for an undamped spring, and for a tolerance that is not above 0.
    /// *Accuracy*: exact for ζ ≥ 1; below, it is the time at which the envelope of the swings gets that
    /// small.
    public func settlingDuration(from position: Double, velocity: Double, tolerance: Double) -> Double {
        let (start, speed) = (position.finite, velocity.finite)
        if start == 0 && speed == 0 { return 0 }
        guard tolerance > 0 else { return .infinity }
        if dampingRatio < 1 {
            let swing = angularFrequency * Elementary.squareRoot((1 - dampingRatio) * (1 + dampingRatio))
            let other = speed / swing + start * (damping / swing)
            let larger = max(start.magnitude, other.magnitude)
            let smaller = min(start.magnitude, other.magnitude)
            let height = larger * Elementary.squareRoot(1 + (smaller / larger) * (smaller / larger))
            return max(0, (Elementary.logarithm(height.finite) - Elementary.logarithm(tolerance)) / damping)
        }
        func isOut(_ time: Double) -> Bool {
            self.position(at: time, from: start, velocity: speed).magnitude > tolerance
        }
        // From its turning point on it can only come closer; before that it moves one way only.
        let pull = angularFrequency * angularFrequency * start + damping * speed
        let turn = time(whenSlopeIs: speed / pull) ?? 0
        var (low, high) = (0.0, turn)
        if isOut(turn) {
            (low, high) = (turn, turn + 1 / angularFrequency)
            while isOut(high) { (low, high) = (high, turn + 2 * (high - turn)) }
        } else if !isOut(0) {
            return 0
        }
        for _ in 0..<100 where low < high {
            let middle = low + (high - low) / 2
            if middle == low || middle == high { break }
            if isOut(middle) { low = middle } else { high = middle }
        }
        return high
    }
}

extension DampedSpring {
    /// ζ·ω, the rate at which the envelope falls.
    private var damping: Double { dampingRatio * angularFrequency }

    /// e^(−ζωt) times the even solution (1 at 0, level) and the odd one (0 at 0, of slope 1): cos and sin/w
    /// for ζ < 1, 1 and t for ζ = 1, cosh and sinh/w beyond, with w = ω·√|1 − ζ²|.
    private func responses(at time: Double) -> (even: Double, odd: Double) {
        let spread = (1 - dampingRatio) * (1 + dampingRatio)
        let w = angularFrequency * Elementary.squareRoot(spread.magnitude)
        let angle = w * time
        if spread > 0 {
            let envelope = Elementary.exponential(-damping * time)
            return (envelope * Elementary.cosine(angle), envelope * (Elementary.sine(angle) / w))
        }
        if angle < 0.01 {
            // sinh(a)/a = 1 + a²/6 + a⁴/120 + …, which is 1 at ζ = 1.
            let square = angle * angle
            let envelope = Elementary.exponential(-damping * time)
            return (
                envelope * (1 + square / 2 * (1 + square / 12)),
                envelope * time * (1 + square / 6 * (1 + square / 20))
            )
        }
        // ζω − w without cancellation: ω² / (ζω + w).
        let slow = Elementary.exponential(-angularFrequency / (damping + w) * angularFrequency * time)
        let quick = Elementary.exponential(-(damping + w) * time)
        return ((slow + quick) / 2, (slow - quick) / (2 * w))
    }

    /// The time above 0 at which odd / even is `ratio`, for ζ ≥ 1; nil if there is none.
    private func time(whenSlopeIs ratio: Double) -> Double? {
        guard ratio > 0, ratio < .infinity else { return nil }
        let w = angularFrequency * Elementary.squareRoot((dampingRatio - 1) * (dampingRatio + 1))
        let x = w * ratio
        if x < 1e-4 { return ratio * (1 + x * x / 3) }
        return x < 1 ? Elementary.logarithm((1 + x) / (1 - x)) / (2 * w) : nil
    }
}
