/// How far content can be scrolled, and the length of the viewport that it moves through; both in points.
public struct ScrollLimits: Equatable, Sendable {
    /// The greatest travel at which content can rest: its length less the viewport's, or 0 if that is
    /// shorter.
    public let maximum: Double
    /// The viewport's length along the scroll.
    public let viewportLength: Double

    /// Makes limits. Lengths below 0 and NaN are taken as 0; those beyond 1e15, where numbers no longer
    /// tell eighths of a point apart, as that.
    public init(maximum: Double, viewportLength: Double) {
        self.maximum = min(1e15, maximum.orZero)
        self.viewportLength = min(1e15, viewportLength.orZero)
    }

    /// The nearest travel at which content can rest, in 0…maximum; 0 for NaN.
    public func clamped(_ travel: Double) -> Double { min(maximum, travel.orZero) }

    /// How far `travel` lies outside 0…maximum: negative before 0, positive beyond the maximum, else 0; 0
    /// for NaN.
    public func overscroll(at travel: Double) -> Double {
        travel > maximum ? travel - maximum : travel < 0 ? travel : 0
    }
}
