import Parallax
import Testing

@Suite struct RowsTests {
    private func layers(_ rows: Rows, at travel: Double = 0) -> [Layer] {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = rows
        return stage.layout(at: travel).layers
    }

    @Test func `a picture is never shorter than its row`() {
        let rows = Rows(RowHeights(count: 1, height: 250), picture: PicturePart(length: Extent(points: 100)))
        #expect(layers(rows)[1].size == Dimensions(width: 390, height: 250))
    }

    @Test func `bands stand where their rules put them, cut by their row`() throws {
        let rows = Rows(
            RowHeights(count: 1, height: 200), title: .centred(height: 30, offset: -15),
            subtitle: Band(top: Extent(ofItem: 0.9), height: Extent(points: 50)), line: .bottom(height: 2))
        let found = layers(rows)
        #expect(found.map(\.handle.kind) == [.row, .rowTitle, .rowSubtitle, .rowLine])
        #expect(found.map(\.quad.topLeft.y) == [0, 70, 180, 198])
        #expect(found.map(\.size.height) == [200, 30, 50, 2])
        #expect(found.dropFirst().allSatisfy { $0.clip == found[0].quad && $0.depth == 1 })
        #expect(found[0].clip == nil && found[0].depth == 0)
    }

    @Test func `rows paint by index, each with what it holds`() {
        let rows = Rows(
            RowHeights(count: 3, height: 100), picture: PicturePart(), title: .centred(height: 10))
        #expect(layers(rows).map(\.handle.index) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    }

    @Test func `a row's opacity applies to it as a group`() {
        let half = Effect { Track(.opacity, over: .travel, .constant(0.5)) }
        let rows = Rows(
            RowHeights(count: 1, height: 100), picture: PicturePart(effect: half),
            title: .centred(height: 10),
            effect: half)
        #expect(layers(rows).map(\.opacity) == [0.5, 0.25, 0.5])
        #expect(layers(rows).map(\.ownOpacity) == [0.5, 0.5, 1])
    }

    @Test func `effect and entrance act as one pose`() {
        var stage = SystemStages.window(SystemStages.sizes[0])
        stage.rows.effect = Effect { Track(.translationY, over: .travel, .constant(7)) }
        stage.rows.entrance = .rise()
        let row = stage.layout(at: 0, ages: .all(0)).layers[0]
        #expect(row.opacity == 0 && (row.quad.topLeft.y - (7 + 50 + 10)).magnitude < 1e-12)
    }
}
