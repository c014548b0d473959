#if canImport(UIKit)
import Parallax
import UIKit

/// The rows of a list that are in view, and when each one came.
@MainActor
struct Arrivals {
    private struct Arrival {
        weak var cell: UIView?
        /// When it came; long ago if it is not to enter again.
        let time: CFTimeInterval
        /// Its place among those that came with it.
        let place: Int
    }

    private var live: [IndexPath: Arrival] = [:]
    /// Rows that have come, kept only if rows enter once.
    private var seen: Set<IndexPath> = []
    /// What the list showed at the last look, and how large its content was.
    private var lastBounds = CGRect.null
    private var lastSize = CGSize.zero
    /// Whether the size had just changed then: rows may follow it.
    private var isUnsettled = false

    /// When a row in view begins to enter, rows that came together one after another.
    func begin(of path: IndexPath, stagger: Double) -> CFTimeInterval? {
        live[path].map { $0.time + Double($0.place) * stagger }
    }

    /// Rows that left are forgotten; those in view go on as they are.
    mutating func forgetThoseThatLeft(once: Bool) { seen = once ? Set(live.keys) : [] }

    /// Says which rows are in view now, in order: others come, and those that are not among them have left.
    mutating func update(_ rows: [LiveRow], in scrollView: UIScrollView, once: Bool, at now: CFTimeInterval) {
        followMovedRows(rows, in: scrollView)
        var (before, place) = (live, live.values.count { $0.time == now })
        live = [:]
        for row in rows {
            if let arrival = before.removeValue(forKey: row.path) {
                live[row.path] = Arrival(cell: row.cell, time: arrival.time, place: arrival.place)
            } else if once, !seen.insert(row.path).inserted {
                live[row.path] = Arrival(cell: row.cell, time: -.infinity, place: 0)
            } else {
                live[row.path] = Arrival(cell: row.cell, time: now, place: place)
                place += 1
            }
        }
    }

    /// Where rows were inserted or deleted, the others have other index paths in the same cells. A list that is scrolled, or loaded
    /// anew, puts cells to use for other rows; but then it shows another part of its content, or has as much of it as before.
    private mutating func followMovedRows(_ rows: [LiveRow], in scrollView: UIScrollView) {
        let isStill = scrollView.bounds == lastBounds
        let isUpdate = isStill && (scrollView.contentSize != lastSize || isUnsettled)
        isUnsettled = isStill && scrollView.contentSize != lastSize
        (lastBounds, lastSize) = (scrollView.bounds, scrollView.contentSize)
        guard isUpdate else { return }
        let paths = Dictionary(
            rows.map { (ObjectIdentifier($0.cell), $0.path) }, uniquingKeysWith: { first, _ in first })
        var moved: [IndexPath: Arrival] = [:]
        var firstMove: (from: IndexPath, to: IndexPath)?
        for (path, arrival) in live.sorted(by: { $0.key < $1.key }) {
            guard let cell = arrival.cell, let new = paths[ObjectIdentifier(cell)] else { continue }
            moved[new] = arrival
            if new != path, firstMove == nil { firstMove = (path, new) }
        }
        guard let firstMove else { return }
        live = moved
        guard firstMove.from.section == firstMove.to.section else { return }
        seen = Set(
            seen.map { path in
                path.section == firstMove.from.section && path >= firstMove.from
                    ? IndexPath(
                        item: path.item + firstMove.to.item - firstMove.from.item, section: path.section)
                    : path
            })
    }
}
#endif
