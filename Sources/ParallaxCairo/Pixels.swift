#if Painter
import CCairo
import Parallax

/// A block of premultiplied ARGB pixels, row after row without padding, each a native 32-bit number with alpha
/// in the top byte: what cairo calls `CAIRO_FORMAT_ARGB32`.
///
/// It is written by the one who makes it and never again once it is shared; hence `@unchecked Sendable`.
final class Pixels: @unchecked Sendable {
    /// Pixels across.
    let width: Int
    /// Pixels down.
    let height: Int
    /// The first pixel of the top row.
    let base: UnsafeMutablePointer<UInt32>

    /// Makes a block of transparent pixels; both sides at least 1.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        base = .allocate(capacity: width * height)
        base.initialize(repeating: 0, count: width * height)
    }

    deinit { base.deallocate() }

    /// Whole pixels for a length in pixels. There is no picture of a thousand million; the decoder says so.
    static func side(_ length: Double) -> Int { Int(min(max((length - 1e-6).rounded(.up), 1), 1e9)) }

    /// How many pixels there are.
    var count: Int { width * height }

    /// The colour of a pixel, each part 0…1, as it is seen on black.
    func colour(x: Int, y: Int) -> (red: Double, green: Double, blue: Double) {
        let pixel = base[y * width + x]
        return (Double(pixel >> 16 & 255) / 255, Double(pixel >> 8 & 255) / 255, Double(pixel & 255) / 255)
    }

    /// A new cairo surface over these pixels. It keeps them alive for as long as cairo needs them (a recording
    /// may outlive the drawing). A surface belongs to one thread; any number of them may look at one block.
    func makeSurface() -> OpaquePointer {
        let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
        cairo_surface_set_user_data(surface, Self.key, Unmanaged.passRetained(self).toOpaque()) {
            Unmanaged<Pixels>.fromOpaque($0!).release()
        }
        return surface
    }

    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)
}

/// Paints a surface with its corner at `origin`, so many of its pixels to a unit of the context, which is the caller's to save.
func paint(
    _ surface: OpaquePointer, at origin: Vector, pixelsPerUnit: Double, filter: cairo_filter_t,
    opacity: Double,
    on context: OpaquePointer
) {
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, 1 / pixelsPerUnit, 1 / pixelsPerUnit)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), filter)
    cairo_paint_with_alpha(context, opacity)
}
#endif
