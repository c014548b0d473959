@preconcurrency import Foundation

/// What happens on Ctrl-C: the file that is being written is removed, and the tool ends with status 130.
enum Interruption {
    /// Read by the signal handler, which may use nothing but plain memory.
    nonisolated(unsafe) private static var temporary: UnsafeMutablePointer<CChar>?

    /// Names the file to remove; `nil` for none.
    static func removesWhenInterrupted(_ path: String?) {
        let old = temporary
        temporary = path.map { strdup($0)! }
        free(old)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                if let temporary = Interruption.temporary { unlink(temporary) }
                _exit(ExitStatus.interrupted.rawValue)
            }
        }
    }
}
