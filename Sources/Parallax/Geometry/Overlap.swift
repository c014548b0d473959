extension Quad {
    /// Whether this quad, cut by `clip`, shares more than an edge with `viewport`.
    func isSeen(through clip: Quad?, in viewport: Box) -> Bool {
        if isUprightBox, clip?.isUprightBox ?? true {
            var box = bounds.intersection(viewport)
            if let clip { box = box.intersection(clip.bounds) }
            return box.width > 0 && box.height > 0
        }
        // Cutting four corners by eight edges leaves at most twelve; each cut needs room for one more.
        return withUnsafeTemporaryAllocation(of: Vector.self, capacity: 32) { memory in
            var polygon = ConvexPolygon(
                here: memory.baseAddress!, spare: memory.baseAddress! + 16, corners: self)
            if let clip { polygon.cut(by: clip) }
            polygon.cut(by: viewport.quad)
            return polygon.area > 0
        }
    }

    /// Whether the quad is an upright box.
    var isUprightBox: Bool {
        topLeft.y == topRight.y && bottomLeft.y == bottomRight.y && topLeft.x == bottomLeft.x
            && topRight.x == bottomRight.x
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

/// A convex polygon in borrowed memory, that can be cut along lines (I. Sutherland and G. Hodgman, *Reentrant polygon
/// clipping*, 1974).
private struct ConvexPolygon {
    private var here: UnsafeMutablePointer<Vector>
    private var spare: UnsafeMutablePointer<Vector>
    private var count: Int

    init(here: UnsafeMutablePointer<Vector>, spare: UnsafeMutablePointer<Vector>, corners quad: Quad) {
        self.here = here
        self.spare = spare
        count = 4
        here[0] = quad.topLeft
        here[1] = quad.topRight
        here[2] = quad.bottomRight
        here[3] = quad.bottomLeft
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

    /// Keeps what lies within `quad`, whichever way round it goes.
    mutating func cut(by quad: Quad) {
        let diagonal = (quad.bottomRight - quad.topLeft, quad.bottomLeft - quad.topRight)
        let turn = diagonal.0.x * diagonal.1.y - diagonal.0.y * diagonal.1.x
        let side = turn < 0 ? -1.0 : 1.0
        cut(from: quad.topLeft, to: quad.topRight, side)
        cut(from: quad.topRight, to: quad.bottomRight, side)
        cut(from: quad.bottomRight, to: quad.bottomLeft, side)
        cut(from: quad.bottomLeft, to: quad.topLeft, side)
    }

    private mutating func cut(from start: Vector, to end: Vector, _ side: Double) {
        let edge = end - start
        func distance(_ point: Vector) -> Double {
            side * (edge.x * (point.y - start.y) - edge.y * (point.x - start.x))
        }
        var kept = 0
        for index in 0..<count {
            let (a, b) = (here[index], here[(index + 1) % count])
            let (da, db) = (distance(a), distance(b))
            if da >= 0 {
                spare[kept] = a
                kept += 1
            }
            if (da > 0 && db < 0) || (da < 0 && db > 0) {
                spare[kept] = a + (b - a) * (da / (da - db))
                kept += 1
            }
        }
        swap(&here, &spare)
        count = kept
    }
}
