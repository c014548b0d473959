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

    /// Makes an empty layout, to be filled by a stage again and again without new memory.
    public init() {}
}
