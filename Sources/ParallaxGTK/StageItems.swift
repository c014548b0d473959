import Parallax

/// A row or a page of a stage, where it rests on the screen: what a keyboard's focus and assistive technologies go by.
public struct StageItem: Equatable, Sendable {
    /// The row or the page.
    public var handle: LayerHandle
    /// Its box before its pose, in points of the screen.
    public var box: Box
}

extension Stage {
    /// How many rows or pages there are.
    public var itemCount: Int { pages.map { max($0.count, 0) } ?? rows.heights.count }

    /// The rows or pages whose rest frames meet the viewport in more than an edge at a travel.
    public func liveItems(at travel: Double) -> Range<Int> {
        guard let pages else { return liveRows(at: travel) }
        guard pages.count > 0, stride > 0 else { return 0..<0 }
        let place = travelRange.clamped(travel) / stride
        let first = min(max(Int(place.rounded(.down)), 0), pages.count - 1)
        let end = min(Int(place.rounded(.up)) + 1, pages.count)
        return first..<max(end, first + 1)
    }

    /// A row or a page, where it rests at a travel.
    public func item(_ index: Int, at travel: Double) -> StageItem {
        let isPage = pages != nil
        let (start, length) =
            isPage
            ? (Double(index) * stride, viewportLength)
            : (contentStart + rows.heights.edge(index), rows.heights.height(of: index))
        let place = start - travel
        var box =
            axis == .vertical
            ? Box(x: viewport.x, y: viewport.y + place, width: viewport.width, height: length)
            : Box(x: viewport.x + place, y: viewport.y, width: length, height: viewport.height)
        if direction == .rightToLeft { box.x = screen.width - box.maxX }
        return StageItem(handle: LayerHandle(isPage ? .page : .row, index), box: box)
    }

    /// The travel nearest to `travel` at which a row or a page can be seen as a whole; of one that is longer than the
    /// viewport, its start.
    public func travel(showing index: Int, from travel: Double) -> Double {
        let range = travelRange
        if pages != nil { return range.clamped(Double(index) * stride) }
        let start = contentStart + rows.heights.edge(index)
        let keptClear = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        let first = start - keptClear.0
        let last = start + rows.heights.height(of: index) + keptClear.1 - viewportLength
        return range.clamped(min(max(travel, min(last, first)), first))
    }
}
