#if Painter
/// What a PNG file is made of: a signature, and parts that have a length, a name of four letters and a checksum (PNG, third edition).
enum PNGStructure {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Where in a PNG file a part lies; `nil` if there is none, or the file is no PNG file.
    static func part(_ name: StaticString, of bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        guard bytes.starts(with: signature) else { return nil }
        var position = signature.count
        while position + 12 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[position + $1]) }
            let start = position + 8
            guard length <= bytes.count - start - 4 else { return nil }
            if (0..<4).allSatisfy({ bytes[position + 4 + $0] == name.utf8Start[$0] }) {
                return start..<start + length
            }
            position = start + length + 4
        }
        return nil
    }

    /// Whether a PNG file ends before its last part, `IEND`. A file that is no PNG file is not cut off.
    static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: signature) && part("IEND", of: bytes) == nil
    }
}
#endif
