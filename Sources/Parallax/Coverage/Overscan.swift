/// How much larger than its item a drifting picture has to be, per side, so that no gap opens: the speed gives the
/// overscan, and the overscan gives the speed.
///
/// With H the viewport's length and h the item's, for an item at rest, unturned, in view anywhere:
///
/// | speed s | overscan a side |
/// | --- | --- |
/// | s ≥ 1 | `(s − 1) · (H + h) / 2` |
/// | 0 ≤ s ≤ 1 | `(1 − s) · max(0, H − h) / 2` |
/// | s < 0 | `max(0, (|s| · (H + h) + H − h) / 2)` |
///
/// An entrance needs more.
public enum Overscan {
    /// The least overscan a side, in points, for `speed`. All lengths in points along the scroll.
    ///
    /// ```swift
    /// Overscan.needed(speed: 0.8, itemLength: 250, viewportLength: 844)    // 59.4
    /// ```
    public static func needed(speed: Double, itemLength: Double, viewportLength: Double) -> Double {
        let (item, viewport) = (itemLength.boundedLength(), viewportLength.boundedLength())
        let speed = speed.bounded(nan: 1)
        if speed >= 1 { return ((speed - 1) * (viewport + item) / 2).bounded() }
        if speed >= 0 { return (1 - speed) * max(0, viewport - item) / 2 }
        return max(0, (-speed * (viewport + item) + viewport - item) / 2).bounded()
    }

    /// The lowest speed, behind the list, that `overscan` points a side allow; 0 if any does.
    ///
    /// An overscan below what speed 0 needs gives a speed in 0…1: `1 − 2k / (H − h)`. An item as long as the viewport needs
    /// none: 0.
    public static func slowestSpeed(overscan: Double, itemLength: Double, viewportLength: Double) -> Double {
        let spare = viewportLength.boundedLength() - itemLength.boundedLength()
        guard spare > 0 else { return 0 }
        return max(0, 1 - 2 * overscan.boundedLength() / spare)
    }

    /// The highest speed, in front of the list, that `overscan` points a side allow: `1 + 2k / (H + h)`; 1 where viewport
    /// and item have no length.
    public static func fastestSpeed(overscan: Double, itemLength: Double, viewportLength: Double) -> Double {
        let reach = viewportLength.boundedLength() + itemLength.boundedLength()
        guard reach > 0 else { return 1 }
        return (1 + 2 * overscan.boundedLength() / reach).bounded()
    }

    /// All speeds that `overscan` points a side allow, negative ones included: those that need no more than it, see
    /// ``needed(speed:itemLength:viewportLength:)``. 1 is always among them.
    public static func speeds(
        overscan: Double, itemLength: Double, viewportLength: Double
    ) -> ClosedRange<Double> {
        let (item, viewport) = (itemLength.boundedLength(), viewportLength.boundedLength())
        let spare = 2 * overscan.boundedLength() - (viewport - item)
        let slowest =
            spare >= 0 && viewport + item > 0
            ? (-spare / (viewport + item)).bounded()
            : slowestSpeed(overscan: overscan, itemLength: item, viewportLength: viewport)
        return
            slowest...max(
                fastestSpeed(overscan: overscan, itemLength: item, viewportLength: viewport), slowest)
    }

    /// The speed nearest to `speed` at which a picture as long as the cue's covers its item wherever that is in view; `speed`
    /// itself where that does, give or take a billionth.
    ///
    /// ```swift
    /// let short = Cue(item: 0..<250, viewport: 0..<844, picture: 300)
    /// Overscan.speed(nearestTo: 0.8, at: short)    // 1 − 50 / 594
    /// ```
    public static func speed(nearestTo speed: Double, at cue: Cue) -> Double {
        let allowed = speeds(
            overscan: (cue.pictureLength - cue.itemLength) / 2, itemLength: cue.itemLength,
            viewportLength: cue.viewportLength)
        let nearest = min(max(speed.bounded(nan: 1), allowed.lowerBound), allowed.upperBound)
        return (nearest - speed).magnitude < 1e-9 ? speed : nearest
    }
}
