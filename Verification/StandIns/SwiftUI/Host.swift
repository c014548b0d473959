/// A screen: a root view, a size, what bars leave of it, and a clock.
public final class StandInHost {
    public let root: StandInNode
    public var size: CGSize
    /// What bars cover.
    public var safeArea: EdgeInsets
    /// Where the host's whole box begins, in a window larger than it.
    public var origin = CGPoint.zero
    /// Seconds.
    public private(set) var now = 0.0
    public var reduceMotion = false
    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large
    public var colorScheme = ColorScheme.light

    private(set) var pass = 0
    private var isFirst = true
    private var environment = EnvironmentValues()
    private var view: any View
    private var dirty: [(node: StandInNode, transaction: Transaction)] = []
    private var actions: [() -> Void] = []
    var animating: [ObjectIdentifier: StandInNode] = [:]

    public init<Content: View>(_ view: Content, size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
        self.view = view
        self.size = size
        self.safeArea = safeArea
        root = StandInNode(Slot(view), key: nil, parent: nil, host: nil)
        root.host = self
    }

    /// Describes the screen anew.
    public func show<Content: View>(_ view: Content) {
        self.view = view
        isFirst = true
    }

    public var wholeFrame: CGRect { CGRect(origin: origin, size: size) }
    var safeFrame: CGRect { safeArea.inner(of: wholeFrame, layoutDirection) }

    /// How far what lies in `frame` reaches under bars, where it touches the safe area's edges.
    func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        let (whole, safe) = (wholeFrame, safeFrame)
        func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.01 }
        let left = touches(frame.minX, safe.minX) ? safe.minX - whole.minX : 0
        let right = touches(frame.maxX, safe.maxX) ? whole.maxX - safe.maxX : 0
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: touches(frame.minY, safe.minY) ? safe.minY - whole.minY : 0,
            leading: isMirrored ? right : left,
            bottom: touches(frame.maxY, safe.maxY) ? whole.maxY - safe.maxY : 0,
            trailing: isMirrored ? left : right)
    }

    func invalidate(_ node: StandInNode) { dirty.append((node, Transaction.current)) }
    func later(_ action: @escaping () -> Void) { actions.append(action) }

    /// Brings the screen up to date: bodies that are due, layout, effects, and what they set off.
    public func commit() {
        var environment = environment
        environment.standInReduceMotion = reduceMotion
        environment.layoutDirection = layoutDirection
        environment.dynamicTypeSize = dynamicTypeSize
        environment.colorScheme = colorScheme
        if isFirst || environment.number != self.environment.number {
            self.environment = environment
            isFirst = false
            root.environment = environment
            root.setChild(0, view, environment)
        }
        advanceAnimations()
        for round in 0..<12 {
            evaluateDirty()
            pass += 1
            let safe = safeFrame
            for item in root.items {
                item.place(
                    in: Alignment.center.place(
                        item.measure(ProposedViewSize(safe.size)), in: safe, layoutDirection))
            }
            root.show(ShowContext())
            let due = actions
            actions = []
            for action in due { action() }
            if dirty.isEmpty && actions.isEmpty { return }
            if round == 11 { StandInFaults.found.append("the screen does not come to rest") }
        }
    }

    private func evaluateDirty() {
        while !dirty.isEmpty {
            let due = dirty
            dirty = []
            for (index, (node, transaction)) in due.enumerated() where !node.isDisposed {
                // Of several changes of one view, the last one's transaction counts.
                if due[(index + 1)...].contains(where: { $0.node === node }) { continue }
                let outer = Transaction.current
                Transaction.current = transaction
                reevaluate(node)
                Transaction.current = outer
            }
        }
    }

    private func reevaluate(_ node: StandInNode) {
        if let view = node.view as? any Reevaluated {
            view.reevaluate(node)
        } else {
            node.evaluateBody()
        }
    }

    private func advanceAnimations() {
        for (key, node) in animating {
            guard !node.isDisposed, let memory = node.memory as? ModifierMemory else {
                animating[key] = nil
                continue
            }
            if !memory.advance(to: now) { animating[key] = nil }
            reevaluate(node)
        }
    }

    /// Whether an animation is under way.
    public var isAnimating: Bool { !animating.isEmpty }

    public func advance(by interval: Double) { now += interval }

    // MARK: Looking and touching

    public func nodes(_ condition: (StandInNode) -> Bool) -> [StandInNode] { root.tree.filter(condition) }

    public func image(_ name: String) -> StandInNode? { found.images[name] }
    public func text(_ string: String) -> StandInNode? { found.texts[string] }
    /// The scroll views, outer ones first.
    public var scrollViews: [StandInScrollView] { found.scrollViews }

    private struct Found {
        var pass = -1
        var images: [String: StandInNode] = [:]
        var texts: [String: StandInNode] = [:]
        var scrollViews: [StandInScrollView] = []
    }

    private var lastFound = Found()

    /// What tests look for, looked for once a frame.
    private var found: Found {
        if lastFound.pass == pass { return lastFound }
        var found = Found()
        found.pass = pass
        root.visit { node in
            if node.isScrollView, let memory = node.memory as? ScrollMemory {
                found.scrollViews.append(StandInScrollView(node: node, memory: memory))
            }
            guard node.children.isEmpty else { return }
            if let image = node.view as? Image { found.images[image.name] = node }
            if let text = node.view as? Text { found.texts[text.string] = node }
        }
        lastFound = found
        return found
    }
}

/// A scroll view, as a finger sees it.
public struct StandInScrollView {
    public let node: StandInNode
    let memory: ScrollMemory
    /// Points scrolled from rest: toward the trailing edge, and down.
    public var travel: CGPoint {
        get { memory.travel }
        nonmutating set { memory.travel = newValue }
    }
    public var contentSize: CGSize { memory.contentSize }
    /// The bounds, what lies under bars included.
    public var whole: CGRect { memory.whole }
    public var insets: EdgeInsets { memory.insets }
}
