import Parallax
import Testing

@testable import ParallaxPage

@Suite struct LengthSumTests {
    @Test func `sums are written as short as CSS takes them`() {
        var sum = LengthSum()
        #expect(sum.css == "0px")
        sum.add(12.5, of: .points)
        #expect(sum.css == "12.5px")
        sum.add(-0.25, of: .fittedOverscan)
        #expect(sum.css == "calc(12.5px + -0.25 * var(--fitted-overscan))")
        sum.add(-12.5, of: .points)
        #expect(sum.css == "calc(-0.25 * var(--fitted-overscan))")
    }

    @Test func `rules are lengths of what holds the screen's and the item's`() {
        let screen = "100cqh"
        #expect(Extent(points: 250).css(screen: screen, item: "x") == "250px")
        #expect(Extent().css(screen: screen, item: "x") == "0px")
        #expect(Extent(ofScreen: 0.5).css(screen: screen, item: "x") == "calc(0.5 * 100cqh)")
        #expect(Extent(ofItem: 2, points: -40).css(screen: screen, item: "x") == "calc(2 * x + -40px)")
    }
}
