extension UITableView {
    /// All cells are put away; the next layout asks for new ones.
    public func reloadData() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { putAway(cell, path) }
        cells = [:]
        measure()
    }

    public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        for path in paths {
            if let cell = cells.removeValue(forKey: path) { putAway(cell, path) }
        }
        measure()
        layoutIfNeeded()
    }

    /// The data source must have its new rows already.
    public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        for path in paths.sorted() { shift(from: path, by: 1) }
        finishUpdate()
    }

    public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        for path in paths.sorted(by: >) {
            if let cell = cells.removeValue(forKey: path) { putAway(cell, path) }
            shift(from: path, by: -1)
        }
        finishUpdate()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        StandInClock.after(0.3) { completion?(true) }
    }

    private func shift(from path: IndexPath, by step: Int) {
        var moved: [IndexPath: UITableViewCell] = [:]
        for (old, cell) in cells {
            let isBehind = old.section == path.section && old.row >= path.row
            moved[isBehind ? IndexPath(row: old.row + step, section: old.section) : old] = cell
        }
        cells = moved
    }

    /// Rows move to their new places within an animation.
    private func finishUpdate() {
        UIView.animate(withDuration: 0.3) {
            self.measure()
            self.layoutIfNeeded()
        }
    }

    public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        let limits = standInRestingOffsets
        let y = rectForRow(at: path).minY - adjustedContentInset.top
        contentOffset.y = min(max(y, limits.lowerBound), limits.upperBound)
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
    public var section: Int { self[0] }
}
