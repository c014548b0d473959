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
