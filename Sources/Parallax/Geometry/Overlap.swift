extension Quad {
    /// Whether this quad, cut by `clip`, shares more than an edge with `viewport`.
    func isSeen(through clip: Quad?, in viewport: Box) -> Bool {
        if isUprightBox, clip?.isUprightBox ?? true {
            var box = bounds.intersection(viewport)
            if let clip { box = box.intersection(clip.bounds) }
            return box.width > 0 && box.height > 0
        }
        // Corners that were held in front of the viewer's eye may leave a quad that is not convex; its halves are.
        let (first, second) = halves
        return first.isSeen(through: clip, in: viewport) || second.isSeen(through: clip, in: viewport)
    }

    /// Whether the quad is an upright box.
    var isUprightBox: Bool {
        topLeft.y == topRight.y && bottomLeft.y == bottomRight.y && topLeft.x == bottomLeft.x
            && topRight.x == bottomRight.x
    }

    /// The two triangles on either side of the diagonal from the top left.
    private var halves: (Triangle, Triangle) {
        (Triangle(topLeft, topRight, bottomRight), Triangle(topLeft, bottomRight, bottomLeft))
    }

    /// Whether a triangle, cut by this quad, shares more than an edge with `viewport`.
    fileprivate func letsThrough(_ triangle: Triangle, in viewport: Box) -> Bool {
        let (first, second) = halves
        return triangle.meets(first, in: viewport) || triangle.meets(second, in: viewport)
    }
}

extension Box {
    /// The part shared with another box; of no width or height if they share none.
    func intersection(_ other: Box) -> Box {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Box(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }
}

private struct Triangle {
    var a: Vector
    var b: Vector
    var c: Vector

    init(_ a: Vector, _ b: Vector, _ c: Vector) { (self.a, self.b, self.c) = (a, b, c) }

    func isSeen(through clip: Quad?, in viewport: Box) -> Bool {
        clip?.letsThrough(self, in: viewport) ?? meets(nil, in: viewport)
    }

    /// Whether this triangle, cut by another one, shares more than an edge with `viewport`.
    func meets(_ other: Triangle?, in viewport: Box) -> Bool {
        withUnsafeTemporaryAllocation(of: Vector.self, capacity: 2 * ConvexPolygon.capacity) { memory in
            var polygon = ConvexPolygon(self, in: memory.baseAddress!)
            if let other { polygon.cut(by: other) }
            polygon.cut(by: viewport)
            return polygon.area > 0
        }
    }
}

/// A convex polygon in borrowed memory, that can be cut along lines (I. Sutherland and G. Hodgman, *Reentrant polygon
/// clipping*, 1974).
private struct ConvexPolygon {
    /// Room for the corners: a triangle cut along seven lines has ten at most.
    static let capacity = 16

    private var here: UnsafeMutablePointer<Vector>
    private var spare: UnsafeMutablePointer<Vector>
    private var count = 3

    /// A triangle, in memory for twice ``capacity`` corners.
    init(_ triangle: Triangle, in memory: UnsafeMutablePointer<Vector>) {
        here = memory
        spare = memory + ConvexPolygon.capacity
        here[0] = triangle.a
        here[1] = triangle.b
        here[2] = triangle.c
    }

    /// Twice the area, without its sign.
    var area: Double {
        guard count > 2 else { return 0 }
        var sum = 0.0
        for index in 1..<count - 1 {
            let (a, b) = (here[index] - here[0], here[index + 1] - here[0])
            sum += a.x * b.y - a.y * b.x
        }
        return sum.magnitude
    }

    /// Keeps what lies within a triangle, whichever way round it goes.
    mutating func cut(by triangle: Triangle) {
        let (first, second) = (triangle.b - triangle.a, triangle.c - triangle.a)
        let turn = first.x * second.y - first.y * second.x
        if turn == 0 {
            count = 0
            return
        }
        let side = turn < 0 ? -1.0 : 1.0
        cut(from: triangle.a, to: triangle.b, side)
        cut(from: triangle.b, to: triangle.c, side)
        cut(from: triangle.c, to: triangle.a, side)
    }

    /// Keeps what lies within a box.
    mutating func cut(by box: Box) {
        let quad = box.quad
        cut(from: quad.topLeft, to: quad.topRight, 1)
        cut(from: quad.topRight, to: quad.bottomRight, 1)
        cut(from: quad.bottomRight, to: quad.bottomLeft, 1)
        cut(from: quad.bottomLeft, to: quad.topLeft, 1)
    }

    private mutating func cut(from start: Vector, to end: Vector, _ side: Double) {
        let edge = end - start
        func distance(_ point: Vector) -> Double {
            side * (edge.x * (point.y - start.y) - edge.y * (point.x - start.x))
        }
        var kept = 0
        func keep(_ point: Vector) {
            // Rounding may leave a corner too many; never more than there is room for.
            guard kept < ConvexPolygon.capacity else { return }
            spare[kept] = point
            kept += 1
        }
        for index in 0..<count {
            let (a, b) = (here[index], here[(index + 1) % count])
            let (da, db) = (distance(a), distance(b))
            if da >= 0 { keep(a) }
            if (da > 0 && db < 0) || (da < 0 && db > 0) { keep(a + (b - a) * (da / (da - db))) }
        }
        swap(&here, &spare)
        count = kept
    }
}
