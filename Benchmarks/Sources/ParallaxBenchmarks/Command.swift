import Foundation

/// A program that is run to be measured.
enum Command {
    /// Why one can't be run.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it wrote, how many seconds it took, and for how many of them it and the programs that it started had a
    ///   processor.
    @discardableResult
    static func run(_ program: URL, _ arguments: [String]) throws -> (
        output: String, seconds: Double, worked: Double
    ) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        let clock = ContinuousClock()
        let before = worked()
        var data = Data()
        let time = try clock.measure {
            try process.run()
            data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
        }
        guard process.terminationStatus == 0 else {
            throw Failure(
                description:
                    "\(program.lastPathComponent) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)"
            )
        }
        return (
            String(decoding: data, as: UTF8.self),
            Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18, worked() - before
        )
    }

    /// For how many seconds programs that were started from here, and have ended, have had a processor.
    private static func worked() -> Double {
        var usage = rusage()
        // RUSAGE_CHILDREN, whose type is another on every system.
        getrusage(-1, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// A program of the system's.
    static func find(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw Failure(description: "\(name) is not installed") }
        return found
    }
}
