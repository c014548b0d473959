import ParallaxDocument

/// How the tool ends.
enum ExitStatus: Int32 {
    /// Done.
    case done = 0
    /// A check found something.
    case found = 1
    /// Arguments or input that can't be used.
    case unusable = 2
    /// The machine refused: a full disk, a missing program, a build without a trait.
    case refused = 3
    /// Interrupted by the user.
    case interrupted = 130
}

/// A reason to stop, in words for the user, and the status to end with.
struct Failure: Error {
    let status: ExitStatus
    /// One line; control characters of what it names are escaped.
    let message: String

    private init(status: ExitStatus, message: String) {
        self.status = status
        self.message = Complaint.printable(message)
    }

    /// Arguments or input that can't be used.
    static func unusable(_ message: String) -> Failure { Failure(status: .unusable, message: message) }
    /// The machine refused.
    static func refused(_ message: String) -> Failure { Failure(status: .refused, message: message) }
}
