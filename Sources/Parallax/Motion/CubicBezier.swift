/// A timing curve: the cubic Bézier curve through (0, 0), (x1, y1), (x2, y2) and (1, 1), read as value over
/// progress.
///
/// ```
/// x(s) = 3·(1 − s)²·s·x1 + 3·(1 − s)·s²·x2 + s³, and y(s) likewise
/// ```
///
/// *Units*: none; progress 0 is the start, 1 the end, and so is the value. *Range*: the value leaves 0…1
/// where y1 or y2 does. Before 0 and beyond 1 it is held.
///
/// *Accuracy*: within 1e-12 of the true value times the largest of 1, |y1| and |y2|, vertical tangents
/// included; exactly 0 up to 0 and exactly 1 from 1 on.
///
/// *Source*: the named curves are those of `CAMediaTimingFunctionName`.
public struct CubicBezier: Equatable, Sendable {
    /// The first handle's abscissa, in 0…1.
    public let x1: Double
    /// The first handle's ordinate.
    public let y1: Double
    /// The second handle's abscissa, in 0…1.
    public let x2: Double
    /// The second handle's ordinate.
    public let y2: Double

    /// Makes the curve with handles at (x1, y1) and (x2, y2).
    ///
    /// It is nil unless x1 and x2 lie in 0…1, so that each progress has one value, and y1 and y2 are
    /// finite.
    public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1, y1.isFinite, y2.isFinite else { return nil }
        self.init(checked: x1, y1, x2, y2)
    }

    private init(checked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The value is the progress: (0, 0), (1, 1).
    public static let linear = CubicBezier(checked: 0, 0, 1, 1)
    /// Quick at first, with a long end; Core Animation's default: (0.25, 0.1), (0.25, 1).
    public static let ease = CubicBezier(checked: 0.25, 0.1, 0.25, 1)
    /// Starts at rest: (0.42, 0), (1, 1).
    public static let easeIn = CubicBezier(checked: 0.42, 0, 1, 1)
    /// Comes to rest: (0, 0), (0.58, 1).
    public static let easeOut = CubicBezier(checked: 0, 0, 0.58, 1)
    /// Starts and ends at rest; UIKit's default: (0.42, 0), (0.58, 1).
    public static let easeInOut = CubicBezier(checked: 0.42, 0, 0.58, 1)

    /// The value at `progress`, held before 0 and beyond 1; 0 for NaN.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if isStraight { return progress }
        let (s, u) = solution(at: progress)
        return 3 * u * u * s * y1 + 3 * u * s * s * y2 + s * s * s
    }

    /// The value's change per unit of progress at `progress`; ±∞ where the tangent is vertical.
    ///
    /// *Edge cases*: at 0 and 1 it is the slope inside; before 0, beyond 1 and for NaN it is 0.
    public func slope(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if isStraight { return 1 }
        if progress == 0 { return endSlope(x1, y1, x2, y2) }
        if progress == 1 { return endSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        let (s, u) = solution(at: progress)
        let dx = 3 * u * u * x1 + 6 * u * s * (x2 - x1) + 3 * s * s * (1 - x2)
        let dy = 3 * u * u * y1 + 6 * u * s * (y2 - y1) + 3 * s * s * (1 - y2)
        return steepness(dy, over: dx)
    }

    /// The Bézier parameter s, in 0…1, at which the curve's abscissa is `progress`; held at 0 before 0 and
    /// for NaN, and at 1 beyond 1.
    public func parameter(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return solution(at: progress).s
    }
}

extension CubicBezier {
    /// Both handles lie on the diagonal, so the curve is the diagonal, however s runs along it.
    private var isStraight: Bool { x1 == y1 && x2 == y2 }

    /// The slope at the end from which the handles are counted: toward the first of them that lies
    /// elsewhere.
    private func endSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 != 0 || y1 != 0 { return steepness(y1, over: x1) }
        if x2 != 0 || y2 != 0 { return steepness(y2, over: x2) }
        return 1
    }

    private func steepness(_ dy: Double, over dx: Double) -> Double {
        if dx > 0 { return dy / dx }
        return dy == 0 ? 0 : dy > 0 ? .infinity : -.infinity
    }

    /// The parameter s and u = 1 − s, for a progress within 0…1.
    ///
    /// Where the tangent is vertical an error in x is a far greater one in s. It can be so at an end, and,
    /// for x1 = 1 and x2 = 0, in the middle. So x is written about the nearest of these three, where its
    /// terms are small and exact.
    private func solution(at progress: Double) -> (s: Double, u: Double) {
        let cubic = 1 + 3 * (x1 - x2)
        if progress < 0.25 {
            let s = root(-progress, 3 * x1, 3 * x2 - 6 * x1, cubic, in: 0...1)
            return (s, 1 - s)
        }
        if progress > 0.75 {
            let u = root(progress - 1, 3 * (1 - x2), 6 * x2 - 3 * x1 - 3, cubic, in: 0...1)
            return (1 - u, u)
        }
        let middle = (progress - 0.5) + 0.375 * ((1 - x1) - x2)
        let t = root(-middle, 0.75 * ((1 - x1) + x2), 1.5 * ((1 - x1) - x2), cubic, in: -0.5...0.5)
        return (0.5 + t, 0.5 - t)
    }

    /// The root of c0 + c1·t + c2·t² + c3·t³, which rises over `range`: Newton's steps, and halving where
    /// such a step would leave the bracket or does not halve the last one.
    private func root(
        _ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, in range: ClosedRange<Double>
    ) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        var t = (low + high) / 2
        var lastStep = high - low
        for _ in 0..<100 {
            let value = ((c3 * t + c2) * t + c1) * t + c0
            if value == 0 { return t }
            if value < 0 { low = t } else { high = t }
            let slope = (3 * c3 * t + 2 * c2) * t + c1
            let newton = t - value / slope
            let takesNewton = newton > low && newton < high && (newton - t).magnitude * 2 <= lastStep
            let next = takesNewton ? newton : (low + high) / 2
            lastStep = (next - t).magnitude
            if lastStep <= 1e-17 { return next }
            t = next
        }
        return t
    }
}
