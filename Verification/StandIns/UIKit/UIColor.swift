public final class UIColor: NSObject, Sendable {
    public let standInName: String
    init(_ name: String) { standInName = name }

    public static let clear = UIColor("clear")
    public static let black = UIColor("black")
    public static let white = UIColor("white")
    public static let systemBackground = UIColor("systemBackground")
    public static let lightGray = UIColor("lightGray")
}
