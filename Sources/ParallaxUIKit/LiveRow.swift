#if canImport(UIKit)
import UIKit

/// A row whose rest frame meets the viewport in more than an edge.
struct LiveRow {
    let cell: UIView
    let path: IndexPath
    let frame: CGRect
}

extension UIScrollView {
    /// The rows of a list that are in view, in order.
    func liveRows(in viewport: Viewport) -> [LiveRow] {
        var rows: [LiveRow] = []
        func add(_ cell: UIView, _ path: IndexPath?) {
            guard let path, let frame = cell.restFrame(in: self) else { return }
            let seen = frame.intersection(viewport.bounds)
            if seen.width > 0, seen.height > 0 { rows.append(LiveRow(cell: cell, path: path, frame: frame)) }
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
