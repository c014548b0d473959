/// Rows that are inserted, deleted and moved at once, in a table or a collection view.
struct StandInUpdate<Cell> {
    /// By the index paths that they have at last.
    var inserted: [IndexPath] = []
    /// By the index paths that they had at first.
    var deleted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// How many calls of `performBatchUpdates` are under way.
    var depth = 0

    /// Gives cells the index paths that their rows have now, and returns those whose rows are gone: they are seen until the
    /// animation is over, and put to no other use within it.
    mutating func take(from cells: inout [IndexPath: Cell]) -> [(IndexPath, Cell)] {
        let leaving = Set(deleted + moved.map(\.from))
        let coming = (inserted + moved.map(\.to)).sorted()
        var gone: [(IndexPath, Cell)] = []
        var kept: [IndexPath: Cell] = [:]
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if let move = moved.first(where: { $0.from == path }) {
                kept[move.to] = cell
            } else if deleted.contains(path) {
                gone.append((path, cell))
            } else {
                var item = path.item - leaving.count { $0.section == path.section && $0 < path }
                for new in coming where new.section == path.section && new.item <= item { item += 1 }
                kept[IndexPath(item: item, section: path.section)] = cell
            }
        }
        cells = kept
        (inserted, deleted, moved) = ([], [], [])
        return gone
    }
}

/// A list that brings rows in and out, and whose rows may change while they are seen.
@MainActor protocol StandInList: UIScrollView {
    associatedtype Cell: UIView
    /// Those that are seen, by the index paths of their rows.
    var cells: [IndexPath: Cell] { get set }
    /// Those that were asked for ahead.
    var prefetched: [IndexPath: Cell] { get set }
    var update: StandInUpdate<Cell> { get set }
    func measure()
    /// Keeps one for another row.
    func putInPool(_ cell: Cell)
    /// One is no longer seen.
    func putAway(_ cell: Cell, _ path: IndexPath)
}

extension StandInList {
    func forgetPrefetched() {
        for cell in prefetched.values { putInPool(cell) }
        prefetched = [:]
    }

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        update.depth += 1
        updates?()
        update.depth -= 1
        finishUpdate()
        StandInClock.after(0.3) { completion?(true) }
    }

    /// Cells move to their new places within an animation.
    func finishUpdate() {
        guard update.depth == 0 else { return }
        let gone = update.take(from: &cells)
        forgetPrefetched()
        UIView.animate(withDuration: 0.3) {
            self.measure()
            self.layoutIfNeeded()
        }
        for (path, cell) in gone { putAway(cell, path) }
    }
}
