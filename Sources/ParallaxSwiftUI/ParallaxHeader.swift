#if canImport(SwiftUI)
import Parallax
import SwiftUI

/// A scroll view with a picture above its rows: it stretches when pulled, lags behind as the rows cover it, and fades; a bar's
/// background may appear as it goes.
///
/// ```swift
/// ParallaxHeader(height: 300) {
///     Image("cover").resizable().scaledToFill()
/// } content: {
///     ForEach(cars, id: \.self) { RowView(car: $0) }
/// } bar: {
///     Color.white
/// }
/// ```
///
/// The rows are laid out lazily, one below the other. The picture's room is real content and no inset, so refreshing and
/// programmatic scrolling work as without it. Put another lazy stack into `content` for section headers that stay in view.
///
/// With the bar's background given, let the system draw none: `.toolbarBackground(.hidden, for: .navigationBar)`. A navigation
/// bar is part of the safe area, so `barHeight` is 0 for it; a bar of the app's own, below the safe area, has its height.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ParallaxHeader<Picture: View, Content: View, BarBackground: View>: View {
    private let header: Header
    private let bar: Bar
    private let picture: Picture
    private let content: Content
    private let barBackground: BarBackground
    @State private var viewport = SpaceName()
    @State private var rows = SpaceName()
    @Environment(\.motionPolicy) private var policy
    @Environment(\.readingDirection) private var direction

    /// Makes a scroll view with a header and a bar's background.
    ///
    /// - Parameters:
    ///   - height: How far the first row lies below the safe area's top, in points.
    ///   - edge: Where the picture begins: at the screen's edge, under bars, or below the safe area.
    ///   - effect: What the picture does.
    ///   - barHeight: How far the bar reaches below the safe area's top, in points.
    ///   - barEffect: How opaque the bar's background is; the item is the header.
    ///   - picture: The picture; let it fill its box.
    ///   - content: The rows.
    ///   - bar: The bar's background.
    public init(
        height: CGFloat, edge: Header.Edge = .screen, effect: Effect = .stretchyHeader(),
        barHeight: CGFloat = 0, barEffect: Effect = .barBackground, @ViewBuilder picture: () -> Picture,
        @ViewBuilder content: () -> Content, @ViewBuilder bar: () -> BarBackground
    ) {
        header = Header(height: height, edge: edge, effect: effect)
        self.bar = Bar(height: barHeight, effect: barEffect)
        self.picture = picture()
        self.content = content()
        barBackground = bar()
    }

    /// Makes a scroll view with a header.
    public init(
        height: CGFloat, edge: Header.Edge = .screen, effect: Effect = .stretchyHeader(),
        @ViewBuilder picture: () -> Picture, @ViewBuilder content: () -> Content
    ) where BarBackground == EmptyView {
        self.init(
            height: height, edge: edge, effect: effect, picture: picture, content: content,
            bar: { EmptyView() })
    }

    /// The scroll view, with the picture behind its rows and the bar's background before them.
    public var body: some View {
        GeometryReader { screen in
            let space = ScrollSpace(
                axis: .vertical, name: viewport, content: rows, inner: screen.box.size,
                insets: Insets(screen.safeAreaInsets))
            ScrollView(.vertical) {
                LazyVStack(spacing: 0) {
                    Color.clear.frame(height: header.box(in: .zero, inset: 0).height).accessibilityHidden(
                        true)
                    content
                }
                .background(alignment: .top) {
                    pinned(picture, header.effect, Pin(header: header, bar: nil), in: space, screen)
                }
                .overlay(alignment: .top) {
                    pinned(barBackground, bar.effect, Pin(header: header, bar: bar), in: space, screen)
                }
                .coordinateSpace(.named(rows))
            }
            .coordinateSpace(.named(viewport))
            .environment(\.scrollSpace, space)
        }
    }

    /// A view that stays with the viewport, though it lies in its content: laid out where it belongs at rest, and moved as far
    /// as it has gone from there.
    private func pinned(
        _ view: some View, _ effect: Effect, _ pin: Pin, in space: ScrollSpace, _ screen: GeometryProxy
    ) -> some View {
        let policy = policy
        let scroll = Scroll(axis: .vertical, direction: direction, space: space)
        let rest = pin.box(in: screen.box.extended(by: space.insets), inset: space.insets.top)
        return FillLayout { view }
            .frame(width: rest.width, height: rest.height)
            .clipped()
            .shown(in: direction) { geometry in
                guard let situation = scroll.situation(in: geometry) else { return .identity }
                return pin.pose(of: effect, in: situation, policy: policy)
            }
            .padding(
                EdgeInsets(
                    top: rest.y, leading: -space.insets.leading, bottom: 0, trailing: -space.insets.trailing)
            )
            // The bar's background lies before the rows; what the picture holds may be touched.
            .allowsHitTesting(pin.bar == nil)
    }
}

/// The header's picture, or the bar's background: what stays with the viewport, and where.
private struct Pin: Sendable {
    let header: Header
    /// `nil` for the picture.
    let bar: Bar?

    func box(in viewport: Box, inset: Double) -> Box {
        bar?.box(in: viewport, inset: inset) ?? header.box(in: viewport, inset: inset)
    }

    /// The pose of the view where it lies now: the effect's, and the way to where the view belongs.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    func pose(of effect: Effect, in situation: Situation, policy: MotionPolicy) -> Pose {
        let (viewport, inset) = (situation.viewport, situation.insets.top)
        let item = header.box(in: viewport, inset: inset)
        var pose = effect.pose(at: situation.cue(item: item, attachment: .viewport), policy: policy)
        pose.translationY += box(in: viewport, inset: inset).y
        return pose
    }
}
#endif
