open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .black
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public final class UIFont: NSObject, Sendable {
    public struct TextStyle: Sendable {
        public static let body = TextStyle()
        public static let title2 = TextStyle()
    }
    public let pointSize: CGFloat
    init(_ size: CGFloat) { pointSize = size }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
}

public final class UIFontMetrics: NSObject {
    public init(forTextStyle style: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
}
