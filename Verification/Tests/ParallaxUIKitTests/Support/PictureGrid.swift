import Parallax
import ParallaxUIKit
import UIKit

/// A cell with a picture that is longer than it.
final class PictureItem: UICollectionViewCell {
    let picture = UIImageView(frame: .zero)
    /// How much longer, as a factor, along which side.
    var factor = CGSize(width: 1, height: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds.size = CGSize(
            width: bounds.width * factor.width, height: bounds.height * factor.height)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// A collection view with a layout of some kind, as an app would write it.
@MainActor final class CellGrid<Layout: UICollectionViewLayout>: UICollectionViewDataSource {
    let layout: Layout
    let view: UICollectionView
    var sections: [Int]
    var factor: CGSize
    var configure: (PictureItem, IndexPath) -> Void = { _, _ in }
    private let supplement: (UICollectionView, IndexPath) -> UICollectionReusableView

    fileprivate init(
        _ layout: Layout, sections: [Int], factor: CGSize,
        supplement: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
    ) {
        (self.layout, self.sections, self.factor, self.supplement) = (layout, sections, factor, supplement)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.standInRegister("item") { PictureItem(frame: .zero) }
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! PictureItem
        cell.factor = factor
        cell.setNeedsLayout()
        configure(cell, path)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { supplement(collectionView, path) }

    func cell(_ item: Int, section: Int = 0) -> PictureItem? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? PictureItem
    }
}

/// With a compositional layout; what is beside its cells is room for a header.
typealias PictureGrid = CellGrid<UICollectionViewCompositionalLayout>

extension PictureGrid {
    convenience init(sections: [Int], provider: @escaping (Int, Any) -> NSCollectionLayoutSection?) {
        self.init(
            UICollectionViewCompositionalLayout(sectionProvider: provider), sections: sections,
            factor: CGSize(width: 1, height: 1)
        ) { StretchyHeader.room(in: $0, at: $1) }
    }

    static func section(
        width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, across: Bool = false
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = across ? .continuous : .none
        return section
    }
}

/// With a flow layout, and pictures half as long again as their cells.
typealias FlowGrid = CellGrid<UICollectionViewFlowLayout>

extension FlowGrid {
    convenience init(sections: [Int], item: CGSize, spacing: CGFloat = 0) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        self.init(layout, sections: sections, factor: CGSize(width: 1, height: 1.5)) { _, _ in
            UICollectionReusableView(frame: .zero)
        }
    }
}
