import Parallax
import Testing

@Suite struct CellFaults {
    /// Where the picture's and the row's edges are, as the row passes.
    private func gaps(viewport: Double, row: Double, picture: Double, _ effect: Effect) -> [Double] {
        var stage = Stage(screen: Dimensions(width: 375, height: viewport))
        stage.rows = Rows(
            RowHeights(count: 30, height: row),
            picture: PicturePart(length: Extent(points: picture), effect: effect))
        return stride(from: 0, through: 20 * row, by: 1).flatMap { travel in
            let layers = stage.layout(at: travel).layers
            return layers.filter { $0.handle.kind == .rowPicture }.map { picture in
                let row = picture.clip?.bounds ?? .zero
                let (top, bottom) = (max(row.y, 0), min(row.maxY, viewport))
                return max(picture.quad.topLeft.y - top, bottom - picture.quad.bottomLeft.y)
            }
        }
    }

    // F8; S1: the gap of 29.99 points in a row of 200, and of 52.5 in a row of 250, at a viewport of 667.
    @Test func `a picture that leaves opens no gap`() {
        for (row, picture, fault) in [(200.0, 300.0, 29.99), (250, 390, 52.5)] {
            for effect in [Effect.drift(.fit), .drift(.ahead)] {
                let worst = gaps(viewport: 667, row: row, picture: picture, effect).max() ?? .infinity
                #expect(worst <= 1e-9 && worst < fault)
            }
            let k = (picture - row) / 2
            let slow = Overscan.slowestSpeed(overscan: k, itemLength: row, viewportLength: 667)
            #expect((gaps(viewport: 667, row: row, picture: picture, .drift(speed: slow)).max() ?? 1) <= 1e-9)
        }
        // Their own rule: the whole overscan spent over d = H, while the row is still in view.
        let theirs = Effect {
            Track(
                .translation, over: .phase, .linear(from: (-1, 1), to: (1, -1)), beyond: .extend,
                in: .overscan)
        }
        #expect((gaps(viewport: 667, row: 200, picture: 300, theirs).max() ?? 0) <= 1e-9)
        let faster = Effect { Track(.translation, over: .phase, .proportional(-2), in: .overscan) }
        #expect((gaps(viewport: 667, row: 200, picture: 300, faster).max() ?? 0) > 1)
    }

    // F4, F6; cases 80, 83, 115, 119: the first layout is the one that scrolling there gives; entrances begin at age 0.
    @Test func `the first layout is right, without any scrolling before`() {
        let stage = SystemStages.window(SystemStages.sizes[0])
        var scrolled = StageLayout()
        for travel in [0.0, 300, 100, 0] { stage.layout(at: travel, into: &scrolled) }
        #expect(scrolled == stage.layout(at: 0))
        let entering = SystemStages.showroom(SystemStages.sizes[0]).layout(at: 0, ages: .all(0))
        #expect(entering.layers.allSatisfy { $0.opacity == 0 })
    }

    // F6; case 118: a row that is partly in view enters like any other, also while scrolled.
    @Test func `the last row in part enters too, and goes on entering while it is scrolled`() {
        let stage = SystemStages.showroom(SystemStages.sizes[0])
        var appearances = Appearances()
        appearances.update(live: stage.liveRows(at: 0), at: 0)
        #expect(stage.liveRows(at: 0) == 0..<4)
        let layout = stage.layout(at: 0, ages: .recorded(appearances, now: 0.3))
        #expect((layout.layer(.row, 3)?.opacity ?? 0) > 0.4)
        appearances.update(live: stage.liveRows(at: 100), at: 0.4)
        #expect(stage.layout(at: 100, ages: .recorded(appearances, now: 0.6)).layer(.row, 3)?.opacity == 1)
    }

    // F6, F15; cases 92, S12: a pose is complete, so nothing of the last use is left.
    @Test func `a view used again keeps nothing of its last pose`() {
        var pose = Effect.turn().pose(at: Cue(item: 0..<250, viewport: 0..<844, age: 0.1))
        Effect.drift(speed: 1).evaluate(at: Cue(item: 0..<250, viewport: 0..<844), into: &pose)
        #expect(pose == .identity)
    }

    // F15; case 86: a row in view by its effect alone is there.
    @Test func `a row brought into view from outside is not missed`() {
        var stage = Stage(screen: Dimensions(width: 1024, height: 768), axis: .horizontal)
        // As wide as the screen, and each moved half its width toward the middle.
        stage.rows = Rows(
            RowHeights(count: 9, height: 1024),
            effect: Effect { Track(.translation, over: .phase, .proportional(-0.5), in: .reach) })
        let rows = stage.layout(at: 3 * 1024).layers.map(\.handle.index)
        #expect(rows == [2, 3, 4])
        let nearer = stage.layout(at: 3 * 1024 + 1).layers.map(\.handle.index)
        #expect(nearer == [2, 3, 4, 5])
    }

    // F16; case 88: the picture moves, and its title does not.
    @Test func `a drift moves the picture alone`() {
        let stage = SystemStages.captions(SystemStages.sizes[0])
        let still = stage.layout(at: 0)
        let row = still.layer(.row, 1)?.quad.topLeft.y ?? 0
        #expect(still.layer(.rowTitle, 1)?.quad.topLeft.y == row + 70)
        #expect(still.layer(.rowPicture, 1)?.quad.topLeft.y != row - 100)
    }

    // F16, F5; S15: no velocity is in a pose, so a frame rate cannot be.
    @Test func `a row looks the same at 60 and at 120 frames a second`() {
        let stage = SystemStages.showroom(SystemStages.sizes[0])
        var (slow, fast) = (StageLayout(), StageLayout())
        for frame in 0...60 { stage.layout(at: Double(frame) * 10, into: &slow) }
        for frame in 0...120 { stage.layout(at: Double(frame) * 5, into: &fast) }
        #expect(slow == fast)
    }

    // F15; cases 2, 98: rows at both ends answer to pulls.
    @Test func `both ends can be pulled`() {
        let stage = SystemStages.window(SystemStages.sizes[0])
        #expect(stage.layout(at: -50).layer(.row, 0)?.quad.topLeft.y == 50)
        let end = stage.travelRange.maximum
        #expect(stage.layout(at: end + 50).layer(.row, 9)?.quad.bottomLeft.y == 794)
    }

    // F4; case 11: heights count whenever they are set.
    @Test func `a height set late is as good as one set early`() {
        var late = headerStage(height: 100)
        _ = late.layout(at: 40)
        late.header?.height = 240
        #expect(late.layout(at: 40) == headerStage(height: 240).layout(at: 40))
    }
}
