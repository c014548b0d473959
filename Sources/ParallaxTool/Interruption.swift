@preconcurrency import Foundation

/// What happens on Ctrl-C: the file that is being written is removed, and the tool ends with status 130.
enum Interruption {
    /// Read by the signal handler, which may use nothing but plain memory.
    nonisolated(unsafe) private static var temporary: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var helper: pid_t = 0

    /// Makes the tool end with 130 when it is interrupted. A signal that whoever started the tool wants to be ignored, as `nohup`
    /// does, stays ignored.
    static func endsTool() {
        // A limit on the size of files is a reason to complain, as a full disk is.
        signal(SIGXFSZ, SIG_IGN)
        let ends = [SIGINT, SIGTERM, SIGHUP]
        // Whoever starts the tool from a thread that hears no signals hands that on.
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in ends { sigaddset(&heard, number) }
        pthread_sigmask(SIG_UNBLOCK, &heard, nil)
        for number in ends {
            var present = sigaction()
            sigaction(number, nil, &present)
            if isIgnored(present) { continue }
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

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        #else
        let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        #endif
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Names the program that writes the file for us, so that it is ended before the file is removed; 0 for none.
    static func endsWhenInterrupted(_ program: pid_t) { helper = program }

    /// Names the file to remove; `nil` for none.
    static func removesWhenInterrupted(_ path: String?) {
        let old = temporary
        temporary = path.map { strdup($0)! }
        free(old)
    }
}
