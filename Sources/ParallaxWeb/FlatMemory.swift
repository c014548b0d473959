/// Memory that a page and the engine share: a table of numbers, which the page fills for a question and the engine for the
/// answer.
///
/// It moves when it grows, so the page asks anew where it is after every call.
struct FlatMemory {
    private(set) var numbers: UnsafeMutablePointer<Double>
    private(set) var capacity: Int

    /// Makes room for `capacity` numbers.
    init(capacity: Int = 1024) {
        numbers = .allocate(capacity: capacity)
        numbers.initialize(repeating: 0, count: capacity)
        self.capacity = capacity
    }

    /// Sees to it that there is room for `count` numbers; keeps those that are there.
    mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        let larger = FlatMemory(capacity: max(count, 2 * capacity))
        for index in 0..<capacity { larger.numbers[index] = numbers[index] }
        numbers.deallocate()
        self = larger
    }

    /// Where the table begins, with room for at least `count` numbers, of which no page needs more than 16 million.
    mutating func numbers(atLeast count: Int) -> UnsafeMutablePointer<Double> {
        reserve(min(count, 1 << 24))
        return numbers
    }

    /// The first `count` numbers; no more than there is room for.
    func first(_ count: Int) -> UnsafeBufferPointer<Double> {
        UnsafeBufferPointer(start: numbers, count: min(max(count, 0), capacity))
    }
}

/// Writes numbers into shared memory, one after another.
struct FlatWriter {
    private let start: UnsafeMutablePointer<Double>
    private var next: UnsafeMutablePointer<Double>

    /// A writer from the table's beginning on, with room for `most` numbers.
    init(_ memory: inout FlatMemory, atMost most: Int) {
        memory.reserve(most)
        start = memory.numbers
        next = start
    }

    /// How many numbers were written.
    var count: Int { next - start }

    mutating func write(_ number: Double) {
        next.pointee = number
        next += 1
    }
}
