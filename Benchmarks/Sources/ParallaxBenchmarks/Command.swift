import Foundation

/// A program that is run to be measured.
enum Command {
    /// Why one can't be run.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it wrote, and how many seconds it took.
    @discardableResult
    static func run(_ program: URL, _ arguments: [String]) throws -> (output: String, seconds: Double) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        let clock = ContinuousClock()
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
            Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        )
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
