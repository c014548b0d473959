#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// Several layouts side by side in one picture, the first on the left.
public struct FilmStrip: Sendable {
    /// Paints the layouts.
    public var painter: Painter
    /// Points between two screens, at least 0; a frame's edge is not part of it.
    public var gap: Double
    /// Points around all screens, at least 0.
    public var margin: Double
    /// Fills the picture behind the screens.
    public var background: Fill
    /// Drawn around each screen; `nil` for bare screens.
    public var frame: DeviceFrame?

    /// Makes a strip.
    ///
    /// - Parameters:
    ///   - painter: Paints the layouts; its scale is the picture's.
    ///   - gap: Points between two screens, at least 0.
    ///   - margin: Points around all screens, at least 0.
    ///   - background: Fills the picture behind the screens.
    ///   - frame: Drawn around each screen.
    public init(
        _ painter: Painter, gap: Double = 24, margin: Double = 24, background: Fill = .colour(.white),
        frame: DeviceFrame? = nil
    ) {
        self.painter = painter
        self.gap = gap
        self.margin = margin
        self.background = background
        self.frame = frame
    }

    /// Paints layouts side by side; their tops are level.
    ///
    /// - Throws: ``PictureError`` when a picture is missing or broken, ``Canvas/Failure`` when the strip is empty or
    ///   too long.
    public func paint(_ layouts: [StageLayout]) throws -> Canvas {
        let edge = frame?.width ?? 0
        var screens: [Box] = []
        var x = margin + edge
        for layout in layouts {
            screens.append(
                Box(
                    x: snapped(x), y: snapped(margin + edge), width: layout.screen.width,
                    height: layout.screen.height))
            x += layout.screen.width + 2 * edge + gap
        }
        let bottom = screens.map(\.maxY).max() ?? 0
        let size = Dimensions(
            width: (screens.last?.maxX ?? 0) + edge + margin, height: bottom + edge + margin)
        let canvas = try Canvas(layouts.isEmpty ? .zero : size, scale: painter.scale)
        try canvas.draw { context in
            background.paint(Box(x: 0, y: 0, width: size.width + 1, height: size.height + 1), on: context)
            for (layout, screen) in zip(layouts, screens) {
                func paintScreen(_ context: OpaquePointer) throws {
                    cairo_save(context)
                    defer { cairo_restore(context) }
                    cairo_translate(context, screen.x, screen.y)
                    try painter.paint(layout, on: context)
                }
                if let frame {
                    try frame.draw(around: screen, on: context, paintScreen)
                } else {
                    try paintScreen(context)
                }
            }
        }
        return canvas
    }

    /// Screens begin on whole pixels, so that they look as they do alone.
    private func snapped(_ position: Double) -> Double {
        (position * painter.scale).rounded() / painter.scale
    }
}
#endif
