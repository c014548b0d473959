/// Where paged content comes to rest, and how it keeps its place when its size changes.
public struct Paging: Equatable, Sendable {
    /// Points from the start of one page to the start of the next: page and spacing; above 0.
    public let stride: Double

    /// Makes pages of a length and a spacing in points; nil unless their sum is finite and above 0.
    public init?(pageLength: Double, spacing: Double = 0) {
        let stride = pageLength + spacing
        guard stride > 0, stride < .infinity else { return nil }
        self.stride = stride
    }

    /// The page at the viewport's start and the fraction of it that has gone: travel / stride.
    public func position(at travel: Double) -> Double { travel / stride }

    /// The page, from 0, that starts nearest to `travel`, clamped to the limits; halfway between two it is the
    /// earlier one. Content whose end is no start of a page has one more page, which starts at its end.
    public func nearestPage(at travel: Double, limits: ScrollLimits) -> Double {
        let place = limits.clamped(travel)
        let nearest = Elementary.nearestInteger(position(at: place))
        let page = nearest > position(at: place) ? nearest - 1 : nearest
        let middle = (page * stride + limits.clamped((page + 1) * stride)) / 2
        return place > middle ? page + 1 : page
    }

    /// The travel that shows the same page and fraction after a change of size, when it was `travel` with
    /// the pages `old`.
    public func travel(keeping travel: Double, of old: Paging) -> Double { old.position(at: travel) * stride }

    /// Where content comes to rest that is let go at `travel`: the page nearest to where it would stop
    /// freely, but at most one from the page where the finger went down, and within the limits.
    ///
    /// *Source*: the limit of one page is UIKit's; to choose by the free rest is our rule, as UIKit's is
    /// private.
    ///
    /// - Parameters:
    ///   - landing: the travel at which the finger went down.
    ///   - velocity: of the content, in points a second.
    public func target(
        from landing: Double, releasedAt travel: Double, velocity: Double, deceleration: Deceleration,
        limits: ScrollLimits
    ) -> Double {
        let first = nearestPage(at: landing, limits: limits)
        let rest = travel + deceleration.displacementAtRest(from: velocity)
        let page = min(first + 1, max(first - 1, nearestPage(at: rest, limits: limits)))
        return limits.clamped(page * stride)
    }
}
