import Foundation
import ParallaxDocument

/// `parallax new`: a stage file from pictures.
enum NewCommand: Command {
    static let name = "new"
    static let summary = "make a stage file from your own pictures"
    static let usage = "KIND PICTURE…|FOLDER -o stage.json"
    static let options = [
        Option(name: "output", letter: "o", value: "FILE", help: "where to"),
        Option(name: "force", letter: "f", help: "replace a file that is there; of a link, the link"),
    ]
    static let notes = """
        parallax new showroom ~/Pictures/Holiday -o holiday.json
        parallax new onboarding one.jpg two.jpg three.jpg -o tour.json

        Kinds: \(kinds).
        Titles are made from the files' names; pictures stay where they are. Where \(schema) lies beside the new
        file, the file names it.
        """

    private static let schema = "parallax.schema.json"

    private static let kinds = StageKind.allCases.map(\.rawValue).joined(separator: ", ")

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let word = arguments.operands.first else {
            throw Failure.unusable("new: which kind? Give one of \(kinds): parallax new \(usage)")
        }
        guard let kind = StageKind(rawValue: word) else {
            throw Failure.unusable("new: there is no kind \"\(word)\"; there are \(kinds)")
        }
        guard let path = arguments.value("output") else {
            throw Failure.unusable("new: where to? Give -o FILE")
        }
        // Behind "-o *" a shell puts a picture.
        guard !endings.contains(OutputFile.ending(of: path)) else {
            throw Failure.unusable(
                "new: \"\(path)\" has the ending of a picture; a stage file's name ends with .json")
        }
        let output = try OutputFile(path, force: arguments.has("force"))
        let files = try usable(arguments.operands.dropFirst().flatMap(pictures))
        guard !files.isEmpty else {
            throw Failure.unusable("new: which pictures? Give files or a folder: parallax new \(usage)")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let items = files.map { file in
            StageKind.Item(picture: relativePath(of: file, from: folder), title: title(of: file))
        }
        var document = kind.document(of: items)
        // An editor that finds the schema completes the file's keys.
        if PathKind(of: folder.appendingPathComponent(schema).path) == .file { document.schema = schema }
        try output.write(Data(document.json.utf8))
        return .done
    }

    /// Those of the files that can be shown; a line about each of the others.
    private static func usable(_ files: [URL]) throws -> [URL] {
        let usable = files.filter { file in
            guard let complaint = complaint(about: file) else { return true }
            Tool.complain(Complaint.printable("left out: \(complaint)"))
            return false
        }
        if usable.isEmpty, !files.isEmpty {
            throw Failure.unusable("new: none of these pictures can be shown")
        }
        return usable
    }

    /// The pictures that an operand names: itself, or what lies in the folder, in the order of names.
    private static func pictures(_ operand: String) throws -> [URL] {
        let url = URL(fileURLWithPath: operand).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure.unusable("new: there is no file or folder \"\(operand)\"")
        }
        if !isFolder.boolValue { return [url] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch {
            throw Failure.unusable("new: the folder \"\(operand)\" can't be read")
        }
        let pictures = names.filter {
            !$0.hasPrefix(".") && endings.contains(OutputFile.ending(of: $0))
        }
        guard !pictures.isEmpty else {
            throw Failure.unusable(
                "new: there is no picture in the folder \"\(operand)\" (looked for \(endings.sorted().joined(separator: ", ")))"
            )
        }
        return pictures.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map(
            url.appendingPathComponent)
    }

    private static let endings: Set = [
        "jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp",
    ]

    /// A title from a file's name: "summer_in-rome.jpg" is "Summer in rome".
    static func title(of file: URL) -> String {
        let words = file.deletingPathExtension().lastPathComponent
            .split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The way from a folder to a file, as a path with "..", so that both can be moved together.
    static func relativePath(of file: URL, from folder: URL) -> String {
        let file = file.standardizedFileURL.resolvingSymlinksInPath().pathComponents
        let folder = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
        let shared = zip(file, folder).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + file.dropFirst(shared)).joined(separator: "/")
    }
}
