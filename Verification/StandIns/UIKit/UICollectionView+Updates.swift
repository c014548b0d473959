extension UICollectionView {
    /// The data source must have its new items already.
    public func insertItems(at paths: [IndexPath]) {
        update.inserted += paths
        finishUpdate()
    }

    public func deleteItems(at paths: [IndexPath]) {
        update.deleted += paths
        finishUpdate()
    }

    /// The data source must have its items in the new order already.
    public func moveItem(at path: IndexPath, to newPath: IndexPath) {
        update.moved.append((path, newPath))
        finishUpdate()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update.depth += 1
        updates?()
        update.depth -= 1
        finishUpdate()
        StandInClock.after(0.3) { completion?(true) }
    }

    /// Cells move to their new places within an animation.
    private func finishUpdate() {
        guard update.depth == 0 else { return }
        let gone = update.take(from: &cells)
        forgetPrefetched()
        UIView.animate(withDuration: 0.3) {
            self.measure()
            self.layoutIfNeeded()
        }
        for (_, cell) in gone { putAway(cell) }
    }
}
