import Parallax

// A stage in a table: its screen, its viewport, and what is there of rows, header, bar, pages and free layers, each behind a 1,
// or a 0 for none.

extension FlatReader {
    mutating func stage() -> Stage {
        var stage = Stage(screen: Dimensions(width: number(), height: number()))
        stage.viewport = box()
        stage.insets = Insets(top: number(), leading: number(), bottom: number(), trailing: number())
        stage.axis = one(of: ScrollAxis.self, or: .vertical)
        stage.direction = one(of: ReadingDirection.self, or: .leftToRight)
        stage.policy = one(of: MotionPolicy.self, or: .full)
        if flag() { stage.rows = rows() }
        if flag() {
            stage.header = Header(
                height: number(), edge: one(of: Header.Edge.self, or: .screen), effect: effect())
        }
        if flag() { stage.bar = Bar(height: number(), effect: effect()) }
        if flag() { stage.pages = pages() }
        for _ in 0..<countOfThings() where isWhole { stage.layers.append(layer()) }
        return stage
    }

    private mutating func rows() -> Rows {
        Rows(
            heights(), picture: optional { $0.picture() }, title: optional { $0.band() },
            subtitle: optional { $0.band() }, line: optional { $0.band() }, effect: effect(),
            entrance: effect())
    }

    /// What stands behind a 1; nil for a 0.
    private mutating func optional<Part>(_ read: (inout FlatReader) -> Part) -> Part? {
        flag() ? read(&self) : nil
    }

    /// How many rows there are, and 1 and the height of all, or 0 and the height of each.
    private mutating func heights() -> RowHeights {
        let count = count(upTo: 10_000_000)
        if flag() { return RowHeights(count: count, height: number()) }
        var heights: [Double] = []
        for _ in 0..<count where isWhole { heights.append(number()) }
        return RowHeights(heights)
    }

    private mutating func picture() -> PicturePart { PicturePart(length: extent(), effect: effect()) }

    private mutating func pages() -> Pages {
        Pages(
            count: count(upTo: 10_000_000), spacing: number(), effect: effect(),
            picture: optional { $0.picture() }, text: optional { $0.effect() })
    }

    private mutating func layer() -> FreeLayer {
        FreeLayer(
            box(), attachment: flag() ? .viewport : .content, isBehind: flag(), effect: effect())
    }
}
