#if GTK
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument
import ParallaxGTK

/// Saves what is shown into the folder that the window was started in; nothing is ever overwritten.
@MainActor struct Saving {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)

    /// Why something could not be saved.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Writes data to a file that is not there yet: "showroom.png", or "showroom-2.png" if that is.
    func save(_ data: Data, as name: String, ending: String) throws -> String {
        let file = free(name, ending)
        do {
            try data.write(to: file, options: .withoutOverwriting)
        } catch {
            throw Failure(description: "\(file.lastPathComponent) could not be saved in \(folder.path)")
        }
        return file.lastPathComponent
    }

    /// A name that is free.
    func free(_ name: String, _ ending: String) -> URL {
        var number = 1
        while true {
            let file = folder.appendingPathComponent(
                number == 1 ? "\(name).\(ending)" : "\(name)-\(number).\(ending)")
            if !FileManager.default.fileExists(atPath: file.path) { return file }
            number += 1
        }
    }

    /// Films a gesture with `parallax render`; `done` gets the file's name, or why there is none.
    func film(
        _ document: StageDocument, rows: Int?, _ script: GestureScript, stage: Stage, scale: Double,
        name: String,
        done: @escaping @MainActor (Result<String, Failure>) -> Void
    ) {
        guard let tool = Self.program("parallax") else {
            return done(
                .failure(Failure(description: "parallax, which paints films, is not beside this program")))
        }
        let file = free(name, Self.program("ffmpeg") == nil ? "gif" : "mp4")
        let process = Process()
        process.executableURL = tool
        process.arguments = [
            "render", "-", "-o", file.path, "--script=\(script.text)",
            "--size=\(JSONWriter.text(of: stage.screen.width))x\(JSONWriter.text(of: stage.screen.height))",
            "--scale=\(JSONWriter.text(of: scale))", "--policy=\(stage.policy)",
            "--direction=\(stage.direction == .leftToRight ? "ltr" : "rtl")",
        ]
        if let rows { process.arguments?.append("--rows=\(rows)") }
        process.currentDirectoryURL = document.folder
        let (input, complaint) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardError = complaint
        process.terminationHandler = { process in
            let words = String(decoding: complaint.fileHandleForReading.availableData, as: UTF8.self)
            let isDone = process.terminationStatus == 0
            Task { @MainActor in
                done(
                    isDone
                        ? .success(file.lastPathComponent)
                        : .failure(
                            Failure(
                                description: words.split(separator: "\n").first.map(String.init)
                                    ?? "The film could not be made")))
            }
        }
        do {
            try process.run()
        } catch {
            return done(.failure(Failure(description: "\(tool.path) cannot be started")))
        }
        // Small enough for a pipe or not: a thread of its own writes it.
        let text = Data(document.json.utf8)
        DispatchQueue.global().async {
            signal(SIGPIPE, SIG_IGN)
            try? input.fileHandleForWriting.write(contentsOf: text)
            try? input.fileHandleForWriting.close()
        }
    }

    /// A program beside this one, or where the shell would find it.
    private static func program(_ name: String) -> URL? {
        let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let folders = [own].compactMap { $0 } + path.map { URL(fileURLWithPath: String($0)) }
        return folders.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
#endif
