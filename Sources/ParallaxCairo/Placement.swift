#if Painter
import CCairo
import Parallax

/// The plane in which layers are painted at the moment: the screen, or a layer's own flat box.
struct Space {
    /// Takes points of the screen to points of this plane.
    var fromScreen = Homography.identity
    /// Device pixels a point of this plane.
    var pixelsPerPoint: Double

    /// The nearest edge between two pixels. Halves go up, and so does what lies a thousandth of a pixel below a
    /// half: edges that should be equal but for rounding errors must go the same way, or a gap opens.
    func snapped(_ position: Double) -> Double {
        (position * pixelsPerPoint + 0.501).rounded(.down) / pixelsPerPoint
    }
}

/// How a layer's box lies in the plane in which it is painted.
struct Placement {
    /// The box's size, in points.
    let size: Dimensions
    /// The box's corners in the plane.
    let quad: Quad
    /// Takes points of the box, (0, 0) to (width, height), to points of the plane.
    let map: Homography
    /// The quad is a parallelogram, but for a fiftieth of a pixel: no perspective is seen.
    let isAffine: Bool
    /// The quad's edges are level and plumb, and its top is above.
    let isUpright: Bool
    /// The quad is upright and as large as the box.
    let isUnscaled: Bool

    /// Places a box; `nil` if nothing of it can be seen.
    init?(size: Dimensions, quad: Quad, in space: Space) {
        guard let map = Homography(from: size, to: quad) else { return nil }
        self.size = size
        self.quad = quad
        self.map = map
        let near = 0.02 / space.pixelsPerPoint
        let miss = quad.topLeft + quad.bottomRight - quad.topRight - quad.bottomLeft
        isAffine = abs(miss.x) < near && abs(miss.y) < near
        let (across, down) = (quad.topRight - quad.topLeft, quad.bottomLeft - quad.topLeft)
        let same = 1e-6 * max(1, size.width, size.height)
        isUpright = isAffine && abs(across.y) < same && abs(down.x) < same && across.x > 0 && down.y > 0
        isUnscaled = isUpright && abs(across.x - size.width) < same && abs(down.y - size.height) < same
    }

    /// Places a box upon itself.
    init?(flat size: Dimensions, in space: Space) {
        self.init(size: size, quad: Box(x: 0, y: 0, width: size.width, height: size.height).quad, in: space)
    }

    /// Makes points of the box the unit of a context. Only for an affine placement.
    func apply(to context: OpaquePointer) {
        var matrix = cairo_matrix_t(xx: map.a, yx: map.d, xy: map.b, yy: map.e, x0: map.c, y0: map.f)
        cairo_transform(context, &matrix)
    }

    /// The largest stretch at a corner; 1 where lengths are kept.
    var magnification: Double {
        let corners = [
            Vector(0, 0), Vector(size.width, 0), Vector(size.width, size.height), Vector(0, size.height),
        ]
        return corners.reduce(0) { largest, corner in
            let stretch = map.stretch(at: corner)
            return max(largest, stretch.x, stretch.y)
        }
    }
}

/// Adds a quad to a context's path.
///
/// - Parameter snapped: The quad is upright, and its edges go to the nearest edges between pixels, so that
///   neighbours share an edge without a seam.
func addPath(_ quad: Quad, snapped: Bool, in space: Space, to context: OpaquePointer) {
    if snapped {
        let (left, top) = (space.snapped(quad.topLeft.x), space.snapped(quad.topLeft.y))
        let (right, bottom) = (space.snapped(quad.bottomRight.x), space.snapped(quad.bottomRight.y))
        cairo_rectangle(context, left, top, right - left, bottom - top)
    } else {
        cairo_move_to(context, quad.topLeft.x, quad.topLeft.y)
        cairo_line_to(context, quad.topRight.x, quad.topRight.y)
        cairo_line_to(context, quad.bottomRight.x, quad.bottomRight.y)
        cairo_line_to(context, quad.bottomLeft.x, quad.bottomLeft.y)
        cairo_close_path(context)
    }
}

/// Clips a context to the pixels that a quad touches.
func clipToPixels(of quad: Quad, in space: Space, on context: OpaquePointer) {
    let bounds = quad.bounds
    let scale = space.pixelsPerPoint
    let (left, top) = ((bounds.x * scale).rounded(.down) / scale, (bounds.y * scale).rounded(.down) / scale)
    let right = (bounds.maxX * scale).rounded(.up) / scale
    let bottom = (bounds.maxY * scale).rounded(.up) / scale
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
}
#endif
