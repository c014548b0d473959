/// What a scroll view knows between two frames.
final class ScrollMemory {
    /// Distance scrolled from rest: toward the trailing edge, and down.
    var travel = CGPoint.zero
    var contentSize = CGSize.zero
    var insets = EdgeInsets()
    /// The bounds with what lies under bars.
    var whole = CGRect.zero
    /// The bounds that the last layout proposed.
    var frame = CGRect.zero
}

extension StandInNode {
    /// Of a scroll view: its bounds in this pass, or, before it has any, what is left by the safe area.
    var proposedFrame: CGRect {
        guard let memory = memory as? ScrollMemory, memory.frame.width > 0 else {
            return host?.safeFrame ?? .zero
        }
        return memory.frame
    }
}

nonisolated public struct ScrollView<Content: View>: View, LayoutPrimitive {
    let axes: Axis.Set
    let content: Content
    var isList = false

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }

    func update(_ node: StandInNode) {
        if node.memory == nil { node.memory = ScrollMemory() }
        node.setChild(0, Slot(VStack(spacing: 0) { content }))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            // The length of a lazy stack is not needed for this.
            let across = axes == .horizontal ? nil : node.children[0].measure(inner(proposal)).width
            return CGSize(
                width: axes.contains(.horizontal) ? width : min(width, across ?? width), height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: node.children[0].measure(inner(proposal)))
    }

    func place(_ node: StandInNode, in frame: CGRect) {
        let memory = node.memory as! ScrollMemory
        memory.frame = frame
        memory.insets = node.host!.insets(of: frame, node.direction)
        memory.whole = memory.insets.outer(of: frame, node.direction)
        let content = node.children[0]
        let size = content.measure(inner(ProposedViewSize(frame.size)))
        memory.contentSize = size
        let x =
            node.direction == .leftToRight || !axes.contains(.horizontal)
            ? frame.minX - memory.travel.x : frame.maxX - size.width + memory.travel.x
        content.place(in: CGRect(origin: CGPoint(x: x, y: frame.minY - memory.travel.y), size: size))
    }
}

/// A stack that makes its views as they come into view. What it has never seen counts as long as what it has.
nonisolated struct LazyStack<Content: View>: View, LayoutPrimitive, LazyContainer {
    let axis: Axis
    let spacing: CGFloat
    let content: Content

    final class Memory {
        var lengths: [AnyHashable: CGFloat] = [:]
        /// The size of the scroll view in which they were measured.
        var container = CGSize.zero
    }

    private enum Element {
        case node(StandInNode)
        case lazy(StandInNode, Int, AnyHashable)

        var key: AnyHashable {
            switch self {
            case .node(let node): return AnyHashable(ObjectIdentifier(node))
            case .lazy(_, _, let id): return id
            }
        }

        func make() -> StandInNode? {
            switch self {
            case .node(let node): return node
            case .lazy(let parent, let index, _): return parent.lazyChild(index)
            }
        }
    }

    func update(_ node: StandInNode) {
        if node.memory == nil { node.memory = Memory() }
        node.setChild(0, content)
    }

    private func scroll(_ node: StandInNode) -> ScrollMemory? {
        node.above { $0.isScrollView }?.memory as? ScrollMemory
    }

    private func elements(_ node: StandInNode) -> [Element] {
        node.children.flatMap { child -> [Element] in
            if let elements = child.view as? any LazyElements {
                return elements.ids.enumerated().map { .lazy(child, $0, $1) }
            }
            return child.isStructural ? self.elements(child) : [.node(child)]
        }
    }

    private func proposal(_ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }
    private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func measure(_ element: Element, _ across: CGFloat?, _ memory: Memory) -> CGFloat {
        let length = length(element.make()?.measure(proposal(across)) ?? .zero)
        memory.lengths[element.key] = length
        return length
    }

    /// The length of each element: measured where it is known, else the mean of those that are.
    private func lengths(_ elements: [Element], _ across: CGFloat?, _ memory: Memory) -> [CGFloat] {
        for element in elements {
            switch element {
            case .node: _ = measure(element, across, memory)
            case .lazy(let parent, _, let id):
                if memory.lengths[id] != nil, parent.children.contains(where: { $0.key == id }) {
                    _ = measure(element, across, memory)
                }
            }
        }
        var known: [CGFloat] = []
        for case .lazy(_, _, let id) in elements {
            if let length = memory.lengths[id] { known.append(length) }
        }
        if known.isEmpty, let first = elements.first(where: { if case .lazy = $0 { true } else { false } }) {
            known = [measure(first, across, memory)]
        }
        let mean = known.isEmpty ? 0 : known.reduce(0, +) / CGFloat(known.count)
        return elements.map { memory.lengths[$0.key] ?? mean }
    }

    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let elements = elements(node)
        let across = axis == .vertical ? proposal.width : proposal.height
        let memory = node.memory as! Memory
        // What was measured in another size says nothing in this one.
        if let container = scroll(node)?.frame.size, container != memory.container {
            (memory.container, memory.lengths) = (container, [:])
        }
        let lengths = lengths(elements, across, memory)
        let total = lengths.reduce(spacing * CGFloat(max(lengths.count - 1, 0)), +)
        let broad = elements.first?.make()?.measure(self.proposal(across)) ?? .zero
        return axis == .vertical
            ? CGSize(width: across ?? broad.width, height: total)
            : CGSize(width: total, height: across ?? broad.height)
    }

    func place(_ node: StandInNode, in frame: CGRect) {
        let memory = node.memory as! Memory
        let elements = elements(node)
        let view = scroll(node)?.whole ?? frame
        let across = axis == .vertical ? frame.width : frame.height
        let isMirrored = axis == .horizontal && node.direction == .rightToLeft
        var kept: Set<AnyHashable> = []
        var start: CGFloat = 0
        let lengths = lengths(elements, across, memory)
        for (element, guess) in zip(elements, lengths) {
            func box(_ length: CGFloat) -> CGRect {
                axis == .vertical
                    ? CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
                    : CGRect(
                        x: isMirrored ? frame.maxX - start - length : frame.minX + start, y: frame.minY,
                        width: length, height: frame.height)
            }
            var length = guess
            if case .node(let item) = element {
                item.place(in: box(length))
            } else if box(length).intersects(view) || StandInFidelity.keepsLazyRows && isMade(element) {
                length = measure(element, across, memory)
                let item = element.make()
                item?.place(
                    in: Alignment.center.place(
                        item!.measure(proposal(across)), in: box(length), node.direction))
                kept.insert(element.key)
            }
            start += length + spacing
        }
        for case .lazy(let parent, _, let id) in elements where !kept.contains(id) {
            parent.children.removeAll { child in
                guard child.key == id else { return false }
                child.dispose()
                return true
            }
        }
    }

    private func isMade(_ element: Element) -> Bool {
        guard case .lazy(let parent, _, let id) = element else { return true }
        return parent.children.contains { $0.key == id }
    }
}

public struct LazyVStack<Content: View>: View {
    let spacing: CGFloat
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.spacing, self.content) = (spacing ?? 8, content())
    }
    public var body: some View { LazyStack(axis: .vertical, spacing: spacing, content: content) }
}

public struct LazyHStack<Content: View>: View {
    let spacing: CGFloat
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.spacing, self.content) = (spacing ?? 8, content())
    }
    public var body: some View { LazyStack(axis: .horizontal, spacing: spacing, content: content) }
}

/// A list: rows that are made lazily, without insets.
public struct List<Content: View>: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        var rows = ScrollView { LazyVStack(spacing: 0) { content } }
        rows.isList = true
        return rows
    }
}
