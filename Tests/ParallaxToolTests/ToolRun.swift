@preconcurrency import Foundation

/// One run of the tool as a user starts it, and what came of it.
struct ToolRun {
    /// The status that it ended with; minus the signal that ended it.
    let status: Int32
    let output: String
    let complaint: String

    /// Runs `parallax`, or another program, with arguments in a folder. `meanwhile` is called while it runs. A run that does not
    /// end is ended after a minute.
    init(
        _ arguments: [String], program: URL = ToolRun.tool, in folder: URL = ToolRun.package,
        environment: [String: String]? = nil, meanwhile: (Process) throws -> Void = { _ in }
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let environment {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files, for a pipe that nobody empties stops the tool.
        func sink(_ name: String) throws -> (URL, FileHandle) {
            let url = scratch.appendingPathComponent(name)
            _ = FileManager.default.createFile(atPath: url.path, contents: nil)
            return (url, try FileHandle(forWritingTo: url))
        }
        let (output, complaint) = (try sink("output"), try sink("complaint"))
        process.standardOutput = output.1
        process.standardError = complaint.1
        try process.run()
        let number = process.processIdentifier
        let end = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
        try meanwhile(process)
        process.waitUntilExit()
        end.cancel()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        self.output = String(decoding: try Data(contentsOf: output.0), as: UTF8.self)
        self.complaint = String(decoding: try Data(contentsOf: complaint.0), as: UTF8.self)
    }

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The tool.
    static let tool = products.appendingPathComponent("parallax")

    /// Where the tests' own executable lies, and the tool beside it.
    private static let products =
        Bundle.main.bundleURL.pathExtension == "xctest"
        ? Bundle.main.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
}

/// A folder that is there for one test.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("parallax-" + UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
