/// A view controller: its view is loaded when asked for, and hears of appearing and leaving in UIKit's order.
@MainActor open class UIViewController: UIResponder {
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    open var title: String?
    open lazy var navigationItem = UINavigationItem()
    public private(set) var viewIfLoaded: UIView?
    /// What was called, for tests of the stand-in itself.
    public var standInCalls: [String] = []

    public override init() { super.init() }

    open override var next: UIResponder? { viewIfLoaded?.superview }

    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    open var view: UIView! {
        get {
            if viewIfLoaded == nil {
                loadView()
                viewDidLoad()
            }
            return viewIfLoaded
        }
        set {
            viewIfLoaded = newValue
            newValue?.controller = self
        }
    }

    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { parent?.transitionCoordinator }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) { standInCalls.append("willAppear") }
    open func viewDidAppear(_ animated: Bool) { standInCalls.append("didAppear") }
    open func viewWillDisappear(_ animated: Bool) { standInCalls.append("willDisappear") }
    open func viewDidDisappear(_ animated: Bool) { standInCalls.append("didDisappear") }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func standInAppear(animated: Bool, add: () -> Void) {
        _ = view
        viewWillAppear(animated)
        add()
        viewDidAppear(animated)
    }
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public var tableView: UITableView! { view as? UITableView }

    public init(style: UITableView.Style = .plain) { super.init() }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor public final class UINavigationItem: NSObject {
    public var standardAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
}
