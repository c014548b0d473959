#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// What is darkened behind a line of text so that it can be read: a wide band, soft above and below, and a halo of the letters
/// themselves. Each alone is faint; behind the letters both together are as dark as the caption says.
///
/// A band alone, as dark as that, would be a stripe across the picture, and a halo alone a blot. Both are made once, at the
/// pixels at which they are shown, and lie on whole pixels: they are too soft for a jump of one to be seen.
final class Shade: Sendable {
    /// The band's part of the darkness behind the letters.
    private static let share = 0.5

    private let halo: SoftMask
    private let band: SoftMask

    /// Makes the shade of a line in letters of `size` points, at so many pixels a point.
    init(_ line: TextLine, size: Double, pixelsPerPoint: Double, band: SoftMask) {
        halo = Self.halo(of: line, size: size, pixelsPerPoint: pixelsPerPoint)
        self.band = band
    }

    /// Draws it behind a line that begins at a place, in a box whose top left corner is the context's origin.
    func draw(
        _ caption: Caption, at start: Vector, in box: Dimensions, opacity: Double, on context: OpaquePointer
    ) {
        let dark = caption.shade * Self.share
        // What the band lets through is darkened by the halo to what is wanted.
        let rest = (caption.shade - dark) / (1 - dark)
        cairo_save(context)
        cairo_set_source_rgba(context, 0, 0, 0, dark * opacity)
        band.draw(at: Vector(0, box.height / 2), snapped: true, on: context)
        cairo_set_source_rgba(context, 0, 0, 0, rest * opacity)
        halo.draw(at: start, snapped: true, on: context)
        cairo_restore(context)
    }

    /// The letters, wider on all sides and blurred, from the line's start on the baseline.
    private static func halo(of line: TextLine, size: Double, pixelsPerPoint: Double) -> SoftMask {
        // Wider by two radii of the blur, so that even at the letters' edges it is as dark as within.
        let (margin, radius) = (0.4 * size, 0.2 * size)
        let bounds = Box(
            x: -margin, y: -1.1 * size - margin, width: line.width + 2 * margin,
            height: 1.6 * size + 2 * margin)
        let most = max(bounds.width, bounds.height) + 6 * radius
        var space = Space(pixelsPerPoint: min(pixelsPerPoint, 1_000 / most))
        let picture = FlatPicture(bounds, reach: 3 * radius, space: &space)
        picture.draw { line.drawWidened(by: margin, on: $0) }
        return SoftMask(picture, radius: radius)
    }

    /// For letters of `size` points in a box of a width, a band across the box and as much beyond both its sides, for its ends are not to be seen when the text lags behind its
    /// page; from the box's left end in the line's middle.
    static func band(size: Double, width: Double, pixelsPerPoint: Double) -> SoftMask {
        // As dark as it gets within the core, fading out beyond.
        let (core, fade) = (0.6 * size, 20 + 3 * size)
        let reach = core + fade
        let scale = min(pixelsPerPoint, 4_000 / max(3 * width, 2 * reach))
        let (across, down) = (Int((3 * width * scale).rounded(.up)), Int((2 * reach * scale).rounded(.up)))
        return SoftMask(
            width: max(across, 1), height: max(down, 1), origin: Vector(-width, -reach), scale: scale
        ) { _, y in
            let part = min(max((((Double(y) + 0.5) / scale - reach).magnitude - core) / fade, 0), 1)
            // As a curve, not as a ramp: the eye sees where a ramp begins.
            return Float(255 * (1 - part * part * (3 - 2 * part)))
        }
    }
}
#endif
