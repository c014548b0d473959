#if Painter
import CCairo
import Foundation

extension Canvas {
    /// Why a picture cannot be written as PNG, in cairo's words.
    public struct PNGFailure: Error, CustomStringConvertible {
        /// The error in words.
        public let description: String
    }

    /// The canvas as a PNG file.
    ///
    /// Equal pixels give equal bytes. A canvas without transparent pixels is written without an alpha channel.
    public func png() throws(PNGFailure) -> Data {
        let isOpaque = withPixels { $0.allSatisfy { $0 >= 0xFF00_0000 } }
        cairo_surface_flush(surface)
        let bytes = UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
        let picture = cairo_image_surface_create_for_data(
            bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
            Int32(width * 4))
        defer { cairo_surface_destroy(picture) }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { target in
            cairo_surface_write_to_png_stream(
                picture,
                { target, bytes, count in
                    target!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, target)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PNGFailure(description: String(cString: cairo_status_to_string(status)))
        }
        return data
    }
}
#endif
