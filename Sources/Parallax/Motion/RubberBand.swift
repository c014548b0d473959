/// How far content follows a finger that pulls it beyond an edge.
///
/// ```
/// b(x) = x·c·L / (L + c·x)
/// ```
///
/// for a pull of x points; the other way the same with its sign. Its slope begins at c; it never reaches ±L.
///
/// *Units*: points. *Rest value*: b(0) = 0, bit for bit, with its sign.
///
/// *Source*: gist.github.com/originell/6961057; recorded from iOS 26.1, where a pull of 590 points rests at
/// 235.0 in a viewport of 852.
public struct RubberBand: Equatable, Sendable {
    /// The slope at the edge: points that the content follows for the first point of pull; 0 or more.
    public let coefficient: Double
    /// The viewport's length along the scroll in points, which the overscroll never reaches; 0 or more.
    public let length: Double

    /// Makes a band for a viewport `length` points long. Numbers below 0 and NaN are taken as 0; an
    /// infinite length gives a band of constant slope, an infinite coefficient one that is taut at once.
    public init(coefficient: Double = 0.55, length: Double) {
        self.coefficient = max(0, coefficient.isNaN ? 0 : coefficient)
        self.length = max(0, length.isNaN ? 0 : length)
    }

    /// The overscroll under a pull of `pull` points beyond the edge, with the pull's sign.
    ///
    /// *Edge cases*: always 0 when the length is 0; ±length for a pull of ±∞; 0 for NaN.
    public func overscroll(pulledBy pull: Double) -> Double {
        let size = pull.magnitude
        guard size > 0, coefficient > 0, length > 0 else { return pull.isNaN ? 0 : 0 * sign(pull) }
        let slack = coefficient * size
        // The same fraction in two ways, so that no step overflows.
        if slack <= length { return sign(pull) * (slack / (1 + slack / length)) }
        return sign(pull) * (length / (1 + length / slack))
    }

    /// The pull that holds the content at `overscroll`, with its sign: the inverse of
    /// `overscroll(pulledBy:)`.
    ///
    /// *Edge cases*: ±∞ for what no pull reaches, ±length and beyond; 0 for NaN.
    public func pull(restingAt overscroll: Double) -> Double {
        let size = overscroll.magnitude
        guard size > 0 else { return overscroll.isNaN ? 0 : overscroll }
        guard size < length, coefficient > 0 else { return sign(overscroll) * .infinity }
        return sign(overscroll) * (size / coefficient / (1 - size / length))
    }

    /// Points that the content follows for the next point of pull: c·L² / (L + c·|x|)², in 0…c.
    public func slope(pulledBy pull: Double) -> Double {
        guard length > 0, !pull.isNaN else { return length > 0 ? coefficient : 0 }
        let tautness = 1 + coefficient * pull.magnitude / length
        return tautness < .infinity ? coefficient / tautness / tautness : 0
    }

    private func sign(_ x: Double) -> Double { x.sign == .minus ? -1 : 1 }
}
