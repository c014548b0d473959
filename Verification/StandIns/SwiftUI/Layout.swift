/// A view with a box of its own: it says how large it is, and places what it holds.
protocol LayoutPrimitive: Primitive {
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize
    func place(_ node: StandInNode, in frame: CGRect)
}

extension LayoutPrimitive {
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        node.item?.measure(proposal) ?? .zero
    }
    func place(_ node: StandInNode, in frame: CGRect) { node.item?.place(in: frame) }
}

/// A container that makes its elements as they come into view.
protocol LazyContainer {}

extension StandInNode {
    /// The nodes with boxes directly below this one.
    var items: [StandInNode] {
        if children.count == 1 { return children[0].isStructural ? children[0].items : children }
        return children.flatMap { $0.isStructural ? $0.items : [$0] }
    }

    /// The only one of them.
    var item: StandInNode? {
        let items = items
        if items.count > 1 {
            StandInFaults.found.append("a modifier of one view has \(items.count)")
        }
        return items.first
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isStructural { return item?.measure(proposal) ?? .zero }
        let pass = host?.pass ?? 0
        if measurePass != pass {
            measured = [:]
            measurePass = pass
        }
        if let size = measured[proposal] { return size }
        let size = (view as! any LayoutPrimitive).size(proposal, self)
        measured[proposal] = size
        return size
    }

    func place(in frame: CGRect) {
        self.frame = frame
        if isStructural {
            item?.place(in: frame)
        } else {
            (view as! any LayoutPrimitive).place(self, in: frame)
        }
    }

    var direction: LayoutDirection { environment.layoutDirection }
    public var standInDirection: LayoutDirection { direction }
}

// MARK: Stacks

/// Lays views out one after another: the least flexible ones choose first.
private func lengths(
    _ items: [StandInNode], along axis: Axis, _ proposal: ProposedViewSize, spacing: CGFloat
) -> [CGSize] {
    func proposed(_ length: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: proposal.width, height: length)
            : ProposedViewSize(width: length, height: proposal.height)
    }
    func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    guard let whole = axis == .vertical ? proposal.height : proposal.width else {
        return items.map { $0.measure(proposed(nil)) }
    }
    var left = whole - spacing * CGFloat(max(items.count - 1, 0))
    let flexibility = items.map { length($0.measure(proposed(.infinity))) - length($0.measure(proposed(0))) }
    var sizes = [CGSize](repeating: .zero, count: items.count)
    let order = items.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (place, index) in order.enumerated() {
        sizes[index] = items[index].measure(proposed(max(left, 0) / CGFloat(order.count - place)))
        left -= length(sizes[index])
    }
    return sizes
}

nonisolated public struct VStack<Content: View>: View, LayoutPrimitive {
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing ?? 8, content())
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let sizes = lengths(node.items, along: .vertical, proposal, spacing: spacing)
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.height })
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        let items = node.items
        var y = frame.minY
        for (item, size) in zip(
            items, lengths(items, along: .vertical, ProposedViewSize(frame.size), spacing: spacing))
        {
            let band = CGRect(x: frame.minX, y: y, width: frame.width, height: size.height)
            item.place(
                in: Alignment(horizontal: alignment, vertical: .top).place(size, in: band, node.direction))
            y += size.height + spacing
        }
    }
}

nonisolated public struct HStack<Content: View>: View, LayoutPrimitive {
    let alignment: VerticalAlignment
    let spacing: CGFloat
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing ?? 8, content())
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let sizes = lengths(node.items, along: .horizontal, proposal, spacing: spacing)
        return CGSize(
            width: sizes.reduce(spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        let items = node.items
        let isMirrored = node.direction == .rightToLeft
        var x = isMirrored ? frame.maxX : frame.minX
        for (item, size) in zip(
            items, lengths(items, along: .horizontal, ProposedViewSize(frame.size), spacing: spacing))
        {
            if isMirrored { x -= size.width }
            let band = CGRect(x: x, y: frame.minY, width: size.width, height: frame.height)
            item.place(
                in: Alignment(horizontal: .leading, vertical: alignment).place(size, in: band, node.direction)
            )
            x += isMirrored ? -spacing : size.width + spacing
        }
    }
}

nonisolated public struct ZStack<Content: View>: View, LayoutPrimitive {
    let alignment: Alignment
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let sizes = node.items.map { $0.measure(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        for item in node.items {
            item.place(
                in: alignment.place(item.measure(ProposedViewSize(frame.size)), in: frame, node.direction))
        }
    }
}

// MARK: Layouts of the app's own

@available(iOS 16, macOS 13, *)
public protocol Layout: Animatable, Sendable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(iOS 16, macOS 13, *)
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

@available(iOS 16, macOS 13, *)
extension Layout {
    public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    {
        LayoutView(layout: self, content: content())
    }
}

@available(iOS 16, macOS 13, *)
public struct LayoutSubviews: RandomAccessCollection {
    let items: [StandInNode]
    public let layoutDirection: LayoutDirection
    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: items[index]) }
}

@available(iOS 16, macOS 13, *)
public struct LayoutSubview {
    let node: StandInNode
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.measure(proposal) }
    public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.measure(proposal)
        node.placedIn = node.host?.pass ?? 0
        node.place(
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }
}

@available(iOS 16, macOS 13, *)
nonisolated struct LayoutView<L: Layout, Content: View>: View, LayoutPrimitive {
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }

    func update(_ node: StandInNode) { node.setChild(0, content) }
    private func subviews(_ node: StandInNode) -> LayoutSubviews {
        LayoutSubviews(items: node.items, layoutDirection: node.direction)
    }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let subviews = subviews(node)
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        let subviews = subviews(node)
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(
            in: frame, proposal: ProposedViewSize(frame.size), subviews: subviews, cache: &cache)
        for item in subviews.items where item.placedIn != (node.host?.pass ?? 0) {
            StandInFaults.found.append("a layout leaves a view without a place")
        }
    }
}
