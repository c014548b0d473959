/// One stretch of a curve: a cubic polynomial of a parameter s that runs from 0 to 1 over the piece, and the
/// abscissa as another one, so that straight lines, cubics and timing curves are all pieces of one kind.
///
/// `value = a + b·s + c·s² + d·s³`; s is `(x − start) / length`, or solves the timing curve's abscissa for it.
public struct CurvePiece: Equatable, Sendable {
    /// Where the piece begins.
    public let start: Double
    /// How long it is; more than 0.
    public let length: Double
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    /// The value at the end, kept so that it is met to the bit.
    let endValue: Double
    /// The timing curve whose abscissa s has to solve; `nil` where s is linear in x.
    let timing: CubicBezier?

    /// Whether the value is linear in x.
    @inline(__always)
    var isStraight: Bool { timing == nil && c == 0 && d == 0 }

    /// Where the piece ends.
    public var end: Double { start + length }

    /// A cubic from one point to another with the given slopes; `to.x` must lie beyond `from.x`.
    init(from: (x: Double, y: Double), to: (x: Double, y: Double), slopes: (Double, Double)) {
        start = from.x
        length = to.x - from.x
        let first = (slopes.0 * length).bounded()
        let last = (slopes.1 * length).bounded()
        let rise = to.y - from.y
        a = from.y
        b = first
        c = 3 * rise - 2 * first - last
        d = first + last - 2 * rise
        endValue = to.y
        timing = nil
    }

    /// A straight line from one point to another; `to.x` must lie beyond `from.x`.
    init(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
        start = from.x
        length = to.x - from.x
        a = from.y
        b = to.y - from.y
        c = 0
        d = 0
        endValue = to.y
        timing = nil
    }

    /// A timing curve from one point to another; `to.x` must lie beyond `from.x`.
    init(from: (x: Double, y: Double), to: (x: Double, y: Double), timing: CubicBezier) {
        start = from.x
        length = to.x - from.x
        let rise = to.y - from.y
        a = from.y
        b = 3 * rise * timing.y1
        c = 3 * rise * (timing.y2 - 2 * timing.y1)
        d = rise * (1 + 3 * timing.y1 - 3 * timing.y2)
        endValue = to.y
        self.timing = timing
    }

    /// The value at `x`, which must lie within the piece.
    @inline(__always)
    func value(at x: Double) -> Double {
        isStraight ? a + straightSlope * (x - start) : value(atParameter: parameter(at: x))
    }

    /// The slope of a straight piece, finite however short it is.
    @inline(__always)
    var straightSlope: Double { (b / length).finite }

    /// The parameter s, 0…1, at `x` within the piece.
    @inline(__always)
    func parameter(at x: Double) -> Double {
        let s = min(max((x - start) / length, 0), 1)
        return timing.map { $0.parameter(at: s) } ?? s
    }

    /// The abscissa at the parameter `s`.
    func abscissa(atParameter s: Double) -> Double {
        guard let timing else { return start + length * s }
        let r = 1 - s
        return start + length * (3 * r * r * s * timing.x1 + 3 * r * s * s * timing.x2 + s * s * s)
    }

    @inline(__always)
    func value(atParameter s: Double) -> Double { a + s * (b + s * (c + s * d)) }

    /// The slope at the start in value per unit of x, held within ±``largestLength``.
    var startSlope: Double { slope(timing?.slope(at: 0), b) }

    /// The slope at the end in value per unit of x, held within ±``largestLength``.
    var endSlope: Double { slope(timing?.slope(at: 1), b + 2 * c + 3 * d) }

    private func slope(_ timingSlope: Double?, _ rise: Double) -> Double {
        ((timingSlope.map { $0 * (endValue - a) } ?? rise) / length).bounded()
    }
}
