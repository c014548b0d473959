/// What one layer looks like at one instant.
///
/// A pose is applied to a point relative to the layer's anchor in this order: scale, rotation, translation,
/// perspective. ``identity`` changes nothing.
///
/// Every part is a number stored in the order of ``Channel``, so that an effect's table of tracks can address a
/// part by its channel. The order is checked by a test.
public struct Pose: Equatable, Sendable {
    /// Factor along x, at least 0. Rest: 1.
    public var scaleX = 1.0
    /// Factor along y, at least 0. Rest: 1.
    public var scaleY = 1.0
    /// Rotation in radians about ``axis``; positive about z is clockwise on the screen. Rest: 0.
    public var rotation = 0.0
    /// Points to the right. Rest: 0.
    public var translationX = 0.0
    /// Points down. Rest: 0.
    public var translationY = 0.0
    /// Points toward the viewer; seen only through ``perspective``. Rest: 0.
    public var translationZ = 0.0
    /// Opacity of the layer and all it holds, 0…1. Rest: 1.
    public var opacity = 1.0
    /// Opacity of the shadow, 0…1. Rest: 0, no shadow.
    public var shadowOpacity = 0.0
    /// Blur radius of the shadow in points, at least 0. Rest: 0.
    public var shadowRadius = 0.0
    /// Points by which the shadow lies to the right of the layer. Rest: 0.
    public var shadowX = 0.0
    /// Points by which the shadow lies below the layer. Rest: 0.
    public var shadowY = 0.0
    /// Blur radius of the layer in points, at least 0. Rest: 0.
    public var blur = 0.0
    /// One over the distance of the viewer's eye in points (`−m34` of a layer's transform). Rest: 0, no perspective.
    public var perspective = 0.0
    /// The point about which the pose acts, as fractions of the layer's box. Rest: its middle.
    public var anchor = Vector(0.5, 0.5)
    /// The direction of the axis that ``rotation`` turns about; its length does not matter. Rest: toward the viewer.
    public var axis = Vector3(0, 0, 1)

    /// Makes the pose that changes nothing.
    public init() {}

    /// The pose that changes nothing.
    public static let identity = Pose()

    /// Displacement in points: x right, y down.
    public var translation: Vector { Vector(translationX, translationY) }

    /// The pose seen in a mirror that stands upright in the middle of the screen: x translation, anchor x, shadow x, and
    /// rotations about y and z change sign. Mirroring twice gives the pose back.
    public var mirrored: Pose {
        var pose = self
        pose.translationX.negate()
        pose.shadowX.negate()
        pose.anchor.x = 1 - anchor.x
        pose.axis = Vector3(axis.x, -axis.y, -axis.z)
        return pose
    }
}
