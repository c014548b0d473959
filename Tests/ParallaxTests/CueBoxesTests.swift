import Parallax
import Testing

@Suite struct CueBoxesTests {
    /// A stage's own pages, rows and header, where a shell would find them on the screen.
    @Test func `boxes on the screen give the cue of ranges along the scroll`() {
        var samples = Samples(seed: 301)
        for _ in 0..<2000 {
            let axis: ScrollAxis = samples.flag() ? .vertical : .horizontal
            let direction: ReadingDirection = samples.flag() ? .leftToRight : .rightToLeft
            let (length, width) = (samples.double(1...900), samples.double(1...900))
            let (start, height) = (samples.double(-2000...2000), samples.double(0...500))
            let (picture, spacing) = (samples.double(0...900), samples.flag() ? 0 : samples.double(0...50))
            let corner = Vector(samples.double(-300...300), samples.double(-300...300))
            let (before, behind) = (samples.double(0...100), samples.double(0...100))
            let (travel, contentLength) = (samples.double(-300...2000), samples.double(0...2000))

            func box(_ start: Double, _ length: Double, of whole: Double) -> Box {
                switch (axis, direction) {
                case (.vertical, _): Box(x: corner.x, y: corner.y + start, width: width, height: length)
                case (_, .leftToRight): Box(x: corner.x + start, y: corner.y, width: length, height: width)
                default: Box(x: corner.x + whole - start - length, y: corner.y, width: length, height: width)
                }
            }
            let insets =
                axis == .vertical
                ? Insets(top: before, leading: 7, bottom: behind, trailing: 8)
                : Insets(top: 7, leading: before, bottom: 8, trailing: behind)
            let cue = Cue(
                item: box(start, height, of: length), viewport: box(0, length, of: length),
                content: box(before - travel, contentLength, of: length), insets: insets,
                picture: axis == .vertical
                    ? Dimensions(width: 1, height: picture) : Dimensions(width: picture, height: 1),
                axis: axis,
                direction: direction, pageSpacing: spacing, age: 3, attachment: .viewport)
            let other = Cue(
                item: start..<start + height, viewport: 0..<length, picture: picture, axis: axis,
                travel: travel,
                range: TravelRange(contentLength: before + contentLength + behind, viewportLength: length),
                pageDistance: start / (length + spacing), age: 3, attachment: .viewport)
            let parts: [(Double, Double)] = [
                (cue.travel, other.travel), (cue.overscroll, other.overscroll), (cue.phase, other.phase),
                (cue.pageDistance, other.pageDistance), (cue.viewportLength, other.viewportLength),
                (cue.itemLength, other.itemLength), (cue.pictureLength, other.pictureLength),
            ]
            for (index, (a, b)) in parts.enumerated() { #expect((a - b).magnitude < 1e-7, "\(index)") }
            #expect(cue.age == 3 && cue.axis == axis && cue.attachment == .viewport)
        }
    }

    @Test func `an item is in view while it meets the viewport in more than an edge`() {
        let viewport = Box(x: 0, y: 0, width: 390, height: 844)
        func isInView(_ y: Double, _ height: Double = 250) -> Bool {
            Cue(item: Box(x: 0, y: y, width: 390, height: height), viewport: viewport).isInView
        }
        #expect(isInView(0) && isInView(-249.99) && isInView(843.99) && isInView(-100, 2000))
        #expect(!isInView(-250) && !isInView(844) && !isInView(2000) && !isInView(100, 0))
    }

    @Test func `without content, travel rests; any numbers give finite ones`() {
        let cue = Cue(
            item: Box(x: .nan, y: .infinity, width: -1, height: .nan),
            viewport: Box(x: 0, y: -.infinity, width: .nan, height: .infinity))
        #expect(cue.travel == 0 && cue.overscroll == 0)
        #expect(cue.phase.isFinite && cue.pageDistance.isFinite && cue.itemLength == 0)
    }
}
