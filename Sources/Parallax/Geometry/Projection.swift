/// Where the points of a layer's flat rest space come to lie on the screen: a 3 × 3 matrix, after which both parts are
/// divided by the third.
///
/// `x' = (xx·x + xy·y + x0) / w`, `y' = (yx·x + yy·y + y0) / w`, `w = wx·x + wy·y + w0`.
///
/// ```swift
/// var pose = Pose()
/// pose.scaleX = 2
/// let place = Projection(pose, in: Box(x: 0, y: 0, width: 100, height: 50))
/// place(Vector(0, 0)).x    // −50
/// ```
public struct Projection: Equatable, Sendable {
    /// How much x′ grows with x, before the division.
    public internal(set) var xx = 1.0
    /// How much x′ grows with y, before the division.
    public internal(set) var xy = 0.0
    /// x′ of the origin, before the division, in points.
    public internal(set) var x0 = 0.0
    /// How much y′ grows with x, before the division.
    public internal(set) var yx = 0.0
    /// How much y′ grows with y, before the division.
    public internal(set) var yy = 1.0
    /// y′ of the origin, before the division, in points.
    public internal(set) var y0 = 0.0
    /// How much w grows with x, in 1 / points.
    public internal(set) var wx = 0.0
    /// How much w grows with y, in 1 / points.
    public internal(set) var wy = 0.0
    /// w of the origin; 1 without perspective.
    public internal(set) var w0 = 1.0
    /// The point that the viewer's eye looks at, which stays where it is however far the plane is moved back.
    var foot = Vector.zero

    /// The least w, so that a point at or behind the viewer's eye has a place, though one far away.
    static let leastW = 0x1p-10

    /// Every point stays where it is.
    public static let identity = Projection()

    /// Whether the plane stays a plane: not where it is scaled to nothing or turned until it is seen from its edge. A drawing
    /// system that needs the inverse of a transform, to find what a finger touches, can show such a layer only by hiding it.
    public var isInvertible: Bool {
        let determinant =
            xx * (yy * w0 - y0 * wy) - xy * (yx * w0 - y0 * wx) + x0 * (yx * wy - yy * wx)
        return determinant.isFinite && determinant.magnitude > 1e-12
    }

    /// Whether the corners of an upright box remain those of one.
    var isUpright: Bool { xy == 0 && yx == 0 && wx == 0 && wy == 0 }

    /// The place of a point. One that lies at or behind the viewer's eye is far away, in its own direction.
    public func callAsFunction(_ point: Vector) -> Vector {
        let x = xx * point.x + xy * point.y + x0
        let y = yx * point.x + yy * point.y + y0
        if wx == 0 && wy == 0 && w0 == 1 { return Vector(x.bounded(), y.bounded()) }
        let w = wx * point.x + wy * point.y + w0
        if w >= Projection.leastW { return Vector((x / w).bounded(), (y / w).bounded()) }
        return Vector(
            (foot.x + (x - foot.x * w) / Projection.leastW).bounded(),
            (foot.y + (y - foot.y * w) / Projection.leastW).bounded())
    }

    /// The places of a box's corners.
    public func callAsFunction(_ box: Box) -> Quad {
        if self == .identity { return box.quad }
        return Quad(
            self(Vector(box.x, box.y)), self(Vector(box.maxX, box.y)),
            self(Vector(box.maxX, box.maxY)), self(Vector(box.x, box.maxY)))
    }

    /// This projection after `inner`: what a layer's holder does to what the layer's own pose has done.
    func after(_ inner: Projection) -> Projection {
        if self == .identity { return inner }
        if inner == .identity { return self }
        return Projection(
            xx: xx * inner.xx + xy * inner.yx + x0 * inner.wx,
            xy: xx * inner.xy + xy * inner.yy + x0 * inner.wy,
            x0: xx * inner.x0 + xy * inner.y0 + x0 * inner.w0,
            yx: yx * inner.xx + yy * inner.yx + y0 * inner.wx,
            yy: yx * inner.xy + yy * inner.yy + y0 * inner.wy,
            y0: yx * inner.x0 + yy * inner.y0 + y0 * inner.w0,
            wx: wx * inner.xx + wy * inner.yx + w0 * inner.wx,
            wy: wx * inner.xy + wy * inner.yy + w0 * inner.wy,
            w0: wx * inner.x0 + wy * inner.y0 + w0 * inner.w0,
            foot: wx == 0 && wy == 0 ? self(inner.foot) : foot)
    }
}

extension Projection {
    /// What `pose` does to the plane of a layer that rests in `box`.
    ///
    /// A point p relative to the anchor is scaled, rotated in space (Rodrigues' formula), moved, and seen from an eye
    /// at distance d = 1 / perspective: `w = 1 − z/d`.
    public init(_ pose: Pose, in box: Box) {
        let anchor = Vector(box.x + pose.anchor.x * box.width, box.y + pose.anchor.y * box.height)
        foot = anchor
        // The images of the unit vectors along x and y, after scale and rotation.
        var ex = Vector3(pose.scaleX, 0, 0)
        var ey = Vector3(0, pose.scaleY, 0)
        if pose.rotation != 0, let turn = Rotation(by: pose.rotation, about: pose.axis) {
            ex = turn(ex)
            ey = turn(ey)
        }
        let d = pose.perspective
        wx = -d * ex.z
        wy = -d * ey.z
        let w = 1 - d * pose.translationZ
        w0 = w - wx * anchor.x - wy * anchor.y
        // The anchor stays where it is seen, so its own place is added after the division: that is, times w before.
        xx = ex.x + anchor.x * wx
        xy = ey.x + anchor.x * wy
        x0 = pose.translationX + anchor.x * w0 - ex.x * anchor.x - ey.x * anchor.y
        yx = ex.y + anchor.y * wx
        yy = ey.y + anchor.y * wy
        y0 = pose.translationY + anchor.y * w0 - ex.y * anchor.x - ey.y * anchor.y
        if pose.scaleX == 1, pose.scaleY == 1, isUpright, w0 == 1 {
            // Nothing but a displacement: kept free of rounding.
            x0 = pose.translationX
            y0 = pose.translationY
        }
    }
}

/// A turn about an axis through the origin.
struct Rotation {
    private let axis: Vector3
    private let sine: Double
    private let cosine: Double

    /// A turn by `angle` radians about the direction `axis`, positive about z clockwise on the screen; `nil` if the axis
    /// has no length.
    init?(by angle: Double, about axis: Vector3) {
        // Divided by the largest part first, so that neither huge nor tiny parts are lost in their squares.
        let largest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
        guard largest > 0 else { return nil }
        let scaled = Vector3(axis.x / largest, axis.y / largest, axis.z / largest)
        let length = (scaled.x * scaled.x + scaled.y * scaled.y + scaled.z * scaled.z).squareRoot()
        self.axis = Vector3(scaled.x / length, scaled.y / length, scaled.z / length)
        (sine, cosine) = Elementary.sineAndCosine(angle)
    }

    /// v·cos + (k × v)·sin + k·(k·v)·(1 − cos), with y down: the cross product that turns x toward y is clockwise.
    func callAsFunction(_ v: Vector3) -> Vector3 {
        let along = (axis.x * v.x + axis.y * v.y + axis.z * v.z) * (1 - cosine)
        return Vector3(
            v.x * cosine + (axis.y * v.z - axis.z * v.y) * sine + axis.x * along,
            v.y * cosine + (axis.z * v.x - axis.x * v.z) * sine + axis.y * along,
            v.z * cosine + (axis.x * v.y - axis.y * v.x) * sine + axis.z * along)
    }
}
