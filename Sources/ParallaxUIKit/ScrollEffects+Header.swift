#if canImport(UIKit)
import UIKit

extension ScrollEffects {
    /// The picture above the list; `nil` for none. A change of its parts, of its height say, takes effect at once. If two
    /// headers are to have one picture, in lists side by side say, the later one takes it.
    ///
    /// ```swift
    /// effects.header = StretchyHeader(cover, height: 300)
    /// effects.header?.height = 240
    /// ```
    public var header: StretchyHeader? {
        get { ledger.settings.header }
        set { ledger.setHeader(newValue) }
    }

    /// Whether a collection view's layout leaves too little room for the header, see ``StretchyHeader/roomItem(height:)``. Known once
    /// it was laid out at rest; the console says so, too.
    public var isHeaderRoomMissing: Bool { ledger.tracker?.header?.isRoomMissing ?? false }

    /// Call this from `viewWillAppear`, if a whole bar fades with the header: the bar takes on the header's values again, within
    /// 0.2 seconds.
    public func screenWillAppear(animated: Bool) {
        ledger.tracker?.header?.screenWillAppear(ledger.tracker?.viewport, animated: animated)
    }

    /// Call this from `viewWillDisappear`, if a whole bar fades with the header: the bar becomes what it was along with the
    /// transition. A swipe back that is cancelled gives the bar its values again.
    public func screenWillDisappear(animated: Bool) {
        let coordinator = animated ? scrollView?.nearestController?.transitionCoordinator : nil
        ledger.tracker?.header?.screenWillDisappear(coordinator)
    }
}

extension UIResponder {
    /// The view controller that the view belongs to.
    fileprivate var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let here = responder {
            if let controller = here as? UIViewController { return controller }
            responder = here.next
        }
        return nil
    }
}
#endif
