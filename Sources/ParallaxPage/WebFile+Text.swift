import CWebFiles

extension WebFile {
    /// What stands in the file.
    package var text: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
