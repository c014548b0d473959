#if Painter
/// What a WebP file is made of: parts that have a name of four letters and a length (WebP Container Specification).
///
/// Its decoder hands the picture on and keeps the rest to itself: the colour profile (`ICCP`), and the camera's note (`EXIF`).
enum WebPStructure {
    /// Where in a WebP file a part lies; `nil` if there is none, or the file is no WebP file.
    static func part(_ name: StaticString, of bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        guard bytes.count > 20, isName("RIFF", at: 0, of: bytes), isName("WEBP", at: 8, of: bytes) else {
            return nil
        }
        var position = 12
        while position + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
            let start = position + 8
            guard length <= bytes.count - start else { return nil }
            if isName(name, at: position, of: bytes) { return start..<start + length }
            position = start + length + length % 2
        }
        return nil
    }

    /// Whether a WebP file is shorter than it says of itself. A file that is no WebP file is not cut off.
    static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= 12, isName("RIFF", at: 0, of: bytes), isName("WEBP", at: 8, of: bytes) else {
            return false
        }
        return (0..<4).reduce(8) { $0 + Int(bytes[4 + $1]) << (8 * $1) } > bytes.count
    }

    private static func isName(_ name: StaticString, at position: Int, of bytes: UnsafeRawBufferPointer)
        -> Bool
    {
        (0..<4).allSatisfy { bytes[position + $0] == name.utf8Start[$0] }
    }
}
#endif
