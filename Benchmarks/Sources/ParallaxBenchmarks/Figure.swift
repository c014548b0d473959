/// One figure of the report: what was measured, beside the limit it is held against.
struct Figure {
    /// What over what.
    let name: String
    /// What was measured: a ratio within one run, unless the name says another unit.
    let measured: Double
    /// The most that is accepted.
    let limit: Double
    /// What the ratio is made of, in units.
    let detail: String

    /// Whether it is within its limit. What is no number is not.
    var isWithin: Bool { measured <= limit }
}

extension Figure {
    /// A ratio of times.
    init(_ ratio: Ratio) {
        self.init(
            name: ratio.name, measured: ratio.value, limit: ratio.limit,
            detail:
                "\(Self.time(ratio.nanoseconds.measured)) / \(Self.time(ratio.nanoseconds.reference)) a call")
    }

    /// A time in words.
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1e3: "\(rounded(nanoseconds, digits: 1)) ns"
        case ..<1e6: "\(rounded(nanoseconds / 1e3)) µs"
        case ..<1e9: "\(rounded(nanoseconds / 1e6)) ms"
        default: "\(rounded(nanoseconds / 1e9)) s"
        }
    }

    /// A number with so many digits behind the point.
    static func rounded(_ value: Double, digits: Int = 2) -> String {
        var factor = 1.0
        for _ in 0..<digits { factor *= 10 }
        return "\((value * factor).rounded() / factor)"
    }
}
