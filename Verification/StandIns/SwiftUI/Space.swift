@available(iOS 17, macOS 14, *)
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public enum CoordinateSpace: Equatable, Hashable {
    case global, local
    case named(AnyHashable)
}

@available(iOS 17, macOS 14, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    enum Name: Equatable {
        case named(AnyHashable)
        case scrollView(Axis?)
    }
    let name: Name
    public var coordinateSpace: CoordinateSpace {
        if case .named(let name) = name { return .named(name) }
        return .named("\(name)")
    }
}

@available(iOS 17, macOS 14, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: .named(AnyHashable(name)))
    }
    public static var scrollView: Self { NamedCoordinateSpace(name: .scrollView(nil)) }
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: .scrollView(axis)) }
}

protocol ScrollAxes {
    var axes: Axis.Set { get }
    var isList: Bool { get }
}
extension ScrollView: ScrollAxes {}

protocol NamesSpace { var spaceName: AnyHashable { get } }

nonisolated struct SpaceView<Content: View>: View, LayoutPrimitive, NamesSpace {
    let content: Content
    let spaceName: AnyHashable
    nonisolated init(_ content: Content, _ name: AnyHashable) {
        (self.content, spaceName) = (content, name)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
}

/// The geometry of a view, as its layout has it: effects on the view itself are not in it.
public struct GeometryProxy {
    let node: StandInNode

    public var size: CGSize { node.frame.size }
    public var safeAreaInsets: EdgeInsets { node.host!.insets(of: node.frame, node.direction) }

    @available(iOS 17, macOS 14, *)
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let owner = owner(of: space) else { return nil }
        return node.geometry.inverted().bounds(of: owner.geometry.bounds(of: bounds(of: owner))).offsetBy(
            dx: -node.frame.minX, dy: -node.frame.minY)
    }

    @available(iOS 17, macOS 14, *)
    public func frame(in space: NamedCoordinateSpace) -> CGRect {
        guard let owner = owner(of: space) else { return CGRect(origin: .zero, size: size) }
        let own = owner.geometry.inverted().bounds(of: node.geometry.bounds(of: node.frame))
        return own.offsetBy(dx: -bounds(of: owner).minX, dy: -bounds(of: owner).minY)
    }

    private func bounds(of owner: StandInNode) -> CGRect {
        if StandInFidelity.scrollSpaceIsWhole, let memory = owner.memory as? ScrollMemory {
            return memory.whole
        }
        return owner.frame
    }

    @available(iOS 17, macOS 14, *)
    private func owner(of space: NamedCoordinateSpace) -> StandInNode? {
        switch space.name {
        case .named(let name):
            return node.above { $0.isSpace && ($0.view as! any NamesSpace).spaceName == name }
        case .scrollView(let axis):
            return node.above {
                guard $0.isScrollView else { return false }
                let scroll = $0.view as! any ScrollAxes
                if scroll.isList, !StandInFidelity.listsHaveScrollSpace { return false }
                return axis.map { scroll.axes.contains($0 == .vertical ? .vertical : .horizontal) } ?? true
            }
        }
    }
}

@available(*, unavailable) extension GeometryProxy: Sendable {}

nonisolated public struct GeometryReader<Content: View>: View, LayoutPrimitive {
    let content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    private final class Memory {
        var size = CGSize.zero
        var insets = EdgeInsets()
    }

    func update(_ node: StandInNode) {
        if node.memory == nil { node.memory = Memory() }
        node.measured = [:]
        if node.frame.size != .zero { node.setChild(0, content(GeometryProxy(node: node))) }
    }

    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func place(_ node: StandInNode, in frame: CGRect) {
        let memory = node.memory as! Memory
        let insets = GeometryProxy(node: node).safeAreaInsets
        if memory.size != frame.size || memory.insets != insets || node.children.isEmpty {
            (memory.size, memory.insets) = (frame.size, insets)
            StandInCounters.bodies["GeometryReader", default: 0] += 1
            if !node.children.isEmpty { StandInCounters.repeatedBodies["GeometryReader", default: 0] += 1 }
            node.setChild(0, content(GeometryProxy(node: node)))
        }
        for item in node.items {
            item.place(
                in: Alignment.topLeading.place(
                    item.measure(ProposedViewSize(frame.size)), in: frame, node.direction))
        }
    }
}

/// Tells of a value that is computed from a view's geometry, when it changes.
nonisolated struct GeometryChange<Content: View, Value: Equatable>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    let transform: (GeometryProxy) -> Value
    let action: (Value) -> Void
    nonisolated init(
        _ content: Content, _ transform: @escaping (GeometryProxy) -> Value,
        _ action: @escaping (Value) -> Void
    ) {
        (self.content, self.transform, self.action) = (content, transform, action)
    }

    private final class Memory {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) {
        let value = transform(GeometryProxy(node: node))
        guard (node.memory as? Memory)?.value != value else { return }
        node.memory = Memory(value)
        node.host?.later { [weak node] in
            // The description may have changed since.
            (node?.view as? Self)?.action(value)
        }
    }
}

extension View {
    @available(iOS 17, macOS 14, *)
    public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        guard case .named(let name) = space.name else { fatalError("This space has a name already.") }
        return SpaceView(self, name)
    }

    @available(iOS 16, macOS 13, *)
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        GeometryChange(self, transform, action)
    }
}
