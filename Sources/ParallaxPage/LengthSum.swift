import Parallax

/// A length as multiples of lengths that the page itself knows: so it holds at every size of the window, without a script.
///
/// A number without a unit (an opacity, a factor, an angle) is a sum of nothing but points.
struct LengthSum: Equatable {
    /// Multiples of each measure, none of them 0.
    private(set) var factors: [Measure: Double] = [:]

    init(_ points: Double = 0) { add(points, of: .points) }

    /// Adds a multiple of a measure.
    mutating func add(_ factor: Double, of measure: Measure) {
        let sum = factors[measure, default: 0] + factor
        factors[measure] = sum == 0 ? nil : sum
    }

    /// The multiple of a measure.
    subscript(measure: Measure) -> Double { factors[measure, default: 0] }

    /// The plain number; for sums of nothing but points.
    var number: Double { self[.points] }

    /// The sum as a length of CSS.
    var css: String {
        let terms = Measure.allCases.compactMap { measure -> String? in
            guard let factor = factors[measure], CSSNumber.text(factor) != "0" else { return nil }
            guard let name = measure.property else { return CSSNumber.text(factor) + "px" }
            return "\(CSSNumber.text(factor)) * var(\(name))"
        }
        if terms.isEmpty { return "0px" }
        if terms.count == 1, !terms[0].contains("*") { return terms[0] }
        return "calc(" + terms.joined(separator: " + ") + ")"
    }
}

extension Measure {
    /// The custom property that holds the measure; `nil` for points.
    var property: String? {
        switch self {
        case .points: nil
        case .viewport: "--viewport"
        case .item: "--item"
        case .reach: "--reach"
        case .overscan: "--overscan"
        case .fittedOverscan: "--fitted-overscan"
        }
    }
}

extension Extent {
    /// The rule as a length of CSS.
    ///
    /// - Parameters:
    ///   - screen: What holds the screen's length.
    ///   - item: What holds the item's length.
    func css(screen: String, item: String) -> String {
        var terms: [String] = []
        if ofScreen != 0 { terms.append("\(CSSNumber.text(ofScreen)) * \(screen)") }
        if ofItem != 0 { terms.append("\(CSSNumber.text(ofItem)) * \(item)") }
        if points != 0 || terms.isEmpty { terms.append("\(CSSNumber.text(points))px") }
        return terms.count == 1 && !terms[0].contains("*")
            ? terms[0] : "calc(\(terms.joined(separator: " + ")))"
    }
}
