@preconcurrency import Foundation
import ParallaxDocument

/// How far long work has come: a line on a terminal that is written over again and again, and nothing in a pipe.
struct Progress {
    let name: String
    let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1

    /// Says that `done` of all steps are done.
    func report(_ done: Int) {
        guard isShown else { return }
        let line = "\r\(Complaint.printable(name)): \(done * 100 / max(total, 1)) %"
        StandardStreams.complain(done >= total ? "\r\u{1B}[K" : line, terminator: "")
    }
}
