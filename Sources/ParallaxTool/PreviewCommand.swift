import Foundation
import ParallaxDocument
import PreviewKeys

/// `parallax preview`: a live window, which is a programme of its own.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "show a stage in a live window, which follows its file"
    static let usage = "STAGE"
    static let options =
        [
            Option(
                name: "travel", letter: "t", value: "T",
                help: "where it opens: points from rest, negative while pulled; or end"),
            Option(
                name: "time", value: "S",
                help: "opens S seconds after every row appeared; else rows enter"),
            Option(name: "script", value: "STEPS", help: "plays a script, as render takes it, in the window"),
            Option(
                name: "pictures", value: "FILES",
                help: "own pictures, with commas between, as if dropped on it"),
            StageOptions.rows,
            Option(name: "measure", help: "opens with phase, travel and coverage written over the rows"),
            Option(name: "trace", help: "prints every frame as a line of JSON"),
        ] + StageOptions.options
    static let notes = """
        parallax preview Stages/showroom.json
        parallax preview Stages/stretchy-header.json --travel=-80 --measure
        parallax preview Stages/window.json --script="drag -300 over 0.5; flick -1500; wait"

        The window stays open beside an editor: it reads the stage and its pictures again when they change, keeps its
        place, and shows what is wrong with a file until it is right. Pictures dropped on it are tried in the stage.
        Travel and time are held until something happens. What is saved goes to the folder that it was started in.

        Keys
        \(keys)
        """

    private static var keys: String {
        let rows =
            PreviewKey.all.map { ($0.name, $0.help) } + PreviewKey.scrolling.map { ($0.name, $0.help) }
        return rows.map { name, help in
            "  " + name + String(repeating: " ", count: max(1, 20 - name.count)) + help
        }.joined(separator: "\n")
    }

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let stage = try stageFile(arguments)
        guard stage != "-" else {
            throw Failure.unusable(
                "preview: a stage from a pipe does not change; give the path of a stage file")
        }
        _ = try StageOptions(arguments)
        guard try (arguments.travels() ?? [0]).count == 1 else {
            throw Failure.unusable("preview: --travel: one place at a time")
        }
        _ = try arguments.number("time", "seconds", in: 0...86_400)
        _ = try arguments.rows()
        if let script = arguments.value("script") { _ = try RenderJob.script(script) }
        var words = [stage]
        for option in options where option.name != "pictures" {
            guard let value = arguments.value(option.name) else { continue }
            words.append("--" + option.name + (option.value == nil ? "" : "=" + value))
        }
        for picture in (arguments.value("pictures") ?? "").split(separator: ",") {
            guard case .file = PathKind(of: String(picture)) else {
                throw Failure.unusable("--pictures: there is no picture \(Complaint.quoted(String(picture)))")
            }
            words.append("--pictures=\(URL(fileURLWithPath: String(picture)).path)")
        }
        // The stage's own problems come before what the machine lacks.
        _ = try StageFile(stage)
        try start(words)
    }

    /// Becomes the window's programme.
    private static func start(_ words: [String]) throws -> Never {
        let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let folders = [own?.path].compactMap { $0 } + path.map(String.init)
        for folder in folders {
            let program = folder + "/parallax-preview"
            guard FileManager.default.isExecutableFile(atPath: program) else { continue }
            var strings: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
            strings.append(nil)
            execv(program, strings)
            throw Failure.refused("\(program) cannot be started: \(String(cString: strerror(errno)))")
        }
        throw Failure.refused(
            "preview: parallax-preview is not beside this parallax; make preview builds it (for GTK 4, on Linux)"
        )
    }
}
