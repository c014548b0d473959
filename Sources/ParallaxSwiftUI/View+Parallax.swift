#if canImport(SwiftUI)
import Parallax
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Puts the view under an effect while its scroll view or list scrolls.
    ///
    /// ```swift
    /// Photo(car).parallax(.drift(speed: 0.8))
    /// Page(words).parallax(.pageFade, along: .horizontal)
    /// ```
    ///
    /// The effect may be anything: a preset, a custom table of tracks, or one that a designer has saved. The view itself is its
    /// item; for a picture that is longer than its cell, there is ``DriftingPicture``. In no scroll view, or in one that does
    /// not scroll along `axis`, the view looks as without this modifier.
    ///
    /// What the effect is asked is the view's place as laid out, in the frame in which it is shown, the first one included: no
    /// body is evaluated while content scrolls. Reduce Motion and the layout direction come from the environment, live.
    ///
    /// The viewport is what SwiftUI calls the scroll view's bounds; let ``parallaxViewport(along:)`` take in what lies under
    /// bars. Tracks over travel and overscroll rest, except within ``ParallaxHeader``; those over age rest as well, see
    /// ``parallaxEntrance(_:once:delay:along:)``. Shadows are no part of a visual effect and are not shown. A lazy stack makes what
    /// it lays out in view: what an effect would bring there from outside is not made before. Put effects that move views beside
    /// one another and not into one another: whether SwiftUI measures a view within a moved one as laid out or as shown, it does
    /// not say.
    ///
    /// - Parameters:
    ///   - effect: What the view does while content scrolls.
    ///   - axis: The way content scrolls.
    ///   - pageSpacing: Points between two pages, for effects over the page distance.
    public nonisolated func parallax(
        _ effect: Effect, along axis: ScrollAxis = .vertical, pageSpacing: CGFloat = 0
    ) -> some View {
        modifier(ParallaxModifier(effect: effect, axis: axis, pageSpacing: pageSpacing))
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct ParallaxModifier: ViewModifier {
    let effect: Effect
    let axis: ScrollAxis
    let pageSpacing: CGFloat
    @Environment(\.motionPolicy) private var policy
    @Environment(\.readingDirection) private var direction
    @Environment(\.scrollSpace) private var space

    nonisolated init(effect: Effect, axis: ScrollAxis, pageSpacing: CGFloat) {
        (self.effect, self.axis, self.pageSpacing) = (effect, axis, pageSpacing)
    }

    func body(content: Content) -> some View {
        let (effect, policy, pageSpacing) = (effect, policy, pageSpacing)
        let scroll = Scroll(axis: axis, direction: direction, space: space)
        return content.shown(in: direction) { geometry in
            guard let situation = scroll.situation(in: geometry) else { return .identity }
            let cue = situation.cue(item: geometry.box, pageSpacing: pageSpacing)
            return effect.pose(at: cue, policy: policy)
        }
    }
}
#endif
