import Parallax
import Testing

@Suite struct PagingTests {
    private let limits = ScrollLimits(maximum: 1560, viewportLength: 390)

    private func target(_ landing: Double, _ travel: Double, _ velocity: Double) throws -> Double {
        try #require(Paging(pageLength: 390)).target(
            from: landing, releasedAt: travel, velocity: velocity, deceleration: .normal, limits: limits)
    }

    @Test func `a slow release rests at the nearest page`() throws {
        #expect(try target(390, 390 + 194, 0) == 390)
        #expect(try target(390, 390 + 196, 0) == 780)
        #expect(try target(390, 390 - 196, 0) == 0)
    }

    @Test func `a flick turns one page and never two`() throws {
        #expect(try target(390, 420, 500) == 780)
        #expect(try target(390, 420, 9000) == 780)
        #expect(try target(390, 360, -9000) == 0)
        #expect(try target(0, 700, 9000) == 390)
    }

    @Test func `a flick back stays`() throws {
        #expect(try target(390, 590, -400) == 390)
    }

    @Test func `the ends hold`() throws {
        #expect(try target(0, -100, -3000) == 0)
        #expect(try target(1560, 1600, 3000) == 1560)
        #expect(try target(-80, -100, 3000) == 390)
    }

    @Test func `a size change keeps page and fraction`() throws {
        let upright = try #require(Paging(pageLength: 390, spacing: 10))
        let wide = try #require(Paging(pageLength: 844, spacing: 20))
        #expect(wide.travel(keeping: 800, of: upright) == 1728)
        #expect(wide.position(at: wide.travel(keeping: 500, of: upright)) == 1.25)
        #expect(upright.nearestPage(at: 500) == 1)
    }

    @Test func `pages without length are refused`() {
        #expect(Paging(pageLength: 0) == nil)
        #expect(Paging(pageLength: 100, spacing: -100) == nil)
        #expect(Paging(pageLength: .nan) == nil)
        #expect(Paging(pageLength: .infinity) == nil)
    }
}
