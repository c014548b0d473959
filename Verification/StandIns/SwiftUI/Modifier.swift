@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// The place of what is modified, within the modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
    let view: any View
    let version: Int

    func update(_ node: StandInNode) {
        // What is modified is not evaluated anew because the modifier is.
        let seen = node.memory as? Seen
        if let seen, seen.version == version, seen.environment == node.environment.number { return }
        node.memory = Seen(version, node.environment.number)
        node.setChild(0, view)
    }

    private final class Seen {
        let version: Int
        let environment: Int
        init(_ version: Int, _ environment: Int) { (self.version, self.environment) = (version, environment) }
    }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

/// What a modifier's node remembers: the value that is shown, on its way to the one that is described.
final class ModifierMemory: Animating {
    var version = 0
    /// The modifier as described, and as shown at this moment.
    var target: Any
    var presented: Any
    var animation: RunningAnimation?

    init(_ modifier: Any) { (target, presented) = (modifier, modifier) }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("Modified content has no body.") }

    func update(_ node: StandInNode) {
        let memory: ModifierMemory
        if let known = node.memory as? ModifierMemory {
            memory = known
            memory.retarget(modifier, node)
        } else {
            memory = ModifierMemory(modifier)
            node.memory = memory
        }
        memory.version += 1
        evaluate(node)
    }
}

/// A view that can be brought up to date without a new description: its state has changed, or an animation goes on.
protocol Reevaluated {
    func reevaluate(_ node: StandInNode)
}

extension ModifiedContent: Reevaluated where Content: View, Modifier: ViewModifier {
    func reevaluate(_ node: StandInNode) {
        evaluate(node)
    }

    fileprivate func evaluate(_ node: StandInNode) {
        let memory = node.memory as! ModifierMemory
        if let primitive = modifier as? any PrimitiveModifier {
            return primitive.update(node, content, memory)
        }
        let presented = memory.presented as! Modifier
        MainActor.assumeIsolated {
            node.link(presented)
            node.setChild(
                0, presented.body(content: _ViewModifier_Content(view: content, version: memory.version)))
        }
        node.count(of: Modifier.self)
    }
}

/// A modifier that the stand-in itself knows.
protocol PrimitiveModifier {
    func update(_ node: StandInNode, _ content: any View, _ memory: ModifierMemory)
}

extension View {
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

// MARK: Environment

nonisolated struct EnvironmentChange<Content: View, Value>: View, Primitive {
    let content: Content
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    nonisolated init(content: Content, keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.content, self.keyPath, self.value) = (content, keyPath, value)
    }

    func update(_ node: StandInNode) {
        // The same change of the same environment is the same environment.
        let known = node.memory as? Known
        var changed = node.environment
        if let known, known.number == node.environment.number, let value = value as? any Equatable,
            equals(value, known.result[keyPath: keyPath])
        {
            changed = known.result
        } else {
            changed[keyPath: keyPath] = value
            node.memory = Known(node.environment.number, changed)
        }
        node.setChild(0, content, changed)
    }

    private final class Known {
        let number: Int
        let result: EnvironmentValues
        init(_ number: Int, _ result: EnvironmentValues) { (self.number, self.result) = (number, result) }
    }
}

extension View {
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentChange(content: self, keyPath: keyPath, value: value)
    }
}
