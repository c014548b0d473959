#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// What is darkened behind a line of text so that it can be read: a wide band, soft above and below, and a halo of the letters
/// themselves. Each alone is faint; behind the letters both together are as dark as the caption says.
///
/// A band alone, as dark as that, would be a stripe across the picture, and a halo alone a blot.
final class Shade: Sendable {
    /// The band's part of the darkness behind the letters.
    private static let share = 0.5

    /// The letters, wider on all sides and blurred, from the line's start on the baseline.
    private let halo: ShadowShape
    /// How far from the line's middle the band is as dark as it gets, and within how much more it fades out, in points.
    private let core: Double
    private let fade: Double

    /// Makes the shade of a line in letters of `size` points.
    init(_ line: TextLine, size: Double) {
        (core, fade) = (0.6 * size, 20 + 4 * size)
        // Wider by two radii of the blur, so that even at the letters' edges it is as dark as within.
        let (margin, radius) = (0.4 * size, 0.2 * size)
        let bounds = Box(
            x: -margin, y: -1.1 * size - margin, width: line.width + 2 * margin,
            height: 1.6 * size + 2 * margin)
        // It has no detail: a pixel for every two points will do.
        var space = Space(pixelsPerPoint: min(0.5, 500 / max(bounds.width, bounds.height)))
        let picture = FlatPicture(bounds, reach: 3 * radius, space: &space)
        picture.draw { line.drawWidened(by: margin, on: $0) }
        halo = ShadowShape(picture, radius: radius)
    }

    /// Draws it behind a line that begins at a place, in a box whose top left corner is the context's origin.
    func draw(
        _ caption: Caption, at start: Vector, in box: Dimensions, opacity: Double, on context: OpaquePointer
    ) {
        let band = caption.shade * Self.share
        drawBand(in: box, opacity: band * opacity, on: context)
        // What the band lets through is darkened by the halo to what is wanted.
        let rest = (caption.shade - band) / (1 - band)
        cairo_save(context)
        cairo_translate(context, start.x, start.y)
        halo.draw(opacity: rest * opacity, on: context)
        cairo_restore(context)
    }

    /// The band reaches beyond the box's sides: its ends are not to be seen when the text lags behind its page.
    private func drawBand(in box: Dimensions, opacity: Double, on context: OpaquePointer) {
        let (middle, reach) = (box.height / 2, core + fade)
        let pattern = cairo_pattern_create_linear(0, middle - reach, 0, middle + reach)
        defer { cairo_pattern_destroy(pattern) }
        for step in -16...16 {
            let place = Double(step) / 16
            let part = min(max((place.magnitude * reach - core) / fade, 0), 1)
            // As a curve, not as a ramp: the eye sees where a ramp begins.
            let dark = 1 - part * part * (3 - 2 * part)
            cairo_pattern_add_color_stop_rgba(pattern, (place + 1) / 2, 0, 0, 0, dark * opacity)
        }
        cairo_save(context)
        cairo_set_source(context, pattern)
        cairo_rectangle(context, -box.width, middle - reach, 3 * box.width, 2 * reach)
        cairo_fill(context)
        cairo_restore(context)
    }
}
#endif
