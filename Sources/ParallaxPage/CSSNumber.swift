import ParallaxDocument

/// Numbers as a style sheet has them.
enum CSSNumber {
    /// The number with at most ten decimal places.
    static func text(_ number: Double) -> String {
        JSONWriter.text(of: (number * 1e10).rounded() / 1e10)
    }

    /// The number as a part of a hundred.
    static func percent(_ fraction: Double) -> String { text(fraction * 100) + "%" }
}
