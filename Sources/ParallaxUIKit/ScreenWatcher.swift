#if canImport(UIKit)
import UIKit

/// An unseen child of a screen's view controller, which hears when the screen appears and leaves. So the app need not tell.
final class ScreenWatcher: UIViewController {
    /// The screen is about to be seen, or is after all: a swipe back was cancelled.
    var willAppear: ((_ isAnimated: Bool) -> Void)?
    /// The screen is about to leave.
    var willDisappear: (() -> Void)?

    /// Watches the screen that a view lies on; `nil` if the view lies on none.
    static func watch(screenOf view: UIView) -> ScreenWatcher? {
        var responder: UIResponder? = view
        while let here = responder, !(here is UIViewController) { responder = here.next }
        guard let screen = responder as? UIViewController, screen.viewIfLoaded != nil else { return nil }
        let watcher = ScreenWatcher()
        screen.addChild(watcher)
        screen.view.insertSubview(watcher.view, at: 0)
        watcher.didMove(toParent: screen)
        return watcher
    }

    override func loadView() {
        view = UIView(frame: .zero)
        view.isHidden = true
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        willAppear?(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear?()
    }

    /// Ends watching.
    func leave() {
        willAppear = nil
        willDisappear = nil
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
#endif
