public final class NSCollectionLayoutDimension: NSObject, Sendable {
    let value: @Sendable (CGFloat) -> CGFloat
    init(_ value: @escaping @Sendable (CGFloat) -> CGFloat) { self.value = value }
    public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init { $0 * part } }
    public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
        .init { $0 * part }
    }
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init { _ in length } }
}

public final class NSCollectionLayoutSize: NSObject {
    let width, height: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (width, height) = (widthDimension, heightDimension)
    }
}

public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom }
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, groupPaging
}

@MainActor public class NSCollectionLayoutItem: NSObject {
    let layoutSize: NSCollectionLayoutSize
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
}

@MainActor public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var interGroupSpacing: CGFloat = 0
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

@MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public override init() { super.init() }
}

/// One item a group, sections below one another; a section may scroll across in a scroll view of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: (Int) -> NSCollectionLayoutSection?
    public var configuration = UICollectionViewCompositionalLayoutConfiguration()

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public init(section: NSCollectionLayoutSection) { provider = { _ in section } }

    public init(
        sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { sectionProvider($0, 0) }
        super.init()
        self.configuration = configuration
    }

    override func sections() -> StandInSections {
        guard let view = collectionView, let source = view.dataSource else { return StandInSections() }
        var result = StandInSections()
        var y: CGFloat = 0
        for item in configuration.boundarySupplementaryItems {
            let height = item.layoutSize.height.value(view.bounds.height)
            let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            result.attributes.append(.init(IndexPath(index: 0), frame, kind: item.elementKind))
            y += height
        }
        for index in 0..<source.numberOfSections(in: view) {
            guard let section = provider(index) else { continue }
            let size = CGSize(
                width: section.group.layoutSize.width.value(view.bounds.width),
                height: section.group.layoutSize.height.value(view.bounds.height))
            let count = source.collectionView(view, numberOfItemsInSection: index)
            let isAcross = section.orthogonalScrollingBehavior != .none
            let step = (isAcross ? size.width : size.height) + section.interGroupSpacing
            for item in 0..<count {
                let place = CGFloat(item) * step
                let origin = isAcross ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: y + place)
                result.attributes.append(
                    .init(IndexPath(item: item, section: index), CGRect(origin: origin, size: size)))
            }
            let length = max(0, CGFloat(count) * step - section.interGroupSpacing)
            if isAcross {
                let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: size.height)
                result.across[index] = (frame, CGSize(width: length, height: size.height))
            }
            y += isAcross ? size.height : length
        }
        result.size = CGSize(width: view.bounds.width, height: y)
        return result
    }
}
