#if Painter
import CCairo
import ParallaxDocument

/// A line of text, set once: the outlines of its letters, to be filled at any place and scale.
///
/// Outlines, because cairo 1.16 puts cached letters on whole pixels: a slowly moving title would jerk and its
/// letters would wander. Filled outlines move as smoothly as pictures and are the same at any scale. Letters in
/// colours of their own (emoji) have no outline and are drawn by pango each time.
final class TextLine: @unchecked Sendable {
    /// Points across, by the letters' own widths.
    let width: Double
    /// How far the baseline lies below the middle of the box, in points, so that capitals and ideographs stand in
    /// its middle. It depends on the first font alone: titles of any script share a baseline.
    let drop: Double
    private let outline: UnsafeMutablePointer<cairo_path_t>?
    private let emoji: (caption: Caption, fonts: String, room: Double)?
    private let masks = Locked<[MaskKey: SoftMask]>([:])

    /// The letters at so many pixels a point, moved by eighths of a pixel.
    private struct MaskKey: Hashable {
        var pixelsPerPoint: Double
        var right: Int
        var down: Int
    }

    /// Sets a caption in one line, cut with an ellipsis when it is wider than `room` points.
    init(_ caption: Caption, fonts: String, room: Double) {
        let context = Self.makeContext()
        defer { cairo_destroy(context) }
        let layout = Self.makeLayout(caption, fonts: fonts, room: room, on: context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }

        let line = pango_layout_get_line_readonly(layout, 0)
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        width = Double(extents.width) / Double(PANGO_SCALE)

        drop = Self.drop(of: pango_layout_get_font_description(layout)) ?? caption.size * 0.36

        if caption.text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) {
            outline = nil
            emoji = (caption, fonts, room)
        } else {
            cairo_move_to(context, 0, 0)
            pango_cairo_layout_line_path(context, line)
            outline = cairo_copy_path(context)
            emoji = nil
        }
    }

    deinit { if let outline { cairo_path_destroy(outline) } }

    /// Draws the line with the context's source, its baseline beginning at (0, 0), one point to a unit.
    ///
    /// - Parameter pixelsPerPoint: At which the line is likely to be drawn again: where the context has as many, its letters are
    ///   kept, and lie at eighths of a pixel; finer steps are not seen.
    func draw(pixelsPerPoint: Double, on context: OpaquePointer) {
        if let outline {
            if drawMask(of: outline, pixelsPerPoint, on: context) { return }
            cairo_new_path(context)
            cairo_append_path(context, outline)
            cairo_fill(context)
        } else if let emoji {
            let layout = Self.makeLayout(emoji.caption, fonts: emoji.fonts, room: emoji.room, on: context)
            cairo_move_to(context, 0, 0)
            pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
            g_object_unref(UnsafeMutableRawPointer(layout))
        }
    }

    /// Draws the line from a mask; `false` if the context turns or scales it, or it is too large to be kept.
    private func drawMask(
        of outline: UnsafeMutablePointer<cairo_path_t>, _ pixelsPerPoint: Double, on context: OpaquePointer
    ) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard abs(matrix.xx - pixelsPerPoint) < 1e-6, abs(matrix.yy - pixelsPerPoint) < 1e-6,
            abs(matrix.xy) < 1e-6, abs(matrix.yx) < 1e-6, abs(matrix.x0) < 1e6, abs(matrix.y0) < 1e6,
            width * pixelsPerPoint < 4_000
        else { return false }
        let (x, y) = (Int((matrix.x0 * 8).rounded()), Int((matrix.y0 * 8).rounded()))
        let key = MaskKey(pixelsPerPoint: pixelsPerPoint, right: x & 7, down: y & 7)
        guard let mask = masks.withLock({ $0[key] }) ?? mask(of: outline, key, on: context) else {
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

    private func mask(
        of outline: UnsafeMutablePointer<cairo_path_t>, _ key: MaskKey, on context: OpaquePointer
    ) -> SoftMask? {
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
        if let outline {
            cairo_append_path(context, outline)
        } else if let emoji {
            // Pictures have no outline: the place that they take stands for them.
            cairo_rectangle(context, 0, -0.8 * emoji.caption.size, width, emoji.caption.size)
        }
        cairo_fill_preserve(context)
        cairo_set_line_width(context, 2 * margin)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }

    /// Half of what the first font's letters rise above the baseline more than they reach below it, in points.
    private static func drop(of description: OpaquePointer?) -> Double? {
        // In a context without a scale of its own: pango 1.50 divides a font's metrics by the scale twice.
        let fonts = pango_cairo_font_map_get_default()
        guard let pango = pango_font_map_create_context(fonts) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pango)) }
        setOptions(of: pango)
        guard let font = pango_context_load_font(pango, description) else { return nil }
        defer { g_object_unref(font) }
        guard let metrics = pango_font_get_metrics(font, nil) else { return nil }
        defer { pango_font_metrics_unref(metrics) }
        let rise = pango_font_metrics_get_ascent(metrics) - pango_font_metrics_get_descent(metrics)
        return Double(rise) / 2 / Double(PANGO_SCALE)
    }

    /// Letters as they are designed, whatever the pixels: equal on every machine with the same fonts.
    private static func setOptions(of pango: OpaquePointer?) {
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(pango, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(pango, 0)
    }

    /// A context to measure on, with sixteen pixels a point: outlines are kept to a fraction of a pixel.
    private static func makeContext() -> OpaquePointer {
        // A surface without an edge: cairo leaves out the letters that lie far outside the one they are set for.
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)!
        cairo_scale(context, 16, 16)
        return context
    }

    private static func makeLayout(
        _ caption: Caption, fonts: String, room: Double, on context: OpaquePointer
    ) -> OpaquePointer {
        let layout = pango_cairo_create_layout(context)!
        setOptions(of: pango_layout_get_context(layout))

        let font = pango_font_description_from_string(fonts)
        pango_font_description_set_weight(font, caption.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_absolute_size(font, max(caption.size, 0.01) * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)

        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_width(layout, Int32(min(max(room, 0), 1e6) * Double(PANGO_SCALE)))
        pango_layout_set_text(layout, caption.text, -1)
        return layout
    }
}
#endif
