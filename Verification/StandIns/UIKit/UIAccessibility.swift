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
