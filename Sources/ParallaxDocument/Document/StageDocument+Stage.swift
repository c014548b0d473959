import Parallax

// From document to stage.

extension StageDocument {
    /// The stage that the engine lays out.
    ///
    /// ```swift
    /// let upright = document.stage()
    /// let turned = document.stage(size: Dimensions(width: 844, height: 390))
    /// ```
    ///
    /// - Parameters:
    ///   - size: The screen; the one that the stage was designed for unless told. Lengths that are rules follow it.
    ///   - direction: Where the leading edge is; the document's unless told.
    ///   - policy: How much motion is wanted.
    public func stage(
        size: Dimensions? = nil, direction: ReadingDirection? = nil, policy: MotionPolicy = .full
    ) -> Stage {
        var stage = Stage(screen: size ?? screen, axis: axis ?? (pages == nil ? .vertical : .horizontal))
        stage.viewport = viewport.box(on: stage.screen)
        stage.insets = viewport.insets.adding(viewport.safeArea)
        stage.direction = direction ?? self.direction
        stage.policy = policy
        if let list { stage.rows = list.engineRows }
        stage.header = header.map { header in
            Parallax.Header(
                height: header.height.length(screen: stage.screenLength, item: list?.rowHeight ?? 0),
                edge: header.edge, effect: header.effect.effect)
        }
        stage.bar = bar.map { Parallax.Bar(height: $0.height, effect: $0.effect.effect) }
        stage.pages = pages?.enginePages
        stage.layers = layers.map { layer in
            Parallax.FreeLayer(
                layer.box, attachment: layer.attachment, isBehind: layer.isBehind, effect: layer.effect.effect
            )
        }
        return stage
    }

    /// A record of rows' appearances to begin with, which lets rows enter as often as the list says.
    public var appearances: Appearances { Appearances(once: list?.entersOnce ?? false) }
}

extension StageDocument.Viewport {
    fileprivate func box(on screen: Dimensions) -> Box {
        func length(_ rule: Extent?, of whole: Double, from start: Double) -> Double {
            max(0, rule?.length(screen: whole, item: whole) ?? whole - start)
        }
        return Box(
            x: x, y: y, width: length(width, of: screen.width, from: x),
            height: length(height, of: screen.height, from: y))
    }
}

extension Insets {
    fileprivate func adding(_ other: Insets) -> Insets {
        Insets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}

extension StageDocument.List {
    fileprivate var engineRows: Rows {
        let heights =
            rows.contains { $0.height != nil }
            ? RowHeights(rows.map { $0.height ?? rowHeight })
            : RowHeights(count: rows.count, height: rowHeight)
        return Rows(
            heights,
            picture: rows.contains { $0.picture != nil } ? picture.part : nil,
            title: rows.contains { $0.title != nil } ? title.band : nil,
            subtitle: rows.contains { $0.subtitle != nil } ? subtitle.band : nil,
            line: line.map { .bottom(height: $0.height) },
            effect: effect.effect, entrance: entrance.effect)
    }
}

extension StageDocument.RowPicture {
    fileprivate var part: PicturePart {
        PicturePart(
            length: height ?? Extent(ofItem: 1, points: 2 * (overscan ?? 0)), effect: effect.effect)
    }
}

extension StageDocument.TextStyle {
    /// The text's box in its row.
    fileprivate var band: Band {
        let height = height ?? Extent(points: 1.8 * font.size)
        let middle = Extent(
            ofScreen: -height.ofScreen / 2, ofItem: 0.5 - height.ofItem / 2, points: -height.points / 2)
        return Band(top: top ?? middle, height: height)
    }
}

extension StageDocument.Pages {
    fileprivate var enginePages: Parallax.Pages {
        Parallax.Pages(
            count: items.count, spacing: spacing, effect: effect.effect,
            picture: items.contains { $0.picture != nil } ? picture.part : nil,
            text: items.contains { $0.text != nil } ? text.effect.effect : nil)
    }
}
