import Parallax
import Testing

@testable import ParallaxPage

@Suite struct LengthSumTests {
    @Test func `sums are written as short as CSS takes them`() {
        var sum = LengthSum()
        #expect(sum.css() == "0px")
        sum.add(12.5, of: .points)
        #expect(sum.css() == "12.5px")
        sum.add(-0.25, of: .fittedOverscan)
        #expect(sum.css() == "calc(12.5px + -0.25 * var(--fitted-overscan))")
        sum.add(-12.5, of: .points)
        #expect(sum.css() == "calc(-0.25 * var(--fitted-overscan))")
    }

    @Test func `rules are lengths of what holds the screen's and the item's`() {
        let screen = "100cqh"
        #expect(Extent(points: 250).css(screen: screen, item: "x") == "250px")
        #expect(Extent().css(screen: screen, item: "x") == "0px")
        #expect(Extent(ofScreen: 0.5).css(screen: screen, item: "x") == "calc(0.5 * 100cqh)")
        #expect(Extent(ofItem: 2, points: -40).css(screen: screen, item: "x") == "calc(2 * x + -40px)")
    }

    @Test func `where an item's length is known, no custom property is asked for it`() {
        let row = KnownItem(viewports: 0, points: 300, unit: "cqh")
        let page = KnownItem(viewports: 1, points: 0, unit: "cqw")
        var sum = LengthSum()
        sum.add(-0.2, of: .reach)
        #expect(sum.css(row) == "calc(-30px + -10cqh)")
        #expect(sum.css(page) == "-20cqw")
        sum.add(0.1, of: .item)
        #expect(sum.css(row) == "-10cqh")
        sum.add(0.5, of: .fittedOverscan)
        sum.add(7, of: .points)
        #expect(sum.css(row) == "calc(7px + -10cqh + 0.5 * var(--fitted-overscan))")
        #expect(LengthSum().css(row) == "0px")
    }
}
