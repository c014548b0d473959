/// Where items are.
@MainActor open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?

    open func prepare() {}
    open func invalidateLayout() {
        collectionView?.isStale = true
        collectionView?.setNeedsLayout()
    }
    open var collectionViewContentSize: CGSize { .zero }
    /// Items that meet a rectangle, and where they are.
    func frames(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] { [] }
    func frame(of path: IndexPath) -> CGRect { .zero }
    /// Whether item 0 is at the right where text runs from right to left. A flow layout's own answer is no.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Items of one size in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

    public override init() { super.init() }

    private var isHorizontal: Bool { scrollDirection == .horizontal }
    private var across: CGFloat {
        (isHorizontal ? collectionView?.bounds.height : collectionView?.bounds.width) ?? 0
    }
    private var itemAlong: CGFloat { isHorizontal ? itemSize.width : itemSize.height }
    private var itemAcross: CGFloat { isHorizontal ? itemSize.height : itemSize.width }
    private var perLine: Int {
        max(1, Int((across + minimumInteritemSpacing) / (itemAcross + minimumInteritemSpacing)))
    }

    private func lines(of section: Int) -> Int {
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        return (count + perLine - 1) / perLine
    }

    /// Where a section begins along the scroll.
    private func start(of section: Int) -> CGFloat {
        (0..<section).reduce(0) { sum, index in
            let count = CGFloat(lines(of: index))
            return sum + count * itemAlong + max(count - 1, 0) * minimumLineSpacing
        }
    }

    open override var collectionViewContentSize: CGSize {
        let length = start(of: collectionView?.sectionCount ?? 0)
        return isHorizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    override func frame(of path: IndexPath) -> CGRect {
        let (line, place) = (path.item / perLine, path.item % perLine)
        let along = start(of: path.section) + CGFloat(line) * (itemAlong + minimumLineSpacing)
        let gap = perLine > 1 ? (across - CGFloat(perLine) * itemAcross) / CGFloat(perLine - 1) : 0
        let side = perLine > 1 ? CGFloat(place) * (itemAcross + gap) : (across - itemAcross) / 2
        guard isHorizontal else {
            return CGRect(x: side, y: along, width: itemSize.width, height: itemSize.height)
        }
        let isFlipped =
            flipsHorizontallyInOppositeLayoutDirection
            && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isFlipped ? collectionViewContentSize.width - along - itemSize.width : along
        return CGRect(x: x, y: side, width: itemSize.width, height: itemSize.height)
    }

    override func frames(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
        (0..<(collectionView?.sectionCount ?? 0)).flatMap { section in
            (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).compactMap { item in
                let path = IndexPath(item: item, section: section)
                let frame = frame(of: path)
                let meets =
                    frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
                    && rect.minY < frame.maxY
                return meets ? (path, frame) : nil
            }
        }
    }
}
