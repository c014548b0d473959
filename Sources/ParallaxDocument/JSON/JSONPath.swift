/// The way to a value inside a JSON text, such as `list.rows[3].picture`.
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step of the way.
    package enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)
    }

    package var steps: [Step] = []

    package init(_ steps: [Step] = []) { self.steps = steps }

    /// The steps in one line; empty for the whole text. Keys that are no plain words are quoted in brackets.
    package var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index):
                text += "[\(index)]"
            case .key(let key) where Self.isPlain(key):
                text += text.isEmpty ? key : "." + key
            case .key(let key):
                text += "[\(Complaint.quoted(key))]"
            }
        }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        let letters = key.unicodeScalars
        return !letters.isEmpty && letters.count <= 40
            && letters.allSatisfy {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "$"
            }
    }
}
