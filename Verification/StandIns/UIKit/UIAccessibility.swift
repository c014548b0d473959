public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let image = UIAccessibilityTraits(rawValue: 4)
}

@MainActor public enum UIAccessibility {
    public private(set) static var isReduceMotionEnabled = false
    nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// What a person does in the settings.
    public static func standInSetReduceMotion(_ isEnabled: Bool) {
        isReduceMotionEnabled = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
}
