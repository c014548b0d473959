import Parallax
import UIKit

extension UIView {
    /// The corners on the screen, after all transforms that are shown now, from the top left clockwise.
    public var shownQuad: Quad {
        func place(_ x: CGFloat, _ y: CGFloat) -> Vector {
            var point = CGPoint(x: x, y: y)
            var view: UIView = self
            while let above = view.superview {
                let (anchor, bounds) = (view.layer.anchorPoint, view.bounds)
                let pivot = CGPoint(
                    x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
                point = view.layer.standInShownTransform.standInApply(
                    CGPoint(x: point.x - pivot.x, y: point.y - pivot.y))
                point = CGPoint(x: point.x + view.center.x, y: point.y + view.center.y)
                view = above
            }
            return Vector(point.x, point.y)
        }
        let box = bounds
        return Quad(
            place(box.minX, box.minY), place(box.maxX, box.minY), place(box.maxX, box.maxY),
            place(box.minX, box.maxY))
    }

    /// The opacity that is shown now, times those of all that hold the view.
    public var shownOpacity: Double {
        var opacity = 1.0
        var view: UIView? = self
        while let here = view {
            opacity *= here.layer.standInShownOpacity
            view = here.superview
        }
        return opacity
    }

    /// The view and all below it.
    public var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
