/// Four corners of a posed box, in points. They go from the box's own top left corner clockwise, so that
/// a painter knows which way up the layer stands.
public struct Quad: Equatable, Hashable, Sendable {
    /// The box's top left corner after its pose.
    public var topLeft: Vector
    /// The box's top right corner after its pose.
    public var topRight: Vector
    /// The box's bottom right corner after its pose.
    public var bottomRight: Vector
    /// The box's bottom left corner after its pose.
    public var bottomLeft: Vector

    /// Makes a quad from its corners, from the top left clockwise.
    public init(_ topLeft: Vector, _ topRight: Vector, _ bottomRight: Vector, _ bottomLeft: Vector) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// All four corners at the origin.
    public static let zero = Quad(.zero, .zero, .zero, .zero)

    /// The smallest upright box that holds the four corners.
    public var bounds: Box {
        let left = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
        let right = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
        let top = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
        let bottom = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
        return Box(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The quad seen in a mirror that stands upright in the middle of a screen `width` wide: x becomes
    /// `width − x`. Left and right corners change places, for pictures and text are not reversed.
    public func mirrored(inWidth width: Double) -> Quad {
        func mirror(_ corner: Vector) -> Vector { Vector(width - corner.x, corner.y) }
        return Quad(mirror(topRight), mirror(topLeft), mirror(bottomLeft), mirror(bottomRight))
    }
}
