/// A style sheet that is being written: rules, indented by the blocks that hold them.
struct Stylesheet {
    private(set) var text = ""
    private var depth = 0

    /// Writes one line.
    mutating func line(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    /// Writes a rule; one without declarations is left out.
    mutating func rule(_ selector: String, _ declarations: [String]) {
        if declarations.isEmpty { return }
        let short = "\(selector) { \(declarations.joined(separator: "; ")) }"
        if short.count + 2 * depth <= 100 { return line(short) }
        block(selector) { sheet in for declaration in declarations { sheet.line(declaration + ";") } }
    }

    /// Writes a block that holds what `body` writes; an empty one is left out.
    mutating func block(_ head: String, _ body: (inout Stylesheet) -> Void) {
        var inner = Stylesheet()
        inner.depth = depth + 1
        body(&inner)
        if inner.text.isEmpty { return }
        line(head + " {")
        text += inner.text
        line("}")
    }

    /// Leaves a line free, says what follows, and writes what `body` writes; nothing at all if that is nothing.
    mutating func section(_ words: String, _ body: (inout Stylesheet) -> Void) {
        var inner = Stylesheet()
        inner.depth = depth
        body(&inner)
        if inner.text.isEmpty { return }
        text += text.isEmpty ? "" : "\n"
        line("/* \(words) */")
        text += inner.text
    }
}
