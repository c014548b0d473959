/// What frames have cost lately.
public struct FrameCosts: Sendable {
    private var costs: [(time: Double, seconds: Double)] = []

    /// Seconds that a cost is remembered for.
    private static let memory = 1.0

    /// No frame yet.
    public init() {}

    /// A frame at `time` has cost so many seconds.
    public mutating func add(_ seconds: Double, at time: Double) {
        costs.removeAll { $0.time <= time - Self.memory }
        costs.append((time, seconds))
    }

    /// Seconds that the last frame cost; 0 before the first.
    public var last: Double { costs.last?.seconds ?? 0 }

    /// Seconds that the costliest frame of the last second cost; 0 before the first.
    public var most: Double { costs.map(\.seconds).max() ?? 0 }
}
