#if canImport(SwiftUI)
import Parallax
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Shows the view in a pose that is computed from its geometry in every frame.
    ///
    /// SwiftUI mirrors transforms where leading is right. The pose is mirrored by its own rules, so the effect alone is kept
    /// left to right, and what it is applied to is not.
    nonisolated func shown(
        in direction: ReadingDirection, _ pose: @escaping @Sendable (GeometryProxy) -> Pose
    ) -> some View {
        compositingGroup()
            .environment(\.layoutDirection, LayoutDirection(direction))
            .visualEffect { view, geometry in
                view.showing(pose(geometry), direction, size: geometry.size)
            }
            .environment(\.layoutDirection, .leftToRight)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension VisualEffect {
    /// The complete pose: whatever was shown before is gone.
    nonisolated func showing(_ pose: Pose, _ direction: ReadingDirection, size: CGSize) -> some VisualEffect {
        let projection = Projection(pose, direction, size: size)
        return transformEffect(ProjectionTransform(projection))
            .opacity(projection.isInvertible ? pose.opacity : 0)
            .blur(radius: pose.blur)
    }
}

extension Projection {
    /// What a pose does to a view of a size, seen in the reading direction.
    init(_ pose: Pose, _ direction: ReadingDirection, size: CGSize) {
        self.init(pose.seen(direction), in: Box(CGRect(origin: .zero, size: size)))
    }
}

extension Pose {
    /// The pose as it is to be seen: mirrored where leading is right.
    func seen(_ direction: ReadingDirection) -> Pose { direction == .rightToLeft ? mirrored : self }
}

extension ProjectionTransform {
    /// The same projection; the identity in place of one that has no inverse, which SwiftUI refuses.
    init(_ projection: Projection) {
        self.init()
        guard projection.isInvertible else { return }
        (m11, m12, m13) = (projection.xx, projection.yx, projection.wx)
        (m21, m22, m23) = (projection.xy, projection.yy, projection.wy)
        (m31, m32, m33) = (projection.x0, projection.y0, projection.w0)
    }
}

extension LayoutDirection {
    init(_ direction: ReadingDirection) {
        self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }
}
#endif
