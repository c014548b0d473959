/// Distances by which something is smaller than a box, one an edge, in points.
public struct Insets: Equatable, Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the leading edge.
    public var leading: Double
    /// From the bottom.
    public var bottom: Double
    /// From the trailing edge.
    public var trailing: Double

    /// Makes insets; an edge that is not named has none.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = Insets()

    /// The inset before the content along an axis.
    public func start(along axis: ScrollAxis) -> Double { axis == .vertical ? top : leading }

    /// The inset behind the content along an axis.
    public func end(along axis: ScrollAxis) -> Double { axis == .vertical ? bottom : trailing }
}
