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

    /// Where the header rests, and stays while content scrolls: across the whole viewport, from its own edge or the inset's to
    /// the first row.
    ///
    /// ```swift
    /// let viewport = Box(x: 0, y: 0, width: 390, height: 844)
    /// Header(height: 300, edge: .screen).box(in: viewport, inset: 59).height    // 359
    /// Header(height: 300, edge: .safeArea).box(in: viewport, inset: 59).y       // 59
    /// ```
    ///
    /// - Parameters:
    ///   - viewport: The scroll view's whole bounds, parts under bars included.
    ///   - inset: What resting content keeps clear of at its start, in points.
    ///   - axis: The way content scrolls.
    public func box(in viewport: Box, inset: Double, axis: ScrollAxis = .vertical) -> Box {
        let (inset, height) = (inset.boundedLength(), height.boundedLength())
        return edge == .screen
            ? viewport.slice(from: 0, length: inset + height, axis: axis)
            : viewport.slice(from: inset, length: height, axis: axis)
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

    /// Where the background stays: across the viewport, from its top to so far below the inset.
    ///
    /// - Parameters:
    ///   - viewport: The scroll view's whole bounds, parts under bars included.
    ///   - inset: What resting content keeps clear of at the top, in points.
    public func box(in viewport: Box, inset: Double) -> Box {
        viewport.slice(from: 0, length: inset.boundedLength() + height.boundedLength(), axis: .vertical)
    }
}
