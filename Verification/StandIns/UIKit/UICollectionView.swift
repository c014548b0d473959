@MainActor public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

/// A collection view: it asks for cells in its own layout, and reuses those that have left. Sections that scroll across do so
/// in a private scroll view, of which the collection view's delegate hears nothing.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource?
    open var backgroundView: UIView?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }

    private var factories: [String: @MainActor () -> UICollectionReusableView] = [:]
    private var pool: [String: [UICollectionReusableView]] = [:]
    var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
    /// Cells that were made before they came into view.
    var prefetched: [IndexPath: UICollectionViewCell] = [:]
    var update = StandInUpdate<UICollectionViewCell>()
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    private var places = StandInSections()
    private var isStale = true
    /// The private scroll views of sections that scroll across.
    public private(set) var standInSectionScrollers: [Int: UIScrollView] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    override var scrollsVertically: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
    }

    // MARK: Cells

    public func standInRegister(
        _ identifier: String, _ factory: @escaping @MainActor () -> UICollectionReusableView
    ) {
        factories[identifier] = factory
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        factories[identifier] = { UICollectionReusableView(frame: .zero) }
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath)
        -> UICollectionViewCell
    {
        dequeue(identifier) as! UICollectionViewCell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(identifier) }

    private func dequeue(_ identifier: String) -> UICollectionReusableView {
        if let view = pool[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = factories[identifier]!()
        view.reuseIdentifier = identifier
        return view
    }

    /// In no order that anybody should count on: here, as a reminder, the last one first.
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key > $1.key }.map(\.value) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        (supplements[kind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }

    open func reloadData() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            cells[path] = nil
            putAway(cell, path)
        }
        forgetPrefetched()
        measure()
    }

    // MARK: Layout

    func measure() {
        collectionViewLayout.prepare()
        places = collectionViewLayout.sections()
        isStale = false
        contentSize = places.size
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { measure() }
        // Headers that are pinned are where the layout says anew on each scroll.
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout,
            flow.sectionHeadersPinToVisibleBounds
        {
            places = flow.sections()
        }
        for (section, place) in places.across { lay(section, place) }
        var shown: Set<IndexPath> = []
        for attributes in places.attributes where isSeen(attributes) {
            if let kind = attributes.representedElementKind {
                show(kind, attributes)
            } else {
                shown.insert(attributes.indexPath)
            }
        }
        if StandInFidelity.recyclesFirst { removeCells(except: shown) }
        // A section's header has the index path of its first cell.
        for attributes in places.attributes
        where attributes.representedElementKind == nil && shown.contains(attributes.indexPath) {
            show(attributes)
        }
        removeCells(except: shown)
        if StandInFidelity.prefetches, let last = shown.max() {
            let next = IndexPath(item: last.item + 1, section: last.section)
            if cells[next] == nil, prefetched[next] == nil,
                places.attributes.contains(where: { $0.indexPath == next })
            {
                prefetched[next] = dataSource?.collectionView(self, cellForItemAt: next)
            }
        }
    }

    private func lay(_ section: Int, _ place: (frame: CGRect, size: CGSize)) {
        let scroller =
            standInSectionScrollers[section]
            ?? {
                let scroller = UIScrollView(frame: .zero)
                scroller.contentInsetAdjustmentBehavior = .never
                insertSubview(scroller, at: 0)
                standInSectionScrollers[section] = scroller
                // Scrolling across asks the collection view for layout, no more.
                token.append(
                    scroller.standInObservers.add("contentOffset") { [weak self] in
                        MainActor.assumeIsolated { self?.setNeedsLayout() }
                    })
                return scroller
            }()
        if scroller.restFrame != place.frame { scroller.place(place.frame) }
        if scroller.contentSize != place.size { scroller.contentSize = place.size }
    }

    private var token: [NSKeyValueObservation] = []

    private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if attributes.representedElementKind == nil, let across = places.across[attributes.indexPath.section],
            let scroller = standInSectionScrollers[attributes.indexPath.section]
        {
            return across.frame.intersects(bounds) && attributes.frame.intersects(scroller.bounds)
        }
        return attributes.frame.intersects(bounds)
    }

    private func show(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        let known =
            supplements[kind]?[path]
            ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        guard let view = known else { return }
        supplements[kind, default: [:]][path] = view
        view.place(attributes.frame)
        if view.superview !== self { addSubview(view) }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        if let cell = cells[path] {
            if cell.restFrame != attributes.frame { cell.place(attributes.frame) }
            return
        }
        guard
            let cell =
                prefetched.removeValue(forKey: path) ?? dataSource?.collectionView(self, cellForItemAt: path)
        else { return }
        cell.place(attributes.frame)
        cell.isHidden = false
        cells[path] = cell
        (delegate as? UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
        let holder = standInSectionScrollers[path.section] ?? self
        if cell.superview !== holder { holder.insertSubview(cell, at: 0) }
    }

    private func removeCells(except kept: Set<IndexPath>) {
        for (path, cell) in cells where !kept.contains(path) {
            cells[path] = nil
            putAway(cell, path)
        }
    }

    func putAway(_ cell: UICollectionViewCell, _ path: IndexPath) {
        if StandInFidelity.keepsReusedCells { cell.isHidden = true } else { cell.removeFromSuperview() }
        putInPool(cell)
    }

    func putInPool(_ cell: UICollectionViewCell) {
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { isStale = true }
    }
}
