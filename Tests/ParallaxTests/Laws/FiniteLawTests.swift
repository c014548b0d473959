import Parallax
import Testing

/// Law 3: finite in, finite out, within ranges; every number means something.
@Suite struct FiniteLawTests {
    private func numbers(_ pose: Pose) -> [Double] {
        [
            pose.scaleX, pose.scaleY, pose.rotation, pose.translationX, pose.translationY, pose.translationZ,
            pose.opacity, pose.shadowOpacity, pose.shadowRadius, pose.shadowX, pose.shadowY, pose.blur,
            pose.perspective, pose.anchor.x, pose.anchor.y, pose.axis.x, pose.axis.y, pose.axis.z,
        ]
    }

    private func numbers(_ quad: Quad) -> [Double] {
        [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft].flatMap { [$0.x, $0.y] }
    }

    private func isSound(_ pose: Pose) -> Bool {
        numbers(pose).allSatisfy(\.isFinite) && pose.scaleX >= 0 && pose.scaleY >= 0
            && (0...1).contains(pose.opacity) && (0...1).contains(pose.shadowOpacity)
            && pose.shadowRadius >= 0
            && pose.blur >= 0
    }

    private func isSound(_ layout: StageLayout) -> Bool {
        let screen = [layout.travel, layout.screen.width, layout.screen.height]
        let viewport = layout.viewport
        guard (screen + [viewport.x, viewport.y, viewport.width, viewport.height]).allSatisfy(\.isFinite)
        else {
            return false
        }
        return layout.layers.allSatisfy { layer in
            let clip = layer.clip.map(numbers) ?? []
            let shadow = layer.shadow.map { [$0.x, $0.y, $0.radius, $0.opacity] } ?? []
            let size = [layer.size.width, layer.size.height]
            return (numbers(layer.quad) + clip + shadow + size).allSatisfy(\.isFinite)
                && (0...1).contains(layer.opacity) && (0...1).contains(layer.ownOpacity)
                && layer.shadow.map { $0.radius >= 0 && (0...1).contains($0.opacity) } ?? true
                && layer.blur >= 0 && layer.size.width >= 0 && layer.size.height >= 0
        }
    }

    @Test func `any finite cue and any curve give a finite pose within ranges`() {
        var samples = Samples(seed: 21)
        for _ in 0..<6000 {
            let stage = samples.flag() ? nil : samples.effect(1...6)
            let effect = stage ?? samples.wildStage().rows.effect
            let cue = samples.wildCue()
            let policy = samples.any(of: MotionPolicy.allCases)
            #expect(isSound(effect.pose(at: cue, policy: policy)), "\(effect.tracks) \(cue)")
        }
    }

    @Test func `any finite stage gives a finite layout at any travel and age`() {
        var samples = Samples(seed: 22)
        for _ in 0..<500 {
            let stage = samples.wildStage()
            for _ in 0..<3 {
                let ages = samples.flag() ? Ages.settled : .all(samples.generator.wild())
                #expect(isSound(stage.layout(at: samples.generator.wild(), ages: ages)))
            }
            for special in [Double.nan, .infinity, -.infinity] {
                #expect(isSound(stage.layout(at: special, ages: .all(special))))
            }
            let travel = stage.travel(at: stage.bookmark(at: samples.generator.wild()))
            #expect(travel >= 0 && travel <= stage.travelRange.maximum)
        }
    }

    @Test func `travel that is no number is rest, and endless travel is the end without overscroll`() {
        var samples = Samples(seed: 23)
        for _ in 0..<100 {
            let stage = samples.stage()
            #expect(stage.layout(at: .nan) == stage.layout(at: 0))
            #expect(stage.layout(at: .infinity) == stage.layout(at: stage.travelRange.maximum))
            #expect(stage.layout(at: -.infinity) == stage.layout(at: 0))
        }
    }

    @Test func `nothing has a layout, and it is empty`() {
        #expect(Stage(screen: .zero).layout(at: 10).layers.isEmpty)
        #expect(Stage(screen: .zero).travelRange.maximum == 0)
        for var stage in SystemStages.all(SystemStages.sizes[0]) {
            stage.viewport = .zero
            #expect(stage.layout(at: 10).layers.isEmpty)
            stage.screen = .zero
            #expect(stage.layout(at: -10).layers.isEmpty)
        }
        var stage = Stage(screen: SystemStages.sizes[0])
        stage.rows = Rows(RowHeights([]))
        stage.pages = Pages(count: 0)
        #expect(stage.layout(at: 5).layers.isEmpty)
        stage.rows = Rows(RowHeights([0, 0, 0]))
        stage.pages = Pages(count: -3)
        #expect(stage.layout(at: 0).layers.isEmpty)
    }

    @Test func `a row without height is not seen, and its neighbours touch`() {
        var stage = Stage(screen: SystemStages.sizes[0])
        stage.rows = Rows(RowHeights([100, 0, 100]))
        let layers = stage.layout(at: 0).layers
        #expect(layers.map(\.handle.index) == [0, 2])
        #expect(layers[0].quad.bottomLeft == layers[1].quad.topLeft)
    }

    @Test func `content shorter than its viewport does not travel, and is pulled either way`() {
        let range = TravelRange(contentLength: 300, viewportLength: 844)
        #expect(range.maximum == 0)
        #expect(range.overscroll(-5) == -5)
        #expect(range.overscroll(5) == 5)
        #expect(range.overscroll(0) == 0)
    }
}
