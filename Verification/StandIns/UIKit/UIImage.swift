public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    public let standInName: String?

    public init(standInSize: CGSize, named name: String? = nil) { (size, standInName) = (standInSize, name) }

    /// Every name is that of a picture of the same size.
    public convenience init?(named name: String) {
        self.init(standInSize: CGSize(width: 1170, height: 1266), named: name)
    }
}
