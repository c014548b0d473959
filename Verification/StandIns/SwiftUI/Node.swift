/// A view in place: what persists while descriptions come and go.
public final class StandInNode {
    public internal(set) weak var parent: StandInNode?
    public internal(set) var children: [StandInNode] = []
    /// The description as it is now.
    public internal(set) var view: any View
    /// The name of the description's type.
    public private(set) lazy var typeName = name(of: type(of: view))
    /// Whether this only holds others, and has no box of its own.
    private(set) lazy var isStructural = !(view is any LayoutPrimitive)
    private(set) lazy var isEffect = view is any ShownEffect
    private(set) lazy var isSpace = view is any NamesSpace
    private(set) lazy var isScrollView = view is any ScrollAxes
    var key: AnyHashable?
    var environment = EnvironmentValues()
    weak var host: StandInHost?
    /// What `@State` and others keep here, by their place in the view.
    var storage: [Int: AnyObject] = [:]
    /// What primitives keep here.
    var memory: AnyObject?
    var isDisposed = false
    /// How often the body was evaluated.
    public internal(set) var bodyCount = 0

    // The layout of this frame: points of the host, before effects.
    public internal(set) var frame = CGRect.zero
    var measured: [ProposedViewSize: CGSize] = [:]
    var measurePass = -1
    /// The last pass in which a layout gave this a place.
    var placedIn = -1

    // What is shown in this frame.
    /// From points of the host as laid out to points as shown.
    public internal(set) var shown = ProjectionTransform()
    /// The same, as far as geometry is asked for.
    var geometry = ProjectionTransform()
    /// The opacity times that of all that hold this.
    public internal(set) var shownOpacity = 1.0
    /// The corners of the nearest clip, as shown, from the top left clockwise.
    public internal(set) var shownClip: [CGPoint]?
    /// The blur and shadow of this node's own effect.
    public internal(set) var shownBlur = 0.0

    init(_ view: any View, key: AnyHashable?, parent: StandInNode?, host: StandInHost?) {
        self.view = view
        self.key = key
        self.parent = parent
        self.host = host
    }

    // MARK: Descriptions

    /// Takes a new description, or the same one in another environment.
    func set(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        if let primitive = view as? any Primitive {
            primitive.update(self)
        } else {
            evaluateBody()
        }
    }

    func evaluateBody() {
        MainActor.assumeIsolated {
            link(view)
            setChild(0, Self.body(of: view))
        }
        count(of: type(of: view))
    }

    func count(of type: Any.Type) {
        bodyCount += 1
        StandInCounters.bodies[name(of: type), default: 0] += 1
        if bodyCount > 1 { StandInCounters.repeatedBodies[name(of: type), default: 0] += 1 }
    }

    @MainActor private static func body<V: View>(of view: V) -> any View { view.body }

    /// Lends the view's `@State` and the like their places in this node.
    func link(_ value: Any) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            (child.value as? any Linked)?.link(to: self, index)
        }
    }

    func setChild(
        _ index: Int, _ view: any View, key: AnyHashable? = nil, _ environment: EnvironmentValues? = nil
    ) {
        if index < children.count {
            let child = children[index]
            if type(of: child.view) == type(of: view), child.key == key {
                return child.set(view, environment ?? self.environment)
            }
            child.dispose()
            children[index] = StandInNode(view, key: key, parent: self, host: host)
        } else {
            children.append(StandInNode(view, key: key, parent: self, host: host))
        }
        children[index].set(view, environment ?? self.environment)
    }

    func removeChildren(from index: Int) {
        guard index < children.count else { return }
        children[index...].forEach { $0.dispose() }
        children.removeSubrange(index...)
    }

    func setChildren(ids: [AnyHashable], _ view: (Int) -> any View) {
        var old: [AnyHashable: StandInNode] = [:]
        for child in children { if let key = child.key { old[key] = child } }
        var new: [StandInNode] = []
        for (index, id) in ids.enumerated() {
            let view = view(index)
            let kept = old.removeValue(forKey: id)
            let child = kept ?? StandInNode(view, key: id, parent: self, host: host)
            new.append(child)
            child.set(view, environment)
        }
        old.values.forEach { $0.dispose() }
        children = new
    }

    /// Of the elements that were made lazily, brings those that are still there up to date.
    func updateExisting(ids: [AnyHashable], _ view: (Int) -> any View) {
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        children.removeAll { child in
            guard let place = child.key.flatMap({ places[$0] }) else {
                child.dispose()
                return true
            }
            child.set(view(place), environment)
            return false
        }
    }

    /// The child of an element of a lazy container, made if there is none yet.
    func lazyChild(_ index: Int) -> StandInNode? {
        guard let elements = view as? any LazyElements else { return nil }
        let id = elements.ids[index]
        if let child = children.first(where: { $0.key == id }) { return child }
        let view = elements.view(index)
        let child = StandInNode(view, key: id, parent: self, host: host)
        children.append(child)
        child.set(view, environment)
        return child
    }

    func dispose() {
        children.forEach { $0.dispose() }
        isDisposed = true
        if let memory = memory as? Appearance, memory.hasAppeared { memory.disappear?() }
    }

    var isInLazyContainer: Bool {
        guard let parent else { return false }
        if parent.view is any LazyContainer { return true }
        return parent.isStructural && parent.isInLazyContainer
    }

    // MARK: Finding

    /// This node and all below it.
    public var tree: [StandInNode] {
        var nodes: [StandInNode] = []
        visit { nodes.append($0) }
        return nodes
    }

    func visit(_ body: (StandInNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// The nearest node above that fulfils a condition.
    public func above(_ condition: (StandInNode) -> Bool) -> StandInNode? {
        var node = parent
        while let here = node {
            if condition(here) { return here }
            node = here.parent
        }
        return nil
    }

    /// The corners as shown, from the top left clockwise.
    public var shownCorners: [CGPoint] { shown.corners(of: frame) }
}

nonisolated(unsafe) private var names: [ObjectIdentifier: String] = [:]

/// The name of a type, which takes long to find out.
func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = "\(type)"
    names[id] = name
    return name
}

/// How often bodies were evaluated, by type.
public enum StandInCounters {
    nonisolated(unsafe) public static var bodies: [String: Int] = [:]
    /// Those that had been evaluated before, in the same place.
    nonisolated(unsafe) public static var repeatedBodies: [String: Int] = [:]
    /// How often visual effects were asked.
    nonisolated(unsafe) public static var effects = 0

    public static func reset() {
        bodies = [:]
        repeatedBodies = [:]
        effects = 0
    }
}

/// What an app must not do, and was seen to do.
public enum StandInFaults {
    nonisolated(unsafe) public static var found: [String] = []
}

/// Where SwiftUI's behaviour is not known, or has changed: tests try both ways.
public enum StandInFidelity {
    /// Whether effects are mirrored where leading is right.
    nonisolated(unsafe) public static var mirrorsEffects = true
    /// Whether what is within a visual effect is measured as it is shown.
    nonisolated(unsafe) public static var visualEffectsMoveGeometry = true
    /// Whether a scroll view's coordinate space takes in what lies under bars.
    nonisolated(unsafe) public static var scrollSpaceIsWhole = false
    /// Whether rows that have left a lazy stack are kept, and their state with them.
    nonisolated(unsafe) public static var keepsLazyRows = false
    /// Whether a list has the coordinate space that scroll views have.
    nonisolated(unsafe) public static var listsHaveScrollSpace = true

    public static func reset() {
        mirrorsEffects = true
        visualEffectsMoveGeometry = true
        scrollSpaceIsWhole = false
        keepsLazyRows = false
        listsHaveScrollSpace = true
    }
}
