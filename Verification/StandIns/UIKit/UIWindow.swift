open class UIWindow: UIView {
    /// The parts of the screen under its rounded corners and its status bar.
    public var standInSafeArea = UIEdgeInsets.zero

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let controller = rootViewController else { return }
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.place(bounds)
            controller.standInAppear(animated: false) { self.addSubview(controller.view) }
        }
    }

    open func makeKeyAndVisible() { isHidden = false }

    /// The end of a turn of the run loop: safe areas and layout are brought up to date, as often as it takes.
    public func standInCommit() {
        for _ in 0..<50 {
            updateSafeArea()
            guard treeNeedsLayout else { return }
            layoutTree()
        }
        fatalError("Layout does not come to an end.")
    }
}

@MainActor public final class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
