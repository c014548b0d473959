import Parallax
import Testing

/// Law 6: a size change keeps the page and its fraction, or the row at the start edge and its fraction.
@Suite struct BookmarkTests {
    @Test func `a bookmark leads back to where it was taken`() {
        var samples = Samples(seed: 61)
        for _ in 0..<400 {
            var stage = samples.stage()
            // What lies between a header and an inset, where no row has a height, has no place of its own.
            if stage.rows.heights.total == 0 { stage.insets = .zero }
            let travel = samples.double(0...max(1, stage.travelRange.maximum))
            let held = stage.travelRange.clamped(travel)
            #expect((stage.travel(at: stage.bookmark(at: travel)) - held).magnitude < 1e-9)
        }
    }

    @Test func `four rotations keep the page and the fraction of it`() {
        var stage = SystemStages.onboarding(SystemStages.sizes[0])
        stage.pages?.spacing = 20
        for pages in [0, 0.3, 1, 2.75, 4] {
            var travel = pages * stage.stride
            for _ in 0..<4 {
                let bookmark = stage.bookmark(at: travel)
                swap(&stage.viewport.width, &stage.viewport.height)
                travel = stage.travel(at: bookmark)
                #expect((travel / stage.stride - pages).magnitude < 1e-12)
            }
            #expect((travel - pages * stage.stride).magnitude < 1e-9)
        }
    }

    @Test func `rows of a new height keep the row at the start edge and the fraction of it`() {
        var stage = SystemStages.showroom(SystemStages.sizes[0])
        stage.insets.top = 47
        stage.header = Header(height: 120)
        // Row 3 begins 870 below rest: 100 points into it are two fifths.
        #expect(stage.bookmark(at: 970) == .row(3, fraction: 0.4))
        let bookmark = stage.bookmark(at: 970)
        stage.rows.heights = RowHeights(count: 10, height: 300)
        #expect(stage.travel(at: bookmark) == 120 + 900 + 120)
        #expect(stage.bookmark(at: 30) == .header(0.25))
        stage.header?.height = 200
        #expect(stage.travel(at: .header(0.25)) == 50)
    }

    @Test func `rest stays rest and the end stays the end`() {
        var stage = SystemStages.window(SystemStages.sizes[0])
        let (rest, end) = (stage.bookmark(at: -80), stage.bookmark(at: stage.travelRange.maximum + 5))
        #expect(rest == .rest && end == .end)
        stage.viewport.height = 390
        #expect(stage.travel(at: rest) == 0)
        #expect(stage.travel(at: end) == 2000 - 390)
    }

    @Test func `a place in the inset behind a last row without height is kept`() {
        var stage = Stage(screen: Dimensions(width: 390, height: 20))
        stage.rows = Rows(RowHeights([100, 0]))
        stage.insets.bottom = 60
        #expect(stage.bookmark(at: 130) == .row(0, fraction: 1.3))
        #expect(stage.travel(at: .row(0, fraction: 1.3)) == 130)
    }

    @Test func `a bookmark that a stage no longer holds leads to an end of it`() {
        let stage = SystemStages.window(SystemStages.sizes[0])
        #expect(stage.travel(at: .row(400, fraction: 0.5)) == stage.travelRange.maximum)
        #expect(stage.travel(at: .row(-4, fraction: 0.5)) == 0)
        #expect(stage.travel(at: .page(3)) <= stage.travelRange.maximum)
        #expect(stage.travel(at: .header(.nan)) == 0)
    }
}
