#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// A grid of pictures, each with a caption below it.
public struct ContactSheet: Sendable {
    /// Pictures in a row, at least 1.
    public var columns: Int
    /// Points between pictures and around them, at least 0.
    public var gap: Double
    /// Type size of the captions, in points.
    public var captionSize: Double
    /// Colour of the captions.
    public var captionColour: Colour
    /// Fills the sheet.
    public var background: Fill
    /// Pixels a point, above 0.
    public var scale: Double
    /// Sets the captions.
    public var text: TextSetter

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - columns: Pictures in a row, at least 1.
    ///   - gap: Points between pictures and around them, at least 0.
    ///   - captionSize: Type size of the captions, in points.
    ///   - captionColour: Colour of the captions.
    ///   - background: Fills the sheet.
    ///   - scale: Pixels a point, above 0.
    ///   - text: Sets the captions.
    public init(
        columns: Int = 3, gap: Double = 24, captionSize: Double = 14, captionColour: Colour = .black,
        background: Fill = .colour(.white), scale: Double = 1, text: TextSetter = TextSetter()
    ) {
        self.columns = columns
        self.gap = gap
        self.captionSize = captionSize
        self.captionColour = captionColour
        self.background = background
        self.scale = scale
        self.text = text
    }

    /// Lays pictures out, row by row from the top left. All get as much room as the largest, and lie in its middle.
    ///
    /// - Parameter pictures: The pictures with their captions. A picture keeps its own size in points.
    /// - Throws: When there are no pictures or too many.
    public func paint(_ pictures: [(picture: Canvas, caption: String)]) throws(Canvas.Failure) -> Canvas {
        let cell = Dimensions(
            width: pictures.map(\.picture.size.width).max() ?? 0,
            height: pictures.map(\.picture.size.height).max() ?? 0)
        let columns = min(max(columns, 1), max(pictures.count, 1))
        let rows = (pictures.count + columns - 1) / columns
        let label = captionSize * 2
        let size = Dimensions(
            width: gap + Double(columns) * (cell.width + gap),
            height: gap + Double(rows) * (cell.height + label + gap))
        let canvas = try Canvas(pictures.isEmpty ? .zero : size, scale: scale)
        canvas.draw { context in
            background.paint(Box(x: 0, y: 0, width: size.width + 1, height: size.height + 1), on: context)
            for (index, item) in pictures.enumerated() {
                let x = gap + Double(index % columns) * (cell.width + gap)
                let y = gap + Double(index / columns) * (cell.height + label + gap)
                let left = snapped(x + (cell.width - item.picture.size.width) / 2)
                let top = snapped(y + (cell.height - item.picture.size.height) / 2)
                cairo_save(context)
                cairo_translate(context, left, top)
                cairo_scale(context, 1 / item.picture.scale, 1 / item.picture.scale)
                cairo_set_source_surface(context, item.picture.surface, 0, 0)
                cairo_paint(context)
                cairo_restore(context)

                cairo_save(context)
                cairo_translate(context, x, snapped(y + cell.height))
                text.draw(
                    Caption(item.caption, size: captionSize, colour: captionColour),
                    in: Dimensions(width: cell.width, height: label), on: context, adjust: snapped)
                cairo_restore(context)
            }
        }
        return canvas
    }

    private func snapped(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
#endif
