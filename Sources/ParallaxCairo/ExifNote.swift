#if Painter
/// What a camera notes in a picture file, beside the picture (Exif 2.32, on TIFF 6.0).
///
/// The decoders of WebP and PNG hand the picture on and keep the note to themselves; so that is looked for here.
enum ExifNote {
    /// How the picture in a WebP or PNG file is to be turned, 1…8 (4.6.4 A, Orientation); `nil` if it does not say, or the file is
    /// neither.
    static func orientation(inFile bytes: UnsafeRawBufferPointer) -> Int? {
        let note = WebPStructure.part("EXIF", of: bytes) ?? PNGStructure.part("eXIf", of: bytes)
        return note.flatMap { orientation(in: UnsafeRawBufferPointer(rebasing: bytes[$0])) }
    }

    /// How a note says that its picture is to be turned, 1…8.
    static func orientation(in note: UnsafeRawBufferPointer) -> Int? {
        // Some put the name in front that a note has in JPEG files.
        var bytes = note
        if bytes.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
            bytes = UnsafeRawBufferPointer(rebasing: bytes[6...])
        }
        let isBigEndian: Bool
        if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
            isBigEndian = true
        } else if bytes.starts(with: [0x49, 0x49, 42, 0]) {
            isBigEndian = false
        } else {
            return nil
        }
        func number(at position: Int, length: Int) -> Int? {
            guard position >= 0, position <= bytes.count - length else { return nil }
            return (0..<length).reduce(0) {
                $0 << 8 | Int(bytes[position + (isBigEndian ? $1 : length - 1 - $1)])
            }
        }
        guard let table = number(at: 4, length: 4), let count = number(at: table, length: 2) else {
            return nil
        }
        for entry in 0..<count {
            let start = table + 2 + 12 * entry
            guard let tag = number(at: start, length: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // One short number, in the entry itself.
            guard number(at: start + 2, length: 2) == 3, number(at: start + 4, length: 4) == 1,
                let value = number(at: start + 8, length: 2), (1...8).contains(value)
            else { return nil }
            return value
        }
        return nil
    }
}
#endif
