/// A scroll view's situation, as SwiftUI tells of it outside: offset and insets apart.
@available(iOS 18, macOS 15, *)
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
}

@available(iOS 18, macOS 15, *)
nonisolated struct ScrollChange<Content: View, Value: Equatable>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    private final class Memory {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) {
        guard let scroll = node.tree.first(where: { $0.memory is ScrollMemory })?.memory as? ScrollMemory
        else {
            return
        }
        let value = transform(
            ScrollGeometry(
                contentOffset: CGPoint(
                    x: scroll.travel.x - scroll.insets.leading, y: scroll.travel.y - scroll.insets.top),
                contentSize: scroll.contentSize, contentInsets: scroll.insets,
                containerSize: scroll.whole.size))
        let old = (node.memory as? Memory)?.value
        guard old != value else { return }
        node.memory = Memory(value)
        if let old { node.host?.later { [weak node] in (node?.view as? Self)?.action(old, value) } }
    }
}

extension View {
    @available(iOS 18, macOS 15, *)
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        ScrollChange(content: self, transform: transform, action: action)
    }
}
