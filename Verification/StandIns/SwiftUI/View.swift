@_exported import Foundation

/// A description of a part of the screen. What is not composed of other views is a ``Primitive``.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("This view has no body.") }
}

/// A view that the stand-in itself knows how to build and to lay out.
protocol Primitive {
    /// Brings the node's children up to date with the view.
    func update(_ node: StandInNode)
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(views: views)
    }
    /// Not an optional, which a cast would take for what it holds.
    public static func buildIf<Content: View>(
        _ content: Content?
    ) -> _ConditionalContent<Content, EmptyView> {
        content.map { buildEither(first: $0) } ?? buildEither(second: EmptyView())
    }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(view: first, isFirst: true)
    }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(view: second, isFirst: false)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

// MARK: Views that only hold others

nonisolated public struct EmptyView: View, Primitive {
    public init() {}
    func update(_ node: StandInNode) {}
}

nonisolated public struct TupleView<Content>: View, Primitive {
    let views: [any View]
    func update(_ node: StandInNode) {
        for (index, view) in views.enumerated() { node.setChild(index, view) }
    }
}

nonisolated public struct _ConditionalContent<First: View, Second: View>: View, Primitive {
    let view: any View
    let isFirst: Bool
    func update(_ node: StandInNode) { node.setChild(0, view, key: isFirst) }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: Primitive where Wrapped: View {
    func update(_ node: StandInNode) {
        if let self { node.setChild(0, self) } else { node.removeChildren(from: 0) }
    }
}

nonisolated public struct AnyView: View, Primitive {
    let view: any View
    public init<Content: View>(_ view: Content) { self.view = view }
    func update(_ node: StandInNode) { node.setChild(0, view) }
}

nonisolated public struct Group<Content: View>: View, Primitive {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func update(_ node: StandInNode) { node.setChild(0, content) }
}

/// Views made from data. Within a lazy container each is made when it comes into view.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive,
    LazyElements
{
    let ids: [AnyHashable]
    let view: (Int) -> any View

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let items = Array(data)
        ids = items.map { AnyHashable($0[keyPath: id]) }
        view = { content(items[$0]) }
    }

    func update(_ node: StandInNode) {
        if node.isInLazyContainer {
            node.updateExisting(ids: ids, view)
        } else {
            node.setChildren(ids: ids, view)
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

/// Elements that a lazy container makes one by one.
protocol LazyElements {
    var ids: [AnyHashable] { get }
    var view: (Int) -> any View { get }
}
