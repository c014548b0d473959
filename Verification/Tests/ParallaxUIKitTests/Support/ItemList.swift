import Parallax
import ParallaxUIKit
import UIKit

/// A cell with a picture and a text.
final class ItemCell: UICollectionViewCell {
    let picture = UIImageView(frame: .zero)
    let text = UILabel(frame: .zero)
    var overscan = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture)
        addSubview(text)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, size) in [
            (
                picture,
                CGSize(width: bounds.width + 2 * overscan.width, height: bounds.height + 2 * overscan.height)
            ),
            (text, bounds.size),
        ] {
            view.bounds.size = size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}

/// A flow layout whose first item is at the right where text runs from right to left.
final class FlippingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A collection as an app would write it, with everything open to a test.
@MainActor final class ItemList: UICollectionViewDataSource, UICollectionViewDelegate {
    let layout: UICollectionViewFlowLayout
    let collection: UICollectionView
    var items: Int
    var configure: (ItemCell, IndexPath) -> Void = { _, _ in }

    init(items: Int, layout: UICollectionViewFlowLayout = FlippingFlowLayout(), overscan: CGSize = .zero) {
        self.items = items
        self.layout = layout
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.standInRegister("cell") {
            let cell = ItemCell(frame: .zero)
            cell.overscan = overscan
            return cell
        }
        collection.dataSource = self
        collection.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ItemCell
        configure(cell, indexPath)
        return cell
    }

    func cell(_ item: Int) -> ItemCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? ItemCell
    }
}
