#if canImport(UIKit)
import UIKit

/// A row in view: where it stands in the whole list, counted through all sections, and the cell that shows it.
struct LiveRow {
    let index: Int
    let cell: UIView
}

extension UIScrollView {
    /// The rows that meet the viewport in more than an edge, in order; none in a scroll view that is no list.
    func liveRows(in viewport: Viewport) -> [LiveRow] {
        let rows: [LiveRow]
        switch self {
        case let table as UITableView:
            rows = Self.rows(table.indexPathsForVisibleRows ?? []) {
                table.numberOfRows(inSection: $0)
            } cell: {
                table.cellForRow(at: $0)
            }
        case let collection as UICollectionView:
            rows = Self.rows(collection.indexPathsForVisibleItems) {
                collection.numberOfItems(inSection: $0)
            } cell: {
                collection.cellForItem(at: $0)
            }
        default: rows = []
        }
        return rows.filter { row in
            row.cell.restFrame(in: self).map(viewport.meets) ?? false
        }
    }

    private static func rows(
        _ paths: [IndexPath], count: (Int) -> Int, cell: (IndexPath) -> UIView?
    ) -> [LiveRow] {
        var before = 0
        var section = 0
        return paths.sorted().compactMap { path in
            while section < path.section {
                before += count(section)
                section += 1
            }
            return cell(path).map { LiveRow(index: before + path.item, cell: $0) }
        }
    }
}
#endif
