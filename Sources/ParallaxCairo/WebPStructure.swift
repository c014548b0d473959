#if Painter
import Foundation

/// What a WebP file is made of: parts that have a name of four letters and a length (WebP Container Specification).
///
/// Its decoder hands the picture on and keeps the colour profile to itself; so that is looked for here.
enum WebPStructure {
    /// The colour profile in a WebP file; `nil` if there is none, or the file is no WebP file.
    static func profile(in bytes: UnsafeRawBufferPointer) -> Data? {
        guard bytes.count > 20, isName("RIFF", at: 0, of: bytes), isName("WEBP", at: 8, of: bytes) else {
            return nil
        }
        var position = 12
        while position + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
            let start = position + 8
            guard length <= bytes.count - start else { return nil }
            if isName("ICCP", at: position, of: bytes) { return Data(bytes[start..<start + length]) }
            // The profile comes before the picture.
            if isName("VP8 ", at: position, of: bytes) || isName("VP8L", at: position, of: bytes) {
                return nil
            }
            position = start + length + length % 2
        }
        return nil
    }

    private static func isName(_ name: StaticString, at position: Int, of bytes: UnsafeRawBufferPointer)
        -> Bool
    {
        (0..<4).allSatisfy { bytes[position + $0] == name.utf8Start[$0] }
    }
}
#endif
