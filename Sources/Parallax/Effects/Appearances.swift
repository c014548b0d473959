/// Which rows are in view, and since when: from it comes the age that entrances run on.
///
/// ```swift
/// var appearances = Appearances()
/// appearances.update(live: 0..<4, at: 10)
/// appearances.update(live: 1..<5, at: 10.5)
/// appearances.age(of: 1, at: 10.5)    // 0.5
/// appearances.age(of: 4, at: 10.5)    // 0
/// ```
///
/// A row is live while its rest frame meets the viewport in more than an edge. Leaving ends its entrance; it enters again
/// each time unless it is to enter only once.
public struct Appearances: Equatable, Sendable {
    /// Whether a row that has entered and left does not enter again.
    public let once: Bool

    /// The live rows, a run of them, and the time at which each appeared.
    private var first = 0
    private var times: [Double] = []
    /// Runs of rows that have appeared, in order, apart from one another; kept only if rows enter once.
    private var seen: [Range<Int>] = []

    /// Begins with no live row.
    public init(once: Bool = false) {
        self.once = once
    }

    /// The rows that are live.
    public var live: Range<Int> { first..<first + times.count }

    /// Says which rows are live now. Those that were not live before appear at `time`; those that are no longer live have
    /// left.
    ///
    /// - Parameters:
    ///   - rows: The live rows.
    ///   - time: Seconds on any clock that does not run backward.
    public mutating func update(live rows: Range<Int>, at time: Double) {
        if rows == live { return }
        let kept = rows.overlaps(live) ? rows.clamped(to: live) : rows.lowerBound..<rows.lowerBound
        times.removeLast(kept.isEmpty ? times.count : live.upperBound - kept.upperBound)
        times.removeFirst(times.count - kept.count)
        for row in (rows.lowerBound..<kept.lowerBound).reversed() {
            times.insert(appearing(row, at: time), at: 0)
        }
        for row in kept.upperBound..<rows.upperBound { times.append(appearing(row, at: time)) }
        first = rows.lowerBound
        if once { remember(rows) }
    }

    /// Seconds since `row` appeared; infinite if its entrance is over: a row that is not live, or that has entered
    /// before and enters only once. Never negative.
    public func age(of row: Int, at time: Double) -> Double {
        guard live.contains(row) else { return .infinity }
        return max(0, time - times[row - first])
    }

    /// The same rows, live since the same times, with another answer to whether they enter only once. What had left before is
    /// forgotten.
    public func entering(once: Bool) -> Appearances {
        var record = Appearances(once: once)
        (record.first, record.times) = (first, times)
        if once { record.remember(live) }
        return record
    }

    /// Forgets everything: all rows will appear anew.
    public mutating func reset() { self = Appearances(once: once) }

    private func appearing(_ row: Int, at time: Double) -> Double {
        once && hasSeen(row) ? -.infinity : time
    }

    private func hasSeen(_ row: Int) -> Bool {
        for run in seen where run.contains(row) { return true }
        return false
    }

    private mutating func remember(_ rows: Range<Int>) {
        if rows.isEmpty { return }
        var merged = rows
        seen.removeAll { run in
            guard run.lowerBound <= merged.upperBound, merged.lowerBound <= run.upperBound else {
                return false
            }
            merged = min(run.lowerBound, merged.lowerBound)..<max(run.upperBound, merged.upperBound)
            return true
        }
        seen.insert(merged, at: seen.firstIndex { $0.lowerBound > merged.lowerBound } ?? seen.count)
    }
}

/// The ages at which a layout is asked for.
public enum Ages: Sendable {
    /// All entrances are over.
    case settled
    /// Every live row appeared so many seconds ago.
    case all(Double)
    /// Rows appeared as recorded, and it is now so many seconds on the same clock.
    case recorded(Appearances, now: Double)

    /// The age of a live row.
    func age(of row: Int) -> Double {
        switch self {
        case .settled: return .infinity
        case .all(let seconds): return seconds.bounded(nan: .infinity)
        case .recorded(let appearances, let now): return appearances.age(of: row, at: now)
        }
    }
}
