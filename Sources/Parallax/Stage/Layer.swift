/// Names one layer of a stage: what it is, and which one of its kind, counted from 0.
public struct LayerHandle: Equatable, Hashable, Sendable {
    /// What a layer is.
    public enum Kind: UInt8, Equatable, Hashable, Sendable, CaseIterable {
        /// The picture behind the list, above its first row.
        case headerPicture
        /// A row of the list, and all that it holds.
        case row
        /// A row's picture.
        case rowPicture
        /// A row's title.
        case rowTitle
        /// The smaller text of a row.
        case rowSubtitle
        /// The line along a row's lower edge.
        case rowLine
        /// A page, and all that it holds.
        case page
        /// A page's picture.
        case pagePicture
        /// A page's text.
        case pageText
        /// A free layer.
        case free
        /// The bar's background.
        case bar
    }

    /// What the layer is.
    public var kind: Kind
    /// Which one of its kind; 0 for the header's picture and the bar.
    public var index: Int

    /// Names a layer.
    public init(_ kind: Kind, _ index: Int = 0) {
        self.kind = kind
        self.index = index
    }
}

/// A shadow that a layer casts, in points.
public struct Shadow: Equatable, Hashable, Sendable {
    /// Points to the right of the layer.
    public var x: Double
    /// Points below the layer.
    public var y: Double
    /// Blur radius, at least 0.
    public var radius: Double
    /// Opacity, 0…1.
    public var opacity: Double

    /// Makes a shadow.
    public init(x: Double, y: Double, radius: Double, opacity: Double) {
        self.x = x
        self.y = y
        self.radius = radius
        self.opacity = opacity
    }
}

/// One layer of a layout: where it is and how it looks at one scroll position.
public struct Layer: Equatable, Sendable {
    /// Which layer this is.
    public var handle: LayerHandle
    /// The layer's size before its pose, in points.
    public var size: Dimensions
    /// The layer's corners on the screen, after its own pose and those of all that hold it.
    public var quad: Quad
    /// The effective opacity, 0…1: the layer's own times that of all that hold it.
    public var opacity: Double
    /// The layer's own opacity, 0…1, within the layer that holds it. A painter that paints a row as a group uses this.
    public var ownOpacity: Double
    /// The posed box of the nearest layer that clips this one; `nil` if only the viewport does.
    public var clip: Quad?
    /// The shadow cast, in the layer's own space; `nil` if none can be seen.
    public var shadow: Shadow?
    /// Blur radius in points, at least 0.
    public var blur: Double
    /// How many layers of the layout hold this one. A layer's holder is the last one before it with a smaller depth;
    /// a holder's opacity and shadow apply to it and all that it holds as a group. What is held by a layer that cannot
    /// itself be seen has no holder in the layout, and depth 0.
    public var depth: Int

    /// Makes a layer of what is known of it otherwise, for a painter: of a view that something else has placed, say.
    public init(
        handle: LayerHandle, size: Dimensions, quad: Quad, opacity: Double, ownOpacity: Double, clip: Quad?,
        shadow: Shadow?, blur: Double, depth: Int
    ) {
        self.handle = handle
        self.size = size
        self.quad = quad
        self.opacity = opacity
        self.ownOpacity = ownOpacity
        self.clip = clip
        self.shadow = shadow
        self.blur = blur
        self.depth = depth
    }
}
