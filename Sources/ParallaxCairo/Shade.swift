#if Painter
import CCairo
import Parallax

/// A soft dark stadium about a line of text, which fades out on all sides: made once, a pixel for every two points, for it has no
/// detail.
final class Shade: Sendable {
    /// What a shade looks like, in points.
    struct Shape: Hashable {
        /// The line's width.
        var width: Double
        /// How far from the line's middle it is as dark as it gets.
        var core: Double
        /// Within how much more it fades out.
        var fade: Double
    }

    private static let pointsPerPixel = 2.0
    private let pixels: Pixels

    init(_ shape: Shape) {
        let reach = shape.core + shape.fade
        let half = max(0, shape.width / 2 - shape.core)
        // A pixel more on each side, so that the edge is clear.
        let width = Int((2 * (half + reach) / Self.pointsPerPixel).rounded(.up)) + 2
        let height = Int((2 * reach / Self.pointsPerPixel).rounded(.up)) + 2
        pixels = Pixels(width: width, height: height)
        for row in 0..<height {
            for column in 0..<width {
                let x = max(
                    0, ((Double(column) + 0.5 - Double(width) / 2) * Self.pointsPerPixel).magnitude - half)
                let y = (Double(row) + 0.5 - Double(height) / 2) * Self.pointsPerPixel
                let part = min(max(((x * x + y * y).squareRoot() - shape.core) / max(shape.fade, 1e-9), 0), 1)
                // As a curve, not as a ramp: the eye sees where a ramp begins.
                let dark = 1 - part * part * (3 - 2 * part)
                pixels.base[row * width + column] = UInt32((dark * 255).rounded()) << 24
            }
        }
    }

    /// Draws it in the middle of a box whose top left corner is the context's origin.
    func draw(in size: Dimensions, opacity: Double, on context: OpaquePointer) {
        let surface = pixels.makeSurface()
        defer { cairo_surface_destroy(surface) }
        cairo_save(context)
        cairo_translate(context, size.width / 2, size.height / 2)
        cairo_scale(context, Self.pointsPerPixel, Self.pointsPerPixel)
        cairo_set_source_surface(context, surface, -Double(pixels.width) / 2, -Double(pixels.height) / 2)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}
#endif
