// The parts of a stage, each put into a layout.

extension LayoutPass {
    mutating func addHeader(to layout: inout StageLayout) {
        guard let header = stage.header, let box = stage.headerBox else { return }
        let vertical = stage.axis == .vertical
        let start = vertical ? box.y - stage.viewport.y : box.x - stage.viewport.x
        add(
            LayerHandle(.headerPicture), in: box, effect: header.effect,
            at: cue(start: start, length: vertical ? box.height : box.width, attachment: .viewport),
            to: &layout)
    }

    mutating func addBar(to layout: inout StageLayout) {
        guard let bar = stage.bar else { return }
        let box = bar.box(in: stage.viewport, inset: stage.insets.top)
        let item = stage.headerBox ?? box
        let length = stage.axis == .vertical ? item.height : item.width
        add(
            LayerHandle(.bar), in: box, effect: bar.effect,
            at: cue(start: 0, length: length, attachment: .viewport), to: &layout)
    }

    mutating func addFreeLayers(behind: Bool, to layout: inout StageLayout) {
        let vertical = stage.axis == .vertical
        for index in stage.layers.indices where stage.layers[index].isBehind == behind {
            let layer = stage.layers[index]
            let moved = layer.attachment == .content ? -travel : 0
            let rest = layer.box.bounded()
            let start = (vertical ? rest.y : rest.x) + moved
            let length = vertical ? rest.height : rest.width
            let box = rest.moved(
                by: Vector(
                    stage.viewport.x + (vertical ? 0 : moved), stage.viewport.y + (vertical ? moved : 0)))
            add(
                LayerHandle(.free, index), in: box, effect: layer.effect,
                at: cue(start: start, length: length, attachment: layer.attachment), to: &layout)
        }
    }

    mutating func addRow(
        _ index: Int, start: Double, length: Double, isLive: Bool, to layout: inout StageLayout
    ) {
        var cue = cue(start: start, length: length)
        // A row that is not live has no age, though its effect may have brought it into view.
        if isLive { cue.age = ages.age(of: index) }
        let box = stage.box(start: start, length: length)
        let row = add(
            LayerHandle(.row, index), in: box, clips: true, effect: stage.rows.whole, at: cue, to: &layout)
        if let picture = stage.rows.picture {
            addPicture(
                picture, LayerHandle(.rowPicture, index), start: start, length: length, holder: row, at: cue,
                to: &layout)
        }
        addBand(stage.rows.title, LayerHandle(.rowTitle, index), in: box, holder: row, at: cue, to: &layout)
        addBand(
            stage.rows.subtitle, LayerHandle(.rowSubtitle, index), in: box, holder: row, at: cue, to: &layout)
        addBand(stage.rows.line, LayerHandle(.rowLine, index), in: box, holder: row, at: cue, to: &layout)
    }

    private mutating func addPicture(
        _ picture: PicturePart, _ handle: LayerHandle, start: Double, length: Double, holder: Holder,
        at cue: Cue,
        to layout: inout StageLayout
    ) {
        var cue = cue
        cue.pictureLength = picture.length(screen: stage.screenLength, item: length)
        let box = stage.box(start: start - (cue.pictureLength - length) / 2, length: cue.pictureLength)
        add(handle, in: box, holder: holder, effect: picture.effect, at: cue, to: &layout)
    }

    private mutating func addBand(
        _ band: Band?, _ handle: LayerHandle, in row: Box, holder: Holder, at cue: Cue,
        to layout: inout StageLayout
    ) {
        guard let band else { return }
        let box = band.box(in: row, screen: stage.screen.height)
        add(handle, in: box, holder: holder, effect: .none, at: cue, to: &layout)
    }

    mutating func addPage(_ index: Int, to layout: inout StageLayout) {
        guard let pages = stage.pages else { return }
        let start = Double(index) * stage.stride - travel
        let cue = pageCue(index)
        let box = stage.box(start: start, length: viewportLength)
        let page = add(LayerHandle(.page, index), in: box, effect: pages.effect, at: cue, to: &layout)
        if let picture = pages.picture {
            addPicture(
                picture, LayerHandle(.pagePicture, index), start: start, length: viewportLength,
                holder: page, at: cue, to: &layout)
        }
        if let text = pages.text {
            add(LayerHandle(.pageText, index), in: box, holder: page, effect: text, at: cue, to: &layout)
        }
    }

    func pageCue(_ index: Int) -> Cue {
        var cue = cue(start: Double(index) * stage.stride - travel, length: viewportLength)
        cue.pageDistance = PageDistance.of(page: index, travel: travel, stride: stage.stride)
        return cue
    }
}
