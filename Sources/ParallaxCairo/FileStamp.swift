#if Painter
import Foundation

/// By what a file is taken for the one that it was: which file stands at its path, links followed, its size and its date.
struct FileStamp: Equatable {
    private var number: UInt64
    private var size: UInt64
    private var date: Date

    /// `nil` where no file is.
    init?(of file: URL) {
        let path = file.resolvingSymlinksInPath().path
        guard let found = try? FileManager.default.attributesOfItem(atPath: path),
            let number = (found[.systemFileNumber] as? NSNumber)?.uint64Value,
            let size = (found[.size] as? NSNumber)?.uint64Value, let date = found[.modificationDate] as? Date
        else { return nil }
        (self.number, self.size, self.date) = (number, size, date)
    }
}
#endif
