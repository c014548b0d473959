extension Curve {
    /// A curve in the place of a function: straight lines between samples, as many as `tolerance` asks for.
    ///
    /// ```swift
    /// let curve = Curve.sampling(-1...1, tolerance: 0.001) { $0 * $0 }
    /// curve.value(at: 0.3)    // within 0.001 of 0.09
    /// ```
    ///
    /// A piece is halved until the function strays from it by no more than `tolerance` at seven places within. What a
    /// function does between two places that close together nobody can know: give one with narrow peaks in parts. A
    /// jump is narrowed down to a millionth of the range.
    ///
    /// - Parameters:
    ///   - range: Where to sample.
    ///   - tolerance: How far the curve may stray from the function, in the value's unit; at least a billionth of the
    ///     largest value seen is allowed.
    ///   - beyond: The rule beyond both ends.
    ///   - function: The function; a value that is no number counts as 0.
    public static func sampling(
        _ range: ClosedRange<Double>, tolerance: Double, beyond: Beyond = .hold,
        _ function: (Double) -> Double
    ) -> Curve {
        let (start, end) = (range.lowerBound.bounded(), range.upperBound.bounded())
        func sample(_ x: Double) -> (Double, Double) { (x, function(x).bounded()) }
        guard end > start else { return .constant(function(start).bounded()) }
        let parts = 8
        var points = [sample(start)]
        for part in 1...parts {
            let next = part == parts ? end : start + (end - start) * Double(part) / Double(parts)
            refine(to: sample(next), tolerance: tolerance.boundedLength(), depth: 17, points: &points, sample)
        }
        return .linear(through: points, beyond: beyond)
    }

    /// Appends the points that lead from the last one to `end`.
    private static func refine(
        to end: (Double, Double), tolerance: Double, depth: Int, points: inout [(Double, Double)],
        _ sample: (Double) -> (Double, Double)
    ) {
        let start = points[points.count - 1]
        let allowed = max(tolerance, 1e-9 * max(start.1.magnitude, end.1.magnitude))
        let strays = (1...7).contains { eighth in
            let part = Double(eighth) / 8
            let value = sample(start.0 + (end.0 - start.0) * part).1
            return (value - (start.1 + (end.1 - start.1) * part)).magnitude > allowed
        }
        let middle = start.0 + (end.0 - start.0) / 2
        if strays, depth > 0, middle > start.0, middle < end.0 {
            refine(to: sample(middle), tolerance: tolerance, depth: depth - 1, points: &points, sample)
            refine(to: end, tolerance: tolerance, depth: depth - 1, points: &points, sample)
        } else {
            points.append(end)
        }
    }
}
