#if canImport(UIKit)
import Parallax
import UIKit

extension StretchyHeader {
    /// How far a list begins below the top inset: never less than nothing, and NaN counts as 0.
    static func room(ofHeight height: CGFloat) -> CGFloat {
        Header(height: height, edge: .safeArea).box(in: .zero, inset: 0).height
    }

    /// The kind of the supplementary view that keeps the header's room in a collection view.
    public static let roomKind = "ParallaxHeaderRoom"

    /// The item that keeps room for a header in a compositional layout. When the height changes, the app changes its layout.
    ///
    /// In a flow layout the inset of the first section does, whose top is to be the header's height. It has to be of that section alone:
    /// so the layout's delegate tells it, by `collectionView(_:layout:insetForSectionAt:)`, and not `sectionInset`, which is of all
    /// sections. It lies below the section's own header; so if sections have headers, the first one is to be empty, without a header,
    /// and there for its inset only.
    ///
    /// ```swift
    /// configuration.boundarySupplementaryItems = [StretchyHeader.roomItem(height: 300)]
    /// …
    /// func collectionView(
    ///     _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    /// ) -> UICollectionReusableView {
    ///     StretchyHeader.room(in: collectionView, at: path)
    /// }
    /// ```
    @MainActor public static func roomItem(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(room(ofHeight: height)))
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: roomKind, alignment: .top)
    }

    /// The empty view that the app's data source gives for ``roomKind``.
    @MainActor public static func room(
        in collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: roomKind, withReuseIdentifier: roomKind
        )
        let room = collectionView.dequeueReusableSupplementaryView(
            ofKind: roomKind, withReuseIdentifier: roomKind, for: indexPath)
        // Touches there are the picture's.
        room.isUserInteractionEnabled = false
        return room
    }
}
#endif
