#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// One screen of a strip: a layout and who paints it.
public struct Panel: Sendable {
    /// Who paints it.
    public var painter: Painter
    /// What is painted.
    public var layout: StageLayout

    /// Makes a panel.
    public init(_ painter: Painter, _ layout: StageLayout) {
        self.painter = painter
        self.layout = layout
    }
}

/// Several screens side by side in one picture, the first on the left: moments of one stage, or several stages at one.
public struct FilmStrip: Sendable {
    /// Points between two screens, at least 0; a frame's edge is not part of it.
    public var gap: Double
    /// Points around all screens, at least 0.
    public var margin: Double
    /// Fills the picture behind the screens.
    public var background: Fill
    /// Drawn around each screen; `nil` for bare screens.
    public var frame: DeviceFrame?
    /// Device pixels a point, above 0; its painters should have the same.
    public var scale: Double

    /// Makes a strip.
    ///
    /// - Parameters:
    ///   - gap: Points between two screens, at least 0.
    ///   - margin: Points around all screens, at least 0.
    ///   - background: Fills the picture behind the screens.
    ///   - frame: Drawn around each screen.
    ///   - scale: Device pixels a point, above 0.
    public init(
        gap: Double = 24, margin: Double = 24, background: Fill = .colour(.white), frame: DeviceFrame? = nil,
        scale: Double = 1
    ) {
        self.gap = gap
        self.margin = margin
        self.background = background
        self.frame = frame
        self.scale = scale
    }

    /// A canvas that holds screens of these sizes.
    ///
    /// - Throws: When the strip is empty or too long.
    public func canvas(for screens: [Dimensions]) throws(Canvas.Failure) -> Canvas {
        try Canvas(size(of: screens), scale: scale)
    }

    /// Paints panels side by side over the whole of a canvas that was made for them; their tops are level.
    ///
    /// - Throws: When a picture is missing or broken; what is painted by then stays.
    public func paint(_ panels: [Panel], into canvas: Canvas) throws(PictureError) {
        let screens = panels.map(\.layout.screen)
        let size = size(of: screens)
        canvas.clear()
        try canvas.draw { context throws(PictureError) in
            background.paint(Box(x: 0, y: 0, width: size.width + 1, height: size.height + 1), on: context)
            for (panel, screen) in zip(panels, boxes(of: screens)) {
                try paint(panel, in: screen, on: context)
            }
        }
    }

    /// Paints panels side by side.
    ///
    /// - Throws: ``PictureError`` when a picture is missing or broken, ``Canvas/Failure`` when the strip is empty or
    ///   too long.
    public func paint(_ panels: [Panel]) throws -> Canvas {
        let canvas = try canvas(for: panels.map(\.layout.screen))
        try paint(panels, into: canvas)
        return canvas
    }

    private func paint(_ panel: Panel, in screen: Box, on context: OpaquePointer) throws(PictureError) {
        func paintScreen(_ context: OpaquePointer) throws(PictureError) {
            cairo_save(context)
            defer { cairo_restore(context) }
            cairo_translate(context, screen.x, screen.y)
            try panel.painter.paint(panel.layout, on: context)
        }
        if let frame {
            try frame.draw(around: screen, on: context, paintScreen)
        } else {
            try paintScreen(context)
        }
    }

    private func boxes(of screens: [Dimensions]) -> [Box] {
        let edge = frame?.width ?? 0
        var x = margin + edge
        return screens.map { screen in
            defer { x += screen.width + 2 * edge + gap }
            return Box(x: snapped(x), y: snapped(margin + edge), width: screen.width, height: screen.height)
        }
    }

    private func size(of screens: [Dimensions]) -> Dimensions {
        let boxes = boxes(of: screens)
        guard let last = boxes.last else { return .zero }
        let edge = frame?.width ?? 0
        return Dimensions(
            width: last.maxX + edge + margin, height: (boxes.map(\.maxY).max() ?? 0) + edge + margin)
    }

    /// Screens begin on whole pixels, so that they look as they do alone.
    private func snapped(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
#endif
