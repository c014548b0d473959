#if Painter
import CCairo
import Parallax
import ParallaxDocument

extension Fill {
    /// Whether nothing shines through it.
    var isOpaque: Bool {
        switch self {
        case .colour(let colour): colour.alpha >= 1
        case .gradient(let colours): colours.allSatisfy { $0.alpha >= 1 }
        }
    }

    /// Makes this fill a context's source, for a box from y = 0 to y = `height` in the context's unit.
    func setSource(on context: OpaquePointer, height: Double, opacity: Double = 1) {
        switch self {
        case .colour(let colour):
            colour.setSource(on: context, opacity: opacity)
        case .gradient(let colours):
            let pattern = cairo_pattern_create_linear(0, 0, 0, height)
            defer { cairo_pattern_destroy(pattern) }
            for (index, colour) in colours.enumerated() {
                let place = colours.count > 1 ? Double(index) / Double(colours.count - 1) : 0
                cairo_pattern_add_color_stop_rgba(
                    pattern, place, colour.red, colour.green, colour.blue, colour.alpha * opacity)
            }
            cairo_set_source(context, pattern)
        }
    }

    /// Fills an upright box.
    func paint(_ box: Box, on context: OpaquePointer) {
        cairo_save(context)
        cairo_translate(context, box.x, box.y)
        setSource(on: context, height: box.height)
        cairo_rectangle(context, 0, 0, box.width, box.height)
        cairo_fill(context)
        cairo_restore(context)
    }
}

extension Colour {
    /// Makes this colour a context's source.
    func setSource(on context: OpaquePointer, opacity: Double = 1) {
        cairo_set_source_rgba(context, red, green, blue, alpha * opacity)
    }
}
#endif
