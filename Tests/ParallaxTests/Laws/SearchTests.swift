import Parallax
import Testing

/// Law 8 and fault F15: every row and page that can be seen is there, and no work is done for the others.
@Suite struct SearchTests {
    /// The rows that can be seen, by a look at each.
    private func visibleRows(_ stage: Stage, _ travel: Double) -> [Int] {
        let vertical = stage.axis == .vertical
        let length = vertical ? stage.viewport.height : stage.viewport.width
        return (0..<stage.rows.heights.count).filter { index in
            let start = stage.contentStart + stage.rows.heights.edge(index) - travel
            let height = stage.rows.heights.height(of: index)
            guard height > 0 else { return false }
            let cue = Cue(
                item: start..<start + height, viewport: 0..<length, axis: stage.axis, travel: travel,
                range: stage.travelRange)
            let pose = stage.rows.effect.pose(at: cue, policy: stage.policy)
            let box =
                vertical
                ? Box(
                    x: stage.viewport.x, y: stage.viewport.y + start, width: stage.viewport.width,
                    height: height)
                : Box(
                    x: stage.viewport.x + start, y: stage.viewport.y, width: height,
                    height: stage.viewport.height)
            let place = NaiveMatrix(pose, in: box)
            let quad = box.quad
            let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft].map { place($0) }
            return Polygon(corners).cut(by: Polygon(stage.viewport)).area > 1e-6
        }
    }

    @Test func `an effect that moves, grows or turns rows brings every row into view that belongs there`() {
        var samples = Samples(seed: 31)
        var fromAfar = 0
        for _ in 0..<120 {
            var stage = samples.stage()
            let channels: [Channel] = [
                .translation, .translationX, .translationY, .translationZ, .scale, .scaleX, .rotation,
            ]
            let drivers: [Driver] = [.phase, .travel(per: .viewport), .overscroll]
            let tracks = (0..<samples.whole(1...3)).map { _ in
                let driver = samples.any(of: drivers)
                return samples.track(channels, over: driver)
            }
            stage.rows = Rows(
                samples.heights(),
                effect: Effect(
                    tracks, anchor: Vector(samples.double(0...1), samples.double(0...1)),
                    axis: Vector3(0.2, 0.7, 0.4), eyeDistance: samples.flag() ? .infinity : 100_000))
            stage.rows.title = .centred(height: 10)
            for _ in 0..<5 {
                let travel = samples.double(-400...3000)
                let expected = visibleRows(stage, travel)
                let shown = stage.layout(at: travel).layers.filter { $0.handle.kind == .row }.map(
                    \.handle.index)
                // What only grazes the viewport may be listed or not.
                #expect(Set(expected).isSubset(of: shown), "at \(travel): \(shown) instead of \(expected)")
                #expect(shown.count <= expected.count + 2 && shown == shown.sorted())
                if let first = expected.first, !stage.liveRows(at: travel).contains(first) { fromAfar += 1 }
            }
        }
        #expect(fromAfar > 20)
    }

    @Test func `a row that a narrow bump of its curve brings from far away is found`() {
        var stage = SystemStages.captions(SystemStages.sizes[0])
        stage.rows.heights = RowHeights((0..<120).map { Double($0 % 3 + 1) * 80 })
        // A row five times its reach below the middle comes to the middle; its neighbours do not.
        stage.rows.effect = Effect {
            Track(.translation, over: .phase, .linear(through: [(4.7, 0), (5, -5), (5.3, 0)]), in: .reach)
        }
        var fromAfar = 0
        for travel in stride(from: 0.0, through: 3000, by: 173) {
            let shown = stage.layout(at: travel).layers.filter { $0.handle.kind == .row }.map(\.handle.index)
            #expect(shown == visibleRows(stage, travel))
            fromAfar += shown.count { !stage.liveRows(at: travel).contains($0) }
        }
        #expect(fromAfar > 4)
    }

    @Test func `a row that leans toward the viewer's eye from outside is found`() {
        var stage = Stage(screen: SystemStages.sizes[0])
        stage.rows = Rows(
            RowHeights(count: 30, height: 300),
            effect: Effect(axis: Vector3(0, 1, 0), eyeDistance: 250) {
                Track(.rotation, over: .travel, .constant(1.4))
            })
        for travel in stride(from: 0.0, through: 7000, by: 517) {
            let shown = stage.layout(at: travel).layers.map(\.handle.index)
            #expect(shown == visibleRows(stage, travel) && shown.count > stage.liveRows(at: travel).count)
        }
    }

    @Test func `a row that comes from afar has no age`() {
        var stage = SystemStages.captions(SystemStages.sizes[0])
        stage.rows.effect = Effect { Track(.translation, over: .phase, .constant(-150)) }
        stage.rows.entrance = .fadeIn()
        // Row 5 rests in 1000..<1200, 156 points below the viewport: at travel 20 it moves to 830..<1030.
        let layers = stage.layout(at: 20, ages: .all(0)).layers
        let rows = layers.filter { $0.handle.kind == .row }
        #expect(rows.map(\.handle.index) == [0, 1, 2, 3, 4, 5])
        #expect(rows.map(\.opacity) == [0, 0, 0, 0, 0, 1])
    }

    @Test func `far pages show what their effects bring into view, however many there are`() {
        var samples = Samples(seed: 32)
        for count in [3, 100, 1_000_000] {
            for speed in [0.05, 0.3, 0.7, 1, 1.6, -0.2] {
                var stage = SystemStages.onboarding(SystemStages.sizes[0])
                stage.layers = []
                stage.pages = Pages(count: count, spacing: 10, text: .drift(speed: speed))
                let travel = samples.double(0...Double(count - 1) * 400)
                // The text of page i lies speed · (i · 400 − travel) from the viewport's middle.
                let here = Int(travel / 400)
                let near = max(0, here - 100)...min(count - 1, here + 100)
                let expected = near.filter { ((Double($0) * 400 - travel) * speed).magnitude < 390 - 1e-6 }
                let texts = stage.layout(at: travel).layers.filter { $0.handle.kind == .pageText }
                #expect(texts.map(\.handle.index) == expected, "\(count) pages, speed \(speed)")
            }
        }
    }

    @Test func `pages are listed as if each had been looked at`() {
        var samples = Samples(seed: 33)
        for _ in 0..<60 {
            var stage = samples.stage()
            stage.rows = Rows(.none)
            stage.layers = []
            let pages = Pages(
                count: 40, spacing: samples.double(0...60), effect: samples.effect(0...2),
                picture: PicturePart(length: Extent(ofItem: 1.3), effect: samples.effect(0...2)),
                text: samples.effect(0...2))
            stage.pages = pages
            for _ in 0..<3 {
                let travel = samples.double(-400...9000)
                let all = stage.layout(at: travel).layers.filter { $0.handle.kind != .bar }
                // Each page alone, without a search.
                var naive: [LayerHandle] = []
                for index in 0..<40 { naive += pageHandles(stage, pages, index, travel) }
                let shown = all.map(\.handle).filter { $0.kind != .headerPicture }
                #expect(Set(naive).isSubset(of: shown))
            }
        }
    }

    private func pageHandles(_ stage: Stage, _ pages: Pages, _ index: Int, _ travel: Double) -> [LayerHandle]
    {
        let vertical = stage.axis == .vertical
        let (viewport, length) = (stage.viewport, stage.viewportLength)
        let start = Double(index) * stage.stride - travel
        func box(_ start: Double, _ length: Double) -> Box {
            vertical
                ? Box(x: viewport.x, y: viewport.y + start, width: viewport.width, height: length)
                : Box(x: viewport.x + start, y: viewport.y, width: length, height: viewport.height)
        }
        func place(_ effect: Effect, _ box: Box, picture: Double) -> NaiveMatrix {
            let cue = Cue(
                item: start..<start + length, viewport: 0..<length, picture: picture, axis: stage.axis,
                travel: travel, range: stage.travelRange,
                pageDistance: PageDistance.of(page: index, travel: travel, stride: stage.stride))
            var matrix = NaiveMatrix(effect.pose(at: cue, policy: stage.policy), in: box)
            // What a layer holds is seen in the layer's plane: depth is not handed on.
            matrix.rows[2] = [0, 0, 0, 0]
            return matrix
        }
        func isSeen(_ matrix: NaiveMatrix, _ box: Box) -> Bool {
            let quad = box.quad
            let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
            // Points behind the viewer's eye have no place by these matrices.
            let w = corners.map { matrix.rows[3][0] * $0.x + matrix.rows[3][1] * $0.y + matrix.rows[3][3] }
            guard w.allSatisfy({ $0 > 0.01 }) else { return false }
            return Polygon(corners.map { matrix($0) }).cut(by: Polygon(viewport)).area > 1e-6
        }
        let page = box(start, length)
        let own = place(pages.effect, page, picture: length)
        var handles = isSeen(own, page) ? [LayerHandle(.page, index)] : []
        if let picture = pages.picture {
            let pictureBox = box(start - 0.15 * length, 1.3 * length)
            if isSeen(own * place(picture.effect, pictureBox, picture: 1.3 * length), pictureBox) {
                handles.append(LayerHandle(.pagePicture, index))
            }
        }
        if let text = pages.text, isSeen(own * place(text, page, picture: length), page) {
            handles.append(LayerHandle(.pageText, index))
        }
        return handles
    }
}
