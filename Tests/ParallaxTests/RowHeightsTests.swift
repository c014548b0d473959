import Parallax
import Testing

@Suite struct RowHeightsTests {
    /// The last row that begins at or before a place, by a look at each.
    private func scan(_ heights: RowHeights, _ place: Double) -> Int {
        guard place >= 0 else { return 0 }
        return (0..<heights.count).last { heights.edge($0) <= place } ?? 0
    }

    private func randomHeights(_ samples: inout Samples) -> [Double] {
        (0..<samples.whole(0...60)).map { _ in
            switch samples.whole(0...4) {
            case 0, 1: 0
            case 2: samples.double(0...1e-9)
            case 3: samples.double(0...2000)
            default: 100
            }
        }
    }

    @Test func `the row at a place is the one that a look at each row finds, whatever the hint`() {
        var samples = Samples(seed: 101)
        for _ in 0..<400 {
            let list = randomHeights(&samples)
            let total = list.reduce(0, +)
            var sources = [RowHeights(list), RowHeights(count: list.count, height: samples.double(0...300))]
            let edges = list.indices.map { list[..<$0].reduce(0, +) } + [total]
            sources.append(RowHeights(count: list.count) { edges[$0] })
            for heights in sources {
                for _ in 0..<8 {
                    var place = samples.double(-50...heights.total + 50)
                    if samples.flag(), heights.count > 0 {
                        place = heights.edge(samples.whole(0...heights.count))
                    }
                    if samples.whole(0...3) == 0 { place = samples.flag() ? place.nextUp : place.nextDown }
                    let isBehind = place >= max(0, heights.total)
                    let expected = isBehind ? max(0, heights.count - 1) : scan(heights, place)
                    let hint = samples.whole(-5...heights.count + 5)
                    #expect(
                        heights.row(at: place, near: hint) == expected, "\(list) at \(place) near \(hint)")
                }
            }
        }
    }

    @Test func `the row at a place never goes back as the place goes on`() {
        var samples = Samples(seed: 102)
        for _ in 0..<50 {
            let heights = RowHeights(randomHeights(&samples))
            var last = 0
            for step in 0...200 {
                let row = heights.row(at: heights.total * Double(step) / 200, near: samples.whole(0...60))
                #expect(row >= last)
                last = row
            }
        }
    }

    @Test func `the rows that meet a range are those that share more than an edge with it`() {
        var samples = Samples(seed: 103)
        for _ in 0..<400 {
            let heights = RowHeights(randomHeights(&samples))
            let start = samples.double(-100...heights.total + 100)
            let range = start..<start + samples.double(0...900)
            let expected = (0..<heights.count).filter {
                heights.height(of: $0) > 0 && heights.edge($0) < range.upperBound
                    && heights.edge($0 + 1) > range.lowerBound && !range.isEmpty
            }
            let found = heights.rows(meeting: range, near: samples.whole(0...60))
            #expect(found.filter { heights.height(of: $0) > 0 } == expected)
        }
    }

    @Test func `touching at an edge is not meeting`() {
        let heights = RowHeights(count: 10, height: 100)
        #expect(heights.rows(meeting: 100..<200) == 1..<2)
        #expect(heights.rows(meeting: 99..<201) == 0..<3)
        #expect(heights.rows(meeting: -50..<0).isEmpty)
        #expect(heights.rows(meeting: 1000..<1100).isEmpty)
        #expect(heights.rows(meeting: 150..<150).isEmpty)
    }

    @Test func `heights of no sense count as none`() {
        let heights = RowHeights([.nan, -5, 10, .infinity, 3])
        #expect((0..<5).map { heights.height(of: $0) } == [0, 0, 10, largestLength - 10, 0])
        #expect(heights.height(of: -1) == 0 && heights.height(of: 5) == 0)
        #expect(heights.edge(-3) == 0 && heights.edge(99) == largestLength)
        #expect(RowHeights(count: -4, height: 10).count == 0)
        #expect(RowHeights(count: 4, height: .nan).total == 0)
        #expect(RowHeights.none.row(at: 5) == 0)
    }

    @Test func `ten million rows of one height take no search`() {
        let heights = RowHeights(count: 10_000_000, height: 44.1)
        for row in [0, 1, 77, 4_999_999, 9_999_999] {
            #expect(heights.row(at: heights.edge(row)) == row)
            #expect(heights.row(at: heights.edge(row).nextDown) == max(0, row - 1))
        }
    }
}
