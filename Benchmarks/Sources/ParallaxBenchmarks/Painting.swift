import CCairo
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// Painting frames of a stage, against cairo told by hand to draw the same pictures, decoded beforehand, with the same filter.
struct Painting {
    private let stage: Stage
    private let painter: Painter
    private let canvas: Canvas
    private let byHand: Canvas
    private let background: Colour
    /// Each row's picture as a surface of the size at which it is shown.
    private let surfaces: [OpaquePointer]
    private let words: [LayerHandle: Words]
    private let scale: Double
    private let name: String
    /// Places of the scroll at fractions of a pixel, rows at rest.
    private static let travels = (0..<20).map { 100 + Double($0) * 61.37 }

    static func ratios(stages: URL) throws -> [Ratio] {
        try ["window", "captions", "showroom"].map { try Painting($0, in: stages, scale: 2).ratio() }
    }

    private init(_ name: String, in folder: URL, scale: Double) throws {
        let document = try StageDocument(contentsOf: folder.appendingPathComponent(name + ".json"))
        (self.name, self.scale) = (name, scale)
        stage = document.stage()
        painter = Painter(
            content: { document.content(of: $0) }, background: document.background,
            viewportBackground: document.viewportBackground, scale: scale)
        canvas = try Canvas(stage.screen, scale: scale)
        byHand = try Canvas(stage.screen, scale: scale)
        background = if case .colour(let colour) = document.background { colour } else { .black }
        let stage = stage
        var words: [LayerHandle: Words] = [:]
        byHand.draw { context in
            for handle in (0..<stage.rows.heights.count).flatMap({
                [LayerHandle(.rowTitle, $0), LayerHandle(.rowSubtitle, $0)]
            }) {
                if case .text(let caption) = document.content(of: handle) {
                    words[handle] = Words(caption, on: context)
                }
            }
        }
        self.words = words
        surfaces = try (0..<stage.rows.heights.count).map { row in
            let height = stage.rows.heights.height(of: row)
            let length = stage.rows.picture!.length(screen: stage.screenLength, item: height)
            guard case .picture(let picture) = document.content(of: LayerHandle(.rowPicture, row)) else {
                preconditionFailure("every row of \(name) has a picture")
            }
            return try Self.surface(
                of: picture, width: Int((stage.screen.width * scale).rounded(.up)),
                height: Int((length * scale).rounded(.up)))
        }
    }

    private func ratio() throws -> Ratio {
        let layouts = Self.travels.map { stage.layout(at: $0) }
        // Titles are set otherwise by hand, and what is behind them is darkened otherwise; pictures must be the same.
        if name == "window" {
            for layout in layouts {
                try painter.paint(layout, into: canvas)
                paintByHand(layout)
                let gap = gap()
                guard gap < 2 else {
                    throw Command.Failure(
                        description: "\(name): both must draw the same pictures, and are \(gap) apart")
                }
            }
        }
        let also = words.isEmpty ? "its pictures" : "its pictures, words and a gradient behind them"
        return Ratio(
            "paint \(name) at 390 × 844, 2x / bare cairo drawing \(also)", limit: 1.15, rounds: 15,
            calls: layouts.count,
            measured: { try! painter.paint(layouts[$0], into: canvas) },
            reference: { paintByHand(layouts[$0]) })
    }

    /// What one would write for this one screen: a ground, each row's picture where it stands, cut to the row, and its words by
    /// pango over a gradient.
    private func paintByHand(_ layout: StageLayout) {
        byHand.draw { context in
            cairo_set_source_rgb(context, background.red, background.green, background.blue)
            cairo_paint(context)
            for layer in layout.layers {
                guard let clip = layer.clip else { continue }
                let top = (clip.topLeft.y * scale).rounded() / scale
                let bottom = (clip.bottomLeft.y * scale).rounded() / scale
                let (x, y) = (layer.quad.topLeft.x, layer.quad.topLeft.y)
                cairo_save(context)
                cairo_rectangle(context, clip.topLeft.x, top, clip.topRight.x - clip.topLeft.x, bottom - top)
                if layer.handle.kind == .rowPicture {
                    cairo_translate(context, x, y)
                    cairo_scale(context, 1 / scale, 1 / scale)
                    cairo_set_source_surface(context, surfaces[layer.handle.index], 0, 0)
                    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
                    cairo_fill(context)
                } else if let words = words[layer.handle] {
                    cairo_clip(context)
                    cairo_translate(context, x, y + layer.size.height / 2)
                    let gradient = cairo_pattern_create_linear(0, -words.reach, 0, words.reach)
                    cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, 0)
                    cairo_pattern_add_color_stop_rgba(gradient, 0.5, 0, 0, 0, words.shade)
                    cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, 0)
                    cairo_set_source(context, gradient)
                    cairo_rectangle(context, 0, -words.reach, layer.size.width, 2 * words.reach)
                    cairo_fill(context)
                    cairo_pattern_destroy(gradient)
                    cairo_set_source_rgb(context, 1, 1, 1)
                    cairo_move_to(context, (layer.size.width - words.width) / 2, -words.height / 2)
                    pango_cairo_show_layout(context, words.layout)
                }
                cairo_restore(context)
            }
        }
    }

    /// A title, set by pango once.
    private struct Words {
        let layout: OpaquePointer
        let (width, height): (Double, Double)
        let (shade, reach): (Double, Double)

        init(_ caption: Caption, on context: OpaquePointer) {
            let font = pango_font_description_from_string(TextSetter.defaultFonts)
            defer { pango_font_description_free(font) }
            pango_font_description_set_weight(font, caption.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
            pango_font_description_set_absolute_size(font, caption.size * Double(PANGO_SCALE))
            layout = pango_cairo_create_layout(context)
            pango_layout_set_font_description(layout, font)
            pango_layout_set_text(layout, caption.text, -1)
            var (across, down): (Int32, Int32) = (0, 0)
            pango_layout_get_pixel_size(layout, &across, &down)
            (width, height) = (Double(across), Double(down))
            (shade, reach) = (caption.shade, 20 + 3.6 * caption.size)
        }
    }

    /// How far both are apart, as the mean over all parts of all pixels, in 255ths.
    private func gap() -> Double {
        canvas.withPixels { a in
            byHand.withPixels { b in
                var sum = 0
                for (x, y) in zip(a, b) {
                    for shift in [0, 8, 16] as [UInt32] {
                        sum += abs(Int(x >> shift & 255) - Int(y >> shift & 255))
                    }
                }
                return Double(sum) / Double(a.count * 3)
            }
        }
    }

    /// A picture, filling so many pixels about its focus.
    private static func surface(of picture: Picture, width: Int, height: Int) throws -> OpaquePointer {
        guard let file = gdk_pixbuf_new_from_file(picture.file.path, nil) else {
            throw PictureError.missing(picture.file)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let own = (width: Double(gdk_pixbuf_get_width(file)), height: Double(gdk_pixbuf_get_height(file)))
        let factor = max(Double(width) / own.width, Double(height) / own.height)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
        let scaled = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        func shift(_ focus: Double, _ own: Double, _ shown: Int) -> Double {
            -min(max(focus * own * factor - Double(shown) / 2, 0), own * factor - Double(shown))
        }
        gdk_pixbuf_scale(
            file, scaled, 0, 0, Int32(width), Int32(height), shift(picture.focus.x, own.width, width),
            shift(picture.focus.y, own.height, height), factor, factor, GDK_INTERP_BILINEAR)
        let (stride, from) = (Int(gdk_pixbuf_get_rowstride(scaled)), gdk_pixbuf_read_pixels(scaled)!)
        let to = cairo_image_surface_get_data(surface)!
        let toStride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = (
                    from[y * stride + x * 3], from[y * stride + x * 3 + 1], from[y * stride + x * 3 + 2]
                )
                let pixel = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                UnsafeMutableRawPointer(to + y * toStride + x * 4).storeBytes(of: pixel, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
