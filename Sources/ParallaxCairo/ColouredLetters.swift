#if Painter
import CCairo
import Parallax

/// The letters of a line that have colours of their own (emoji), as a picture that is scaled to where it is shown.
///
/// A picture, because they have no outline; made at a bounded size once for each number of pixels a point, so that no pose, however
/// large it makes them, asks their font for more than it can give.
final class ColouredLetters: Sendable {
    /// From where to where they reach along the baseline, in points.
    let extents: [Range<Double>]
    private let setting: TextSetting
    private let size: Double
    private let pictures = Locked<[Double: Picture]>([:])

    private struct Picture {
        var pixels: Pixels
        var origin: Vector
        var scale: Double
    }

    /// Takes the coloured ones of a line's runs; `nil` if there are none. `size` is the letters' own, in points.
    init?(_ runs: [TextRun], of setting: TextSetting, size: Double) {
        let factor = setting.factor
        extents = runs.filter(\.isColoured).map {
            $0.extent.lowerBound * factor..<$0.extent.upperBound * factor
        }
        guard !extents.isEmpty else { return nil }
        (self.setting, self.size) = (setting, size)
    }

    /// Draws them, the line's baseline beginning at (0, 0), one point to a unit.
    func draw(pixelsPerPoint: Double, opacity: Double, on context: OpaquePointer) {
        let picture = picture(pixelsPerPoint)
        let surface = picture.pixels.makeSurface()
        defer { cairo_surface_destroy(surface) }
        cairo_save(context)
        defer { cairo_restore(context) }
        paint(
            surface, at: picture.origin, pixelsPerUnit: picture.scale, filter: CAIRO_FILTER_BILINEAR,
            opacity: opacity, on: context)
    }

    private func picture(_ pixelsPerPoint: Double) -> Picture {
        if let known = pictures.withLock({ $0[pixelsPerPoint] }) { return known }
        // Twice as fine as is asked for, so that they stay sharp where a pose enlarges them a little.
        var space = Space(pixelsPerPoint: min(2 * pixelsPerPoint, TextSetting.mostPixels / size))
        let (left, right) = (extents.first!.lowerBound, extents.last!.upperBound)
        // Emoji are about as high as wide, and stand a little below the baseline.
        let flat = FlatPicture(
            Box(x: left, y: -1.2 * size, width: right - left, height: 1.7 * size), reach: 0.1 * size,
            space: &space)
        flat.draw { context in
            cairo_scale(context, setting.factor, setting.factor)
            let layout = setting.makeLayout(on: context)
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
            for run in TextRun.runs(of: line) where run.isColoured {
                cairo_move_to(context, run.extent.lowerBound, 0)
                pango_cairo_show_glyph_string(context, run.font, run.letters)
            }
        }
        let picture = Picture(pixels: flat.canvas.pixels, origin: flat.origin, scale: flat.canvas.scale)
        pictures.withLock {
            // A line that is shown at many scales keeps the last ones.
            if $0.count >= 8 { $0.removeAll() }
            $0[pixelsPerPoint] = picture
        }
        return picture
    }
}
#endif
