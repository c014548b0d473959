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

    /// The length in points, for a screen and an item of these lengths; negative where the rule says so.
    public func length(screen: Double, item: Double) -> Double {
        (ofScreen.bounded() * screen + ofItem.bounded() * item + points.bounded()).bounded()
    }
}
