/// Random numbers that are the same on every run: SplitMix64.
///
/// *Source*: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    private var last = 1.0

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number spread evenly over `range`.
    mutating func double(in range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) * 0x1p-53
        return min(range.upperBound, range.lowerBound + (range.upperBound - range.lowerBound) * unit)
    }

    /// A number of any magnitude, from the least subnormal to the greatest finite one, of either sign.
    mutating func anyMagnitude() -> Double {
        let value = Double(bitPattern: next())
        return value.isFinite ? value : .greatestFiniteMagnitude
    }

    /// A finite number of the kind that finds faults: 0, −0, whole, huge, subnormal, one that neighbours
    /// the number given last, and ordinary ones.
    mutating func wild() -> Double {
        switch next() % 12 {
        case 0: last = 0
        case 1: last = -0.0
        case 2: last = Double(Int(next() % 2001) - 1000)
        case 3: last = double(in: -1...1) * 1e300
        case 4: last = double(in: -1...1) * .leastNormalMagnitude
        case 5: last = next() % 2 == 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
        case 6, 7: last = next() % 2 == 0 ? last.nextUp : last.nextDown
        case 8: last = anyMagnitude()
        case 9: last = double(in: -1...1)
        default: last = double(in: -2000...2000)
        }
        if !last.isFinite { last = 0 }
        return last
    }
}
