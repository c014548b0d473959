// The shapes that curves are made of. Every number given here is held within ±`largestLength`, and NaN counts as 0.

extension Curve {
    /// The same value everywhere.
    public static func constant(_ value: Double) -> Curve {
        ray(at: 0, value: value, slopeBefore: 0, slopeAfter: 0)
    }

    /// `slope · x`, everywhere.
    public static func proportional(_ slope: Double) -> Curve {
        ray(at: 0, value: 0, slopeBefore: slope, slopeAfter: slope)
    }

    /// Two straight lines without end that meet at one point.
    ///
    /// ```swift
    /// Curve.ray(at: 0, value: 1, slopeBefore: -1, slopeAfter: 0).value(at: -0.5)   // 1.5
    /// ```
    public static func ray(
        at x: Double, value: Double, slopeBefore: Double, slopeAfter: Double
    ) -> Curve {
        let (x, value) = (x.bounded(), value.bounded())
        return Curve(
            pieces: [],
            ends: CurveEnds(
                start: x, end: x, startValue: value, endValue: value,
                startSlope: slopeBefore.bounded(), endSlope: slopeAfter.bounded(),
                before: .extend, after: .extend))
    }

    /// A straight line from one point to another. Points in either order; two points at one x are a step there.
    public static func linear(
        from: (Double, Double), to: (Double, Double), beyond: Beyond = .hold
    ) -> Curve {
        linear(through: [from, to], beyond: beyond)
    }

    /// Straight lines from point to point.
    ///
    /// Points are taken in the order of their x, equal ones in the order given: two at one x make a jump. No points
    /// make the constant 0.
    public static func linear(through points: [(Double, Double)], beyond: Beyond = .hold) -> Curve {
        joined(points, beyond: beyond) { from, to, _ in CurvePiece(from: from, to: to) }
    }

    /// Timing curves from point to point; each stretch follows `easing` from its first value to its second.
    ///
    /// ```swift
    /// Curve.eased(.easeInOut, through: [(0, 50), (0.6, 0)]).value(at: 0.3)   // 25
    /// ```
    public static func eased(
        _ easing: CubicBezier, through points: [(Double, Double)], beyond: Beyond = .hold
    ) -> Curve {
        joined(points, beyond: beyond) { from, to, _ in CurvePiece(from: from, to: to, timing: easing) }
    }

    /// A timing curve from one point to another.
    public static func eased(
        _ easing: CubicBezier, from: (Double, Double), to: (Double, Double), beyond: Beyond = .hold
    ) -> Curve {
        eased(easing, through: [from, to], beyond: beyond)
    }

    /// A cubic from one point to another with the given slopes at its ends; `to` must lie beyond `from`, or else it is
    /// a step.
    public static func cubic(
        from: (Double, Double), to: (Double, Double), slopes: (Double, Double), beyond: Beyond = .hold
    ) -> Curve {
        joined([from, to], beyond: beyond) { first, last, _ in
            CurvePiece(from: first, to: last, slopes: (slopes.0.bounded(), slopes.1.bounded()))
        }
    }

    /// A smooth curve through the points that never runs past them: between two points it stays between their
    /// values.
    ///
    /// Monotone cubic interpolation, with the harmonic mean of the neighbouring slopes as each point's slope (F. N.
    /// Fritsch and J. Butland, *A method for constructing local monotone piecewise cubic interpolants*, 1984).
    public static func smooth(through points: [(Double, Double)], beyond: Beyond = .hold) -> Curve {
        let sorted = ordered(points)
        func slope(at index: Int) -> Double {
            guard index > 0, index + 1 < sorted.count else { return 0 }
            let (before, here, after) = (sorted[index - 1], sorted[index], sorted[index + 1])
            let (left, right) = (here.x - before.x, after.x - here.x)
            guard left > 0, right > 0 else { return 0 }
            let (first, second) = ((here.y - before.y) / left, (after.y - here.y) / right)
            guard first * second > 0 else { return 0 }
            let weight = (left + 2 * right) / (3 * (left + right))
            return first * second / (weight * second + (1 - weight) * first)
        }
        return joined(points, beyond: beyond) { from, to, index in
            CurvePiece(from: from, to: to, slopes: (slope(at: index), slope(at: index + 1)))
        }
    }

    /// Points held within bounds, in the order of their x; equal ones stay in the order given.
    private static func ordered(_ points: [(Double, Double)]) -> [(x: Double, y: Double)] {
        var sorted: [(x: Double, y: Double)] = []
        for point in points {
            let point = (x: point.0.bounded(), y: point.1.bounded())
            var place = sorted.count
            while place > 0, sorted[place - 1].x > point.x { place -= 1 }
            sorted.insert(point, at: place)
        }
        return sorted
    }

    private static func joined(
        _ points: [(Double, Double)], beyond: Beyond,
        piece: ((x: Double, y: Double), (x: Double, y: Double), Int) -> CurvePiece
    ) -> Curve {
        let points = ordered(points)
        guard let first = points.first, let last = points.last else { return .constant(0) }
        var pieces: [CurvePiece] = []
        for index in points.indices.dropLast() where points[index + 1].x > points[index].x {
            pieces.append(piece(points[index], points[index + 1], index))
        }
        var ends = CurveEnds(
            start: first.x, end: last.x, startValue: first.y, endValue: last.y,
            startSlope: 0, endSlope: 0, before: beyond, after: beyond)
        if let piece = pieces.first, piece.a == first.y { ends.startSlope = piece.startSlope }
        if let piece = pieces.last, piece.endValue == last.y { ends.endSlope = piece.endSlope }
        return Curve(pieces: pieces, ends: ends)
    }
}
