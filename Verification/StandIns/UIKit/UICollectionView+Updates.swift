extension UICollectionView: StandInList {

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
        performUpdates(updates, completion: completion)
    }
}
