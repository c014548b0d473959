#if Painter
import CCairo
import ParallaxDocument

/// A line of text, set once: the outlines of its letters, to be filled at any place and scale.
///
/// Outlines, because cairo 1.16 puts cached letters on whole pixels: a slowly moving title would jerk and its
/// letters would wander. Filled outlines move as smoothly as pictures and are the same at any scale. Letters in
/// colours of their own (emoji) have no outline and are drawn from a picture.
final class TextLine: @unchecked Sendable {
    /// Points across, by the letters' own widths.
    let width: Double
    /// How far the baseline lies below the middle of the box, in points, so that capitals and ideographs stand in
    /// its middle. It depends on the first font alone: titles of any script share a baseline.
    let drop: Double
    /// The letters that no font has, each once, in the line's order from left to right.
    let missingLetters: [Unicode.Scalar]
    private let outline: UnsafeMutablePointer<cairo_path_t>
    private let coloured: ColouredLetters?
    private let size: Double
    private let masks = Locked<[MaskKey: SoftMask]>([:])

    /// The letters at so many pixels a point, moved by eighths of a pixel.
    private struct MaskKey: Hashable {
        var pixelsPerPoint: Double
        var right: Int
        var down: Int
    }

    /// Sets a caption in one line, cut with an ellipsis when it is wider than `room` points; its size above 0 and finite.
    init(_ caption: Caption, fonts: String, room: Double) {
        let setting = TextSetting(caption, fonts: fonts, room: room)
        let context = TextSetting.makeContext()
        defer { cairo_destroy(context) }
        let layout = setting.makeLayout(on: context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }

        let line = pango_layout_get_line_readonly(layout, 0)!
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        width = Double(extents.width) / Double(PANGO_SCALE) * setting.factor
        drop = setting.drop(of: layout)
        size = caption.size

        let runs = TextRun.runs(of: line)
        var missing: [Unicode.Scalar] = []
        for letter in runs.flatMap(\.missingLetters) where !missing.contains(letter) {
            missing.append(letter)
        }
        missingLetters = missing
        coloured = ColouredLetters(runs, of: setting, size: caption.size)
        if coloured == nil {
            cairo_move_to(context, 0, 0)
            pango_cairo_layout_line_path(context, line)
        } else {
            for run in runs where !run.isColoured {
                cairo_move_to(context, run.extent.lowerBound, 0)
                pango_cairo_glyph_string_path(context, run.font, run.letters)
            }
        }
        // Read where a point of the caption is the unit.
        cairo_scale(context, 1 / setting.factor, 1 / setting.factor)
        outline = cairo_copy_path(context)
    }

    deinit { cairo_path_destroy(outline) }

    /// Draws the line, its baseline beginning at (0, 0), one point to a unit.
    ///
    /// - Parameters:
    ///   - colour: Of the letters that have none of their own.
    ///   - opacity: Of all letters, 0…1.
    ///   - pixelsPerPoint: At which the line is likely to be drawn again: where the context has as many, its letters are
    ///     kept, and lie at eighths of a pixel; finer steps are not seen.
    func draw(_ colour: Colour, opacity: Double, pixelsPerPoint: Double, on context: OpaquePointer) {
        colour.setSource(on: context, opacity: opacity)
        if !drawMask(pixelsPerPoint, on: context) {
            cairo_new_path(context)
            cairo_append_path(context, outline)
            cairo_fill(context)
        }
        coloured?.draw(pixelsPerPoint: pixelsPerPoint, opacity: colour.alpha * opacity, on: context)
    }

    /// Draws the line from a mask; `false` if the context turns or scales it, or it is too large to be kept.
    private func drawMask(_ pixelsPerPoint: Double, on context: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard abs(matrix.xx - pixelsPerPoint) < 1e-6, abs(matrix.yy - pixelsPerPoint) < 1e-6,
            abs(matrix.xy) < 1e-6, abs(matrix.yx) < 1e-6, abs(matrix.x0) < 1e6, abs(matrix.y0) < 1e6,
            width * pixelsPerPoint < 4_000
        else { return false }
        let (x, y) = (Int((matrix.x0 * 8).rounded()), Int((matrix.y0 * 8).rounded()))
        let key = MaskKey(pixelsPerPoint: pixelsPerPoint, right: x & 7, down: y & 7)
        guard let mask = masks.withLock({ $0[key] }) ?? mask(key, on: context) else {
            return false
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        matrix.x0 = Double(x >> 3)
        matrix.y0 = Double(y >> 3)
        cairo_set_matrix(context, &matrix)
        mask.draw(at: .zero, snapped: true, on: context)
        return true
    }

    private func mask(_ key: MaskKey, on context: OpaquePointer) -> SoftMask? {
        var ink = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_new_path(context)
        cairo_append_path(context, outline)
        cairo_path_extents(context, &ink.left, &ink.top, &ink.right, &ink.bottom)
        cairo_new_path(context)
        let (width, height) = (ink.right - ink.left, ink.bottom - ink.top)
        guard width * height * key.pixelsPerPoint * key.pixelsPerPoint < 1e6 else { return nil }
        var space = Space(pixelsPerPoint: key.pixelsPerPoint)
        // Room for the part of a pixel by which it is moved.
        let picture = FlatPicture(
            Box(x: ink.left, y: ink.top, width: width, height: height), reach: 1 / key.pixelsPerPoint,
            space: &space)
        picture.draw { context in
            cairo_translate(
                context, Double(key.right) / 8 / key.pixelsPerPoint, Double(key.down) / 8 / key.pixelsPerPoint
            )
            cairo_append_path(context, outline)
            cairo_fill(context)
        }
        let mask = SoftMask(picture)
        masks.withLock { masks in
            // A line that is drawn at many scales keeps the last ones.
            if masks.count >= 64 { masks.removeAll() }
            masks[key] = mask
        }
        return mask
    }

    /// Draws the line with the context's source, each letter wider by `margin` points on all sides.
    func drawWidened(by margin: Double, on context: OpaquePointer) {
        cairo_new_path(context)
        cairo_append_path(context, outline)
        // Pictures have no outline: the place that they take stands for them.
        for extent in coloured?.extents ?? [] {
            cairo_rectangle(
                context, extent.lowerBound, -0.8 * size, extent.upperBound - extent.lowerBound, size)
        }
        cairo_fill_preserve(context)
        cairo_set_line_width(context, 2 * margin)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }
}
#endif
