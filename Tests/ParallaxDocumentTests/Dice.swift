/// A seeded source of chance (SplitMix64), so that every run throws the same.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Heads or tails.
    mutating func flip() -> Bool { next() & 1 == 0 }

    /// A value now and then.
    mutating func maybe<Value>(_ make: (inout Dice) -> Value) -> Value? { flip() ? make(&self) : nil }

    /// Some values.
    mutating func some<Value>(_ counts: ClosedRange<Int>, _ make: (inout Dice) -> Value) -> [Value] {
        (0..<Int.random(in: counts, using: &self)).map { _ in make(&self) }
    }

    /// One of several.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }

    /// A number within a range, its ends and 0 among them more often than chance would have it.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        switch next() % 8 {
        case 0: range.lowerBound
        case 1: range.upperBound
        case 2 where range.contains(0): 0
        case 3: Double.random(in: range, using: &self).rounded()
        default: Double.random(in: range, using: &self)
        }
    }
}
