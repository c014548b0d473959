import Parallax
import Testing

@Suite struct PageFaults {
    private func stage(spacing: Double = 0, width: Double = 390, effect: Effect = .pageFade) -> Stage {
        var stage = Stage(screen: Dimensions(width: width, height: 300), axis: .horizontal)
        stage.pages = Pages(count: 5, spacing: spacing, effect: effect, text: .drift(speed: 0.7))
        return stage
    }

    // F16; case 85: the unit is page and spacing.
    @Test(arguments: [0.0, 10, 37])
    func `a page comes home at every multiple of page and spacing`(spacing: Double) {
        let share = Effect { Track(.translationY, over: .pageDistance, .proportional(100)) }
        let stage = stage(spacing: spacing, effect: share)
        for page in 0..<5 {
            let layout = stage.layout(at: Double(page) * (390 + spacing))
            #expect(layout.layer(.page, page)?.quad.topLeft == .zero)
            #expect(layout.layer(.pageText, page)?.quad.topLeft == .zero)
        }
        #expect(stage.travelRange.maximum == 4 * (390 + spacing))
    }

    // F16; case 101: signed and continuous, forward and back.
    @Test func `going back over a page's edge changes its distance by as little as the way`() {
        var last = PageDistance.of(page: 1, travel: 500, stride: 390)
        for travel in stride(from: 500.0, through: 280, by: -1) {
            let distance = PageDistance.of(page: 1, travel: travel, stride: 390)
            #expect((distance - last - (travel == 500 ? 0 : 1.0 / 390)).magnitude < 1e-12)
            last = distance
        }
        #expect(last > 0)
    }

    // F15, F20; case 109: one timeline across pages, that does not begin again at each.
    @Test func `a zoom over the first page and a move over the second are one effect`() {
        let square = Effect {
            Track(.scale, over: .travel(per: .viewport), .linear(from: (0, 1), to: (1, 2)))
            Track(.translationX, over: .travel(per: .viewport), .linear(from: (1, 0), to: (2, 120)))
        }
        func pose(_ pages: Double) -> Pose {
            square.pose(at: Cue(item: 0..<100, viewport: 0..<390, travel: pages * 390))
        }
        #expect((pose(0.5).scaleX, pose(0.5).translationX) == (1.5, 0))
        #expect((pose(1).scaleX, pose(1).translationX) == (2, 0))
        #expect((pose(1.5).scaleX, pose(1.5).translationX) == (2, 60))
        #expect((pose(4).scaleX, pose(4).translationX) == (2, 120))
    }

    // F11; cases 97, 103: right to left has the same progress and a mirrored x, without a negative scale.
    @Test func `from page 0 to 1 right to left is the same way, mirrored`() throws {
        let straight = stage()
        var mirrored = straight
        mirrored.direction = .rightToLeft
        for travel in stride(from: 0.0, through: 390, by: 39) {
            let (a, b) = (straight.layout(at: travel), mirrored.layout(at: travel))
            #expect(a.layers.map(\.opacity) == b.layers.map(\.opacity))
            for (left, right) in zip(a.layers, b.layers) {
                #expect((left.quad.topLeft.x + right.quad.topRight.x - 390).magnitude < 1e-12)
                // No layer is turned over.
                #expect(right.quad.topRight.x > right.quad.topLeft.x)
            }
        }
        #expect(mirrored.layout(at: 100).layer(.page, 0)?.quad.topLeft.x == 100)
        #expect(Effect.drift(speed: 0.7).pose(item: 0..<9, viewport: 0..<99).mirrored.scaleX == 1)
    }

    // F8; case 104: paint order is a whole number and stable.
    @Test func `layers come back to front, in the order of their numbers`() {
        let kinds = SystemStages.stretchyHeader(SystemStages.sizes[0]).layout(at: 20).layers.map(
            \.handle.kind)
        #expect(kinds.first == .headerPicture && kinds.last == .bar)
        for travel in stride(from: -40.0, through: 1600, by: 13) {
            let pages = stage().layout(at: travel).layers.filter { $0.handle.kind == .page }.map(
                \.handle.index)
            #expect(pages == pages.sorted())
        }
        var free = Stage(screen: Dimensions(width: 390, height: 300), axis: .horizontal)
        free.pages = Pages(count: 1)
        let box = Box(x: 0, y: 0, width: 9, height: 9)
        free.layers = [FreeLayer(box), FreeLayer(box, isBehind: true), FreeLayer(box)]
        #expect(
            free.layout(at: 0).layers.map(\.handle) == [
                LayerHandle(.free, 1), LayerHandle(.page, 0), LayerHandle(.free, 0), LayerHandle(.free, 2),
            ])
    }

    // F12; case 106: counter-movement is exact.
    @Test func `a layer that is pinned to its viewport does not shake`() {
        var stage = stage()
        let pinned = Effect { Track(.translation, over: .travel, .proportional(1)) }
        stage.layers = [FreeLayer(Box(x: 95, y: 50, width: 200, height: 200), effect: pinned)]
        let layer = FreeLayer(Box(x: 95, y: 50, width: 200, height: 200), attachment: .viewport)
        stage.layers.append(layer)
        for travel in stride(from: 0.0, through: 1560, by: 0.37) {
            let layout = stage.layout(at: travel)
            #expect(((layout.layer(.free, 0)?.quad.topLeft.x ?? 0) - 95).magnitude < 1e-12)
            #expect(layout.layer(.free, 1)?.quad.topLeft.x == 95)
        }
    }

    // F10, F2; case 110: pages are as wide as their viewport, whatever it is.
    @Test(arguments: [320.0, 540, 1366])
    func `pages are as wide as their viewport`(width: Double) {
        let stage = stage(width: width)
        for page in 0..<5 {
            let box = Box(x: 0, y: 0, width: width, height: 300)
            #expect(stage.layout(at: Double(page) * width).layer(.page, page)?.quad == box.quad)
        }
        #expect(stage.travelRange.maximum == 4 * width)
    }

    // F15; case 100: a jump from the last page to the first shows it.
    @Test func `a jump from the last page to the first shows the first`() {
        let stage = stage()
        var layout = StageLayout()
        stage.layout(at: 1560, into: &layout)
        stage.layout(at: 0, into: &layout)
        #expect(layout.layer(.page, 0)?.opacity == 1 && layout.layer(.page, 4) == nil)
    }

    // F15; case 121, the engine's part: half a swipe and back is where it was.
    @Test func `half a page forward and back is where it began`() {
        let stage = stage()
        var layout = StageLayout()
        for travel in [0, 97.5, 195, 97.5, 0.0] { stage.layout(at: travel, into: &layout) }
        #expect(layout == stage.layout(at: 0))
    }
}
