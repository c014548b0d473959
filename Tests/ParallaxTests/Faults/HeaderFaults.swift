import Parallax
import Testing

@Suite struct HeaderFaults {
    // F2; cases 13, 25, 56, 58: one inset counted once, and a named edge for either wish.
    @Test(arguments: [0.0, 44, 64, 88])
    func `the header begins at the screen's edge or below the inset, as it is told, and rest is 0`(
        inset: Double
    ) {
        var stage = headerStage(height: 240, inset: inset)
        for edge in Header.Edge.allCases {
            stage.header?.edge = edge
            let layout = stage.layout(at: 0)
            #expect(layout.layer(.headerPicture)?.quad.topLeft.y == (edge == .screen ? 0 : inset))
            #expect(layout.layer(.headerPicture)?.quad.bottomLeft.y == inset + 240)
            #expect(layout.layer(.row)?.quad.topLeft.y == inset + 240)
        }
    }

    // F5, F4; cases 5, 8: a jump over the header is right in the step that jumps.
    @Test func `a jump from 900 to 0 shows the whole header at once`() {
        let stage = headerStage(height: 240)
        var layout = StageLayout()
        stage.layout(at: 900, into: &layout)
        #expect(layout.layer(.headerPicture)?.opacity == 0)
        stage.layout(at: 0, into: &layout)
        #expect(layout.layer(.headerPicture)?.quad == Box(x: 0, y: 0, width: 375, height: 240).quad)
        #expect(layout.layer(.headerPicture)?.opacity == 1)
    }

    // F12; case 10: a header as high as its screen leaves altogether.
    @Test func `a header as high as the screen is covered by the rows`() {
        let stage = headerStage(height: 667)
        #expect(stage.layout(at: 667).layer(.row)?.quad.topLeft.y == 0)
        #expect(stage.layout(at: 667).layer(.headerPicture)?.opacity == 0)
    }

    // F8; case 17: a stretch is capped by a curve.
    @Test func `a stretch can be capped at 1.4`() {
        var stage = headerStage(height: 200)
        stage.header?.effect = Effect(anchor: Vector(0.5, 0)) {
            Track(.scale, over: .travel(per: .item), .linear(from: (-0.4, 1.4), to: (0, 1)))
        }
        let widths = [0, -40, -80, -300].map {
            stage.layout(at: $0).layer(.headerPicture)?.quad.bounds.width ?? 0
        }
        #expect(zip(widths, [375, 450, 525, 525]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }

    // F9; case 19: no value depends on an exact offset, so offsets on the pixel grid are as good as any.
    @Test(arguments: [266.8, 333.33, 211.125], [1.0, 2, 3])
    func `heights off the pixel grid differ by no more than the grid does`(height: Double, scale: Double)
        throws
    {
        let stage = headerStage(height: height)
        for travel: Double in [height, height / 2, 1 / 3, -height / 7] {
            let rounded = (travel * scale).rounded() / scale
            let exact = try #require(stage.layout(at: travel).layer(.headerPicture))
            let onGrid = try #require(stage.layout(at: rounded).layer(.headerPicture))
            #expect((exact.quad.topLeft.y - onGrid.quad.topLeft.y).magnitude <= 0.5 / scale)
            #expect((exact.quad.bottomLeft.y - onGrid.quad.bottomLeft.y).magnitude <= 0.5 / scale + 1e-9)
            #expect((exact.opacity - onGrid.opacity).magnitude <= 0.5 / scale / height + 1e-12)
        }
    }

    // F4; case 32: rest is travel 0, whatever the list is long.
    @Test(arguments: [1, 10, 100])
    func `a list of any length begins at rest`(rows: Int) {
        let stage = headerStage(height: 80, rows: rows)
        #expect(stage.layout(at: .nan) == stage.layout(at: 0))
        #expect(stage.layout(at: 0).layer(.headerPicture)?.quad.topLeft.y == 0)
        #expect(stage.layout(at: 0).layer(.row)?.quad.topLeft.y == 80)
        #expect(stage.travelRange.clamped(0) == 0)
    }

    // F10; case 34: no width is kept from before.
    @Test func `a header that was collapsed, turned and expanded has its new width`() {
        var stage = headerStage(height: 200)
        var layout = StageLayout()
        stage.layout(at: 200, into: &layout)
        stage.screen = Dimensions(width: 667, height: 375)
        stage.viewport = Box(x: 0, y: 0, width: 667, height: 375)
        stage.layout(at: 0, into: &layout)
        #expect(layout.layer(.headerPicture)?.quad == Box(x: 0, y: 0, width: 667, height: 200).quad)
    }

    // F7; case 46, S6, S7: no room to travel is no division.
    @Test func `a header that cannot shrink, or has no height, gives numbers all the same`() {
        for height in [0.0, 216] {
            for inset in [0.0, 64] {
                let stage = headerStage(height: height, rows: 1, inset: inset)
                for travel in [-1.0, 0, 0.0.nextUp, 1, 216] {
                    let layout = stage.layout(at: travel)
                    #expect(
                        layout.layers.allSatisfy { $0.opacity.isFinite && $0.quad.bounds.height.isFinite })
                    // What is the same is the same: a "changed" that compares says so.
                    #expect(layout == stage.layout(at: travel))
                }
            }
        }
        let step = Curve.linear(from: (216, 0), to: (216, 1))
        #expect([215.9, 216, 217].map { step.value(at: $0) } == [0, 1, 1])
    }

    // F16; S10: a pull stretches from its first point on.
    @Test func `a pull of one point stretches by one point`() throws {
        for height in [350.0, 372] {
            let layer = try #require(headerStage(height: height).layout(at: -1).layer(.headerPicture))
            #expect((layer.quad.bounds.height - height - 1).magnitude < 1e-9)
        }
    }

    // F15; S24: the header has a state at positive travel too.
    @Test func `a header changes on both sides of rest`() {
        let stage = headerStage(height: 240)
        #expect(stage.layout(at: 100).layer(.headerPicture)?.quad.topLeft.y == -50)
        #expect(stage.layout(at: -24).layer(.headerPicture)?.quad.bounds.width == 412.5)
    }

    // F10; case 70: no offset grows while scrolled.
    @Test func `a header that grows by 130 while scrolled moves the rows by 130 at once`() throws {
        var stage = headerStage(height: 200)
        let before = try #require(stage.layout(at: 150).layer(.row)?.quad.topLeft.y)
        stage.header?.height = 330
        #expect(stage.layout(at: 150).layer(.row)?.quad.topLeft.y == before + 130)
        #expect(stage.layout(at: stage.travel(at: .header(0.5))).layer(.row)?.quad.topLeft.y == 165)
    }

    // F4, F16; case 127: a height that changes while scrolled is in the same layout.
    @Test func `content that goes from 180 to 260 while scrolled shows no step of its own`() throws {
        var stage = headerStage(height: 180)
        let small = try #require(stage.layout(at: 90).layer(.headerPicture))
        #expect(small.opacity == 0.5)
        // The same place of the header again, to the point.
        let bookmark = stage.bookmark(at: 90)
        stage.header?.height = 260
        let travel = stage.travel(at: bookmark)
        let large = try #require(stage.layout(at: travel).layer(.headerPicture))
        #expect(travel == 130 && large.opacity == 0.5)
        // And on the way there, point by point, no number jumps.
        var last = small
        for height in 181...260 {
            stage.header?.height = Double(height)
            let here = try #require(stage.layout(at: stage.travel(at: bookmark)).layer(.headerPicture))
            #expect((here.quad.topLeft.y - last.quad.topLeft.y).magnitude <= 1)
            #expect((here.quad.bottomLeft.y - last.quad.bottomLeft.y).magnitude <= 1)
            last = here
        }
    }

    // F16; S9: 0 is expanded and 1 is collapsed, in the driver's own words.
    @Test func `travel per item is 0 with the header shown and 1 with it gone`() {
        let share = Effect { Track(.translationX, over: .travel(per: .item), .proportional(1)) }
        for (travel, part) in [(0.0, 0.0), (120, 0.5), (240, 1)] {
            #expect(
                share.pose(at: Cue(item: 0..<240, viewport: 0..<667, travel: travel)).translationX == part)
        }
    }

    // F3; cases 52, 62, S21: a sidebar at the left, or a second list, changes nothing.
    @Test func `a list beside a sidebar 320 wide is the list alone, moved`() throws {
        let alone = headerStage(height: 240)
        var beside = alone
        beside.screen.width = 1194
        beside.viewport.x = 320
        for travel in [-60.0, 0, 100, 700] {
            let (a, b) = (alone.layout(at: travel).layers, beside.layout(at: travel).layers)
            #expect(a.map(\.opacity) == b.map(\.opacity))
            #expect(a.map { $0.quad.topLeft + Vector(320, 0) } == b.map(\.quad.topLeft))
        }
    }

    // F9; case 125: rest is exactly 0.
    @Test func `rest is exactly 0, not next to it`() {
        let stage = headerStage(height: 240)
        #expect(stage.travelRange.clamped(-0.0) == 0 && stage.travel(at: .rest) == 0)
        #expect(stage.bookmark(at: 0) == .rest)
    }
}
