#if Painter
import CCairo
import Foundation
import Parallax
import ParallaxDocument

/// Why a picture cannot be shown.
public enum PictureError: Error, Equatable, CustomStringConvertible {
    /// There is no such file, or it may not be read.
    case missing(URL)
    /// The file is no picture, or is broken; the reason in the decoder's words.
    case broken(URL, reason: String)

    /// The error in words, with the file's path.
    public var description: String { "\(file.path): \(sentence)" }

    /// The error in words, without the file's path.
    public var sentence: String {
        switch self {
        case .missing: "no such picture, or it cannot be read"
        case .broken(_, let reason): "not a picture that can be shown: \(reason)"
        }
    }

    /// The picture's file.
    public var file: URL {
        switch self {
        case .missing(let file), .broken(let file, _): file
        }
    }
}

extension PictureError {
    /// Why a file can't be shown; `nil` if it can.
    ///
    /// - Parameters:
    ///   - file: The picture.
    ///   - isThorough: Whether all of it is read, at a small size. Else its beginning is, and whether it was cut off.
    public static func problem(with file: URL, isThorough: Bool = true) -> PictureError? {
        do throws(PictureError) {
            if isThorough {
                _ = try PictureDecoder.decode(Picture(file: file), width: 16, height: 16)
            } else {
                _ = try PictureDecoder.inspect(file)
            }
            return nil
        } catch {
            return error
        }
    }
}

/// Reads a picture file at the size at which it is shown.
enum PictureDecoder {
    /// Decodes a picture upright, fills `width` × `height` pixels with it and crops it about its focus.
    static func decode(_ picture: Picture, width: Int, height: Int) throws(PictureError) -> Pixels {
        // A picture that is pulled out without measure would take the machine's memory.
        guard Double(width) * Double(height) <= mostPixels else {
            throw .broken(
                picture.file,
                reason:
                    "it would be shown with \(width) × \(height) pixels, more than \(Int(mostPixels / 1_000_000)) million"
            )
        }
        let (source, profile) = try load(picture.file, width: width, height: height)
        defer { g_object_unref(UnsafeMutableRawPointer(source)) }

        let crop = FocusCrop(
            picture: Dimensions(
                width: Double(gdk_pixbuf_get_width(source)), height: Double(gdk_pixbuf_get_height(source))),
            box: Dimensions(width: Double(width), height: Double(height)), focus: picture.focus)
        guard
            let scaled = gdk_pixbuf_new(
                GDK_COLORSPACE_RGB, gdk_pixbuf_get_has_alpha(source), 8, Int32(width), Int32(height))
        else { throw .broken(picture.file, reason: "no memory for \(width) × \(height) pixels") }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        gdk_pixbuf_scale(
            source, scaled, 0, 0, Int32(width), Int32(height), -crop.part.x * crop.factor,
            -crop.part.y * crop.factor, crop.factor, crop.factor, GDK_INTERP_BILINEAR)
        profile?.convert(scaled)
        return premultiplied(scaled)
    }

    /// The most pixels of a picture that is no JPEG file.
    private static let mostPixels = 100_000_000.0

    private static func isJPEG(_ file: URL) -> Bool {
        let format = gdk_pixbuf_get_file_info(file.path, nil, nil)
        guard let format, let name = gdk_pixbuf_format_get_name(format) else { return false }
        defer { g_free(name) }
        return String(cString: name) == "jpeg"
    }

    /// Looks at a file without decoding it: what every picture must have.
    ///
    /// - Returns: Its size in pixels, as it lies in the file.
    static func inspect(_ file: URL) throws(PictureError) -> Dimensions {
        switch PathKind(of: file.path) {
        case .none: throw .missing(file)
        case .folder: throw .broken(file, reason: "it is a folder")
        case .other: throw .broken(file, reason: "it is a pipe or a device")
        case .file: break
        }
        guard FileManager.default.isReadableFile(atPath: file.path),
            let data = try? Data(contentsOf: file)
        else { throw .missing(file) }
        guard !data.isEmpty else { throw .broken(file, reason: "the file is empty") }
        let isCutOff = data.withUnsafeBytes(isCutOff)
        let end = PictureError.broken(file, reason: "the file ends in the middle of the picture")
        var across: Int32 = 0
        var down: Int32 = 0
        guard gdk_pixbuf_get_file_info(file.path, &across, &down) != nil else {
            throw isCutOff ? end : .broken(file, reason: reasonForNoFormat(of: file))
        }
        guard across > 0, down > 0 else { throw .broken(file, reason: "it has no size") }
        // JPEG is reduced while it is read; others need room for every pixel.
        guard Double(across) * Double(down) <= mostPixels || isJPEG(file) else {
            throw .broken(
                file,
                reason: "\(across) × \(down) pixels are more than \(Int(mostPixels / 1_000_000)) million")
        }
        if isCutOff { throw end }
        return Dimensions(width: Double(across), height: Double(down))
    }

    /// Decoders fill up what is missing, or notice it only once they come there.
    private static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        JPEGStructure.isCutOff(bytes) || PNGStructure.isCutOff(bytes) || WebPStructure.isCutOff(bytes)
            || HEIFStructure.isCutOff(bytes)
    }

    /// Why a file does not even tell its size: it is of no known format, or it is and its beginning is broken.
    private static func reasonForNoFormat(of file: URL) -> String {
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        if let picture = gdk_pixbuf_new_from_file_at_scale(file.path, 16, 16, 1, &error) {
            g_object_unref(UnsafeMutableRawPointer(picture))
            return "it does not tell its size"
        }
        let isUnknown = g_error_matches(
            error, gdk_pixbuf_error_quark(), Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue))
        guard let error, isUnknown == 0 else {
            return "its format is none that is known here"
        }
        return String(cString: error.pointee.message)
    }

    /// A picture's own size in pixels, upright.
    static func uprightSize(of file: URL) throws(PictureError) -> Dimensions {
        let size = try inspect(file)
        // Whether it is to be turned stands within; a small copy says so, too.
        let (small, _) = try load(file, width: 8, height: 8)
        defer { g_object_unref(UnsafeMutableRawPointer(small)) }
        let isTurned =
            gdk_pixbuf_get_width(small) != gdk_pixbuf_get_height(small)
            && (gdk_pixbuf_get_width(small) > gdk_pixbuf_get_height(small)) != (size.width > size.height)
        return isTurned ? Dimensions(width: size.height, height: size.width) : size
    }

    /// Loads a picture upright, with its profile. One that is much larger than needed is reduced while it is read, to no
    /// less than twice the needed size: that saves time and loses nothing.
    private static func load(
        _ file: URL, width: Int, height: Int
    ) throws(PictureError) -> (picture: OpaquePointer, profile: ColourProfile?) {
        let size = try inspect(file)
        var error: UnsafeMutablePointer<GError>?
        var loaded: OpaquePointer?
        // The file may have to be turned by a right angle: allow for both ways.
        let need = Double(max(width, height)) / min(size.width, size.height) * 2
        if need < 1 {
            let (across, down) = ((size.width * need).rounded(.up), (size.height * need).rounded(.up))
            loaded = gdk_pixbuf_new_from_file_at_scale(file.path, Int32(across), Int32(down), 1, &error)
        } else {
            loaded = gdk_pixbuf_new_from_file(file.path, &error)
        }
        guard let loaded else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown format"
            g_clear_error(&error)
            throw .broken(file, reason: reason)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
        if gdk_pixbuf_get_option(loaded, "orientation") == nil,
            let data = try? Data(contentsOf: file),
            let orientation = data.withUnsafeBytes({ ExifNote.orientation(inFile: $0) })
        {
            gdk_pixbuf_set_option(loaded, "orientation", String(orientation))
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
            throw .broken(file, reason: "it cannot be turned upright")
        }
        return (upright, ColourProfile(of: loaded, from: file))
    }

    private static func premultiplied(_ picture: OpaquePointer) -> Pixels {
        let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
        let channels = Int(gdk_pixbuf_get_n_channels(picture))
        let stride = Int(gdk_pixbuf_get_rowstride(picture))
        let bytes = gdk_pixbuf_read_pixels(picture)!
        let result = Pixels(width: width, height: height)
        for y in 0..<height {
            var from = bytes + y * stride
            var to = result.base + y * width
            for _ in 0..<width {
                let (red, green, blue) = (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
                if channels == 4, from[3] != 255 {
                    let alpha = UInt32(from[3])
                    func times(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
                    to.pointee = alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
                } else {
                    to.pointee = 0xFF00_0000 | red << 16 | green << 8 | blue
                }
                from += channels
                to += 1
            }
        }
        return result
    }
}
#endif
