/// A number as a function of another: pieces that follow one another, and a named rule beyond their ends.
///
/// A curve has a value everywhere, so that no driver can leave it: NaN counts as 0, ±∞ as ±``largestLength``. At a
/// jump the value is that of the piece which begins there.
///
/// ```swift
/// let fade = Curve.linear(from: (0, 1), to: (1, 0))       // 1 until 0, falling to 0 at 1, 0 from there on
/// fade.value(at: 0.25)                                    // 0.75
/// Curve.linear(from: (0, 1), to: (1, 0), beyond: .extend).value(at: 2)   // −1
/// ```
public struct Curve: Equatable, Sendable {
    /// What a curve does beyond its ends.
    public enum Beyond: UInt8, Equatable, Hashable, Sendable, CaseIterable {
        /// Keeps the value of the end.
        case hold
        /// Goes on straight, with the slope of the end.
        case extend
        /// Begins again from the other end.
        case cycle
    }

    /// The pieces, each beginning where the one before it ends.
    public let pieces: [CurvePiece]
    /// Everything a value beyond the pieces needs.
    let ends: CurveEnds

    /// Where the first piece begins.
    public var start: Double { ends.start }
    /// Where the last piece ends.
    public var end: Double { ends.end }
    /// The value at ``start``.
    public var startValue: Double { ends.startValue }
    /// The value at ``end``, approached from inside.
    public var endValue: Double { ends.endValue }
    /// What holds before ``start``.
    public var before: Beyond { ends.before }
    /// What holds from ``end`` on.
    public var after: Beyond { ends.after }

    init(pieces: [CurvePiece], ends: CurveEnds) {
        self.pieces = pieces
        self.ends = ends
    }

    /// Makes a curve of pieces that follow one another without gaps; `pieces` must not be empty.
    init(_ pieces: [CurvePiece], before: Beyond = .hold, after: Beyond = .hold) {
        let first = pieces[0]
        let last = pieces[pieces.count - 1]
        self.init(
            pieces: pieces,
            ends: CurveEnds(
                start: first.start, end: last.end,
                startValue: first.value(atParameter: 0), endValue: last.endValue,
                startSlope: first.startSlope, endSlope: last.endSlope,
                before: before, after: after))
    }

    /// The value at `x`. Takes time that grows with the logarithm of the number of pieces.
    public func value(at x: Double) -> Double {
        pieces.withUnsafeBufferPointer { ends.value(at: x, pieces: $0) }
    }

    /// The same curve with other rules beyond its ends; a rule that is not named stays.
    public func with(before: Beyond? = nil, after: Beyond? = nil) -> Curve {
        var ends = ends
        ends.before = before ?? ends.before
        ends.after = after ?? ends.after
        return Curve(pieces: pieces, ends: ends)
    }
}

/// Where a curve's pieces begin and end, and what holds beyond them.
struct CurveEnds: Equatable, Sendable {
    var start: Double
    var end: Double
    var startValue: Double
    var endValue: Double
    var startSlope: Double
    var endSlope: Double
    var before: Curve.Beyond
    var after: Curve.Beyond

    /// The value at `x` of the curve with these ends and `pieces`.
    @inline(__always)
    func value(at x: Double, pieces: UnsafeBufferPointer<CurvePiece>) -> Double {
        var x = x.bounded()
        if x < start {
            switch before {
            case .hold: return startValue
            case .extend: return startValue + startSlope * (x - start)
            case .cycle: x = cycled(x)
            }
        } else if x >= end {
            switch after {
            case .hold: return endValue
            case .extend: return endValue + endSlope * (x - end)
            case .cycle: x = cycled(x)
            }
        }
        guard let piece = piece(at: x, in: pieces) else { return endValue }
        return piece.value(at: x)
    }

    /// The place within `start..<end` that a cycling curve shows at `x`.
    func cycled(_ x: Double) -> Double {
        let length = end - start
        guard length > 0 else { return start }
        let turns = ((x - start) / length).rounded(.down)
        let place = x - turns * length
        return place >= end || place < start ? start : place
    }

    /// The last piece that begins at or before `x`.
    @inline(__always)
    private func piece(at x: Double, in pieces: UnsafeBufferPointer<CurvePiece>) -> CurvePiece? {
        if pieces.count <= 1 { return pieces.first }
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= x { low = middle } else { high = middle }
        }
        return pieces[low]
    }
}
