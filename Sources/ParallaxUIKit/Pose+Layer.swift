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
