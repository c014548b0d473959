#if Painter
import CCairo
import Parallax

/// The blurred outline of a layer, from which its shadow is drawn; or of a line of text.
final class ShadowShape: @unchecked Sendable {
    // Nothing is changed once it is made.
    private let surface: OpaquePointer
    private let origin: Vector
    private let scale: Double

    /// Takes a layer's opacity and blurs it; `radius` in points of the layer's box.
    init(_ picture: FlatPicture, radius: Double) {
        let canvas = picture.canvas
        origin = picture.origin
        scale = canvas.scale
        let (width, height) = (canvas.width, canvas.height)
        let samples = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
        defer { samples.deallocate() }
        canvas.withPixels { pixels in
            for index in 0..<pixels.count { (samples + index).initialize(to: Float(pixels[index] >> 24)) }
        }
        BoxBlur(radius: radius * scale, edge: .clear).apply(samples, width: width, height: height)

        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let bytes = cairo_image_surface_get_data(surface) else { return }
        for y in 0..<height {
            for x in 0..<width {
                bytes[y * stride + x] = UInt8(min(max(samples[y * width + x] + 0.5, 0), 255))
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the shadow where the layer lies.
    func draw(_ shadow: Shadow, _ placement: Placement, on context: OpaquePointer) {
        cairo_save(context)
        placement.apply(to: context)
        cairo_translate(context, shadow.x, shadow.y)
        draw(opacity: shadow.opacity, on: context)
        cairo_restore(context)
    }

    /// Draws it in black, in the layer's own box.
    func draw(opacity: Double, on context: OpaquePointer) {
        cairo_save(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, 1 / scale, 1 / scale)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source_rgba(context, 0, 0, 0, opacity)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_restore(context)
    }
}
#endif
