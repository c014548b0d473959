/// Reads JSON (RFC 8259, strictly) and keeps the place of every key and value.
///
/// Foundation's `JSONSerialization` and `JSONDecoder` keep no places and stop at the first problem. A person who
/// writes a stage by hand wants to hear of all problems at once, each with its line: that is why this reader exists.
///
/// Small slips (a comma too many or too few, a comment, a wrong escape) are reported and reading goes on. After a
/// problem that leaves the rest without meaning, such as a missing bracket, reading stops.
struct JSONReader {
    /// Something wrong with the text.
    struct Finding {
        var place: JSONValue.Place
        var path: JSONPath
        var complaint: Complaint
    }

    /// Containers may hold one another this deep.
    static let depthLimit = 64

    let bytes: [UInt8]
    var position = 0
    var line = 1
    var lineStart = 0
    var path = JSONPath()
    var findings: [Finding] = []
    /// The last byte whose column was asked for, and that column.
    private var counted = (offset: 0, column: 1)

    /// Reads a whole text. The value is `nil` if it could not be read to its end.
    static func read(_ bytes: [UInt8]) -> (value: JSONValue?, findings: [Finding]) {
        var reader = JSONReader(bytes: bytes)
        let value = reader.readText()
        return (value, reader.findings)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
    }

    private mutating func readText() -> JSONValue? {
        do throws(Stop) {
            skipSpace()
            let value = try readValue(depth: 0)
            skipSpace()
            if position < bytes.count { report(.textAfterEnd) }
            return value
        } catch {
            return nil
        }
    }

    /// Thrown once a problem that cannot be skipped has been reported.
    struct Stop: Error {}

    // MARK: Values

    private mutating func readValue(depth: Int) throws(Stop) -> JSONValue {
        let start = place
        guard let byte = peek else { throw stop(.endOfText(expected: "a value")) }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth >= Self.depthLimit { throw stop(.tooDeep(limit: Self.depthLimit)) }
            return byte == UInt8(ascii: "{")
                ? try readObject(depth: depth + 1, from: start) : try readList(depth: depth + 1, from: start)
        case UInt8(ascii: "\""):
            return JSONValue(try readString().map(JSONValue.Content.string) ?? .damaged, at: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return JSONValue(readNumber(at: start).map(JSONValue.Content.number) ?? .damaged, at: start)
        default:
            return JSONValue(try readWord(at: start), at: start)
        }
    }

    private mutating func readWord(at start: JSONValue.Place) throws(Stop) -> JSONValue.Content {
        let word = takeWord()
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "": throw stop(.unexpected(characterHere, expected: "a value"))
        default:
            report(.unknownWord(word), at: start)
            return .damaged
        }
    }

    private mutating func readList(depth: Int, from start: JSONValue.Place) throws(Stop) -> JSONValue {
        var values: [JSONValue] = []
        position += 1
        skipSpace()
        while peek != UInt8(ascii: "]") {
            path.steps.append(.index(values.count))
            values.append(try readValue(depth: depth))
            path.steps.removeLast()
            try readSeparator(close: UInt8(ascii: "]"), opened: start)
        }
        position += 1
        return JSONValue(.list(values), at: start)
    }

    private mutating func readObject(depth: Int, from start: JSONValue.Place) throws(Stop) -> JSONValue {
        var members: [JSONValue.Member] = []
        var lines: [String: Int] = [:]
        position += 1
        skipSpace()
        while peek != UInt8(ascii: "}") {
            let keyPlace = place
            guard peek == UInt8(ascii: "\"") else {
                throw peek == nil
                    ? stop(.notClosed("{", opened: start.line))
                    : stop(.unexpected(characterHere, expected: "a key in double quotes"))
            }
            let key = try readString()
            skipSpace()
            path.steps.append(.key(key ?? "?"))
            guard peek == UInt8(ascii: ":") else {
                throw peek == nil
                    ? stop(.endOfText(expected: "\":\""))
                    : stop(.unexpected(characterHere, expected: "\":\" after the key"))
            }
            position += 1
            skipSpace()
            let value = try readValue(depth: depth)
            if let key {
                if let first = lines[key] {
                    report(.duplicateKey(key, firstLine: first), at: keyPlace)
                } else {
                    lines[key] = keyPlace.line
                    members.append(.init(key, value, keyPlace: keyPlace))
                }
            }
            path.steps.removeLast()
            try readSeparator(close: UInt8(ascii: "}"), opened: start)
        }
        position += 1
        return JSONValue(.object(members), at: start)
    }

    /// Reads what stands between two values of a container. Leaves the closing bracket to be read.
    private mutating func readSeparator(close: UInt8, opened start: JSONValue.Place) throws(Stop) {
        let open = close == UInt8(ascii: "]") ? "[" : "{"
        let end = place
        skipSpace()
        guard let byte = peek else { throw stop(.notClosed(open, opened: start.line)) }
        if byte == close { return }
        if byte == UInt8(ascii: ",") {
            let comma = place
            position += 1
            skipSpace()
            if peek == close { report(.trailingComma, at: comma) }
            if peek == nil { throw stop(.notClosed(open, opened: start.line)) }
        } else if Self.startsValue(byte) {
            report(.missingComma, at: end)
        } else {
            throw stop(
                .unexpected(characterHere, expected: "\",\" or \"\(close == UInt8(ascii: "]") ? "]" : "}")\"")
            )
        }
    }

    private static func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    // MARK: The text

    /// The next byte, or `nil` at the end.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Where the reader stands.
    var place: JSONValue.Place {
        mutating get {
            // Only what was read since the last answer is counted, so that a long line takes no longer than others.
            // Bytes 0b10…… continue a character and take no column of their own.
            let start = max(lineStart, counted.offset)
            let before = counted.offset > lineStart ? counted.column : 1
            let column = bytes[start..<max(start, position)].reduce(before) {
                $1 & 0xC0 == 0x80 ? $0 : $0 + 1
            }
            counted = (max(start, position), column)
            return .init(line: line, column: column)
        }
    }

    mutating func report(_ complaint: Complaint, at place: JSONValue.Place? = nil) {
        findings.append(Finding(place: place ?? self.place, path: path, complaint: complaint))
    }

    mutating func stop(_ complaint: Complaint) -> Stop {
        report(complaint)
        return Stop()
    }
}
