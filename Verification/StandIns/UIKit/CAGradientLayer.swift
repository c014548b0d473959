public final class CGColor: NSObject, Sendable {
    /// Red, green, blue and opacity, 0…1.
    public let standInParts: [Double]
    init(_ parts: [Double]) { standInParts = parts }
}

/// Colours that run into one another, from the top to the bottom.
open class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
}
