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

/// A collection view as an app would write it.
@MainActor final class PictureGrid: UICollectionViewDataSource {
    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    var sections: [Int]
    var factor = CGSize(width: 1, height: 1)
    var configure: (PictureItem, IndexPath) -> Void = { _, _ in }

    init(sections: [Int], provider: @escaping (Int, Any) -> NSCollectionLayoutSection?) {
        self.sections = sections
        layout = UICollectionViewCompositionalLayout(sectionProvider: provider)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.standInRegister("item") { PictureItem(frame: .zero) }
        view.dataSource = self
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
    ) -> UICollectionReusableView { StretchyHeader.room(in: collectionView, at: path) }

    func cell(_ item: Int, section: Int = 0) -> PictureItem? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? PictureItem
    }
}
