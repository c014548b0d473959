extension UITableView: StandInList {

    /// All cells are put away; the next layout asks for new ones.
    public func reloadData() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { putAway(cell, path) }
        cells = [:]
        forgetPrefetched()
        for header in headers.values { header.removeFromSuperview() }
        headers = [:]
        measure()
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
        update.inserted += paths
        finishUpdate()
    }

    public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        update.deleted += paths
        finishUpdate()
    }

    /// The data source must have its rows in the new order already.
    public func moveRow(at path: IndexPath, to newPath: IndexPath) {
        update.moved.append((path, newPath))
        finishUpdate()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
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
