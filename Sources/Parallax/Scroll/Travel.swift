/// How far a scroll view can travel: 0…``maximum`` at rest, beyond it while pulled.
///
/// Travel is the distance scrolled from rest in points: 0 at rest, positive as content moves toward the start
/// edge, negative while pulled. Insets are already in it: in UIKit, travel is
/// `contentOffset.y + adjustedContentInset.top`.
public struct TravelRange: Equatable, Hashable, Sendable {
    /// The travel at the content's end, at least 0.
    public var maximum: Double

    /// Makes the range that ends at `maximum`; a negative or NaN end counts as 0.
    public init(maximum: Double) {
        self.maximum = maximum.boundedLength()
    }

    /// The range of content `contentLength` long, insets included, in a viewport `viewportLength` long. Content that
    /// is shorter than the viewport does not travel.
    public init(contentLength: Double, viewportLength: Double) {
        self.init(maximum: contentLength.boundedLength() - viewportLength.boundedLength())
    }

    /// The travel that is meant by any number: NaN is rest, ±∞ are the ends without overscroll, and every finite
    /// number is itself, within ±``largestLength``.
    public func resolved(_ travel: Double) -> Double {
        if travel == .infinity { return maximum }
        if travel == -.infinity { return 0 }
        return travel.bounded()
    }

    /// The travel held within 0…``maximum``.
    public func clamped(_ travel: Double) -> Double { min(max(resolved(travel), 0), maximum) }

    /// How far travel lies outside 0…``maximum``, signed: negative while pulled at the start, positive at the end, 0
    /// between.
    public func overscroll(_ travel: Double) -> Double {
        let travel = resolved(travel)
        return travel - min(max(travel, 0), maximum)
    }
}
