import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxGTK

@Suite struct LiveStageTests {
    private func list(width: Double = 390, height: Double = 844, rows: Int = 20) -> Stage {
        var stage = Stage(screen: Dimensions(width: width, height: height))
        stage.rows = Rows(RowHeights(count: rows, height: 250), entrance: .rise())
        return stage
    }

    private func layout(_ live: inout LiveStage, _ time: Double) -> StageLayout {
        var layout = StageLayout()
        live.layout(at: time, into: &layout)
        return layout
    }

    @Test func `a change of size keeps the row at the start edge and the fraction of it`() {
        var live = LiveStage(list(), at: 1125)
        live.change(to: list(width: 844, height: 390), once: false, at: 1)
        #expect(live.driver.travel(at: 1) == 1125)
        var pager = Stage(screen: Dimensions(width: 390, height: 844), axis: .horizontal)
        pager.pages = Pages(count: 5)
        live = LiveStage(pager)
        live.driver.jump(to: 780, at: 1)
        pager.screen.width = 600
        pager.viewport.width = 600
        live.change(to: pager, once: false, at: 2)
        #expect(live.driver.travel(at: 2) == 1200)
    }

    @Test func `a change of policy alone stops nothing`() {
        var live = LiveStage(list())
        live.driver.press(at: 0)
        live.driver.move(to: -200, at: 0.1)
        live.driver.lift(at: 0.11)
        let before = live.driver.travel(at: 0.5)
        var stage = list()
        stage.policy = .reduced
        live.change(to: stage, once: false, at: 0.2)
        #expect(live.driver.travel(at: 0.5) == before)
        #expect(live.isMoving(at: 0.3))
    }

    @Test func `rows enter as they come into view, and then nothing moves`() {
        var live = LiveStage(list())
        let first = layout(&live, 10)
        #expect(first == live.stage.layout(at: 0, ages: .all(0)))
        #expect(live.isMoving(at: 10.5))
        #expect(layout(&live, 10.3) == live.stage.layout(at: 0, ages: .all(10.3 - 10)))
        #expect(!live.isMoving(at: 10.7))
        #expect(layout(&live, 11) == live.stage.layout(at: 0))
        live.enterAgain()
        #expect(layout(&live, 12) == first)
        #expect(live.isMoving(at: 12.1))
    }

    @Test
    func
        `what begins again does so in the hand that holds it, and keeps the last gesture unless the stage is another`()
    {
        var live = LiveStage(list())
        live.driver.press(at: 0)
        live.driver.move(to: -210, at: 0.2)
        live.startOver(at: 0.3)
        #expect(live.driver.travel(at: 0.3) == 0 && live.driver.isHeld)
        live.driver.move(to: -260, at: 0.4)
        #expect(live.driver.travel(at: 0.4) == 50)
        live.driver.lift(at: 0.9)
        let gesture = live.driver.gesture
        #expect(gesture != nil)
        let first = layout(&live, 2)
        _ = layout(&live, 9)
        live.startOver(at: 10)
        #expect(live.driver.gesture == gesture)
        #expect(live.driver.travel(at: 10) == 0)
        #expect(layout(&live, 10) == live.stage.layout(at: 0, ages: .all(0)) && first != layout(&live, 20))
        live.startOver(at: 30, forgetsGesture: true)
        #expect(live.driver.gesture == nil)
    }

    @Test func `rows held at an age stay at it`() {
        var live = LiveStage(list(), at: -40)
        live.age = 0.25
        for time in [1.0, 2, 50] {
            #expect(layout(&live, time) == live.stage.layout(at: -40, ages: .all(0.25)))
            #expect(!live.isMoving(at: time))
        }
    }

    @Test func `items are where the engine puts rows and pages`() {
        var stage = list()
        stage.rows.entrance = .none
        for travel in [0.0, 37.5, 1200, -60] {
            let layout = stage.layout(at: travel)
            for index in stage.liveItems(at: travel) {
                let quad = layout.layers.first { $0.handle == LayerHandle(.row, index) }?.quad
                #expect(quad == stage.item(index, at: travel).box.quad)
            }
        }
        var pager = Stage(screen: Dimensions(width: 390, height: 844), axis: .horizontal)
        pager.pages = Pages(count: 5, spacing: 10)
        for direction in [ReadingDirection.leftToRight, .rightToLeft] {
            pager.direction = direction
            for travel in [0.0, 390, 600, 1600] {
                let layout = pager.layout(at: travel)
                for layer in layout.layers where layer.handle.kind == .page {
                    #expect(pager.liveItems(at: travel).contains(layer.handle.index))
                    #expect(layer.quad == pager.item(layer.handle.index, at: travel).box.quad)
                }
            }
        }
    }

    @Test func `the way to a row is the shortest that shows all of it`() {
        let stage = list()
        #expect(stage.travel(showing: 1, from: 100) == 100)
        #expect(stage.travel(showing: 0, from: 100) == 0)
        #expect(stage.travel(showing: 5, from: 100) == 1500 - 844)
        #expect(stage.travel(showing: 19, from: 0) == stage.travelRange.maximum)
    }

    @Test func `readings give the phase, and how far a picture covers`() {
        var stage = list()
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(points: 300), effect: .drift(.fit)))
        let readings = stage.readings(of: stage.layout(at: 0))
        #expect(readings.count == 4)
        #expect(readings[0].phase == Phase.of(item: 0..<250, viewport: 0..<844))
        #expect(readings.map(\.travel) == [0, -250, -500, -750])
        // As far as a picture that fits drifts, it covers what can be seen, everywhere.
        for travel in stride(from: -80, through: stage.travelRange.maximum + 80, by: 12.5) {
            let covers = stage.readings(of: stage.layout(at: travel)).compactMap(\.coverage)
            #expect(!covers.isEmpty && covers.allSatisfy { $0 > -1e-9 })
        }
        stage.rows.picture?.effect = .drift(speed: 0.5)
        #expect(stage.readings(of: stage.layout(at: 0)).contains { ($0.coverage ?? 0) < -5 })
    }

    @Test func `readings give the header, pulled, scrolled and gone`() {
        var stage = list()
        stage.rows.entrance = .none
        stage.insets.top = 59
        stage.header = Header(height: 300, edge: .screen, effect: .stretchyHeader())
        let rest = stage.readings(of: stage.layout(at: 0))[0]
        #expect(rest.handle == LayerHandle(.headerPicture) && rest.travel == 0)
        #expect(rest.box == Box(x: 0, y: 0, width: 390, height: 359))
        #expect(rest.phase == Phase.of(item: 0..<359, viewport: 0..<844))
        #expect((rest.coverage ?? -1).magnitude < 1e-9)
        let pulled = stage.readings(of: stage.layout(at: -80))[0]
        #expect(pulled.box.height == 439 && pulled.travel == -80)
        // It stretches exactly as far as the pull opens.
        #expect((pulled.coverage ?? -1).magnitude < 1e-9)
        #expect(stage.readings(of: stage.layout(at: 120))[0].box.height == 239)
        #expect(stage.readings(of: stage.layout(at: 360)).allSatisfy { $0.handle.kind == .row })
        stage.header?.effect = .none
        #expect(stage.readings(of: stage.layout(at: -80))[0].coverage == -80)
    }

    @Test func `readings give a page's distance, travel and coverage`() {
        var stage = Stage(screen: Dimensions(width: 390, height: 844), axis: .horizontal)
        stage.pages = Pages(
            count: 5, spacing: 10,
            picture: PicturePart(length: Extent(points: 450), effect: .drift(speed: 0.8)))
        for direction in [ReadingDirection.leftToRight, .rightToLeft] {
            stage.direction = direction
            let readings = stage.readings(of: stage.layout(at: 500))
            #expect(readings.map(\.handle.index) == [1, 2])
            #expect(readings.map(\.travel) == [100, -300])
            #expect(readings.map(\.phase) == [-0.25, 0.75])
            #expect(readings.allSatisfy { $0.coverage != nil })
        }
        stage.pages?.picture = nil
        #expect(stage.readings(of: stage.layout(at: 0)).map(\.coverage) == [0])
    }

    @Test func `frame costs are the last one's, and the most within a second`() {
        var costs = FrameCosts()
        #expect(costs.last == 0 && costs.most == 0)
        for (time, cost) in [(10.0, 0.004), (10.2, 0.009), (10.5, 0.003)] { costs.add(cost, at: time) }
        #expect(costs.last == 0.003 && costs.most == 0.009)
        costs.add(0.002, at: 11.2)
        #expect(costs.most == 0.003)
    }

    @Test func `rows over and over cost no memory, and show what the first ones do`() {
        var document = StageDocument()
        document.list = StageDocument.List()
        document.list?.rows = [
            StageDocument.Row(title: "One"), StageDocument.Row(title: "Two", subtitle: "half"),
        ]
        document.list?.rows[1].height = 100
        let source = StageSource(document, rows: 1_000_001)
        let stage = source.stage(source.size)
        #expect(stage.rows.heights.count == 1_000_001)
        #expect(stage.rows.heights.total == 500_000 * 350 + 250)
        #expect(stage.rows.heights.height(of: 999_999) == 100)
        #expect(source.content(LayerHandle(.rowTitle, 7)) == document.content(of: LayerHandle(.rowTitle, 1)))
        #expect(source.label(LayerHandle(.row, 9)) == "Two, half")
        #expect(source.label(LayerHandle(.row, 1_000_000)) == "One")
    }
}
