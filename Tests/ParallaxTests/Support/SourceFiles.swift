import Foundation

/// The package's own sources, found from this file.
struct SourceFiles {
    var name: String
    var text: String

    /// The text without comments.
    var code: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }.joined(separator: "\n")
    }

    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Every file of the engine.
    static func engine() throws -> [SourceFiles] {
        let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Parallax").resolvingSymlinksInPath()
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return try (paths ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
            SourceFiles(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
        }
    }
}
