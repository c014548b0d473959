import Parallax
import Testing

@Suite struct ExtentTests {
    @Test func `parts of screen and item, and points, add up`() {
        #expect(Extent(ofScreen: 0.5).length(screen: 844, item: 250) == 422)
        #expect(Extent(ofItem: 1, points: 40).length(screen: 844, item: 250) == 290)
        #expect(Extent(ofScreen: 0.25, ofItem: 2, points: -11).length(screen: 844, item: 250) == 700)
        #expect(Extent().length(screen: 844, item: 250) == 0)
    }

    @Test func `any numbers give a finite length`() {
        var samples = Samples(seed: 191)
        for _ in 0..<500 {
            let extent = Extent(
                ofScreen: samples.generator.wild(), ofItem: samples.generator.wild(),
                points: samples.generator.wild())
            #expect(extent.length(screen: 844, item: largestLength).isFinite)
        }
        #expect(Extent(ofScreen: .nan, points: .infinity).length(screen: 1, item: 1) == largestLength)
    }

    @Test func `the length that covers at a speed is the overscan needed, at every size`() {
        var samples = Samples(seed: 192)
        for _ in 0..<1000 {
            let (speed, h, H) = (samples.double(-2...3), samples.double(0...900), samples.double(0...900))
            let margin = samples.flag() ? 0 : samples.double(0...80)
            let part = PicturePart(length: .covering(speed: speed, margin: margin))
            let length = part.box(in: Box(x: 0, y: 0, width: 1, height: h), screen: H).height
            let needed = Overscan.needed(speed: speed, itemLength: h, viewportLength: H)
            #expect(length - 2 * margin <= h + 2 * needed + 1e-9)
            #expect(length >= h + 2 * needed - 1e-9)
        }
        #expect(Extent.covering(speed: .nan) == Extent(ofItem: 1))
    }
}
