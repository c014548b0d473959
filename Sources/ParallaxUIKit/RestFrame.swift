#if canImport(UIKit)
import UIKit

extension UIView {
    /// Where the view rests in a scroll view's content, in points of the scroll view's own coordinates: all transforms on the
    /// way are left out, so what an effect has written is never read back. `nil` if the view is not in the scroll view.
    func restFrame(in scrollView: UIScrollView) -> CGRect? {
        var view = self
        var frame = view.restFrame
        while let above = view.superview {
            if above === scrollView { return frame }
            frame = frame.offsetBy(dx: -above.bounds.minX, dy: -above.bounds.minY)
            let outer = above.restFrame
            frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
            view = above
        }
        return nil
    }

    /// The scroll view's own subview that the view lies in, or is; `nil` if it is not in the scroll view.
    func holder(in scrollView: UIScrollView) -> UIView? {
        var view = self
        while let above = view.superview {
            if above === scrollView { return view }
            view = above
        }
        return nil
    }

    /// The frame without the transform, from bounds and center.
    private var restFrame: CGRect {
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    /// Puts the view into a frame without regard to its transform.
    func rest(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let size = CGRect(origin: bounds.origin, size: frame.size)
        if bounds != size { bounds = size }
        let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if center != place { center = place }
    }

    /// The scroll view that the view lies in, the nearest one; `nil` if there is none.
    var nearestScrollView: UIScrollView? {
        var view = superview
        while let here = view {
            if let scrollView = here as? UIScrollView { return scrollView }
            view = here.superview
        }
        return nil
    }
}

extension CGPoint {
    /// Whether it is the same place, but for what is rounded to pixels.
    func isNear(_ other: CGPoint) -> Bool {
        (x - other.x).magnitude < 0.5 && (y - other.y).magnitude < 0.5
    }
}

extension CGRect {
    /// Whether it is the same place, but for what is rounded to pixels.
    func isNear(_ other: CGRect) -> Bool { size == other.size && origin.isNear(other.origin) }
}
#endif
