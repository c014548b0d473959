public final class UIFont: NSObject, Sendable {
    public struct TextStyle: Sendable {
        public static let body = TextStyle()
        public static let title2 = TextStyle()
    }
    private let size: CGFloat
    private let isScaled: Bool
    public let standInIsBold: Bool

    init(_ size: CGFloat, isBold: Bool = false, isScaled: Bool = false) {
        (self.size, standInIsBold, self.isScaled) = (size, isBold, isScaled)
    }

    /// A font that was scaled once follows the text size that a person has chosen.
    public var pointSize: CGFloat { isScaled ? size * UIFontMetrics.standInFactor : size }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, isBold: true) }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17, isScaled: true) }

    var scaled: UIFont { UIFont(size, isBold: standInIsBold, isScaled: true) }
}

/// Lengths and fonts that grow with the text size that a person has chosen.
public final class UIFontMetrics: NSObject, Sendable {
    /// How much larger than usual, for all styles alike.
    nonisolated(unsafe) static var standInFactor: CGFloat = 1

    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle style: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font.scaled }
    public func scaledValue(for value: CGFloat) -> CGFloat { value * Self.standInFactor }
}

public struct UIContentSizeCategory: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// A person chooses another text size, so many times as large as usual.
    @MainActor public static func standInSet(_ factor: CGFloat) {
        UIFontMetrics.standInFactor = factor
        NotificationCenter.default.post(name: didChangeNotification, object: nil)
    }
}
