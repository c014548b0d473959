/// Where every layer that can be seen is at one scroll position: the answer of a stage.
public struct StageLayout: Equatable, Sendable {
    /// The distance scrolled from rest in points, as it was asked; positive as content moves toward the start edge.
    public internal(set) var travel = 0.0
    /// The canvas of the stage, in points.
    public internal(set) var screen = Dimensions.zero
    /// The scroll view's whole bounds on the screen, parts under bars included. Everything but the bar is cut by it.
    public internal(set) var viewport = Box.zero
    /// The layers that meet the viewport, back to front.
    public internal(set) var layers: [Layer] = []

    /// The first row in view, near which the next search begins; no answer depends on it.
    var firstRow = 0

    /// Makes an empty layout, to be filled by a stage again and again without new memory.
    public init() {}

    /// Makes a layout of layers that come from elsewhere, back to front, on a screen that is all viewport.
    public init(layers: [Layer], screen: Dimensions, travel: Double = 0) {
        self.travel = travel
        self.screen = screen
        self.layers = layers
        viewport = Box(x: 0, y: 0, width: screen.width, height: screen.height)
    }

    /// Whether two layouts show the same; how they were reached does not matter.
    public static func == (a: StageLayout, b: StageLayout) -> Bool {
        a.travel == b.travel && a.screen == b.screen && a.viewport == b.viewport && a.layers == b.layers
    }
}
