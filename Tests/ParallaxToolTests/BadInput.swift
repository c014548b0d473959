import Foundation

/// Something that a user may do wrong, and what the tool has to say about it.
struct BadInput: Sendable, CustomStringConvertible {
    /// What lies in the folder that the tool is started in.
    enum Content: Sendable {
        case text(String)
        case bytes([UInt8])
        /// A sound photograph, or the beginning of one.
        case photograph(bytes: Int?)
        /// The beginning of one of the painter's samples.
        case sample(String, bytes: Int)
        case folder
        case pipe
        case link(to: String)

        static let photograph = Content.photograph(bytes: nil)
        /// A stage whose rows show the pictures, one a line from line 2 on.
        static func rows(_ pictures: String...) -> Content {
            let rows = pictures.map { "{\"picture\": \"\($0)\"}" }.joined(separator: ",\n")
            return .text("{\"list\": {\"rows\": [\n\(rows)]}}")
        }
    }

    /// How the tool is started.
    enum Start: Sendable {
        case arguments([String])
        /// By a shell, in whose words `"$parallax"` is the tool.
        case shell(String)
    }

    let description: String
    var files: [(name: String, content: Content)] = []
    let start: Start
    var status: Int32 = 2
    /// What the complaint holds, and how many lines it has.
    let words: [String]
    var lines: Int? = 1
    var needsPainter = false
    /// Files that are there afterwards besides those before.
    var makes: [String] = []

    init(_ description: String, _ arguments: [String], _ words: String...) {
        self.init(
            description, files: [], start: .arguments(arguments), status: 2, lines: 1, needsPainter: false,
            makes: [], words)
    }

    init(
        _ description: String, _ files: [(name: String, content: Content)], _ arguments: [String],
        status: Int32 = 2, lines: Int? = 1, needsPainter: Bool = false, makes: [String] = [],
        _ words: String...
    ) {
        self.init(
            description, files: files, start: .arguments(arguments), status: status, lines: lines,
            needsPainter: needsPainter, makes: makes, words)
    }

    init(
        _ description: String, _ files: [(name: String, content: Content)] = [], shell: String,
        status: Int32 = 2,
        lines: Int? = 1, needsPainter: Bool = false, makes: [String] = [], _ words: String...
    ) {
        self.init(
            description, files: files, start: .shell(shell), status: status, lines: lines,
            needsPainter: needsPainter, makes: makes, words)
    }

    private init(
        _ description: String, files: [(name: String, content: Content)], start: Start, status: Int32,
        lines: Int?,
        needsPainter: Bool, makes: [String], _ words: [String]
    ) {
        self.description = description
        self.files = files
        self.start = start
        self.status = status
        self.lines = lines
        self.needsPainter = needsPainter
        self.makes = makes
        self.words = words
    }
}

extension TemporaryFolder {
    /// Puts a file into the folder.
    func add(_ name: String, _ content: BadInput.Content) throws {
        let file = url.appendingPathComponent(name)
        switch content {
        case .text(let text): try Data(text.utf8).write(to: file)
        case .bytes(let bytes): try Data(bytes).write(to: file)
        case .photograph(let count):
            let dawn = try Data(
                contentsOf: ToolRun.package.appendingPathComponent("Stages/Pictures/dawn.jpg"))
            try dawn.prefix(count ?? dawn.count).write(to: file)
        case .sample(let sample, let count):
            let samples = ToolRun.package.appendingPathComponent("Tests/ParallaxCairoTests/Samples")
            try Data(contentsOf: samples.appendingPathComponent(sample)).prefix(count).write(to: file)
        case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        case .pipe: mkfifo(file.path, 0o644)
        case .link(let target):
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
        }
    }
}
