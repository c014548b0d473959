/// How far content can be scrolled, and the length of the viewport that it moves through; both in points.
public struct ScrollLimits: Equatable, Sendable {
    /// Where content can rest.
    public let range: TravelRange
    /// The viewport's length along the scroll, at least 0.
    public let viewportLength: Double

    /// The greatest travel at which content can rest: its length less the viewport's, or 0 if that is shorter.
    public var maximum: Double { range.maximum }

    /// Makes limits. Lengths below 0 and NaN count as 0, longer ones than ``largestLength`` as that.
    public init(maximum: Double, viewportLength: Double) {
        range = TravelRange(maximum: maximum)
        self.viewportLength = viewportLength.boundedLength()
    }

    /// The nearest travel at which content can rest, in 0…maximum; 0 for NaN.
    public func clamped(_ travel: Double) -> Double { range.clamped(travel) }

    /// How far `travel` lies outside 0…maximum: negative before 0, positive beyond the maximum, else 0; 0 for NaN.
    public func overscroll(at travel: Double) -> Double { range.overscroll(travel) }

    /// Where content is shown that is at `travel`: at the nearest whole number of pixels, but at the very end where it is.
    ///
    /// - Parameter scale: Pixels to a point; 0 and less, and NaN, for no such grid.
    public func onGrid(_ travel: Double, scale: Double) -> Double {
        let pixels = travel * scale
        guard scale > 0, pixels.magnitude < 0x1p50 else { return travel }
        let onGrid = Elementary.nearestInteger(pixels) / scale
        // The end may lie between two pixels, and content at it must be there, and not seem to be pulled.
        if travel == maximum { return travel }
        return overscroll(at: travel) == 0 ? clamped(onGrid) : onGrid
    }
}
