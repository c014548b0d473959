/// A number over a patch of situations: it varies with how far the patch's travel and age are from their middles, and strays
/// from that by no more than an error.
///
/// With τ and α in −1…1 it lies within `error` of `middle + overTravel · τ + overAge · α`. Sums and differences keep what their
/// terms have in common, so that two lengths that grow alike differ by exactly nothing. Every operation adds more than it can
/// have been rounded by to the error.
struct Affine: Equatable, Sendable {
    var middle: Double
    var overTravel = 0.0
    var overAge = 0.0
    var error = 0.0

    /// A number that is the same all over the patch.
    init(_ value: Double) { middle = value }

    init(middle: Double, overTravel: Double, overAge: Double = 0, error: Double = 0) {
        (self.middle, self.overTravel, self.overAge, self.error) = (middle, overTravel, overAge, error)
    }

    /// How far it can be from its middle.
    var radius: Double { overTravel.magnitude + overAge.magnitude + error }
    /// No value is less.
    var least: Double { middle - radius }
    /// No value is greater.
    var greatest: Double { middle + radius }
    /// Whether it is the same all over the patch.
    var isConstant: Bool { radius == 0 }

    /// The same with room for the rounding of a few operations.
    private func rounded() -> Affine {
        if isConstant && middle == middle.rounded() { return self }
        var wider = self
        wider.error += (middle.magnitude + radius) * 0x1p-50
        return wider
    }

    static func + (a: Affine, b: Affine) -> Affine {
        Affine(
            middle: a.middle + b.middle, overTravel: a.overTravel + b.overTravel,
            overAge: a.overAge + b.overAge,
            error: a.error + b.error
        ).rounded()
    }

    static prefix func - (a: Affine) -> Affine {
        Affine(middle: -a.middle, overTravel: -a.overTravel, overAge: -a.overAge, error: a.error)
    }

    static func - (a: Affine, b: Affine) -> Affine { a + -b }

    static func * (a: Affine, b: Double) -> Affine {
        Affine(
            middle: a.middle * b, overTravel: a.overTravel * b, overAge: a.overAge * b,
            error: a.error * b.magnitude
        ).rounded()
    }

    static func * (a: Affine, b: Affine) -> Affine {
        if a.isConstant { return b * a.middle }
        if b.isConstant { return a * b.middle }
        return Affine(
            middle: a.middle * b.middle, overTravel: a.middle * b.overTravel + b.middle * a.overTravel,
            overAge: a.middle * b.overAge + b.middle * a.overAge,
            error: a.middle.magnitude * b.error + b.middle.magnitude * a.error + a.radius * b.radius
        ).rounded()
    }

    static func + (a: Affine, b: Double) -> Affine { a + Affine(b) }
    static func - (a: Affine, b: Double) -> Affine { a + Affine(-b) }

    /// The straight line through two points of a function, applied to this number, where the function strays from the line
    /// by no more than `deviation` either way between them.
    func along(from: (x: Double, y: Double), to: (x: Double, y: Double), deviation: ClosedRange<Double>)
        -> Affine
    {
        let slope = to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0
        let level = from.y - slope * from.x + (deviation.lowerBound + deviation.upperBound) / 2
        var line = self * slope + level
        line.error += (deviation.upperBound - deviation.lowerBound) / 2
        return line.rounded()
    }

    /// 1 over this number; `nil` if it can be 0.
    var reciprocal: Affine? {
        let (least, greatest) = (least, greatest)
        guard least > 0 || greatest < 0 else { return nil }
        let root = (least * greatest).squareRoot()
        let bulge = 1 / least.magnitude + 1 / greatest.magnitude - 2 / root
        // The function lies below its chord where it is positive, and above it where it is negative.
        return along(
            from: (least, 1 / least), to: (greatest, 1 / greatest),
            deviation: least > 0 ? -max(bulge, 0)...0 : 0...max(bulge, 0))
    }

    /// Its sine and its cosine: both stray from a chord by at most an eighth of the square of its length.
    var sineAndCosine: (sine: Affine, cosine: Affine) {
        let (least, greatest) = (least, greatest)
        let deviation = min((greatest - least) * (greatest - least) / 8, 2)
        return (
            along(
                from: (least, Elementary.sine(least)), to: (greatest, Elementary.sine(greatest)),
                deviation: -deviation...deviation),
            along(
                from: (least, Elementary.cosine(least)), to: (greatest, Elementary.cosine(greatest)),
                deviation: -deviation...deviation)
        )
    }

    /// The number held within a range.
    func held(within range: ClosedRange<Double>) -> Affine {
        if least >= range.lowerBound && greatest <= range.upperBound { return self }
        func held(_ x: Double) -> Double { min(max(x, range.lowerBound), range.upperBound) }
        if greatest <= range.lowerBound || least >= range.upperBound { return Affine(held(middle)) }
        return through([
            (least, held(least)), (range.lowerBound, range.lowerBound), (range.upperBound, range.upperBound),
            (greatest, held(greatest)),
        ])
    }

    /// A function of straight pieces between points, of which those within this number's range count.
    func through(_ points: [(x: Double, y: Double)]) -> Affine {
        let (from, to) = (points[0], points[points.count - 1])
        let slope = to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0
        var (low, high) = (0.0, 0.0)
        for point in points where point.x > from.x && point.x < to.x {
            let stray = point.y - (from.y + slope * (point.x - from.x))
            (low, high) = (min(low, stray), max(high, stray))
        }
        return along(from: from, to: to, deviation: low...high)
    }
}
