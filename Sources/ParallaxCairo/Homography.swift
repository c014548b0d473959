#if Painter
import Parallax

/// A projective map of the plane: `x' = (a·x + b·y + c) / w`, `y' = (d·x + e·y + f) / w`, `w = g·x + h·y + i`.
struct Homography: Equatable, Sendable {
    var a = 1.0, b = 0.0, c = 0.0
    var d = 0.0, e = 1.0, f = 0.0
    var g = 0.0, h = 0.0, i = 1.0

    /// The map that changes nothing.
    static let identity = Homography()

    private init() {}

    /// The map that takes the box (0, 0, width, height) to a quad, corner to corner; `nil` if either has no area
    /// or a corner lies behind the viewer.
    ///
    /// Source: P. Heckbert, *Fundamentals of Texture Mapping and Image Warping*, 1989, section 2.2.3.
    init?(from size: Dimensions, to quad: Quad) {
        guard size.width > 0, size.height > 0 else { return nil }
        let (p0, p1, p2, p3) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
        let u = p1 - p2
        let v = p3 - p2
        let s = p0 - p1 + p2 - p3
        let area = u.x * v.y - v.x * u.y
        guard area.isFinite, abs(area) > 1e-9 else { return nil }
        g = (s.x * v.y - v.x * s.y) / area
        h = (u.x * s.y - s.x * u.y) / area
        guard 1 + g > 0, 1 + h > 0, 1 + g + h > 0 else { return nil }
        a = (p1.x - p0.x + g * p1.x) / size.width
        b = (p3.x - p0.x + h * p3.x) / size.height
        c = p0.x
        d = (p1.y - p0.y + g * p1.y) / size.width
        e = (p3.y - p0.y + h * p3.y) / size.height
        f = p0.y
        g /= size.width
        h /= size.height
        guard a.isFinite, b.isFinite, c.isFinite, d.isFinite, e.isFinite, f.isFinite else { return nil }
    }

    /// The depth at a point; what lies at or below 0 is behind the viewer.
    func depth(at point: Vector) -> Double { g * point.x + h * point.y + i }

    /// Where a point goes.
    func map(_ point: Vector) -> Vector {
        let w = depth(at: point)
        return Vector((a * point.x + b * point.y + c) / w, (d * point.x + e * point.y + f) / w)
    }

    /// Where the corners of a quad go.
    func map(_ quad: Quad) -> Quad {
        if self == .identity { return quad }
        return Quad(map(quad.topLeft), map(quad.topRight), map(quad.bottomRight), map(quad.bottomLeft))
    }

    /// The map that undoes this one.
    var inverse: Homography {
        var m = Homography()
        m.a = e * i - f * h
        m.b = c * h - b * i
        m.c = b * f - c * e
        m.d = f * g - d * i
        m.e = a * i - c * g
        m.f = c * d - a * f
        m.g = d * h - e * g
        m.h = b * g - a * h
        m.i = a * e - b * d
        return m
    }

    /// The map that goes through `first` and then through this one.
    func after(_ first: Homography) -> Homography {
        var m = Homography()
        m.a = a * first.a + b * first.d + c * first.g
        m.b = a * first.b + b * first.e + c * first.h
        m.c = a * first.c + b * first.f + c * first.i
        m.d = d * first.a + e * first.d + f * first.g
        m.e = d * first.b + e * first.e + f * first.h
        m.f = d * first.c + e * first.f + f * first.i
        m.g = g * first.a + h * first.d + i * first.g
        m.h = g * first.b + h * first.e + i * first.h
        m.i = g * first.c + h * first.f + i * first.i
        return m
    }

    /// How much longer a short line near a point becomes: along x and along y.
    func stretch(at point: Vector) -> (x: Double, y: Double) {
        let w = depth(at: point)
        let to = map(point)
        let (xx, yx) = ((a - g * to.x) / w, (d - g * to.y) / w)
        let (xy, yy) = ((b - h * to.x) / w, (e - h * to.y) / w)
        return ((xx * xx + yx * yx).squareRoot(), (xy * xy + yy * yy).squareRoot())
    }
}
#endif
