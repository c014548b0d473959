open class UINavigationBar: UIView {}

/// How a bar looks; here it is only kept.
open class UINavigationBarAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public private(set) var standInIsTransparent = false
    open func configureWithTransparentBackground() { standInIsTransparent = true }
}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// Runs what is to go along with a transition, and tells at its end whether it was cancelled. A cancelled one puts what was
/// animated back on the screen, but the values stay those that were set: as in UIKit, whoever set them must set them back.
@MainActor final class StandInCoordinator: UIViewControllerTransitionCoordinator {
    var isCancelled = false
    let isInteractive: Bool
    let transitionDuration: TimeInterval = 0.35
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(isInteractive: Bool) { self.isInteractive = isInteractive }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { UIView.animate(withDuration: transitionDuration, animations: { animation(self) }) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        for completion in completions { completion(self) }
        completions = []
    }
}

/// A stack of controllers under one bar, 44 points high below the status bar.
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar(frame: .zero)
    public private(set) var viewControllers: [UIViewController] = []
    private var coordinator: StandInCoordinator?
    private var swipe: (leaving: UIViewController, entering: UIViewController)?

    public init(rootViewController: UIViewController) {
        super.init()
        viewControllers = [rootViewController]
        addChild(rootViewController)
    }

    public var topViewController: UIViewController? { viewControllers.last }
    open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        coordinator ?? super.transitionCoordinator
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        topViewController?.viewWillAppear(animated)
        if let top = topViewController { embed(top) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.viewDidAppear(animated)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let status = view.window?.standInSafeArea.top ?? 0
        navigationBar.place(CGRect(x: 0, y: status, width: view.bounds.width, height: 44))
    }

    private func embed(_ controller: UIViewController) {
        let child = controller.view!
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.place(view.bounds)
        child.standInBars.top = 44
        view.insertSubview(child, at: 0)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        let old = topViewController
        addChild(controller)
        viewControllers.append(controller)
        _ = controller.view
        move(from: old, to: controller, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let leaving = viewControllers.removeLast()
        move(from: leaving, to: topViewController!, animated: animated)
        leaving.removeFromParent()
        return leaving
    }

    private func move(from old: UIViewController?, to new: UIViewController, animated: Bool) {
        coordinator = animated ? StandInCoordinator(isInteractive: false) : nil
        old?.viewWillDisappear(animated)
        new.viewWillAppear(animated)
        embed(new)
        view.window?.standInCommit()
        if animated { StandInClock.standInAdvance(by: 0.35) }
        old?.viewIfLoaded?.removeFromSuperview()
        coordinator?.finish()
        coordinator = nil
        old?.viewDidDisappear(animated)
        new.viewDidAppear(animated)
    }

    // MARK: Swiping back

    /// A finger begins to pull the top controller off.
    public func standInBeginSwipeBack() {
        guard viewControllers.count > 1 else { return }
        let (leaving, entering) = (viewControllers.last!, viewControllers[viewControllers.count - 2])
        swipe = (leaving, entering)
        coordinator = StandInCoordinator(isInteractive: true)
        leaving.viewWillDisappear(true)
        entering.viewWillAppear(true)
        embed(entering)
        view.window?.standInCommit()
    }

    /// The finger lets go: the controller goes, or comes back.
    public func standInEndSwipeBack(cancelled: Bool) {
        guard let (leaving, entering) = swipe else { return }
        swipe = nil
        coordinator?.isCancelled = cancelled
        if cancelled {
            // UIKit tells both of the way back before the transition ends.
            entering.viewWillDisappear(true)
            leaving.viewWillAppear(true)
            StandInClock.standInAdvance(by: 0.35)
            entering.view.removeFromSuperview()
            entering.viewDidDisappear(true)
            leaving.viewDidAppear(true)
        } else {
            StandInClock.standInAdvance(by: 0.35)
            leaving.view.removeFromSuperview()
            viewControllers.removeLast()
            leaving.removeFromParent()
            leaving.viewDidDisappear(true)
            entering.viewDidAppear(true)
        }
        coordinator?.finish()
        coordinator = nil
        view.window?.standInCommit()
    }
}
