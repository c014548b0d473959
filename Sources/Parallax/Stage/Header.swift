/// A picture above the first row, which stays with the viewport while the list covers it.
public struct Header: Sendable {
    /// Where the header's box begins.
    public enum Edge: UInt8, Equatable, Hashable, Sendable, CaseIterable {
        /// At the viewport's own edge: the box is as much higher as the inset there.
        case screen
        /// Below the inset.
        case safeArea
    }

    /// How far the first row lies below the inset, in points.
    public var height: Double
    /// Where the box begins.
    public var edge: Edge
    /// What the picture does.
    public var effect: Effect

    /// Makes a header.
    public init(height: Double, edge: Edge = .screen, effect: Effect = .stretchyHeader()) {
        self.height = height
        self.edge = edge
        self.effect = effect
    }
}

/// The background of a bar along the viewport's top, under which the content scrolls.
public struct Bar: Sendable {
    /// The bar's height below the inset, in points.
    public var height: Double
    /// What the background does; its cue's item is the header's box, or the bar's own where there is no header.
    public var effect: Effect

    /// Makes a bar; 44 points high unless told.
    public init(height: Double = 44, effect: Effect = .barBackground) {
        self.height = height
        self.effect = effect
    }
}
