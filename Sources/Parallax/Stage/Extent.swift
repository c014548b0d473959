/// A length as a rule, so that it holds on every screen and in every row: parts of the screen's and of the item's length,
/// and points, added up.
///
/// ```swift
/// Extent(ofScreen: 0.5)                 // half the screen
/// Extent(ofItem: 1, points: 40)         // 40 points more than the item
/// ```
public struct Extent: Equatable, Hashable, Sendable {
    /// The part of the screen's length.
    public var ofScreen: Double
    /// The part of the item's length.
    public var ofItem: Double
    /// Points besides.
    public var points: Double

    /// Makes a rule; what is not named is 0.
    public init(ofScreen: Double = 0, ofItem: Double = 0, points: Double = 0) {
        self.ofScreen = ofScreen
        self.ofItem = ofItem
        self.points = points
    }

    /// The least length of a picture that drifts at `speed` and covers its item wherever that is in view, pulled or not: the
    /// item's own and ``Overscan/needed(speed:itemLength:viewportLength:)`` at either end, as a rule for every size.
    ///
    /// With H the screen's length, taken as the viewport's, and h the item's: `(1 − s)·H + s·h` for a speed s in 0…1,
    /// `(s − 1)·H + s·h` in front of the list, and `(1 + |s|)·H + |s|·h` below 0. A picture is never shorter than its item,
    /// so an item longer than the viewport needs none of it at speeds of 0…1.
    ///
    /// ```swift
    /// Extent.covering(speed: 0.8).length(screen: 844, item: 250)    // 368.8
    /// ```
    ///
    /// - Parameters:
    ///   - speed: How fast the picture moves over the viewport, as a multiple of the content's own speed. NaN counts as 1.
    ///   - margin: Points more at either end: for an entrance, say.
    public static func covering(speed: Double, margin: Double = 0) -> Extent {
        let speed = speed.bounded(nan: 1)
        let ends = 2 * margin.boundedLength()
        if speed >= 0 {
            return Extent(ofScreen: speed > 1 ? speed - 1 : 1 - speed, ofItem: speed, points: ends)
        }
        return Extent(ofScreen: 1 - speed, ofItem: -speed, points: ends)
    }

    /// The length in points, for a screen and an item of these lengths; negative where the rule says so.
    public func length(screen: Double, item: Double) -> Double {
        (ofScreen.bounded() * screen + ofItem.bounded() * item + points.bounded()).bounded()
    }
}
