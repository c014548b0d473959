#if Painter
import CCairo
import Parallax

/// A shape without colours of its own: the blurred outline of a layer, from which its shadow is drawn, what is darkened behind
/// letters, or the letters themselves.
///
/// Nothing of it is changed once it is made, so threads may share one.
final class SoftMask: @unchecked Sendable {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let (width, height, stride): (Int, Int, Int)
    private let origin: Vector
    private let scale: Double

    /// Makes a mask.
    ///
    /// - Parameters:
    ///   - width: Pixels across.
    ///   - height: Pixels down.
    ///   - origin: Where its top left corner lies, in points.
    ///   - scale: Pixels a point.
    ///   - dark: How dark a pixel is, 0…255, by its column and row.
    init(width: Int, height: Int, origin: Vector, scale: Double, _ dark: (_ x: Int, _ y: Int) -> Float) {
        (self.width, self.height, self.origin, self.scale) = (width, height, origin, scale)
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        bytes = .allocate(capacity: stride * height)
        bytes.initialize(repeating: 0, count: stride * height)
        for y in 0..<height {
            for x in 0..<width { bytes[y * stride + x] = UInt8(min(max(dark(x, y) + 0.5, 0), 255)) }
        }
    }

    /// Takes a picture's opacity.
    convenience init(_ picture: FlatPicture) {
        let canvas = picture.canvas
        self.init(width: canvas.width, height: canvas.height, origin: picture.origin, scale: canvas.scale) {
            x, y in
            Float(canvas.pixels.base[y * canvas.width + x] >> 24)
        }
    }

    /// Takes a layer's opacity and blurs it; `radius` in points of the layer's box.
    convenience init(_ picture: FlatPicture, radius: Double) {
        let canvas = picture.canvas
        let (width, height) = (canvas.width, canvas.height)
        let samples = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
        defer { samples.deallocate() }
        canvas.withPixels { pixels in
            for index in 0..<pixels.count { (samples + index).initialize(to: Float(pixels[index] >> 24)) }
        }
        BoxBlur(radius: radius * canvas.scale, edge: .clear).apply(samples, width: width, height: height)
        self.init(width: width, height: height, origin: picture.origin, scale: canvas.scale) { x, y in
            samples[y * width + x]
        }
    }

    deinit { bytes.deallocate() }

    /// Draws the shadow where the layer lies.
    func draw(_ shadow: Shadow, _ placement: Placement, on context: OpaquePointer) {
        cairo_save(context)
        placement.apply(to: context)
        cairo_set_source_rgba(context, 0, 0, 0, shadow.opacity)
        draw(at: Vector(shadow.x, shadow.y), snapped: false, on: context)
        cairo_restore(context)
    }

    /// Draws it with the context's source.
    ///
    /// - Parameters:
    ///   - place: Where the point lies, in points, from which its origin is counted.
    ///   - snapped: Whether it may move by half a pixel to lie on whole ones, which is many times as fast.
    func draw(at place: Vector, snapped: Bool, on context: OpaquePointer) {
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))!
        cairo_surface_set_user_data(surface, Self.key, Unmanaged.passRetained(self).toOpaque()) {
            Unmanaged<SoftMask>.fromOpaque($0!).release()
        }
        defer { cairo_surface_destroy(surface) }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, place.x + origin.x, place.y + origin.y)
        cairo_scale(context, 1 / scale, 1 / scale)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let isPixelForPixel =
            abs(matrix.xx - 1) < 1e-6 && abs(matrix.yy - 1) < 1e-6 && abs(matrix.xy) < 1e-6
            && abs(matrix.yx) < 1e-6
        if snapped, isPixelForPixel {
            matrix = cairo_matrix_t(
                xx: 1, yx: 0, xy: 0, yy: 1, x0: matrix.x0.rounded(), y0: matrix.y0.rounded())
            cairo_set_matrix(context, &matrix)
        }
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(
            pattern, snapped && isPixelForPixel ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
    }

    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)
}
#endif
