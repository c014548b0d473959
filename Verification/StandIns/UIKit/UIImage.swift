public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    public init(standInSize: CGSize) { size = standInSize }

    /// Every name is that of a picture 1200 × 800.
    public convenience init?(named name: String) { self.init(standInSize: CGSize(width: 1200, height: 800)) }
}
