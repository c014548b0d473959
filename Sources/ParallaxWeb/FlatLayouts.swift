import Parallax

/// Stages laid out behind a table of numbers. Every question and every answer stands in ``memory``; a table that means nothing is
/// refused, and leaves all as it was.
public struct FlatLayouts: ~Copyable {
    /// How many numbers a layer takes.
    static let layerLength = 29

    var memory = FlatMemory()
    private var stage = Stage(screen: .zero)
    private var layout = StageLayout()
    private var appearances = Appearances()

    /// Makes an engine with an empty stage.
    public init() {}

    /// Where the table begins, with room for at least `count` numbers.
    public mutating func numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
        memory.numbers(atLeast: count)
    }

    /// Takes the stage that the first `count` numbers are; no row of it has appeared yet.
    public mutating func setStage(_ count: Int, entersOnce: Bool) -> Bool {
        var reader = FlatReader(memory.first(count))
        let stage = reader.stage()
        guard reader.isRead else { return false }
        self.stage = stage
        appearances = Appearances(once: entersOnce)
        return true
    }

    /// How far the stage can travel.
    public var maximumTravel: Double { stage.travelRange.maximum }

    /// Writes the layout at a travel, with one age for all rows: infinite where all entrances are over.
    ///
    /// - Returns: How many layers there are.
    public mutating func layOut(travel: Double, age: Double) -> Int {
        stage.layout(at: travel, ages: .all(age), into: &layout)
        return writeLayout()
    }

    /// Writes the layout at a travel, with the age that each row has at a time. Times must not run backward.
    ///
    /// - Returns: How many layers there are.
    public mutating func layOut(travel: Double, time: Double) -> Int {
        appearances.update(live: stage.liveRows(at: travel), at: time)
        stage.layout(at: travel, ages: .recorded(appearances, now: time), into: &layout)
        return writeLayout()
    }

    /// Lets every row that is in view next appear anew.
    public mutating func forgetAppearances() { appearances.reset() }

    private mutating func writeLayout() -> Int {
        var writer = FlatWriter(&memory, atMost: layout.layers.count * Self.layerLength)
        for index in layout.layers.indices { writer.write(layout.layers[index]) }
        return layout.layers.count
    }
}
