import Parallax
import Testing

@Suite struct ScrollLimitsTests {
    private let limits = ScrollLimits(maximum: 1000, viewportLength: 800)

    @Test func `overscroll is how far travel lies outside, with its sign`() {
        #expect(limits.overscroll(at: -30) == -30)
        #expect(limits.overscroll(at: 0) == 0)
        #expect(limits.overscroll(at: 1000) == 0)
        #expect(limits.overscroll(at: 1025) == 25)
        #expect(limits.overscroll(at: .nan) == 0)
        #expect(limits.overscroll(at: -.infinity) == 0)
    }

    @Test func `clamped travel and overscroll add up to the travel`() {
        var random = SeededGenerator(seed: 40)
        for _ in 0..<20_000 {
            let limits = ScrollLimits(maximum: random.wild(), viewportLength: 800)
            let travel = random.double(in: -3000...3000)
            #expect((0...limits.maximum).contains(limits.clamped(travel)))
            #expect((limits.clamped(travel) + limits.overscroll(at: travel) - travel).magnitude < 1e-12)
        }
    }

    @Test func `lengths without sense are 0, and infinite ones the largest there is`() {
        let limits = ScrollLimits(maximum: -5, viewportLength: .nan)
        #expect(limits.maximum == 0)
        #expect(limits.viewportLength == 0)
        #expect(ScrollLimits(maximum: .infinity, viewportLength: 1).maximum == largestLength)
        #expect(limits.clamped(.nan) == 0)
    }

    @Test func `the grid has whole pixels, but for the very end, and never makes a pull of none`() {
        let limits = ScrollLimits(maximum: 100.3, viewportLength: 844)
        #expect(limits.onGrid(50.3, scale: 2) == 50.5)
        #expect(limits.onGrid(100.3, scale: 2) == 100.3)
        #expect(limits.onGrid(100.29, scale: 2) == 100.3)
        #expect(limits.onGrid(-0.2, scale: 1) == 0)
        #expect(limits.onGrid(-0.6, scale: 1) == -1)
        #expect(limits.onGrid(50.3, scale: 0) == 50.3)
        #expect(limits.onGrid(50.3, scale: .nan) == 50.3)
    }
}
