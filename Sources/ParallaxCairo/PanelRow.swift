#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// A layout and who paints it.
public struct Panel: Sendable {
    /// Who paints it.
    public var painter: Painter
    /// What is painted.
    public var layout: StageLayout

    /// Makes a panel.
    public init(painter: Painter, layout: StageLayout) {
        self.painter = painter
        self.layout = layout
    }
}

/// Screens side by side on a dark ground, each with rounded corners; one alone fills the picture and keeps its corners.
public struct PanelRow: Sendable {
    /// Points between two screens, and around them all.
    public static let gap = 20.0
    /// Radius of a screen's corners, in points.
    public static let cornerRadius = 24.0
    /// What lies between the screens.
    public static let ground = Colour(red: 0.07, green: 0.075, blue: 0.09)

    private let screens: [Dimensions]

    /// Makes a row of screens of these sizes.
    public init(_ screens: [Dimensions]) {
        self.screens = screens
    }

    /// The size of it all, in points.
    public var size: Dimensions {
        guard screens.count != 1 else { return screens[0] }
        let widths = screens.reduce(Self.gap) { $0 + $1.width + Self.gap }
        let height = screens.map { $0.height }.max() ?? 0
        return Dimensions(width: widths, height: height + 2 * Self.gap)
    }

    /// A canvas that holds it all.
    public func canvas(scale: Double) throws(Canvas.Failure) -> Canvas { try Canvas(size, scale: scale) }

    /// Paints panels, as many as there are screens, from left to right.
    public func paint(_ panels: [Panel], into canvas: Canvas) throws(PictureError) {
        if panels.count == 1 { return try panels[0].painter.paint(panels[0].layout, into: canvas) }
        canvas.clear()
        try canvas.draw { context throws(PictureError) in
            Fill.colour(Self.ground).paint(
                Box(x: 0, y: 0, width: size.width, height: size.height), on: context)
            var x = Self.gap
            for panel in panels {
                try paint(
                    panel, x: (x * canvas.scale).rounded() / canvas.scale, scale: canvas.scale, on: context)
                x += panel.layout.screen.width + Self.gap
            }
        }
    }

    private func paint(_ panel: Panel, x: Double, scale: Double, on context: OpaquePointer)
        throws(PictureError)
    {
        let y = (Self.gap * scale).rounded() / scale
        let (screen, radius) = (panel.layout.screen, Self.cornerRadius)
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, x, y)
        // The corners, clockwise from the top right one.
        cairo_new_path(context)
        cairo_arc(context, screen.width - radius, radius, radius, -.pi / 2, 0)
        cairo_arc(context, screen.width - radius, screen.height - radius, radius, 0, .pi / 2)
        cairo_arc(context, radius, screen.height - radius, radius, .pi / 2, .pi)
        cairo_arc(context, radius, radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
        cairo_clip(context)
        try panel.painter.paint(panel.layout, on: context)
    }
}
#endif
