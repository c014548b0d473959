#if Painter
import CCairo
import ParallaxDocument

/// How a line of text is set by pango: its letters, their font and size, and the room that they have.
///
/// Letters are set at a size at which every font can draw them, and what is drawn is scaled to the wanted one. A font refuses what
/// is too large (FreeType: letters of some thousand pixels), and cairo remembers a refusal for everything that the process sets
/// in that font afterwards, on any thread.
struct TextSetting {
    /// The sizes at which letters are set, in points: below, the places of letters would be rounded too coarsely.
    private static let typeSizes = 8.0...128
    /// The most pixels to a letter's height; below what FreeType refuses.
    static let mostPixels = 2_048.0

    private let caption: Caption
    private let fonts: String
    private let room: Double
    /// The size at which the letters are set, in points.
    private let typeSize: Double
    /// By how much what is set is to be scaled; 1 for letters of ordinary size.
    let factor: Double

    /// Sets a caption in one line, cut with an ellipsis when it is wider than `room` points; its size above 0 and finite.
    init(_ caption: Caption, fonts: String, room: Double) {
        (self.caption, self.fonts, self.room) = (caption, fonts, room)
        typeSize = min(max(caption.size, Self.typeSizes.lowerBound), Self.typeSizes.upperBound)
        factor = caption.size / typeSize
    }

    /// A context to measure on, with as many pixels a point as a letter may have: outlines are kept to a fraction of a pixel.
    static func makeContext() -> OpaquePointer {
        // A surface without an edge: cairo leaves out the letters that lie far outside the one they are set for.
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)!
        let pixels = mostPixels / typeSizes.upperBound
        cairo_scale(context, pixels, pixels)
        return context
    }

    /// The line as pango sets it, in points of the type size; the caller's to be freed.
    func makeLayout(on context: OpaquePointer) -> OpaquePointer {
        let layout = pango_cairo_create_layout(context)!
        Self.setOptions(of: pango_layout_get_context(layout))

        let font = pango_font_description_from_string(fonts)
        pango_font_description_set_weight(font, caption.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_absolute_size(font, typeSize * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)

        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        // 0 stands first, so that what is no number counts as it.
        let width = min(max(0, room / factor), 1e6)
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_text(layout, caption.text, -1)
        return layout
    }

    /// Half of what the first font's letters rise above the baseline more than they reach below it, in points of the caption.
    func drop(of layout: OpaquePointer) -> Double {
        // In a context without a scale of its own: pango 1.50 divides a font's metrics by the scale twice.
        guard let pango = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
            return caption.size * 0.36
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pango)) }
        Self.setOptions(of: pango)
        guard let font = pango_context_load_font(pango, pango_layout_get_font_description(layout)) else {
            return caption.size * 0.36
        }
        defer { g_object_unref(font) }
        guard let metrics = pango_font_get_metrics(font, nil) else { return caption.size * 0.36 }
        defer { pango_font_metrics_unref(metrics) }
        let rise = pango_font_metrics_get_ascent(metrics) - pango_font_metrics_get_descent(metrics)
        return Double(rise) / 2 / Double(PANGO_SCALE) * factor
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
}

/// Letters of one font that follow one another in a line.
struct TextRun {
    let font: UnsafeMutablePointer<PangoFont>
    let letters: UnsafeMutablePointer<PangoGlyphString>
    /// From where to where it reaches along the baseline, in points of the type size.
    let extent: Range<Double>
    /// Its letters have colours of their own, and no outline.
    let isColoured: Bool

    /// Those of its letters that no font has: pango has a sign for each, a box with its number.
    var missingLetters: [Unicode.Scalar] {
        (0..<Int(letters.pointee.num_glyphs)).compactMap {
            let sign = letters.pointee.glyphs[$0].glyph
            return sign & Self.unknown == 0 ? nil : Unicode.Scalar(sign & ~Self.unknown)
        }
    }

    /// `PANGO_GLYPH_UNKNOWN_FLAG`, which is a cast in C.
    private static let unknown: UInt32 = 0x1000_0000

    /// The runs of a layout's line from left to right; they live as long as the layout does.
    static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [TextRun] {
        var runs: [TextRun] = []
        var start = 0.0
        var link = line.pointee.runs
        while let here = link {
            link = here.pointee.next
            guard let data = here.pointee.data else { continue }
            let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let letters = run.glyphs, let font = run.item?.pointee.analysis.font else { continue }
            let end = start + Double(pango_glyph_string_get_width(letters)) / Double(PANGO_SCALE)
            let isColoured = (0..<Int(letters.pointee.num_glyphs)).contains {
                letters.pointee.glyphs[$0].attr.is_color != 0
            }
            runs.append(
                TextRun(font: font, letters: letters, extent: start..<max(start, end), isColoured: isColoured)
            )
            start = end
        }
        return runs
    }
}
#endif
