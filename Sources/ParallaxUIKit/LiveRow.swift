#if canImport(UIKit)
import UIKit

/// A row whose rest frame meets the viewport in more than an edge.
struct LiveRow {
    let cell: UIView
    let path: IndexPath
    let frame: CGRect

    /// What the scroll view shows that the cell lies in: the list, or a section of it that scrolls across.
    @MainActor var room: CGRect? { cell.nearestScrollView?.bounds }

    /// Whether it meets a part of the content in more than an edge.
    func isSeen(in bounds: CGRect) -> Bool {
        let seen = frame.intersection(bounds)
        return seen.width > 0 && seen.height > 0
    }
}

extension UIScrollView {
    /// The rows of a list that are in view, in order.
    func liveRows(in viewport: Viewport) -> [LiveRow] {
        var rows: [LiveRow] = []
        func add(_ cell: UIView, _ path: IndexPath?) {
            guard let path, let frame = cell.restFrame(in: self) else { return }
            let row = LiveRow(cell: cell, path: path, frame: frame)
            if row.isSeen(in: viewport.bounds) { rows.append(row) }
        }
        if let table = self as? UITableView {
            for cell in table.visibleCells { add(cell, table.indexPath(for: cell)) }
        } else if let collection = self as? UICollectionView {
            for cell in collection.visibleCells { add(cell, collection.indexPath(for: cell)) }
        }
        return rows.sorted { $0.path < $1.path }
    }
}
#endif
