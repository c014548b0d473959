public final class UICollectionViewLayoutAttributes: NSObject {
    public var indexPath: IndexPath
    public var frame = CGRect.zero
    public var representedElementKind: String?
    init(_ indexPath: IndexPath, _ frame: CGRect, kind: String? = nil) {
        (self.indexPath, self.frame, representedElementKind) = (indexPath, frame, kind)
    }
}

/// Where everything in a collection view is. A section that scrolls across has a length of its own.
struct StandInSections {
    var attributes: [UICollectionViewLayoutAttributes] = []
    var size = CGSize.zero
    /// Sections that scroll across: their frame in the content, and the size of what they hold. Frames of their items count
    /// from their own start.
    var across: [Int: (frame: CGRect, size: CGSize)] = [:]
}

@MainActor open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?
    public override init() { super.init() }
    func sections() -> StandInSections { StandInSections() }
    open func prepare() {}
    open func invalidateLayout() { collectionView?.measure() }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// Where it says nothing, the layout's own properties hold.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    open var scrollDirection = ScrollDirection.vertical
    open var itemSize = CGSize(width: 50, height: 50)
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false

    override func sections() -> StandInSections {
        guard let view = collectionView, let source = view.dataSource else { return StandInSections() }
        var result = StandInSections()
        let vertical = scrollDirection == .vertical
        let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
        let room = vertical ? view.bounds.width : view.bounds.height
        let (across, along) = vertical ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
        var place: CGFloat = 0
        for section in 0..<source.numberOfSections(in: view) {
            let inset =
                delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
            let sides = vertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
            let ends = vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
            let free = room - sides.0 - sides.1
            let perLine = max(
                1, Int((free + minimumInteritemSpacing) / max(across + minimumInteritemSpacing, 1)))
            // A full line reaches from side to side.
            let gap = perLine > 1 ? (free - CGFloat(perLine) * across) / CGFloat(perLine - 1) : 0
            let count = source.collectionView(view, numberOfItemsInSection: section)
            let size =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            let header = vertical ? size.height : size.width
            let begin = place
            place += header + ends.0
            for item in 0..<count {
                let (line, column) = (item / perLine, item % perLine)
                let start = place + CGFloat(line) * (along + minimumLineSpacing)
                let side = sides.0 + CGFloat(column) * (across + gap)
                let origin = vertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side)
                result.attributes.append(
                    .init(IndexPath(item: item, section: section), CGRect(origin: origin, size: itemSize)))
            }
            let lines = (count + perLine - 1) / perLine
            if lines > 0 { place += CGFloat(lines) * (along + minimumLineSpacing) - minimumLineSpacing }
            place += ends.1
            if header > 0, vertical {
                var y = begin
                if sectionHeadersPinToVisibleBounds {
                    y = max(y, min(view.bounds.minY + view.adjustedContentInset.top, place - header))
                }
                result.attributes.append(
                    .init(
                        IndexPath(item: 0, section: section), CGRect(x: 0, y: y, width: room, height: header),
                        kind: UICollectionView.elementKindSectionHeader))
            }
        }
        result.size = vertical ? CGSize(width: room, height: place) : CGSize(width: place, height: room)
        if flipsHorizontallyInOppositeLayoutDirection,
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        {
            for attributes in result.attributes {
                attributes.frame.origin.x = result.size.width - attributes.frame.maxX
            }
        }
        return result
    }
}
