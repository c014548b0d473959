#if Painter
/// What a HEIC or AVIF file is made of: boxes that have a length and a name of four letters (ISO/IEC 14496-12, 4.2).
enum HEIFStructure {
    /// Whether such a file ends within one of its boxes. A file that is none is not cut off.
    static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        var position = 0
        while position < bytes.count {
            guard position + 8 <= bytes.count else { return true }
            var length = number(at: position, bytes: 4, of: bytes)
            // 0: up to the end of the file; 1: what follows is a longer number.
            if length == 0 { return false }
            if length == 1 {
                guard position + 16 <= bytes.count else { return true }
                length = number(at: position + 8, bytes: 8, of: bytes)
            }
            guard length >= 8, length <= UInt64(bytes.count - position) else { return true }
            position += Int(length)
        }
        return false
    }

    private static func number(at position: Int, bytes count: Int, of bytes: UnsafeRawBufferPointer) -> UInt64
    {
        (0..<count).reduce(0) { $0 << 8 | UInt64(bytes[position + $1]) }
    }
}
#endif
