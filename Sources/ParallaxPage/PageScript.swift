import CWebFiles
import ParallaxDocument

/// The modules in `Web/` as scripts that can stand in a page: modules of a page that was opened as a file can't import one
/// another.
enum PageScript {
    /// What runs in every page, without comments.
    static let entry: String = script(
        [.elasticJS, .placeJS, .probeJS, .parallaxJS],
        ending: [
            // The other script stands in the page as a text, and is run only where it is needed.
            "function frames(...all){",
            "const script=document.createElement(\"script\");",
            "script.textContent=document.getElementById(\"parallax-frame\").textContent;",
            "document.head.append(script);",
            "return parallaxFrames(...all)}",
            "prepare();",
            // Where something is missing that the script needs, the page is what it is without a script, and all is there.
            "addEventListener(\"DOMContentLoaded\",()=>{",
            "try{start(JSON.parse(document.getElementById(\"parallax-model\").textContent))}",
            "catch(error){delete root.dataset.parallax;throw error}});",
        ])

    /// The frame back end.
    static let frame: String = script(
        [.placeJS, .frameJS], ending: ["globalThis.parallaxFrames=frames;"])

    /// Modules as one script, each after those that it imports.
    private static func script(_ modules: [WebFile], ending: [String]) -> String {
        let lines = modules.flatMap { $0.text.split(separator: "\n").compactMap(line) }
        // Behind these signs, no end of a line means anything.
        return (["(() => {", "\"use strict\";"] + lines + ending + ["})();"]).reduce(into: "") { text, line in
            text += (text.last.map { ";,{([".contains($0) } ?? true) ? line : "\n" + line
        }
    }

    /// One line of a module, in short; `nil` for what a single script has no use for. In `Web/`, no text in quotes runs over a
    /// line, and none holds " // ".
    private static func line(_ line: Substring) -> String? {
        var line = line
        if let comment = line.range(of: " // ") { line = line[..<comment.lowerBound] }
        line = line.drop { $0 == " " }
        if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("import ") { return nil }
        if line.hasPrefix("export ") { line = line.dropFirst("export ".count) }
        return short(line)
    }

    /// The line without the spaces that only people need: those beside a sign, outside quotes.
    private static func short(_ line: Substring) -> String {
        let characters = Array(line)
        func isWord(_ index: Int) -> Bool {
            guard characters.indices.contains(index) else { return false }
            return characters[index].isLetter || characters[index].isNumber
                || "_$".contains(characters[index])
        }
        var short = ""
        var quote: Character?
        for (index, character) in characters.enumerated() {
            if quote == nil, character == " ", !isWord(index - 1) || !isWord(index + 1) { continue }
            short.append(character)
            if let mark = quote {
                if character == mark { quote = nil }
            } else if "\"'`".contains(character) {
                quote = character
            }
        }
        return short
    }
}
