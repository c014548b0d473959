// Modifiers that give a view another box.

nonisolated struct FixedFrame<Content: View>: View, LayoutPrimitive {
    let content: Content
    let width, height: CGFloat?
    let alignment: Alignment
    nonisolated init(_ content: Content, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
        (self.content, self.width, self.height, self.alignment) = (content, width, height, alignment)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let size = node.item?.measure(inner(proposal)) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        guard let item = node.item else { return }
        item.place(
            in: alignment.place(
                item.measure(inner(ProposedViewSize(frame.size))), in: frame, node.direction))
    }
}

nonisolated struct FlexibleFrame<Content: View>: View, LayoutPrimitive {
    let content: Content
    let minWidth, maxWidth, minHeight, maxHeight: CGFloat?
    let alignment: Alignment
    nonisolated init(
        _ content: Content, _ minWidth: CGFloat?, _ maxWidth: CGFloat?, _ minHeight: CGFloat?,
        _ maxHeight: CGFloat?, _ alignment: Alignment
    ) {
        self.content = content
        (self.minWidth, self.maxWidth) = (minWidth, maxWidth)
        (self.minHeight, self.maxHeight) = (minHeight, maxHeight)
        self.alignment = alignment
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    private func clamp(_ proposal: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let proposal else { return least.map { $0 } }
        return min(max(proposal, least ?? 0), most ?? .infinity)
    }
    private func own(_ proposal: CGFloat?, _ child: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        if least == nil, most == nil { return child }
        guard let proposal, proposal.isFinite || most != .infinity else { return max(child, least ?? 0) }
        return min(max(proposal, least ?? min(child, proposal)), most ?? max(child, least ?? 0))
    }
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: clamp(proposal.width, minWidth, maxWidth),
            height: clamp(proposal.height, minHeight, maxHeight))
    }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let size = node.item?.measure(inner(proposal)) ?? .zero
        return CGSize(
            width: own(proposal.width, size.width, minWidth, maxWidth),
            height: own(proposal.height, size.height, minHeight, maxHeight))
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        guard let item = node.item else { return }
        item.place(
            in: alignment.place(
                item.measure(inner(ProposedViewSize(frame.size))), in: frame, node.direction))
    }
}

nonisolated struct Padding<Content: View>: View, LayoutPrimitive {
    let content: Content
    let insets: EdgeInsets
    nonisolated init(_ content: Content, _ insets: EdgeInsets) {
        (self.content, self.insets) = (content, insets)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let size =
            node.item?.measure(
                ProposedViewSize(
                    width: proposal.width.map { max($0 - across, 0) },
                    height: proposal.height.map { max($0 - down, 0) })) ?? .zero
        return CGSize(width: size.width + across, height: size.height + down)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        node.item?.place(in: insets.inner(of: frame, node.direction))
    }
}

/// A view with another one before or behind it, which takes no part in its size.
nonisolated struct Layered<Content: View, Other: View>: View, LayoutPrimitive {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isBehind: Bool
    nonisolated init(_ content: Content, _ other: Other, _ alignment: Alignment, isBehind: Bool) {
        (self.content, self.other) = (content, other)
        (self.alignment, self.isBehind) = (alignment, isBehind)
    }
    func update(_ node: StandInNode) {
        // Painted in this order.
        node.setChild(0, Slot(isBehind ? AnyView(other) : AnyView(content)))
        node.setChild(1, Slot(isBehind ? AnyView(content) : AnyView(other)))
    }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        node.children[isBehind ? 1 : 0].measure(proposal)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        node.children[isBehind ? 1 : 0].place(in: frame)
        for item in node.children[isBehind ? 0 : 1].items {
            item.place(
                in: alignment.place(item.measure(ProposedViewSize(frame.size)), in: frame, node.direction))
        }
    }
}

/// A box of a child's size.
nonisolated struct Slot<Content: View>: View, LayoutPrimitive {
    let content: Content
    init(_ content: Content) { self.content = content }
    func update(_ node: StandInNode) { node.setChild(0, content) }
}

nonisolated struct AspectRatio<Content: View>: View, LayoutPrimitive {
    let content: Content
    let fills: Bool
    nonisolated init(_ content: Content, fills: Bool) { (self.content, self.fills) = (content, fills) }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        guard let item = node.item else { return .zero }
        let ideal = item.measure(.unspecified)
        let factors = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }]
            .compactMap { $0 }
        let factor = (fills ? factors.max() : factors.min()) ?? 1
        return CGSize(width: ideal.width * factor, height: ideal.height * factor)
    }
    func place(_ node: StandInNode, in frame: CGRect) { node.item?.place(in: frame) }
}

nonisolated struct ContainerRelative<Content: View>: View, LayoutPrimitive {
    let content: Content
    let axes: Axis.Set
    let length: (CGFloat, Axis) -> CGFloat
    nonisolated init(_ content: Content, _ axes: Axis.Set, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        (self.content, self.axes, self.length) = (content, axes, length)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    private func inner(_ proposal: ProposedViewSize, _ node: StandInNode) -> ProposedViewSize {
        // The size of the nearest scroll view without what lies under bars, or of the host.
        let container = node.above { $0.isScrollView }?.proposedFrame ?? node.host!.safeFrame
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
            height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
    }
    func size(_ proposal: ProposedViewSize, _ node: StandInNode) -> CGSize {
        let inner = inner(proposal, node)
        let size = node.item?.measure(inner) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? inner.width! : size.width,
            height: axes.contains(.vertical) ? inner.height! : size.height)
    }
    func place(_ node: StandInNode, in frame: CGRect) {
        guard let item = node.item else { return }
        item.place(
            in: Alignment.center.place(
                item.measure(inner(ProposedViewSize(frame.size), node)), in: frame, node.direction))
    }
}

/// Reaches beyond the safe area where it touches its edge.
nonisolated struct SafeAreaIgnored<Content: View>: View, LayoutPrimitive {
    let content: Content
    let edges: Edge.Set
    nonisolated init(_ content: Content, _ edges: Edge.Set) { (self.content, self.edges) = (content, edges) }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func place(_ node: StandInNode, in frame: CGRect) {
        var insets = node.host!.insets(of: frame, node.direction)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        let outer = insets.outer(of: frame, node.direction)
        guard let item = node.item else { return }
        item.place(
            in: Alignment.center.place(item.measure(ProposedViewSize(outer.size)), in: outer, node.direction))
    }
}

extension View {
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FixedFrame(self, width, height, alignment)
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        FlexibleFrame(self, minWidth, maxWidth, minHeight, maxHeight, alignment)
    }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { Padding(self, insets) }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return Padding(
            self,
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }
    public nonisolated func overlay<Other: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Other
    ) -> some View {
        Layered(self, content(), alignment, isBehind: false)
    }
    public nonisolated func background<Other: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Other
    ) -> some View {
        Layered(self, content(), alignment, isBehind: true)
    }
    public nonisolated func scaledToFill() -> some View { AspectRatio(self, fills: true) }
    public nonisolated func scaledToFit() -> some View { AspectRatio(self, fills: false) }
    @available(iOS 17, macOS 14, *)
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        ContainerRelative(self, axes) { length, _ in length }
    }
    @available(iOS 17, macOS 14, *)
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        ContainerRelative(self, axes, length)
    }
    public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
        SafeAreaIgnored(self, edges)
    }
}
