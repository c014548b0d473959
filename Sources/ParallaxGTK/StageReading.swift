import Parallax

/// What can be read off a row or a page at one instant.
public struct RowReading: Equatable, Sendable {
    /// The row or the page.
    public var item: StageItem
    /// A row's phase, or a page's distance in pages.
    public var phase: Double
    /// Points by which its picture reaches beyond what it has to hide, at the barer end along the scroll; negative where a gap
    /// is open, at the sides too, and `nil` without a picture or where something is turned.
    public var coverage: Double?
}

extension Stage {
    /// What can be read off the rows or pages that can be seen.
    public func readings(of layout: StageLayout) -> [RowReading] {
        liveItems(at: layout.travel).map { index in
            let item = item(index, at: layout.travel)
            if pages != nil {
                let distance = PageDistance.of(page: index, travel: layout.travel, stride: stride)
                return RowReading(item: item, phase: distance)
            }
            let start = contentStart + rows.heights.edge(index) - layout.travel
            let end = start + rows.heights.height(of: index)
            return RowReading(
                item: item, phase: Phase.of(item: start..<max(start, end), viewport: 0..<viewportLength),
                coverage: layout.margin(of: LayerHandle(.rowPicture, index), along: axis))
        }
    }
}

extension StageLayout {
    /// Points by which a layer reaches beyond what can be seen of its clip.
    fileprivate func margin(of handle: LayerHandle, along axis: ScrollAxis) -> Double? {
        guard let layer = layers.first(where: { $0.handle == handle }), let clip = layer.clip,
            layer.quad.isLevel, clip.isLevel
        else { return nil }
        let (picture, hole) = (layer.quad.bounds, clip.bounds)
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
