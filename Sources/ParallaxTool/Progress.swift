@preconcurrency import Foundation

/// How far long work has come: a line on a terminal that is written over again and again, and nothing in a pipe.
struct Progress {
    let name: String
    let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1

    /// Says that `done` of all steps are done.
    func report(_ done: Int) {
        guard isShown else { return }
        let line = "\r\(name): \(done * 100 / max(total, 1)) %"
        FileHandle.standardError.write(Data((done >= total ? "\r\u{1B}[K" : line).utf8))
    }
}
