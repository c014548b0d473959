public final class UIColor: NSObject, Sendable {
    private let provider: @Sendable (UITraitCollection) -> [Double]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        provider = { _ in [red, green, blue, alpha] }
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        provider = { dynamicProvider($0).provider($0) }
    }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

    @available(tvOS, unavailable)
    public static let systemBackground = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    public static let label = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let parts = standInParts
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Red, green, blue and opacity by day, 0…1.
    public var standInParts: [Double] { standInParts(in: .light) }
    public func standInParts(in style: UIUserInterfaceStyle) -> [Double] {
        provider(UITraitCollection(userInterfaceStyle: style))
    }
    public var cgColor: CGColor { CGColor(standInParts) }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
