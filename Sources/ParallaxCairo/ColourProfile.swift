#if Painter
import CCairo
import Foundation

/// What a picture file says its numbers mean (ICC.1): turns them into those of sRGB, in which everything is painted.
struct ColourProfile {
    private let bytes: Data

    /// The profile of a picture that was loaded from a file; `nil` if it has none.
    init?(of picture: OpaquePointer, from file: URL) {
        if let text = gdk_pixbuf_get_option(picture, "icc-profile") {
            guard let bytes = Data(base64Encoded: String(cString: text), options: .ignoreUnknownCharacters)
            else { return nil }
            self.bytes = bytes
            return
        }
        guard let data = try? Data(contentsOf: file),
            let part = data.withUnsafeBytes({ WebPStructure.part("ICCP", of: $0) })
        else { return nil }
        bytes = data.subdata(in: part)
    }

    /// Turns the colours of a picture with 8 bits a part into sRGB; alpha stays.
    ///
    /// Colours that sRGB does not have become the nearest that it has. A profile that is broken, or is not one of RGB or grey, as
    /// those of printers are, is passed over: the picture has been made RGB without it.
    func convert(_ picture: OpaquePointer) {
        let channels = UInt32(gdk_pixbuf_get_n_channels(picture))
        guard
            let profile = bytes.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) })
        else { return }
        defer { cmsCloseProfile(profile) }
        let from: UInt32
        switch cmsGetColorSpace(profile) {
        case cmsSigRgbData: from = Self.format(space: PT_RGB, parts: 3, extra: channels - 3)
        // Grey has been written into all three parts: the first is read.
        case cmsSigGrayData: from = Self.format(space: PT_GRAY, parts: 1, extra: channels - 1)
        default: return
        }
        let to = Self.format(space: PT_RGB, parts: 3, extra: channels - 3)
        let standard = cmsCreate_sRGBProfile()
        defer { cmsCloseProfile(standard) }
        // Without a cache, which threads could not share.
        guard
            let transform = cmsCreateTransform(
                profile, from, standard, to, UInt32(INTENT_PERCEPTUAL), UInt32(cmsFLAGS_NOCACHE))
        else { return }
        defer { cmsDeleteTransform(transform) }
        let (width, height) = (UInt32(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
        let stride = Int(gdk_pixbuf_get_rowstride(picture))
        guard let pixels = gdk_pixbuf_get_pixels(picture) else { return }
        for row in 0..<height {
            let start = pixels + row * stride
            cmsDoTransform(transform, start, start, width)
        }
    }

    /// Little CMS's number for pixels of 8 bits a part, made as its macros make it.
    private static func format(space: Int32, parts: UInt32, extra: UInt32) -> UInt32 {
        UInt32(space) << 16 | extra << 7 | parts << 3 | 1
    }
}
#endif
