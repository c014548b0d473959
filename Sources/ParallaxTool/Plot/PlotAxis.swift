import Foundation

/// A range of numbers along an axis, with round numbers to mark.
struct PlotAxis {
    let first: Double
    let last: Double
    let ticks: [Double]
    private let step: Double

    /// An axis that holds all values.
    ///
    /// - Parameters:
    ///   - isExact: Whether it ends where the values do; otherwise at round numbers.
    ///   - count: About how many ticks it should have.
    init(holding values: [Double], isExact: Bool, count: Int) {
        var (low, high) = (values.min() ?? 0, values.max() ?? 1)
        if high - low < 1e-9 { (low, high) = (low - 0.5, high + 0.5) }
        let rough = (high - low) / Double(count)
        let power = pow(10, log10(rough).rounded(.down))
        step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough - power * 1e-9 } ?? 10 * power
        first = isExact ? low : (low / step).rounded(.down) * step
        last = isExact ? high : (high / step).rounded(.up) * step
        let (from, to) = (Int((first / step - 1e-9).rounded(.up)), Int((last / step + 1e-9).rounded(.down)))
        ticks = from <= to ? (from...to).map { [step] in Double($0) * step } : []
    }

    /// Where a value lies, 0 at the axis's start and 1 at its end.
    func part(_ value: Double) -> Double { (value - first) / (last - first) }

    /// A tick in words, with as many digits as the step has.
    func text(_ tick: Double) -> String {
        let digits = max(
            0, Int((-log10(step)).rounded(.up)) + (step * pow(10, (-log10(step)).rounded(.up)) == 2.5 ? 1 : 0)
        )
        let text = String(format: "%.\(digits)f", tick == 0 ? 0 : tick)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }
}
