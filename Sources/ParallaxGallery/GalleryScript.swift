import CWebFiles
import ParallaxPage

/// The gallery's modules as one script: a page that was opened as a file can't import. Each module becomes a function that gives
/// what it exports, so that no name of one is seen by another.
enum GalleryScript {
    /// The modules by their places in `Web/`, each after those that it imports.
    private static let modules: [(place: String, file: WebFile)] = [
        ("engine.js", .engineJS), ("document.js", .documentJS),
        ("elastic.js", .elasticJS), ("probe.js", .probeJS),
        ("gallery/painter.js", .painterJS), ("gallery/parameters.js", .parametersJS),
        ("gallery/plot.js", .plotJS), ("gallery/copies.js", .copiesJS),
        ("gallery/sheet.js", .sheetJS), ("gallery/paper.js", .paperJS),
        ("gallery/reader.js", .readerJS), ("gallery/gallery.js", .galleryJS),
    ]

    static let text: String = modules.map { module in
        var exports: [Substring] = []
        let lines = module.file.text
            .split(separator: "\n", omittingEmptySubsequences: false).map { line in
                if line.hasPrefix("import ") { return imported(line) }
                guard line.hasPrefix("export ") else { return String(line) }
                let declaration = line.dropFirst("export ".count)
                let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                exports.append(words.first { !["async", "function", "class", "const"].contains($0) } ?? "")
                return String(declaration)
            }
        let end = "return { \(exports.joined(separator: ", ")) };"
        // Only the last one waits: for the engine to be compiled.
        let isLast = module.place == "gallery/gallery.js"
        return
            (["const \(name(module.place)) = \(isLast ? "await (async " : "(")() => {"] + lines + [
                end, "})();",
            ])
            .joined(separator: "\n")
    }.joined(separator: "\n")

    /// `import { a, b } from "../x.js";` as a line that takes the names from the module's own constant.
    private static func imported(_ line: Substring) -> String {
        let parts = line.split(separator: " from ")
        let place = parts[1].filter { $0 != "\"" && $0 != ";" }
        return "const\(parts[0].dropFirst("import".count)) = \(name(place));"
    }

    private static func name(_ place: String) -> String {
        "$" + (place.split(separator: "/").last ?? "").dropLast(".js".count)
    }
}
