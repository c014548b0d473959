import Parallax

/// The search for gaps behind a table of numbers. Every question and every answer stands in ``memory``; a table that means nothing
/// is refused, and leaves all as it was.
public struct FlatCoverage: ~Copyable {
    /// How many numbers a gap takes.
    static let gapLength = 7

    var memory = FlatMemory()
    private var stage = Stage(screen: .zero)

    /// Makes an engine with an empty stage.
    public init() {}

    /// Where the table begins, with room for at least `count` numbers.
    public mutating func numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
        memory.numbers(atLeast: count)
    }

    /// Takes the stage that the first `count` numbers are.
    public mutating func setStage(_ count: Int) -> Bool {
        var reader = FlatReader(memory.first(count))
        let stage = reader.stage()
        guard reader.isRead else { return false }
        self.stage = stage
        return true
    }

    /// Writes the largest gap of every picture that leaves one.
    ///
    /// - Returns: How many there are.
    public mutating func findGaps(tolerance: Double) -> Int {
        let gaps = stage.coverageGaps(tolerance: tolerance)
        var writer = FlatWriter(&memory, atMost: gaps.count * Self.gapLength)
        for gap in gaps { writer.write(gap) }
        return gaps.count
    }

    /// The least overscan a side with which the pictures hide a row; NaN if there is none.
    public func leastOverscan(row: Int) -> Double { stage.leastOverscan(ofRow: row) ?? .nan }

    /// The speed nearest to one at which a drifting picture hides its row; NaN if there is none.
    public func nearestSpeed(_ speed: Double, row: Int) -> Double {
        stage.nearestSpeed(to: speed, ofRow: row) ?? .nan
    }
}
