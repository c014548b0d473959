/// A curve of no more than one straight piece, as most are: three lines, chosen by place. It gives what the curve gives, to
/// the bit, without a search.
struct Bend: Equatable, Sendable {
    private let start: Double
    private let end: Double
    private let startValue: Double
    private let endValue: Double
    private let slopeBefore: Double
    private let slope: Double
    private let slopeAfter: Double

    /// The curve in short; `nil` if it has more to it.
    init?(_ curve: Curve) {
        let ends = curve.ends
        guard curve.pieces.count <= 1, ends.before != .cycle, ends.after != .cycle else { return nil }
        if let piece = curve.pieces.first {
            guard piece.isStraight, piece.a == ends.startValue, piece.endValue == ends.endValue else {
                return nil
            }
            slope = piece.straightSlope
        } else {
            slope = 0
        }
        (start, end) = (ends.start, ends.end)
        (startValue, endValue) = (ends.startValue, ends.endValue)
        slopeBefore = ends.before == .extend ? ends.startSlope : 0
        slopeAfter = ends.after == .extend ? ends.endSlope : 0
    }

    /// The value at `x`, which is finite.
    @inline(__always)
    func value(at x: Double) -> Double {
        // All three, and then a choice: that is cheaper than a jump.
        let before = startValue + slopeBefore * (x - start)
        let inside = startValue + slope * (x - start)
        let after = endValue + slopeAfter * (x - end)
        return x < start ? before : (x < end ? inside : after)
    }
}
