/// Every way in which a file can be wrong, and the only place where it is put in words.
package enum Complaint: Sendable, Equatable {
    // The file.
    case noFile(folder: String)
    case isFolder
    case unreadable(String)
    case tooLarge(megabytes: Int)

    // JSON.
    case endOfText(expected: String)
    case unexpected(String, expected: String)
    case notClosed(String, opened: Int)
    case textAfterEnd
    case tooDeep(limit: Int)
    case unknownWord(String)
    case duplicateKey(String, firstLine: Int)
    case trailingComma
    case missingComma
    case comment
    case malformedNumber(String)
    case numberTooLarge(String)
    case stringNotClosed
    case controlCharacter(UInt8)
    case unknownEscape
    case halfSurrogate
    case notUTF8

    // What the values mean.
    case wrongType(expected: String, found: String)
    case unknownKey(String, known: [String])
    case missingKey(String, meaning: String)
    case outOfRange(Double, low: Double, high: Double, unit: String)
    case notWhole(Double)
    case notAChoice(String, choices: [String])
    case notAColour(String)
    case notALength(String)
    case notAFont(String)
    case wrongCount(expected: String, found: Int)
    case noSuchFile(String, folder: String)
    case notAFile(String, found: String)
    case unordered(Double, before: Double)
    case oneOf([String], found: Int)
    case exclusive(String, String)
    case needs(String, because: String)
    case notAnEntrance(driver: String)
    case onlyAnEntrance

    // Gesture scripts.
    case noSteps([String])
    case wrongStep(String, usage: String)
    case notANumber(String, usage: String)
}

extension Complaint {
    /// What is wrong, and what would be right.
    package var sentence: String {
        switch self {
        case .noFile(let folder): "no such file (looked in \(folder))"
        case .isFolder: "this is a folder, expected a file"
        case .unreadable(let address): "the file cannot be read (\(address))"
        case .tooLarge(let megabytes): "the file is larger than \(megabytes) megabytes; it is no document"
        case .endOfText(let expected): "the text ends here, expected \(expected)"
        case .unexpected(let found, let expected): "unexpected \(Self.quoted(found)), expected \(expected)"
        case .notClosed(let bracket, let line):
            "the text ends, but the \"\(bracket)\" of line \(line) is not closed"
        case .textAfterEnd: "more text after the end of the value; a file holds one value"
        case .tooDeep(let limit): "lists and objects hold one another more than \(limit) deep"
        case .unknownWord(let word):
            "unknown word \(Self.quoted(word)); text stands in double quotes, other words are true, false and null"
        case .duplicateKey(let key, let line): "the key \(Self.quoted(key)) is already on line \(line)"
        case .trailingComma: "a comma too many before the closing bracket"
        case .missingComma: "a comma is missing here"
        case .comment: "a comment; JSON has none, take it out"
        case .malformedNumber(let text):
            "\(Self.quoted(text)) is no number; numbers look like 12, -0.5 or 6e-3"
        case .numberTooLarge(let text): "the number \(Self.shortened(text)) is too large"
        case .stringNotClosed: "the closing double quote of this text is missing"
        case .controlCharacter(let code):
            "a control character (code \(code)) inside text; write it as an escape such as \\n or \\t"
        case .unknownEscape:
            #"unknown escape; the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits"#
        case .halfSurrogate: "half of a surrogate pair; write the character itself or both halves"
        case .notUTF8: "the text is not UTF-8; save the file in that encoding"
        default: meaning
        }
    }

    private var meaning: String {
        switch self {
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .unknownKey(let key, let known):
            "unknown key \(Self.quoted(key))\(Self.advice(for: key, among: known, "the keys are"))"
        case .missingKey(let key, let meaning): "the key \(Self.quoted(key)) is missing: \(meaning)"
        case .outOfRange(let value, let low, let high, let unit):
            "\(Self.text(value)) is out of range, expected \(Self.text(low)) to \(Self.text(high))\(unit.isEmpty ? "" : " " + unit)"
        case .notWhole(let value): "expected a whole number, found \(Self.text(value))"
        case .notAChoice(let word, let choices):
            "unknown \(Self.quoted(word))\(Self.advice(for: word, among: choices, "expected"))"
        case .notAColour(let text):
            "\(Self.quoted(text)) is no colour; colours look like \"#2A6F97\", \"#2A6F97CC\" (with opacity) or \"#FFF\""
        case .notALength(let text):
            "\(Self.quoted(text)) is no length; lengths look like 250, \"50% of screen\" or \"50% of row + 30\""
        case .notAFont(let text):
            "\(Self.quoted(text)) is no font; fonts look like \"bold 25\", \"regular 14\" or 14, from 1 to 1000 points"
        case .wrongCount(let expected, let found): "expected \(expected), found \(found)"
        case .noSuchFile(let name, let folder): "no such file \(Self.quoted(name)) (looked in \(folder))"
        case .notAFile(let name, let found): "\(Self.quoted(name)) is \(found), expected a file"
        case .unordered(let value, let before):
            "points go from left to right: \(Self.text(value)) does not lie beyond \(Self.text(before))"
        case .oneOf(let keys, let found):
            "expected one of the keys \(Self.listed(keys)), found \(found == 0 ? "none" : "\(found) of them")"
        case .exclusive(let first, let second):
            "\(Self.quoted(first)) and \(Self.quoted(second)) exclude each other; keep one"
        case .needs(let key, let reason): "the key \(Self.quoted(key)) is needed \(reason)"
        case .notAnEntrance(let driver):
            "an entrance follows the seconds since its row appeared, \"age\"; this effect follows \(Self.quoted(driver))"
        case .onlyAnEntrance:
            "this effect follows the seconds since a row appeared; it belongs under \"entrance\" of a list"
        case .noSteps(let usages):
            "a script has no step; steps are \(Self.listed(usages)), separated by \";\""
        case .wrongStep(let text, let usage):
            "\(Self.quoted(text)) is no step, expected \(Self.quoted(usage))"
        case .notANumber(let word, let usage):
            "\(Self.quoted(word)) is no number, expected \(Self.quoted(usage))"
        default: ""
        }
    }
}
