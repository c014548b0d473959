#if canImport(UIKit)
import UIKit

/// Holds a header's picture behind a list, whose coordinates are its own. For the eye it lies behind the rows by its depth, in
/// whichever order a list adds its cells; touches below the picture's room are the rows', in whichever order likewise.
final class CoverShelf: UIView {
    /// Where rows begin.
    var room: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.zPosition = -1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y < room }

    /// Nothing of its own can be touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
#endif
