#if Painter
import CCairo
import Parallax
import ParallaxDocument

/// A picture in memory to paint on: premultiplied ARGB pixels, transparent at first.
///
/// A canvas belongs to one thread at a time.
public final class Canvas {
    /// Why a canvas cannot be made.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        /// A side is not a number, is below one pixel or above 32,767 pixels; or there are more than 256 Mi pixels (1 GiB).
        case size(width: Double, height: Double)

        /// The error in words.
        public var description: String {
            switch self {
            case .size(let width, let height):
                "a picture of \(JSONWriter.text(of: width)) × \(JSONWriter.text(of: height)) pixels cannot be painted: each side must be 1 to 32767 pixels, and all of them at most 268 million"
            }
        }
    }

    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// Pixels a point.
    public let scale: Double

    let pixels: Pixels
    let surface: OpaquePointer

    /// Makes a transparent canvas.
    ///
    /// - Parameters:
    ///   - size: Its size in points. A fraction of a pixel counts as a whole one.
    ///   - scale: Pixels a point, above 0.
    public init(_ size: Dimensions, scale: Double = 1) throws(Failure) {
        let across = (size.width * scale - 1e-6).rounded(.up)
        let down = (size.height * scale - 1e-6).rounded(.up)
        guard across >= 1, down >= 1, across <= 32767, down <= 32767, across * down <= 268_435_456 else {
            throw .size(width: size.width * scale, height: size.height * scale)
        }
        width = Int(across)
        height = Int(down)
        self.scale = scale
        pixels = Pixels(width: width, height: height)
        surface = pixels.makeSurface()
    }

    deinit { cairo_surface_destroy(surface) }

    /// Its size in points.
    public var size: Dimensions { Dimensions(width: Double(width) / scale, height: Double(height) / scale) }

    /// Draws with cairo.
    ///
    /// - Parameter body: Gets a `cairo_t` whose unit is a point and whose origin is the canvas's top left corner.
    ///   It is valid during the call only.
    public func draw<E: Error>(_ body: (OpaquePointer) throws(E) -> Void) throws(E) {
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        cairo_scale(context, scale, scale)
        try body(context)
    }

    /// Reads the pixels, row after row from the top left, `width` to a row without padding.
    ///
    /// A pixel is a native 32-bit number, premultiplied, with alpha in its top byte and blue in its lowest: on
    /// machines that store the low byte first, the bytes of video's `bgra`.
    public func withPixels<R, E: Error>(_ body: (UnsafeBufferPointer<UInt32>) throws(E) -> R) throws(E) -> R {
        cairo_surface_flush(surface)
        return try body(UnsafeBufferPointer(start: pixels.base, count: pixels.count))
    }

    /// Makes every pixel transparent.
    public func clear() {
        cairo_surface_flush(surface)
        pixels.base.update(repeating: 0, count: pixels.count)
        cairo_surface_mark_dirty(surface)
    }
}
#endif
