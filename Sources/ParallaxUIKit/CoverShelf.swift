#if canImport(UIKit)
import UIKit

/// How far layers of a scroll view's own lie from its content.
enum Depth {
    /// Farther than a row reaches that turns in space, or else its far half would vanish behind the picture.
    static let ofHeader: CGFloat = 1000
}

/// Holds a header's picture behind a list, whose coordinates are its own. For the eye it lies behind the rows by its depth, in
/// whichever order a list adds its cells; touches below the picture's room are the rows', in whichever order likewise.
final class CoverShelf: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.zPosition = -Depth.ofHeader
        // The picture has a place of its own in it.
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Fills the room above the rows, from the content's corner; a picture that is pulled reaches beyond.
    func fill(room: CGFloat, of scrollView: UIScrollView) {
        rest(in: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: room))
    }

    /// An app that puts back whatever it has taken out may put back a shelf that is no longer in use.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }
        Task { @MainActor in if subviews.isEmpty { removeFromSuperview() } }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y < bounds.maxY }

    /// Nothing of its own can be touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
#endif
