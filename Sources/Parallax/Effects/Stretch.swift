/// What is known of a function between two places: its values at both, its bounds, and how far it strays from the chord.
struct Stretch {
    var first: Double
    var last: Double
    var least: Double
    var greatest: Double
    var deviation = 0.0

    /// A straight stretch.
    init(first: Double, last: Double) {
        self.first = first
        self.last = last
        least = min(first, last)
        greatest = max(first, last)
    }

    /// A level stretch.
    init(value: Double) { self.init(first: value, last: value) }

    /// Takes in what is known of the same function in another unit.
    mutating func include(_ other: Stretch, length: Double) {
        // At a jump the values just inside the stretch are what a chord has to follow.
        least = min(least, other.least * length)
        greatest = max(greatest, other.greatest * length)
        let jump = max((first - other.first * length).magnitude, (last - other.last * length).magnitude)
        deviation = max(deviation, other.deviation * length + jump)
    }

    /// The sum of two functions.
    func added(to other: Stretch) -> Stretch {
        var sum = Stretch(first: first + other.first, last: last + other.last)
        sum.least = least + other.least
        sum.greatest = greatest + other.greatest
        sum.deviation = deviation + other.deviation
        return sum
    }

    /// The product of two functions. With f = chord + ε and g likewise, f·g strays from its own chord by at most
    /// |Δf·Δg| / 4 + |f|·ε_g + |g|·ε_f + ε_f·ε_g.
    func multiplied(by other: Stretch) -> Stretch {
        var product = Stretch(first: first * other.first, last: last * other.last)
        let corners = [
            least * other.least, least * other.greatest, greatest * other.least, greatest * other.greatest,
        ]
        product.least = corners.min()!
        product.greatest = corners.max()!
        product.deviation =
            ((last - first) * (other.last - other.first)).magnitude / 4
            + max(least.magnitude, greatest.magnitude) * other.deviation
            + max(other.least.magnitude, other.greatest.magnitude) * deviation + deviation * other.deviation
        return product
    }

    /// How far the function strays from the chord when both are held within a range.
    func deviation(heldWithin range: ClosedRange<Double>) -> Double {
        if least >= range.lowerBound && greatest <= range.upperBound { return deviation }
        if greatest <= range.lowerBound || least >= range.upperBound { return 0 }
        // It may bend where it meets the range's end: then nothing less than its whole rise is certain.
        let held = min(greatest, range.upperBound) - max(least, range.lowerBound)
        return held
    }
}

extension CurveEnds {
    /// What is known of the curve between two places with no piece's end between them. Values are those just inside.
    func stretch(from x0: Double, to x1: Double, pieces: UnsafeBufferPointer<CurvePiece>) -> Stretch {
        let middle = x0 + (x1 - x0) / 2
        let isInside = middle >= start && middle < end
        let cycles = (middle < start && before == .cycle) || (middle >= end && after == .cycle)
        guard isInside || cycles,
            let piece = pieces.last(where: { $0.start <= cycled(middle) }) ?? pieces.first
        else {
            return Stretch(first: value(at: x0, pieces: pieces), last: beyondValue(at: x1, pieces: pieces))
        }
        let place = isInside ? middle : cycled(middle)
        let (s0, s1) = (
            piece.parameter(at: place - (middle - x0)), piece.parameter(at: place + (x1 - middle))
        )
        var stretch = Stretch(first: piece.value(atParameter: s0), last: piece.value(atParameter: s1))
        (stretch.least, stretch.greatest) = piece.bounds(from: s0, to: s1)
        stretch.deviation = piece.deviationFromChord(from: s0, to: s1)
        return stretch
    }

    /// The value at the end of a stretch that lies beyond the pieces; approaching `start` it is the value before it.
    private func beyondValue(at x: Double, pieces: UnsafeBufferPointer<CurvePiece>) -> Double {
        x == start ? startValue : value(at: x, pieces: pieces)
    }

    /// Which repetitions of a cycling curve a range of the driver touches.
    func turns(over range: ClosedRange<Double>, unit: Double) -> Range<Int> {
        let length = (end - start) * unit
        guard length > 0, before == .cycle || after == .cycle else { return 0..<0 }
        let first = ((range.lowerBound - start * unit) / length).rounded(.down)
        let last = ((range.upperBound - start * unit) / length).rounded(.up)
        let most = 100_000.0
        let from = before == .cycle ? min(max(first, -most), 0) : 0
        let to = after == .cycle ? max(min(last, most), 0) : 0
        return Int(from)..<Int(to) + 1
    }
}

extension TrackEntry {
    /// Whether this track writes a part of the pose.
    func writes(_ part: Channel, axis: ScrollAxis) -> Bool {
        switch channel {
        case .scale: return part == .scaleX || part == .scaleY
        case .translation: return part == (axis == .vertical ? .translationY : .translationX)
        default: return part == channel
        }
    }
}
