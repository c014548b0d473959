public final class UIColor: NSObject, Sendable {
    public let standInName: String
    init(_ name: String) { standInName = name }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init("dynamic")
    }

    public static let clear = UIColor("clear")
    public static let black = UIColor("black")
    public static let white = UIColor("white")
    public static let lightGray = UIColor("lightGray")
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
