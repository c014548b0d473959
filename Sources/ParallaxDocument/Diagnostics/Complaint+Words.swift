/// The small parts of a sentence about a problem.
extension Complaint {
    /// A text in double quotes on one line, shortened if it is long.
    package static func quoted(_ text: String) -> String { JSONWriter.quoted(shortened(text)) }

    /// A text on one line: what a terminal would obey, and line ends, as the escapes of JSON. So a name of a file can't look
    /// like a line of its own.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            result += isControl(scalar) ? escape(of: scalar) : String(scalar)
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            let code = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - code.count) + code
        }
    }

    static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 60
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(57))) + "…"
    }

    static func text(_ number: Double) -> String { JSONWriter.text(of: number) }

    /// Words in double quotes, the last after "or".
    static func listed(_ words: [String]) -> String {
        let quoted = words.map { "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    /// What would be right instead of `word`: the nearest of `known`, or all of them if none is near.
    static func advice(for word: String, among known: [String], _ lead: String) -> String {
        if let nearest = nearest(to: word, among: known) { return ", did you mean \"\(nearest)\"?" }
        return known.isEmpty ? "" : "; \(lead) \(listed(known))"
    }

    /// The word that differs from `word` in the fewest letters, if those are no more than half of it.
    package static func nearest(to word: String, among known: [String]) -> String? {
        guard word.unicodeScalars.count <= 40 else { return nil }
        let ranked = known.map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, min(word.count, best.word.count) / 2) ? best.word : nil
    }

    /// How many letters must be put in, taken out, changed or swapped with their neighbour to make `b` of `a`.
    static func editDistance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
