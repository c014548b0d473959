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
        #expect(try target(-250, -260, 3000) == 390)
        #expect(try target(1900, 1800, -3000) == 1170)
    }

    @Test func `an end that is no start of a page can be rested at, too`() throws {
        let paging = try #require(Paging(pageLength: 390))
        let limits = ScrollLimits(maximum: 546, viewportLength: 390)
        func target(_ landing: Double, _ travel: Double, _ velocity: Double) -> Double {
            paging.target(
                from: landing, releasedAt: travel, velocity: velocity, deceleration: .normal, limits: limits)
        }
        #expect(target(390, 460, 0) == 390)
        #expect(target(390, 476, 0) == 546)
        #expect(target(390, 400, 2000) == 546)
        #expect(target(546, 500, -200) == 390)
        #expect(target(546, 200, -3000) == 390)
    }

    @Test func `a page is the one that starts nearest, within the limits`() throws {
        let paging = try #require(Paging(pageLength: 390))
        let pages = [-400.0, 0, 194, 195, 196, 390, 600, 1560, 2000, .nan].map {
            paging.nearestPage(at: $0, limits: limits)
        }
        #expect(pages == [0, 0, 0, 0, 1, 1, 2, 4, 4, 0])
    }

    @Test func `a size change keeps page and fraction`() throws {
        let upright = try #require(Paging(pageLength: 390, spacing: 10))
        let wide = try #require(Paging(pageLength: 844, spacing: 20))
        #expect(wide.travel(keeping: 800, of: upright) == 1728)
        #expect(wide.position(at: wide.travel(keeping: 500, of: upright)) == 1.25)
    }

    @Test func `pages without length are refused`() {
        #expect(Paging(pageLength: 0) == nil)
        #expect(Paging(pageLength: 100, spacing: -100) == nil)
        #expect(Paging(pageLength: .nan) == nil)
        #expect(Paging(pageLength: .infinity) == nil)
    }

    @Test func `a pull beyond an end that is let go comes back to the end's own page, however far it was`()
        throws
    {
        let limits = ScrollLimits(maximum: 1560, viewportLength: 390)
        let paging = try #require(Paging(pageLength: 390))
        for pull in stride(from: 5.0, through: 2000, by: 15) {
            let script = { (way: Double) -> GestureScript in [.drag(way, over: 0.5), .hold(0.3), .wait] }
            let first = GesturePlayer(script(pull), limits: limits, paging: paging)
            #expect(first.travel(at: first.duration) == 0, "\(pull)")
            let last = GesturePlayer(script(-pull), limits: limits, paging: paging, from: 1560)
            #expect(last.travel(at: last.duration) == 1560, "\(pull)")
        }
        // A flick inward still turns the page.
        let flick = GesturePlayer(
            [.drag(100, over: 0.2), .flick(-2000), .wait], limits: limits, paging: paging)
        #expect(flick.travel(at: flick.duration) == 390)
    }
}
