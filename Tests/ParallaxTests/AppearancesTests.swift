import Parallax
import Testing

@Suite struct AppearancesTests {
    /// The same, kept as a dictionary.
    private struct Naive {
        var times: [Int: Double] = [:]
        var seen: Set<Int> = []
        let once: Bool

        mutating func update(live: Range<Int>, at time: Double) {
            var next: [Int: Double] = [:]
            for row in live { next[row] = times[row] ?? (once && seen.contains(row) ? -.infinity : time) }
            times = next
            seen.formUnion(live)
        }

        func age(of row: Int, at time: Double) -> Double { times[row].map { time - $0 } ?? .infinity }
    }

    @Test(arguments: [false, true])
    func `random walks give the ages that a dictionary gives`(once: Bool) {
        var samples = Samples(seed: 201)
        for _ in 0..<100 {
            var appearances = Appearances(once: once)
            var naive = Naive(once: once)
            var (first, time) = (50, 0.0)
            for _ in 0..<60 {
                first =
                    samples.whole(0...9) == 0 ? samples.whole(0...200) : max(0, first + samples.whole(-4...4))
                time += samples.double(0...0.3)
                let live = first..<first + samples.whole(0...8)
                appearances.update(live: live, at: time)
                naive.update(live: live, at: time)
                #expect(appearances.live == live || (live.isEmpty && appearances.live.isEmpty))
                for row in 0..<220 {
                    #expect(appearances.age(of: row, at: time + 0.1) == naive.age(of: row, at: time + 0.1))
                }
            }
        }
    }

    @Test func `leaving ends an entrance, and a row enters again each time`() {
        var appearances = Appearances()
        appearances.update(live: 0..<4, at: 0)
        #expect(appearances.age(of: 0, at: 0.2) == 0.2)
        appearances.update(live: 1..<5, at: 0.2)
        #expect(appearances.age(of: 0, at: 0.3) == .infinity)
        appearances.update(live: 0..<4, at: 0.4)
        #expect(appearances.age(of: 0, at: 0.4) == 0)
        #expect(appearances.age(of: 2, at: 0.5) == 0.5)
    }

    @Test func `once means that a row which left is over with entering`() {
        var appearances = Appearances(once: true)
        appearances.update(live: 0..<4, at: 0)
        #expect(appearances.age(of: 3, at: 0.1) == 0.1)
        appearances.update(live: 10..<14, at: 0.1)
        appearances.update(live: 2..<6, at: 0.2)
        #expect(
            (2..<6).map { appearances.age(of: $0, at: 0.3) } == [.infinity, .infinity, 0.3 - 0.2, 0.3 - 0.2])
        appearances.reset()
        appearances.update(live: 2..<6, at: 1)
        #expect(appearances.age(of: 2, at: 1) == 0)
    }

    @Test func `another answer to once leaves the live rows their ages`() {
        for once in [false, true] {
            var appearances = Appearances(once: !once)
            appearances.update(live: 0..<3, at: 0)
            appearances.update(live: 1..<5, at: 1)
            appearances = appearances.entering(once: once)
            #expect((1..<5).map { appearances.age(of: $0, at: 2) } == [2, 2, 1, 1])
            #expect(appearances.once == once && appearances.live == 1..<5)
            appearances.update(live: 20..<22, at: 2)
            appearances.update(live: 1..<3, at: 3)
            #expect(appearances.age(of: 2, at: 3) == (once ? .infinity : 0))
        }
    }

    @Test func `an age is never negative`() {
        var appearances = Appearances()
        appearances.update(live: 0..<2, at: 5)
        #expect(appearances.age(of: 0, at: 4) == 0 && appearances.age(of: 0, at: .nan) == 0)
    }
}
