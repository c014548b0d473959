// A curve as it was made, as numbers in a row: where it ends and what holds there, and each piece's polynomial. Whoever reads
// them back has the same curve to the bit, and needs nothing of what made it.

extension Curve {
    /// Puts the curve's numbers in a row: 8 of the ends, how many pieces there are, and of each piece 7, and a 0, or a 1 and the
    /// 4 of its timing curve.
    package func putNumbers(_ put: (Double) -> Void) {
        put(ends.start)
        put(ends.end)
        put(ends.startValue)
        put(ends.endValue)
        put(ends.startSlope)
        put(ends.endSlope)
        put(Double(ends.before.rawValue))
        put(Double(ends.after.rawValue))
        put(Double(pieces.count))
        for piece in pieces { piece.putNumbers(put) }
    }

    /// Reads a curve's numbers.
    ///
    /// - Parameters:
    ///   - most: How many pieces there can be.
    ///   - next: The next number; one that is none where there are no more.
    /// - Returns: `nil` if they are none, or endless, or a piece has no length.
    package init?(most: Int, _ next: () -> Double) {
        let (start, end, startValue, endValue) = (next(), next(), next(), next())
        let (startSlope, endSlope) = (next(), next())
        let (before, after, count) = (next(), next(), next())
        var sum = start + end + startValue + endValue + startSlope + endSlope
        guard let before = Beyond(number: before), let after = Beyond(number: after), count >= 0,
            count <= Double(most), count == count.rounded(.towardZero)
        else { return nil }
        var pieces: [CurvePiece] = []
        for _ in 0..<Int(count) { pieces.append(CurvePiece(next, sum: &sum)) }
        guard sum.isFinite else { return nil }
        self.init(
            pieces: pieces,
            ends: CurveEnds(
                start: start, end: end, startValue: startValue, endValue: endValue, startSlope: startSlope,
                endSlope: endSlope, before: before, after: after))
    }
}

extension CurvePiece {
    fileprivate func putNumbers(_ put: (Double) -> Void) {
        put(start)
        put(length)
        put(a)
        put(b)
        put(c)
        put(d)
        put(endValue)
        put(timing == nil ? 0 : 1)
        guard let timing else { return }
        put(timing.x1)
        put(timing.y1)
        put(timing.x2)
        put(timing.y2)
    }

    /// Adds all that it reads to `sum`, and NaN if that is no piece.
    fileprivate init(_ next: () -> Double, sum: inout Double) {
        (start, length, a, b, c, d, endValue) = (next(), next(), next(), next(), next(), next(), next())
        let isTimed = next()
        timing = isTimed == 1 ? CubicBezier(next(), next(), next(), next()) : nil
        sum +=
            length > 0 && (isTimed == 0 || timing != nil) ? start + length + a + b + c + d + endValue : .nan
    }
}

extension Curve.Beyond {
    fileprivate init?(number: Double) {
        guard number >= 0, number <= 2 else { return nil }
        self.init(rawValue: UInt8(number))
    }
}
