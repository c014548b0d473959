/// A direction or displacement in space, in points: x right, y down, z toward the viewer.
public struct Vector3: Equatable, Hashable, Sendable {
    /// The part to the right.
    public var x: Double
    /// The part down.
    public var y: Double
    /// The part toward the viewer.
    public var z: Double

    /// Makes a vector from its three parts.
    public init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
