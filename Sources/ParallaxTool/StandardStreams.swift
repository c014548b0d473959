@preconcurrency import Foundation

/// Standard output for data, standard error for words.
enum StandardStreams {
    /// Opens those of the three streams that are closed, so that no file takes the place of one: words would go into a picture.
    static func open() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free is the stream's own. What can't be written is found when it is written.
            _ = Foundation.open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Prints lines of data. That they can't be printed is a failure.
    static func print(_ text: String) throws {
        try OutputFile.write(Data((text + "\n").utf8), to: STDOUT_FILENO, of: "standard output")
    }

    /// Prints words for the user. If nobody can read them, there is nobody to be told.
    static func complain(_ text: String, terminator: String = "\n") {
        try? OutputFile.write(Data((text + terminator).utf8), to: STDERR_FILENO, of: "standard error")
    }
}
