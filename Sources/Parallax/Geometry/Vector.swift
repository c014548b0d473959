/// A point or a displacement on the screen, in points: x right, y down.
public struct Vector: Equatable, Hashable, Sendable {
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double

    /// Makes a vector from its two parts, in points.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin; no displacement.
    public static let zero = Vector(0, 0)

    /// The sum of two vectors.
    public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }

    /// The displacement that leads from `b` to `a`.
    public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }

    /// The vector with both parts multiplied by `factor`.
    public static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor) }
}
