import Parallax
import ParallaxDocument

/// One thing that `parallax check` has to say.
struct CheckFinding {
    /// How much it matters.
    enum Weight: String {
        /// A gap: something is visibly wrong.
        case fault
        /// Something that may be hard to see or to read.
        case warning
        /// Something that is good to know.
        case note
    }

    let weight: Weight
    /// The layer that it is about, if it is about one.
    var layer: LayerHandle?
    /// The way to the value in the file that would have to change.
    let path: [String]
    /// What is wrong, where, and what would be right.
    let sentence: String
    /// The numbers in the sentence, for machines, each by its name.
    var numbers: [(name: String, value: Double)] = []
    /// The words in the sentence, for machines.
    var words: [(name: String, value: String)] = []

    /// The finding as JSON, for a screen of a size.
    func json(on size: Dimensions, _ diagnostic: Diagnostic) -> JSONValue {
        var members = [JSONValue.Member("kind", .string(weight.rawValue))]
        if let layer { members.append(JSONValue.Member("layer", .string(layer.id))) }
        if let line = diagnostic.line { members.append(JSONValue.Member("line", .number(Double(line)))) }
        members.append(JSONValue.Member("path", .string(diagnostic.path)))
        members.append(JSONValue.Member("screen", .numbers(size.width, size.height)))
        members += words.map { JSONValue.Member($0.name, .string($0.value)) }
        members += numbers.map { JSONValue.Member($0.name, .number($0.value)) }
        members.append(JSONValue.Member("text", .string(sentence)))
        return .object(members)
    }

    /// A length or a factor in words, without more digits than matter.
    static func rounded(_ value: Double, digits: Int = 2) -> String {
        let scale = [1.0, 10, 100, 1000][digits]
        return JSONWriter.text(of: (value * scale).rounded() / scale)
    }
}
