import Parallax

/// What is wrong with a gesture script.
public struct GestureScriptProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The step, counted from 1.
    public var step: Int
    /// What is wrong, and what would be right.
    public var sentence: String

    /// The problem as one line of text.
    public var description: String { "step \(step): \(sentence)" }
}

extension GestureScript {
    /// Reads a script of steps separated by `;`.
    ///
    /// | step | does |
    /// | --- | --- |
    /// | `hold S` | lets S seconds pass |
    /// | `drag D`, `drag D over S` | moves the finger by D points within S seconds, 0.3 unless told; negative sends content forward |
    /// | `flick V` | lets go with a finger that moves at V points a second |
    /// | `wait` | until everything rests |
    /// | `jump T` | sets travel to T points |
    ///
    /// ```swift
    /// try GestureScript("drag -200 over 0.4; flick -1500; wait")
    /// ```
    ///
    /// - Throws: The first step that is wrong. An empty step, as behind a last `;`, is none and is passed over.
    public init(_ text: String) throws(GestureScriptProblem) {
        self.init([Step]())
        for (index, part) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.isEmpty { continue }
            steps.append(try Self.step(words, number: index + 1))
        }
        if steps.isEmpty {
            throw GestureScriptProblem(
                step: 1, sentence: Complaint.noSteps(Self.forms.map(\.usage)).sentence)
        }
    }

    /// The kinds of step: the word, how it is written, and how many numbers it takes.
    private static let forms: [(word: String, usage: String, numbers: ClosedRange<Int>)] = [
        ("hold", "hold S", 1...1), ("drag", "drag D [over S=0.3]", 1...2), ("flick", "flick V", 1...1),
        ("wait", "wait", 0...0), ("jump", "jump T", 1...1),
    ]

    /// Keeps out the words and the hexadecimal numbers that Swift reads, too.
    private static func belongsToNumber(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || "+-.eE".contains(character))
    }

    private static func step(_ words: [String], number: Int) throws(GestureScriptProblem) -> Step {
        func problem(_ complaint: Complaint) -> GestureScriptProblem {
            GestureScriptProblem(step: number, sentence: complaint.sentence)
        }
        guard let form = forms.first(where: { $0.word == words[0] }) else {
            throw problem(.notAChoice(words[0], choices: forms.map(\.word)))
        }
        var rest = Array(words.dropFirst())
        if form.word == "drag", rest.count == 3, rest[1] == "over" { rest.remove(at: 1) }
        // Two numbers of a drag stand apart by "over" alone.
        guard form.numbers.contains(rest.count), rest.contains("over") == false,
            rest.count < 2 || words.contains("over")
        else {
            throw problem(.wrongStep(words.joined(separator: " "), usage: form.usage))
        }
        var numbers: [Double] = []
        for (index, word) in rest.enumerated() {
            let isTime = form.word == "hold" || index == 1
            // A list may be longer than any finger's way.
            let limit = isTime ? 3600.0 : form.word == "jump" ? largestLength : 1_000_000
            guard let value = Double(word), value.isFinite, word.allSatisfy(Self.belongsToNumber) else {
                throw problem(.notANumber(word, usage: form.usage))
            }
            let low = isTime ? 0 : -limit
            guard (low...limit).contains(value) else {
                let unit = isTime ? "seconds" : form.word == "flick" ? "points a second" : "points"
                throw problem(.outOfRange(value, low: low, high: limit, unit: unit))
            }
            numbers.append(value)
        }
        switch form.word {
        case "hold": return .hold(numbers[0])
        case "drag": return numbers.count == 2 ? .drag(numbers[0], over: numbers[1]) : .drag(numbers[0])
        case "flick": return .flick(numbers[0])
        case "jump": return .jump(numbers[0])
        default: return .wait
        }
    }
}
