import Parallax

/// What can be read off a row, a page or the header at one instant.
public struct StageReading: Equatable, Sendable {
    /// The row, the page, or the header's picture.
    public var handle: LayerHandle
    /// Where it rests on the screen; of the header, what the rows leave free.
    public var box: Box
    /// Its phase: where it is in the viewport, were it to scroll along with its content; of a page, its distance in pages.
    public var phase: Double
    /// Points of travel since its start edge was at the viewport's; negative before that, and of a header that is pulled.
    public var travel: Double
    /// Points by which its picture reaches beyond what it has to hide, at the barer end along the scroll; negative where a gap
    /// is open, at the sides too, and `nil` for a row without a picture or where something is turned.
    public var coverage: Double?
}

extension Stage {
    /// What can be read off the header, and the rows or pages that can be seen.
    public func readings(of layout: StageLayout) -> [StageReading] {
        let items = liveItems(at: layout.travel).map { index in
            pages == nil ? row(index, in: layout) : page(index, in: layout)
        }
        return (self.header(in: layout).map { [$0] } ?? []) + items
    }

    private func row(_ index: Int, in layout: StageLayout) -> StageReading {
        let start = contentStart + rows.heights.edge(index) - layout.travel
        let picture = layout.layer(LayerHandle(.rowPicture, index))
        return StageReading(
            handle: LayerHandle(.row, index), box: item(index, at: layout.travel).box,
            phase: phase(start: start, length: rows.heights.height(of: index)), travel: -start,
            coverage: picture.flatMap { picture in
                picture.clip.flatMap { layout.margin(of: picture.quad, over: $0, along: axis) }
            })
    }

    private func page(_ index: Int, in layout: StageLayout) -> StageReading {
        let (box, page) = (item(index, at: layout.travel).box, layout.layer(LayerHandle(.page, index)))
        let picture = layout.layer(LayerHandle(.pagePicture, index))
        return StageReading(
            handle: LayerHandle(.page, index), box: box,
            phase: PageDistance.of(page: index, travel: layout.travel, stride: stride),
            travel: layout.travel - Double(index) * stride,
            coverage: page.flatMap { page in
                // Without a picture of its own, a page is all that is to hide its place.
                picture.map { layout.margin(of: $0.quad, over: page.quad, along: axis) }
                    ?? layout.margin(of: page.quad, over: box.quad, along: axis)
            })
    }

    private func header(in layout: StageLayout) -> StageReading? {
        let inset = axis == .vertical ? insets.top : insets.leading
        guard let header, pages == nil else { return nil }
        let rest = header.box(in: viewport, inset: inset, axis: axis)
        let (start, length) =
            axis == .vertical ? (rest.y - viewport.y, rest.height) : (rest.x - viewport.x, rest.width)
        let free = contentStart - layout.travel - start
        guard free > 0 else { return nil }
        var box = rest
        if axis == .vertical { box.height = free } else { box.width = free }
        if direction == .rightToLeft { box.x = screen.width - box.maxX }
        return StageReading(
            handle: LayerHandle(.headerPicture), box: box,
            phase: phase(start: start - layout.travel, length: length), travel: layout.travel,
            coverage: layout.layer(LayerHandle(.headerPicture)).flatMap {
                layout.margin(of: $0.quad, over: box.quad, along: axis)
            })
    }

    private func phase(start: Double, length: Double) -> Double {
        Phase.of(item: start..<max(start, start + length), viewport: 0..<viewportLength)
    }
}

extension StageLayout {
    fileprivate func layer(_ handle: LayerHandle) -> Layer? { layers.first { $0.handle == handle } }

    /// Points by which a picture reaches beyond what can be seen of a hole.
    fileprivate func margin(of picture: Quad, over hole: Quad, along axis: ScrollAxis) -> Double? {
        guard picture.isLevel, hole.isLevel else { return nil }
        let (picture, hole) = (picture.bounds, hole.bounds)
        let (left, top) = (max(hole.x, viewport.x), max(hole.y, viewport.y))
        let (right, bottom) = (min(hole.maxX, viewport.maxX), min(hole.maxY, viewport.maxY))
        let across = min(left - picture.x, picture.maxX - right)
        let down = min(top - picture.y, picture.maxY - bottom)
        let (along, aside) = axis == .vertical ? (down, across) : (across, down)
        return aside < 0 ? min(along, aside) : along
    }
}

extension Quad {
    /// Level and plumb, but for a thousandth of a point.
    fileprivate var isLevel: Bool {
        (topLeft.y - topRight.y).magnitude < 1e-3 && (bottomLeft.y - bottomRight.y).magnitude < 1e-3
            && (topLeft.x - bottomLeft.x).magnitude < 1e-3 && (topRight.x - bottomRight.x).magnitude < 1e-3
    }
}
