import ParallaxDocument

/// The modules in `Web/` as one script that can stand in a page: modules of a page that was opened as a file can't import one
/// another.
enum PageScript {
    /// The script, without comments.
    static let text: String = {
        let lines = modules.flatMap { bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(line).map(String.init)
        }
        let words = ["(() => {", "\"use strict\";"] + lines
        let end = [
            "prepare();",
            "addEventListener(\"DOMContentLoaded\", () =>",
            "start(JSON.parse(document.getElementById(\"parallax-model\").textContent)));",
            "})();",
        ]
        return (words + end).joined(separator: "\n")
    }()

    /// Each after those that it imports.
    private static let modules = [
        PackageResources.elastic_js, PackageResources.frame_js, PackageResources.probe_js,
        PackageResources.parallax_js,
    ]

    /// One line of a module; `nil` for what a single script has no use for. In `Web/`, imports and comments stand on lines of
    /// their own, or behind code and two spaces… never within it.
    private static func line(_ line: Substring) -> Substring? {
        var line = line.drop { $0 == " " }
        if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("import ") { return nil }
        if line.hasPrefix("export ") { line = line.dropFirst("export ".count) }
        if let comment = line.range(of: " // ") { line = line[..<comment.lowerBound] }
        return line
    }
}
