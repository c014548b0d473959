@preconcurrency import Foundation

/// What happens on Ctrl-C: the file that is being written is removed, and the tool ends with status 130.
enum Interruption {
    /// Read by the signal handler, which may use nothing but plain memory.
    nonisolated(unsafe) private static var temporary: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var helper: pid_t = 0

    /// Names the program that writes the file for us, so that it is ended before the file is removed; 0 for none.
    static func endsWhenInterrupted(_ program: pid_t) { helper = program }

    /// Names the file to remove; `nil` for none.
    static func removesWhenInterrupted(_ path: String?) {
        let old = temporary
        temporary = path.map { strdup($0)! }
        free(old)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                if Interruption.helper > 0 {
                    kill(Interruption.helper, SIGKILL)
                    var status: Int32 = 0
                    while waitpid(Interruption.helper, &status, 0) < 0, errno == EINTR {}
                }
                if let temporary = Interruption.temporary { unlink(temporary) }
                _exit(ExitStatus.interrupted.rawValue)
            }
        }
    }
}
