/// The animation block that is running, if any.
@MainActor enum UIViewAnimationState {
    struct Block {
        var duration: CFTimeInterval
        var delay: CFTimeInterval
        var curve: CAMediaTimingFunction?
    }
    nonisolated(unsafe) static var current: Block?
}

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Records what changes within as animations on the virtual clock.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = UIViewAnimationState.current
        let curve = CAMediaTimingFunction(name: options.contains(.curveLinear) ? .linear : .easeInEaseOut)
        UIViewAnimationState.current = .init(duration: duration, delay: delay, curve: curve)
        animations()
        UIViewAnimationState.current = outer
        if let completion { StandInClock.after(duration + delay) { completion(true) } }
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = UIViewAnimationState.current
        UIViewAnimationState.current = nil
        actions()
        UIViewAnimationState.current = outer
    }

    /// Seconds of the block that is running; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }
}
