@MainActor public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

/// A collection: like a table it asks for cells in its own layout, and reuses those that have left.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }

    private var factories: [String: @MainActor () -> UICollectionViewCell] = [:]
    private var pool: [String: [UICollectionViewCell]] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var hasRested = false
    var isStale = true

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) { fatalError("There are no storyboards here.") }

    private var collectionDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }

    /// On a Mac a class is registered; here, how to make one.
    public func standInRegister(
        _ identifier: String, _ factory: @escaping @MainActor () -> UICollectionViewCell
    ) {
        factories[identifier] = factory
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = factories[identifier]!()
        cell.reuseIdentifier = identifier
        return cell
    }

    var sectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open var visibleCells: [UICollectionViewCell] { Array(cells.values) }
    open var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    open func reloadData() {
        for (path, cell) in cells { putAway(cell, path) }
        cells = [:]
        isStale = true
        setNeedsLayout()
    }

    /// The data source must have its new items already.
    open func insertItems(at paths: [IndexPath]) { reloadData() }
    open func deleteItems(at paths: [IndexPath]) { reloadData() }
    open func reloadItems(at paths: [IndexPath]) {
        for path in paths {
            if let cell = cells.removeValue(forKey: path) { putAway(cell, path) }
        }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        measure()
        let items = collectionViewLayout.frames(in: bounds)
        let kept = Set(items.map(\.path))
        if StandInFidelity.recyclesFirst { removeCells(except: kept) }
        for (path, frame) in items { show(path, frame) }
        removeCells(except: kept)
    }

    private func measure() {
        isStale = false
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        // A flipped layout begins at its right end.
        let isFlipped =
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !hasRested, size.width > 0 {
            hasRested = true
            if isFlipped { contentOffset.x = size.width - bounds.width }
        }
    }

    private func show(_ path: IndexPath, _ frame: CGRect) {
        if let cell = cells[path] {
            cell.place(frame)
            return
        }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
        cell.place(frame)
        cell.isHidden = false
        cells[path] = cell
        if cell.superview !== self { insertSubview(cell, at: 0) }
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }

    private func removeCells(except kept: Set<IndexPath>) {
        for (path, cell) in cells where !kept.contains(path) {
            cells[path] = nil
            putAway(cell, path)
        }
    }

    private func putAway(_ cell: UICollectionViewCell, _ path: IndexPath) {
        if StandInFidelity.keepsReusedCells { cell.isHidden = true } else { cell.removeFromSuperview() }
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }
}
