// Exact bounds of a piece between two of its parameters: both are cubics of s, so extremes lie at the roots of a
// quadratic.

extension CurvePiece {
    /// The least and greatest value between the parameters `s0` and `s1`, both in 0…1.
    func bounds(from s0: Double, to s1: Double) -> (least: Double, greatest: Double) {
        let (first, last) = (value(atParameter: s0), value(atParameter: s1))
        var (least, greatest) = (min(first, last), max(first, last))
        forEachRoot(b, 2 * c, 3 * d, from: s0, to: s1) { s in
            let value = value(atParameter: s)
            (least, greatest) = (min(least, value), max(greatest, value))
        }
        return (least, greatest)
    }

    /// How far the piece strays from its chord between the parameters `s0` and `s1`, in the value's unit.
    func deviationFromChord(from s0: Double, to s1: Double) -> Double {
        if isStraight { return 0 }
        let (x0, x1) = (abscissa(atParameter: s0), abscissa(atParameter: s1))
        let (y0, y1) = (value(atParameter: s0), value(atParameter: s1))
        guard x1 > x0 else { return 0 }
        let slope = (y1 - y0) / (x1 - x0)
        // The abscissa's own polynomial: length · (p·s + q·s² + r·s³).
        var (p, q, r) = (length, 0.0, 0.0)
        if let timing {
            p = 3 * timing.x1 * length
            q = 3 * (timing.x2 - 2 * timing.x1) * length
            r = (1 + 3 * timing.x1 - 3 * timing.x2) * length
        }
        var deviation = 0.0
        forEachRoot(b - slope * p, 2 * (c - slope * q), 3 * (d - slope * r), from: s0, to: s1) { s in
            let chord = y0 + slope * (abscissa(atParameter: s) - x0)
            deviation = max(deviation, (value(atParameter: s) - chord).magnitude)
        }
        return deviation
    }

    /// Visits the roots of `c0 + c1·s + c2·s²` between `s0` and `s1`.
    private func forEachRoot(
        _ c0: Double, _ c1: Double, _ c2: Double, from s0: Double, to s1: Double, _ visit: (Double) -> Void
    ) {
        func offer(_ s: Double) { if s > s0 && s < s1 { visit(s) } }
        if c2 == 0 {
            if c1 != 0 { offer(-c0 / c1) }
            return
        }
        let discriminant = c1 * c1 - 4 * c2 * c0
        guard discriminant >= 0 else { return }
        // The form that does not subtract nearly equal numbers.
        let root = discriminant.squareRoot()
        let sum = -(c1 + (c1 < 0 ? -root : root)) / 2
        offer(sum / c2)
        if sum != 0 { offer(c0 / sum) }
    }
}
