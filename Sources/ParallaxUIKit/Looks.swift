#if canImport(UIKit)
import Parallax
import UIKit

/// What a view looked like before an effect took hold of it: of each part only as long as the effect writes it, for the rest is
/// the app's own, and may change at any time.
struct Looks {
    /// What is written besides the transform.
    private(set) var parts: WrittenParts
    private let transform: CATransform3D
    private var alpha: CGFloat = 1
    private var shadow = Shadow()

    private struct Shadow {
        var opacity: Float = 0
        var radius: CGFloat = 3
        var offset = CGSize.zero
    }

    @MainActor init(of view: UIView, writing parts: WrittenParts) {
        self.parts = parts
        transform = view.layer.transform
        if parts.opacity { rememberFade(view) }
        if parts.shadow { rememberShadow(view) }
    }

    /// Other parts are written from now on: what is no longer written is given back, and what was not before is remembered as
    /// it is now.
    @MainActor mutating func change(to newParts: WrittenParts, of view: UIView) {
        let oldParts = parts
        parts = newParts
        if oldParts.opacity, !newParts.opacity { restoreFade(view) }
        if oldParts.shadow, !newParts.shadow { restoreShadow(view) }
        if newParts.opacity, !oldParts.opacity { rememberFade(view) }
        if newParts.shadow, !oldParts.shadow { rememberShadow(view) }
    }

    /// Gives the view back what was written.
    @MainActor func restore(_ view: UIView) {
        if !CATransform3DEqualToTransform(view.layer.transform, transform) {
            view.layer.transform = transform
        }
        if parts.opacity { restoreFade(view) }
        if parts.shadow { restoreShadow(view) }
    }

    @MainActor private mutating func rememberFade(_ view: UIView) { alpha = view.alpha }

    @MainActor private func restoreFade(_ view: UIView) {
        if view.alpha != alpha { view.alpha = alpha }
    }

    @MainActor private mutating func rememberShadow(_ view: UIView) {
        let layer = view.layer
        shadow = Shadow(opacity: layer.shadowOpacity, radius: layer.shadowRadius, offset: layer.shadowOffset)
    }

    @MainActor private func restoreShadow(_ view: UIView) {
        let layer = view.layer
        if layer.shadowOpacity != shadow.opacity { layer.shadowOpacity = shadow.opacity }
        if layer.shadowRadius != shadow.radius { layer.shadowRadius = shadow.radius }
        if layer.shadowOffset != shadow.offset { layer.shadowOffset = shadow.offset }
    }
}

/// The parts of a view that an effect writes besides its transform.
struct WrittenParts: Equatable {
    let opacity: Bool
    let shadow: Bool

    init(_ effect: Effect) {
        let channels = effect.tracks.map(\.channel)
        opacity = channels.contains(.opacity)
        shadow = channels.contains { [.shadowOpacity, .shadowRadius, .shadowX, .shadowY].contains($0) }
    }
}
#endif
