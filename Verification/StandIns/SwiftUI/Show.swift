/// What all that is above a view does to it.
struct ShowContext {
    var shown = ProjectionTransform()
    var geometry = ProjectionTransform()
    var opacity = 1.0
    var clip: [CGPoint]?
}

/// A view that changes how what it holds is shown.
protocol ShownEffect {
    func show(_ node: StandInNode, _ context: inout ShowContext)
}

extension StandInNode {
    func show(_ outer: ShowContext) {
        var context = outer
        shown = outer.shown
        geometry = outer.geometry
        shownOpacity = outer.opacity
        shownClip = outer.clip
        if isStructural, let first = children.first { frame = first.frame }
        if isEffect { (view as! any ShownEffect).show(self, &context) }
        for child in children { child.show(context) }
    }
}

nonisolated struct Clip<Content: View>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    nonisolated init(_ content: Content) { self.content = content }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) { context.clip = node.shownCorners }
}

nonisolated struct Opacity<Content: View>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    let opacity: Double
    nonisolated init(_ content: Content, _ opacity: Double) {
        (self.content, self.opacity) = (content, opacity)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) {
        context.opacity *= min(max(opacity, 0), 1)
    }
}

/// A shadow as it is described; nothing is drawn.
public struct StandInShadow: Equatable {
    public var opacity, radius, x, y: Double
}

public protocol StandInCastsShadow { var standInShadow: StandInShadow { get } }

nonisolated struct ShadowView<Content: View>: View, LayoutPrimitive, StandInCastsShadow {
    let content: Content
    let standInShadow: StandInShadow
    nonisolated init(_ content: Content, _ shadow: StandInShadow) {
        (self.content, standInShadow) = (content, shadow)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
}

/// A blur as it is described; nothing is drawn.
nonisolated struct BlurView<Content: View>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    let radius: Double
    nonisolated init(_ content: Content, _ radius: Double) { (self.content, self.radius) = (content, radius) }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) { node.shownBlur = radius }
}

// MARK: Visual effects

@available(iOS 17, macOS 14, *)
public protocol VisualEffect: Sendable, Animatable {
    var standInRecord: VisualEffectRecord { get }
}

@available(iOS 17, macOS 14, *)
public struct VisualEffectRecord: VisualEffect {
    var transforms: [@Sendable (CGSize) -> ProjectionTransform] = []
    var opacity = 1.0
    var blur = 0.0
    public var standInRecord: VisualEffectRecord { self }
}

@available(iOS 17, macOS 14, *)
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var standInRecord: VisualEffectRecord { VisualEffectRecord() }
}

@available(iOS 17, macOS 14, *)
extension VisualEffect {
    private func adding(_ change: (inout VisualEffectRecord) -> Void) -> VisualEffectRecord {
        var record = standInRecord
        change(&record)
        return record
    }
    @available(iOS 17, macOS 14, *)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding { $0.transforms.append { _ in ProjectionTransform(x: x, y: y) } }
    }
    @available(iOS 17, macOS 14, *)
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
    {
        adding {
            $0.transforms.append { size in
                var scale = ProjectionTransform()
                (scale.m11, scale.m22) = (x, y)
                (scale.m31, scale.m32) = (anchor.x * size.width * (1 - x), anchor.y * size.height * (1 - y))
                return scale
            }
        }
    }
    @available(iOS 17, macOS 14, *)
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding { $0.transforms.append { _ in transform } }
    }
    @available(iOS 17, macOS 14, *)
    public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity *= opacity } }
    @available(iOS 17, macOS 14, *)
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { $0.blur += radius }
    }
}

@available(iOS 17, macOS 14, *)
nonisolated struct VisualEffectView<Content: View>: View, LayoutPrimitive, ShownEffect {
    let content: Content
    let effect: (GeometryProxy) -> VisualEffectRecord
    nonisolated init(_ content: Content, _ effect: @escaping (GeometryProxy) -> VisualEffectRecord) {
        (self.content, self.effect) = (content, effect)
    }
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) {
        StandInCounters.effects += 1
        let record = effect(GeometryProxy(node: node))
        let local = record.transforms.reduce(ProjectionTransform()) {
            $0.concatenating($1(node.frame.size))
        }
        let resolved = local.resolved(in: node.frame, node.direction)
        context.shown = resolved.concatenating(context.shown)
        if StandInFidelity.visualEffectsMoveGeometry {
            context.geometry = resolved.concatenating(context.geometry)
        }
        if !(0...1).contains(record.opacity) {
            StandInFaults.found.append("an opacity of \(record.opacity)")
        }
        context.opacity *= min(max(record.opacity, 0), 1)
        node.shownBlur = record.blur
    }
}

public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

protocol AnyGeometryEffect: PrimitiveModifier {
    func transform(_ size: CGSize) -> ProjectionTransform
    var movesGeometry: Bool { get }
}

extension GeometryEffect {
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: ViewModifier, AnyGeometryEffect {
    public typealias Body = Never
    let base: Base
    nonisolated init(base: Base) { self.base = base }
    func transform(_ size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    var movesGeometry: Bool { false }
    func update(_ node: StandInNode, _ content: any View, _ memory: ModifierMemory) {
        node.setChild(0, GeometryEffectView(content: AnyView(content), effect: memory.presented as! Self))
    }
}

nonisolated struct GeometryEffectView: View, LayoutPrimitive, ShownEffect {
    let content: AnyView
    let effect: any AnyGeometryEffect
    func update(_ node: StandInNode) { node.setChild(0, content) }
    func show(_ node: StandInNode, _ context: inout ShowContext) {
        let resolved = effect.transform(node.frame.size).resolved(in: node.frame, node.direction)
        context.shown = resolved.concatenating(context.shown)
        if effect.movesGeometry { context.geometry = resolved.concatenating(context.geometry) }
    }
}

extension View {
    public nonisolated func clipped() -> some View { Clip(self) }
    public nonisolated func opacity(_ opacity: Double) -> some View { Opacity(self, opacity) }
    public nonisolated func compositingGroup() -> some View { self }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        BlurView(self, radius)
    }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        ShadowView(self, StandInShadow(opacity: color.standInOpacity, radius: radius, x: x, y: y))
    }

    @available(iOS 17, macOS 14, *)
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(self) { effect(EmptyVisualEffect(), $0).standInRecord }
    }
}
