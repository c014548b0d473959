/// A width and a height, in points.
public struct Dimensions: Equatable, Hashable, Sendable {
    /// Points across.
    public var width: Double
    /// Points down.
    public var height: Double

    /// Makes dimensions from a width and a height, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No width and no height.
    public static let zero = Dimensions(width: 0, height: 0)

    /// The dimensions with both parts held within 0…``largestLength``.
    func bounded() -> Dimensions {
        Dimensions(width: width.boundedLength(), height: height.boundedLength())
    }
}

/// An upright rectangle on the screen, in points: x right, y down.
public struct Box: Equatable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Points across; never negative in a box that the engine returns.
    public var width: Double
    /// Points down; never negative in a box that the engine returns.
    public var height: Double

    /// Makes a box from its top left corner and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The box with all four parts 0.
    public static let zero = Box(x: 0, y: 0, width: 0, height: 0)

    /// The right edge: `x + width`.
    public var maxX: Double { x + width }

    /// The bottom edge: `y + height`.
    public var maxY: Double { y + height }

    /// The middle.
    public var centre: Vector { Vector(x + width / 2, y + height / 2) }

    /// The box's size.
    public var size: Dimensions { Dimensions(width: width, height: height) }

    /// The corners, from the top left clockwise.
    public var quad: Quad {
        Quad(Vector(x, y), Vector(maxX, y), Vector(maxX, maxY), Vector(x, maxY))
    }

    /// The box with all four parts held within bounds.
    func bounded() -> Box {
        Box(x: x.bounded(), y: y.bounded(), width: width.boundedLength(), height: height.boundedLength())
    }

    /// The box with its insets around it: a scroll view's whole bounds, say, from what bars leave of them.
    public func extended(by insets: Insets, direction: ReadingDirection = .leftToRight) -> Box {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return Box(
            x: x - left, y: y - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }

    /// Whether another box lies within this one, give or take `tolerance` points.
    public func contains(_ other: Box, within tolerance: Double = 0) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// The part that fills the box across and begins `start` points behind its start along the scroll.
    func slice(from start: Double, length: Double, axis: ScrollAxis) -> Box {
        axis == .vertical
            ? Box(x: x, y: y + start, width: width, height: length)
            : Box(x: x + start, y: y, width: length, height: height)
    }

    /// The box moved by `displacement`.
    public func moved(by displacement: Vector) -> Box {
        Box(x: x + displacement.x, y: y + displacement.y, width: width, height: height)
    }
}
