/// All numbers from one to another, for bounds that hold for many layers at once.
struct Span: Equatable, Sendable {
    var least: Double
    var greatest: Double

    /// The one number.
    init(_ value: Double) { (least, greatest) = (value, value) }

    /// The numbers between two, whichever is the less.
    init(_ a: Double, _ b: Double) { (least, greatest) = (min(a, b), max(a, b)) }

    /// The greatest distance from 0.
    var magnitude: Double { max(least.magnitude, greatest.magnitude) }

    /// Takes in another span, and all that lies between.
    mutating func include(_ other: Span) {
        (least, greatest) = (min(least, other.least), max(greatest, other.greatest))
    }

    /// The span with both ends held within a range.
    func held(within range: ClosedRange<Double>) -> Span {
        func held(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
        return Span(held(least), held(greatest))
    }

    static func + (a: Span, b: Span) -> Span { Span(a.least + b.least, a.greatest + b.greatest) }

    static func - (a: Span, b: Span) -> Span { Span(a.least - b.greatest, a.greatest - b.least) }

    static func * (a: Span, b: Span) -> Span {
        var product = Span(a.least * b.least, a.least * b.greatest)
        product.include(Span(a.greatest * b.least, a.greatest * b.greatest))
        return product
    }
}

/// Bounds of a place on the screen, along the scroll and across it.
struct SpanBox: Equatable, Sendable {
    var along: Span
    var across: Span

    static func - (a: SpanBox, b: SpanBox) -> SpanBox {
        SpanBox(along: a.along - b.along, across: a.across - b.across)
    }

    static func + (a: SpanBox, b: SpanBox) -> SpanBox {
        SpanBox(along: a.along + b.along, across: a.across + b.across)
    }
}
