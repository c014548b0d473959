import Parallax

/// Reads values out of a table of numbers, one after another. What the table can't mean is remembered, and nothing is made of
/// such a table.
struct FlatReader {
    private let numbers: UnsafeBufferPointer<Double>
    private var place = 0
    /// Whether all that was read could be read.
    private(set) var isWhole = true

    init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

    /// Whether the table was read to its end, and could be.
    var isRead: Bool { isWhole && place == numbers.count }

    /// The next number, or 0 where there are no more.
    @inline(never)
    mutating func number() -> Double {
        guard place < numbers.count else {
            isWhole = false
            return 0
        }
        place += 1
        return numbers[place - 1]
    }

    /// A whole number from 0 to `most`.
    @inline(never)
    mutating func count(upTo most: Int) -> Int {
        let number = number()
        guard number >= 0, number <= Double(most), number == number.rounded(.towardZero) else {
            isWhole = false
            return 0
        }
        return Int(number)
    }

    /// How many things follow, of which each takes at least one number: never more than there are numbers.
    mutating func countOfThings() -> Int { count(upTo: numbersLeft) }

    /// How many numbers have not been read.
    var numbersLeft: Int { numbers.count - place }

    @inline(never)
    mutating func flag() -> Bool { count(upTo: 1) == 1 }

    /// A case by its number.
    mutating func one<Choice: RawRepresentable>(of type: Choice.Type, or other: Choice) -> Choice
    where Choice.RawValue == UInt8 {
        guard let choice = Choice(rawValue: UInt8(count(upTo: 255))) else {
            isWhole = false
            return other
        }
        return choice
    }

    mutating func vector() -> Vector { Vector(number(), number()) }

    mutating func vector3() -> Vector3 { Vector3(number(), number(), number()) }

    mutating func box() -> Box { Box(x: number(), y: number(), width: number(), height: number()) }

    @inline(never)
    mutating func extent() -> Extent { Extent(ofScreen: number(), ofItem: number(), points: number()) }

    mutating func band() -> Band { Band(top: extent(), height: extent()) }

    mutating func easing() -> CubicBezier {
        guard let easing = CubicBezier(number(), number(), number(), number()) else {
            isWhole = false
            return .linear
        }
        return easing
    }

    /// Says that a number meant nothing.
    mutating func refuse() { isWhole = false }
}
