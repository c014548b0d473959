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
        larger.numbers.update(from: numbers, count: capacity)
        numbers.deallocate()
        self = larger
    }

    /// The first `count` numbers; no more than there is room for.
    func first(_ count: Int) -> UnsafeBufferPointer<Double> {
        UnsafeBufferPointer(start: numbers, count: min(max(count, 0), capacity))
    }
}

/// Writes numbers into shared memory, one after another.
struct FlatWriter {
    private(set) var count = 0

    mutating func write(_ number: Double, to memory: inout FlatMemory) {
        if count == memory.capacity { memory.reserve(count + 1) }
        memory.numbers[count] = number
        count += 1
    }
}
