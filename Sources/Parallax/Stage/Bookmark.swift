/// A place in a stage's content that survives a change of size: the page and the fraction of it, or the row at the start
/// edge and the fraction of it.
public enum Bookmark: Equatable, Hashable, Sendable {
    /// At rest, before anything was scrolled.
    case rest
    /// So many pages from the first one.
    case page(Double)
    /// The start edge lies in the header, this fraction of its height below its top.
    case header(Double)
    /// The start edge lies in a row, this fraction of its height below its top.
    case row(Int, fraction: Double)
    /// The content's end is in view.
    case end
}

extension Stage {
    /// The place in the content that is at the viewport's start edge, behind the inset. Overscroll is not kept.
    public func bookmark(at travel: Double) -> Bookmark {
        let range = travelRange
        let travel = range.clamped(travel)
        if travel == 0 { return .rest }
        if let pages, pages.count > 0 { return stride > 0 ? .page(travel / stride) : .rest }
        if travel == range.maximum { return .end }
        let header = (header?.height ?? 0).boundedLength()
        if travel < header { return .header(travel / header) }
        // Behind the last row, a place is counted from the last one that has a height.
        let index = rows.heights.row(at: min(travel - header, rows.heights.total.nextDown))
        let height = rows.heights.height(of: index)
        let inside = travel - header - rows.heights.edge(index)
        return .row(index, fraction: height > 0 ? inside / height : 0)
    }

    /// The travel that brings a bookmarked place to the start edge again, held within the stage's range.
    public func travel(at bookmark: Bookmark) -> Double {
        let range = travelRange
        let header = (header?.height ?? 0).boundedLength()
        switch bookmark {
        case .rest: return 0
        case .page(let pages): return range.clamped(pages * stride)
        case .header(let fraction): return range.clamped(fraction * header)
        case .row(let index, let fraction):
            let height = rows.heights.height(of: index)
            return range.clamped(header + rows.heights.edge(index) + fraction * height)
        case .end: return range.maximum
        }
    }
}
