#if canImport(SwiftUI)
import Parallax
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Counts what lies under bars to the viewport of this scroll view or list, for all effects within it.
    ///
    /// ```swift
    /// List { rows }.parallaxViewport()
    /// ```
    ///
    /// Without it, the viewport of ``parallax(_:along:pageSpacing:)`` is what SwiftUI calls the scroll view's bounds, which end
    /// at the bars: a picture that is seen through one may then have used up its overscan. ``ParallaxHeader`` needs none of
    /// this.
    public nonisolated func parallaxViewport(along axis: ScrollAxis = .vertical) -> some View {
        modifier(ViewportModifier(axis: axis))
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct ViewportModifier: ViewModifier {
    let axis: ScrollAxis
    @State private var name = SpaceName()

    nonisolated init(axis: ScrollAxis) { self.axis = axis }

    func body(content: Content) -> some View {
        GeometryReader { screen in
            content
                .coordinateSpace(.named(name))
                .environment(
                    \.scrollSpace,
                    ScrollSpace(
                        axis: axis, name: name, inner: screen.box.size, insets: Insets(screen.safeAreaInsets))
                )
        }
    }
}
#endif
