#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// Paints layouts: for a still, a strip, a film or a window.
///
/// Equal layouts give equal pixels, on any thread. Upright layers that keep their size end on whole pixels, so that
/// neighbouring rows meet without a seam; pictures and text within them move by fractions of a pixel.
public struct Painter: Sendable {
    /// What a layer shows.
    public var content: @Sendable (LayerHandle) -> LayerContent
    /// Fills the screen, behind everything.
    public var background: Fill
    /// Fills the viewport, behind its layers; `nil` lets the screen's background through.
    public var viewportBackground: Fill?
    /// Device pixels a point, above 0.
    public var scale: Double
    /// Where pictures are decoded and kept.
    public var pictures: PictureStore
    /// Where lines of text are set and kept.
    public var text: TextSetter

    /// Makes a painter.
    ///
    /// - Parameters:
    ///   - content: What a layer shows.
    ///   - background: Fills the screen, behind everything.
    ///   - viewportBackground: Fills the viewport, behind its layers.
    ///   - scale: Device pixels a point, above 0.
    ///   - pictures: Where pictures are decoded and kept; painters may share one.
    ///   - text: Where lines of text are set and kept; painters may share one.
    public init(
        content: @escaping @Sendable (LayerHandle) -> LayerContent, background: Fill = .colour(.black),
        viewportBackground: Fill? = nil, scale: Double = 1, pictures: PictureStore = PictureStore(),
        text: TextSetter = TextSetter()
    ) {
        self.content = content
        self.background = background
        self.viewportBackground = viewportBackground
        self.scale = scale
        self.pictures = pictures
        self.text = text
    }

    /// Paints a layout over the whole of a canvas, whose scale should be the painter's.
    ///
    /// - Throws: When a picture is missing or broken; what is painted by then stays.
    public func paint(_ layout: StageLayout, into canvas: Canvas) throws(PictureError) {
        // An opaque ground that covers every pixel leaves nothing of what was there.
        if !(background.isOpaque && layout.screen == canvas.size) { canvas.clear() }
        try canvas.draw { context throws(PictureError) in try paint(layout, on: context) }
    }

    /// Paints a layout on a cairo context.
    ///
    /// - Parameters:
    ///   - layout: What to paint.
    ///   - context: A `cairo_t` whose unit is a point and whose origin is the screen's top left corner, upon the
    ///     corner of a device pixel.
    /// - Throws: When a picture is missing or broken; what is painted by then stays, and the context is as before.
    public func paint(_ layout: StageLayout, on context: OpaquePointer) throws(PictureError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        let screen = Box(x: 0, y: 0, width: layout.screen.width, height: layout.screen.height)
        let space = Space(pixelsPerPoint: scale)
        addPath(screen.quad, snapped: true, in: space, to: context)
        cairo_clip(context)
        background.paint(screen, on: context)
        let pass = LayerPass(painter: self, layers: layout.layers, viewport: layout.viewport)
        try pass.paint(in: space, on: context)
    }
}
#endif
