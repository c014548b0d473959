import Parallax

/// The engine behind a table of numbers: what a page in a browser can ask of it. Every question and every answer stands in
/// ``memory``; a table that means nothing is refused, and leaves all as it was.
public struct FlatEngine {
    /// How many numbers a cue takes.
    static let cueLength = 10
    /// How many numbers a pose takes.
    static let poseLength = 18

    var memory = FlatMemory()
    private var effects: [Effect?] = []
    private var stage = Stage(screen: .zero)
    private var layout = StageLayout()
    private var appearances = Appearances()
    private var cues: [Cue] = []
    private var poses: [Pose] = []

    /// Makes an engine with an empty stage.
    public init() {}

    /// Where the table begins, with room for at least `count` numbers.
    public mutating func numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
        memory.reserve(min(count, 1 << 24))
        return memory.numbers
    }

    /// Reads an effect from the first `count` numbers.
    ///
    /// - Returns: Its handle, or −1 if they mean none.
    public mutating func makeEffect(_ count: Int) -> Int {
        var reader = FlatReader(memory.first(count))
        let effect = reader.effect()
        guard reader.isRead else { return -1 }
        for handle in effects.indices where effects[handle] == nil {
            effects[handle] = effect
            return handle
        }
        effects.append(effect)
        return effects.count - 1
    }

    /// Forgets an effect; its handle may be given to another one.
    public mutating func release(_ handle: Int) {
        if effects.indices.contains(handle) { effects[handle] = nil }
    }

    /// Puts the poses of as many cues as the table begins with in their place.
    ///
    /// - Returns: How many poses there are, or −1 if the handle or a cue means nothing.
    public mutating func evaluate(_ handle: Int, cues count: Int, policy: UInt8) -> Int {
        guard effects.indices.contains(handle), let effect = effects[handle],
            let policy = MotionPolicy(rawValue: policy), count >= 0, count <= 1 << 18
        else { return -1 }
        var reader = FlatReader(memory.first(count * Self.cueLength))
        cues.removeAll(keepingCapacity: true)
        for _ in 0..<count where reader.isWhole { cues.append(reader.cue()) }
        guard reader.isRead else { return -1 }
        if poses.count < count { poses = Array(repeating: .identity, count: count) }
        cues.withUnsafeBufferPointer { cues in
            poses.withUnsafeMutableBufferPointer { effect.evaluate(at: cues, policy: policy, into: $0) }
        }
        var writer = FlatWriter()
        for index in 0..<count { writer.write(poses[index], to: &memory) }
        return count
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

    /// Writes the largest gap of every picture that leaves one.
    ///
    /// - Returns: How many there are.
    public mutating func findGaps(tolerance: Double) -> Int {
        let gaps = stage.coverageGaps(tolerance: tolerance)
        var writer = FlatWriter()
        for gap in gaps { writer.write(gap, to: &memory) }
        return gaps.count
    }

    /// The least overscan a side with which the pictures hide a row; NaN if there is none.
    public func leastOverscan(row: Int) -> Double { stage.leastOverscan(ofRow: row) ?? .nan }

    /// The speed nearest to one at which a drifting picture hides its row; NaN if there is none.
    public func nearestSpeed(_ speed: Double, row: Int) -> Double {
        stage.nearestSpeed(to: speed, ofRow: row) ?? .nan
    }

    private mutating func writeLayout() -> Int {
        var writer = FlatWriter()
        for layer in layout.layers { writer.write(layer, to: &memory) }
        return layout.layers.count
    }
}

extension FlatReader {
    fileprivate mutating func cue() -> Cue {
        let start = number().held()
        let length = max(number().held(), 0)
        let viewport = max(number().held(), 0)
        let picture = number()
        let axis = one(of: ScrollAxis.self, or: .vertical)
        return Cue(
            item: start..<start + length, viewport: 0..<viewport, picture: picture, axis: axis,
            travel: number(), range: TravelRange(maximum: number()), pageDistance: number(), age: number(),
            attachment: flag() ? .viewport : .content)
    }
}

extension Double {
    /// A range can be made of numbers that are, and are not endless; 0 for others.
    fileprivate func held() -> Double { isFinite ? self : 0 }
}
