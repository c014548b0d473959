/// Random numbers that are the same on every run (SplitMix64).
public struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// The same seed gives the same numbers.
    public init(_ seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number of a range.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }
    /// A whole number from 0, below the count.
    public mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    /// Whether something happens that does so in this part of all cases.
    public mutating func chance(_ part: Double) -> Bool { number(0...1) < part }
}
