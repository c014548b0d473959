#if canImport(UIKit)
import Parallax
import UIKit

/// Keeps the page in view, and the fraction of it, when a scroll view's size changes.
@MainActor
struct PageKeeper {
    private struct Page {
        let paging: Paging
        let travel: Double
        let length: CGFloat
        let contentSize: CGSize
        /// Where the offset was then, and where UIKit may push it back to, if it was put there: content that is yet to follow the
        /// new size may be too short for it.
        let offset, resting: CGPoint
    }

    private var last: Page?

    /// Nothing is to be kept.
    mutating func forget() { last = nil }

    /// Looks at the page in view; where the size has changed, and nobody has scrolled since, says at which offset the one that was is
    /// in view again. From right to left an offset is measured from the content's far end, so that it changes with the content, too,
    /// which may follow later.
    mutating func offset(keeping viewport: Viewport, in scrollView: UIScrollView) -> CGPoint? {
        let contentLength =
            viewport.axis == .vertical ? scrollView.contentSize.height : scrollView.contentSize.width
        // There is no page before there is content.
        guard let paging = viewport.paging, contentLength > 0 else {
            forget()
            return nil
        }
        let (here, size) = (viewport.bounds.origin, scrollView.contentSize)
        let isPut = last.map { page in [page.offset, page.resting].contains { $0.isNear(here) } } ?? false
        func page(at travel: Double, put: CGPoint? = nil) -> Page {
            Page(
                paging: paging, travel: travel, length: viewport.length, contentSize: size,
                offset: put ?? here, resting: put.map { viewport.resting($0, contentSize: size) } ?? here)
        }
        guard let last, last.length != viewport.length || isPut && last.contentSize != size else {
            if !isPut { last = page(at: viewport.travel) }
            return nil
        }
        let travel = paging.travel(keeping: last.travel, of: last.paging)
        let offset = viewport.offset(at: travel, contentSize: size)
        self.last = page(at: travel, put: offset)
        // Where it is already, an offset that is set would stop a scroll.
        return scrollView.contentOffset == offset ? nil : offset
    }
}

extension Viewport {
    /// The nearest offset at which content rests along the axis.
    fileprivate func resting(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        func nearest(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            min(max(place, start), max(start, end))
        }
        switch axis {
        case .horizontal:
            let end = contentSize.width + inset.right - bounds.width
            return CGPoint(x: nearest(offset.x, -inset.left, end), y: offset.y)
        case .vertical:
            let end = contentSize.height + inset.bottom - bounds.height
            return CGPoint(x: offset.x, y: nearest(offset.y, -inset.top, end))
        }
    }
}
#endif
