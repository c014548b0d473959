#if canImport(UIKit)
import Parallax
import UIKit

extension Pose {
    /// The pose as a layer's transform: scale, rotation, translation, perspective, about the pose's own anchor.
    ///
    /// - Parameters:
    ///   - size: The layer's size in points.
    ///   - anchorPoint: The layer's own anchor point, which is left as it is.
    func transform(size: CGSize, anchorPoint: CGPoint) -> CATransform3D {
        if scaleX == 1, scaleY == 1, rotation == 0, perspective == 0 {
            return CATransform3DMakeTranslation(translationX, translationY, translationZ)
        }
        let (x, y) = ((anchor.x - anchorPoint.x) * size.width, (anchor.y - anchorPoint.y) * size.height)
        var eye = CATransform3DIdentity
        eye.m34 = -perspective
        var transform = CATransform3DConcat(eye, CATransform3DMakeTranslation(x, y, 0))
        transform = CATransform3DTranslate(transform, translationX, translationY, translationZ)
        if rotation != 0 { transform = CATransform3DRotate(transform, rotation, axis.x, axis.y, axis.z) }
        transform = CATransform3DScale(transform, scaleX, scaleY, 1)
        return CATransform3DTranslate(transform, -x, -y, 0)
    }
}

/// What a view looked like before an effect took hold of it, and which of it the effect writes.
struct Looks {
    private let transform: CATransform3D
    private let alpha: CGFloat
    private let shadowOpacity: Float
    private let shadowRadius: CGFloat
    private let shadowOffset: CGSize

    @MainActor init(of view: UIView) {
        transform = view.layer.transform
        alpha = view.alpha
        shadowOpacity = view.layer.shadowOpacity
        shadowRadius = view.layer.shadowRadius
        shadowOffset = view.layer.shadowOffset
    }

    /// Gives the view its own looks back.
    @MainActor func restore(_ view: UIView) {
        if !CATransform3DEqualToTransform(view.layer.transform, transform) {
            view.layer.transform = transform
        }
        restoreFade(view)
        restoreShadow(view)
    }

    @MainActor func restoreFade(_ view: UIView) {
        if view.alpha != alpha { view.alpha = alpha }
    }

    @MainActor func restoreShadow(_ view: UIView) {
        let layer = view.layer
        if layer.shadowOpacity != shadowOpacity { layer.shadowOpacity = shadowOpacity }
        if layer.shadowRadius != shadowRadius { layer.shadowRadius = shadowRadius }
        if layer.shadowOffset != shadowOffset { layer.shadowOffset = shadowOffset }
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

extension UIView {
    /// Does something to a view at once: neither does it glide there, nor goes on gliding where its last row was going.
    func atOnce(writing parts: WrittenParts, _ change: () -> Void) {
        // A view that the app lets appear goes on appearing, if the effect has no say in that.
        for key in layer.animationKeys() ?? []
        where key.hasPrefix("transform") || parts.opacity && key.hasPrefix("opacity") {
            layer.removeAnimation(forKey: key)
        }
        UIView.performWithoutAnimation(change)
    }

    /// Shows a pose, completely: whatever an effect of these parts has shown before is gone.
    func show(_ pose: Pose, writing parts: WrittenParts) {
        let transform = pose.transform(size: bounds.size, anchorPoint: layer.anchorPoint)
        if !CATransform3DEqualToTransform(layer.transform, transform) { layer.transform = transform }
        if parts.opacity, alpha != CGFloat(pose.opacity) { alpha = CGFloat(pose.opacity) }
        if parts.shadow {
            layer.shadowOpacity = Float(pose.shadowOpacity)
            layer.shadowRadius = CGFloat(pose.shadowRadius)
            layer.shadowOffset = CGSize(width: pose.shadowX, height: pose.shadowY)
        }
    }
}
#endif
