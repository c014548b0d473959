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

    /// The sum as a length of CSS; `known` says how an item's length follows from the viewport's, where that is known.
    ///
    /// What is known stands there as a number: an engine that plays key frames looks up each custom property in them in each frame.
    func css(_ known: KnownItem? = nil) -> String {
        let sum = known.map(resolved) ?? self
        let terms = Measure.allCases.compactMap { measure -> String? in
            guard let factor = sum.factors[measure], CSSNumber.text(factor) != "0" else { return nil }
            guard let name = measure.property else { return CSSNumber.text(factor) + "px" }
            if measure == .viewport, let known { return CSSNumber.text(100 * factor) + known.unit }
            return "\(CSSNumber.text(factor)) * var(\(name))"
        }
        if terms.isEmpty { return "0px" }
        if terms.count == 1, !terms[0].contains("*") { return terms[0] }
        return "calc(" + terms.joined(separator: " + ") + ")"
    }
}

/// An item whose length is so many times the viewport's, and so many points.
struct KnownItem {
    let viewports: Double
    let points: Double
    /// A hundredth of the viewport's length, as a unit of CSS.
    let unit: String
}

extension LengthSum {
    /// The same sum without the item's length and its reach.
    private func resolved(_ item: KnownItem) -> LengthSum {
        var sum = self
        let items = sum[.item] + sum[.reach] / 2
        sum.add(sum[.reach] / 2 + items * item.viewports, of: .viewport)
        sum.add(items * item.points, of: .points)
        sum.add(-sum[.item], of: .item)
        sum.add(-sum[.reach], of: .reach)
        return sum
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
