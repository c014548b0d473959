import Parallax

/// Effects behind a table of numbers: what a page in a browser can ask of them. Every question and every answer stands in
/// ``memory``; a table that means nothing is refused, and leaves all as it was.
public struct FlatEffects: ~Copyable {
    /// How many numbers a cue takes.
    static let cueLength = 10
    /// How many numbers a pose takes.
    static let poseLength = 18

    var memory = FlatMemory()
    private var effects: [Effect?] = []
    private var cues: [Cue] = []
    private var poses: [Pose] = []

    /// Makes an engine without effects.
    public init() {}

    /// Where the table begins, with room for at least `count` numbers.
    public mutating func numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
        memory.numbers(atLeast: count)
    }

    /// Makes an effect of the recipe that the first `count` numbers are.
    ///
    /// - Returns: Its handle, or −1 if they mean none.
    public mutating func makeEffect(_ count: Int) -> Int {
        var reader = FlatReader(memory.first(count))
        let effect = reader.recipe()
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
        var writer = FlatWriter(&memory, atMost: count * Self.poseLength)
        for index in 0..<count { writer.write(poses[index]) }
        return count
    }

    /// Writes an effect as it was made, for ``FlatLayouts`` and ``FlatCoverage`` to read.
    ///
    /// - Returns: How many numbers it is, or −1 if there is no such effect.
    public mutating func writeEffect(_ handle: Int) -> Int {
        guard effects.indices.contains(handle), let effect = effects[handle] else { return -1 }
        var writer = FlatWriter(&memory, atMost: FlatWriter.length(of: effect))
        writer.write(effect)
        return writer.count
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
