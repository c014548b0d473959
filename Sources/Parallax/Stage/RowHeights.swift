/// The lengths of a list's rows along the scroll: one number for all, one array, or a function. There is no struct a row,
/// so ten million rows cost eighty megabytes, or nothing.
public struct RowHeights: Sendable {
    private enum Source: Sendable {
        case uniform(Double)
        /// Where each row begins, and behind them where the last one ends.
        case edges([Double])
        case function(@Sendable (Int) -> Double)
    }

    /// How many rows there are.
    public let count: Int
    /// The length of all rows together, in points.
    public let total: Double
    private let source: Source
    /// Bounds of the heights of all rows that have one.
    private let range: Span

    /// No rows.
    public static var none: RowHeights { RowHeights(count: 0, height: 0) }

    /// Rows of one height. A negative count counts as 0, and so does a negative or NaN height.
    public init(count: Int, height: Double) {
        self.count = max(count, 0)
        let height = height.boundedLength()
        source = .uniform(height)
        range = Span(height)
        total = (Double(self.count) * height).boundedLength()
    }

    /// Rows of given heights, in points; a negative or NaN height counts as 0.
    public init(_ heights: [Double]) {
        var edges: [Double] = []
        edges.reserveCapacity(heights.count + 1)
        var edge = 0.0
        var (least, greatest) = (largestLength, 0.0)
        edges.append(edge)
        for height in heights {
            let height = height.boundedLength()
            edge = (edge + height).boundedLength()
            edges.append(edge)
            if height > 0 { least = min(least, height) }
            greatest = max(greatest, height)
        }
        range = Span(least, greatest)
        count = heights.count
        total = edge
        source = .edges(edges)
    }

    /// Rows whose edges are computed: `edge(i)` is where row i begins, in points from where row 0 does, and
    /// `edge(count)` where the last row ends. It must not fall as i grows.
    ///
    /// - Parameters:
    ///   - count: How many rows there are.
    ///   - longest: No row is higher than this, in points. It is not needed; but where an effect turns whole rows with
    ///     perspective, or moves them by parts of their own height, it spares the search for those that come into view from
    ///     afar a look at many others.
    ///   - edge: Where a row begins.
    public init(count: Int, longest: Double = .infinity, edge: @escaping @Sendable (Int) -> Double) {
        self.count = max(count, 0)
        range = Span(0, longest.boundedLength())
        source = .function(edge)
        total = edge(self.count).boundedLength()
    }

    /// Where row `index` begins, in points from where row 0 does; for `count`, where the last row ends. An index outside
    /// 0…count counts as the nearest within.
    public func edge(_ index: Int) -> Double {
        let index = min(max(index, 0), count)
        switch source {
        case .uniform(let height): return (Double(index) * height).boundedLength()
        case .edges(let edges): return edges[index]
        case .function(let edge): return edge(index).boundedLength()
        }
    }

    /// The height of row `index`, in points; 0 outside the list.
    public func height(of index: Int) -> Double {
        index >= 0 && index < count ? max(0, edge(index + 1) - edge(index)) : 0
    }

    /// Bounds of the heights of a run of rows that reaches from one place to another.
    func lengths(of run: Range<Int>, from first: Double, to last: Double) -> Span {
        run.count == 1 ? Span(last - first) : Span(range.least, min(range.greatest, last - first))
    }

    /// The last row that begins at or before `place`: 0 before the list, the last one behind it.
    ///
    /// Takes a few steps near `hint`, and steps that grow with the logarithm of the distance elsewhere. The answer does not
    /// depend on the hint.
    public func row(at place: Double, near hint: Int = 0) -> Int {
        guard count > 1, place >= 0 else { return 0 }
        guard place < total else { return count - 1 }
        if case .uniform(let height) = source, height > 0 {
            // Rounding may put the quotient on the wrong side of an edge.
            var row = min(Int(place / height), count - 1)
            if edge(row) > place { row -= 1 } else if row + 1 < count, edge(row + 1) <= place { row += 1 }
            return row
        }
        return searched(place, from: start(of: place, near: hint))
    }

    /// The rows whose frames meet `range` in more than an edge, as one run; rows without height may be among them.
    public func rows(meeting range: Range<Double>, near hint: Int = 0) -> Range<Int> {
        guard count > 0, range.lowerBound < total, range.upperBound > 0, !range.isEmpty else { return 0..<0 }
        let first = row(at: range.lowerBound, near: hint)
        var end = first + 1
        while end < count, edge(end) < range.upperBound { end += 1 }
        return first..<end
    }

    /// A row near `place` to begin a search at: the hint if it is close, else a guess that straight lines between known
    /// edges give.
    private func start(of place: Double, near hint: Int) -> Int {
        let hint = min(max(hint, 0), count - 1)
        let near = edge(hint)
        let mean = total / Double(count)
        if (place - near).magnitude < 16 * mean { return hint }
        var (low, high) = (0, count)
        var (lowEdge, highEdge) = (0.0, total)
        var guess = hint
        for _ in 0..<3 where high - low > 32 && highEdge > lowEdge {
            let part = (place - lowEdge) / (highEdge - lowEdge)
            guess = min(max(low + Int(part * Double(high - low)), low), high - 1)
            let edge = edge(guess)
            if edge <= place { (low, lowEdge) = (guess, edge) } else { (high, highEdge) = (guess, edge) }
        }
        return guess
    }

    /// The last row that begins at or before `place`, by steps that double away from `start` and then halve.
    private func searched(_ place: Double, from start: Int) -> Int {
        var low = start
        var high = start + 1
        var step = 1
        if edge(low) <= place {
            while high < count, edge(high) <= place {
                low = high
                high = min(high + step, count)
                step *= 2
            }
        } else {
            high = low
            low -= 1
            while low > 0, edge(low) > place {
                high = low
                low = max(low - step, 0)
                step *= 2
            }
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if edge(middle) <= place { low = middle } else { high = middle }
        }
        return low
    }
}
