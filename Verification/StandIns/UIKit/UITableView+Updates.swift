extension UITableView {
    /// All cells are put away; the next layout asks for new ones.
    public func reloadData() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { putAway(cell, path) }
        cells = [:]
        forgetPrefetched()
        for header in headers.values { header.removeFromSuperview() }
        headers = [:]
        measure()
    }

    private func forgetPrefetched() {
        for cell in prefetched.values {
            if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
        }
        prefetched = [:]
    }

    /// The headers of sections: in a plain table they stay below the inset as long as a row of theirs is in view.
    func layHeaders() {
        for section in edges.indices {
            let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? 0
            guard height > 0, let first = edges[section].first, let end = edges[section].last else {
                continue
            }
            var y = first - height
            if style == .plain { y = max(y, min(bounds.minY + adjustedContentInset.top, end - height)) }
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            guard frame.intersects(bounds) else {
                headers.removeValue(forKey: section)?.removeFromSuperview()
                continue
            }
            guard
                let view = headers[section] ?? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            else { continue }
            headers[section] = view
            view.place(frame)
            if view.superview !== self { addSubview(view) }
        }
    }

    public func headerView(forSection section: Int) -> UIView? { headers[section] }

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

    /// The data source must have its rows in the new order already.
    public func moveRow(at path: IndexPath, to newPath: IndexPath) {
        let cell = cells.removeValue(forKey: path)
        shift(from: path, by: -1)
        shift(from: newPath, by: 1)
        cells[newPath] = cell
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
        forgetPrefetched()
        UIView.animate(withDuration: 0.3) {
            self.measure()
            self.layoutIfNeeded()
        }
    }

    public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        let limits = standInRestingOffsets
        let y = rectForRow(at: path).minY - adjustedContentInset.top
        setContentOffset(
            CGPoint(x: contentOffset.x, y: min(max(y, limits.lowerBound), limits.upperBound)),
            animated: animated)
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
    public var section: Int { self[0] }
}
