#if canImport(SwiftUI)
import Parallax
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Says how much motion is wanted in the view and all that it holds; `nil`, as without this modifier, follows the system's
    /// Reduce Motion at every moment.
    ///
    /// ```swift
    /// Showroom().parallaxMotion(isPlain ? .reduced : nil)
    /// ```
    public nonisolated func parallaxMotion(_ policy: MotionPolicy?) -> some View {
        environment(\.wantedMotionPolicy, policy)
    }
}

extension EnvironmentValues {
    private enum WantedMotionPolicyKey: EnvironmentKey {
        static let defaultValue: MotionPolicy? = nil
    }
    private enum ScrollSpaceKey: EnvironmentKey {
        static let defaultValue: ScrollSpace? = nil
    }

    /// What the app wants; `nil` leaves it to the system.
    fileprivate var wantedMotionPolicy: MotionPolicy? {
        get { self[WantedMotionPolicyKey.self] }
        set { self[WantedMotionPolicyKey.self] = newValue }
    }

    /// What is known of the scroll view above.
    var scrollSpace: ScrollSpace? {
        get { self[ScrollSpaceKey.self] }
        set { self[ScrollSpaceKey.self] = newValue }
    }

    /// How much motion is wanted now.
    var motionPolicy: MotionPolicy {
        wantedMotionPolicy ?? (accessibilityReduceMotion ? .reduced : .full)
    }

    /// Where the leading edge is.
    var readingDirection: ReadingDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
#endif
