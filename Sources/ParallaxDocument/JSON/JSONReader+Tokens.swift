/// Spaces, words, numbers and strings: the small parts of a JSON text.
extension JSONReader {
    // MARK: Spaces and words

    /// Moves past spaces and line ends. Comments, which JSON does not have, are reported and passed.
    mutating func skipSpace() {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09:
                position += 1
            case 0x0A, 0x0D:
                skipLineEnd()
            case UInt8(ascii: "/"):
                guard position + 1 < bytes.count,
                    [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[position + 1])
                else { return }
                skipComment()
            default:
                return
            }
        }
    }

    private mutating func skipLineEnd() {
        if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
        position += 1
        line += 1
        lineStart = position
    }

    private mutating func skipComment() {
        report(.comment)
        let isBlock = bytes[position + 1] == UInt8(ascii: "*")
        position += 2
        while let byte = peek {
            if byte == 0x0A || byte == 0x0D {
                guard isBlock else { return }
                skipLineEnd()
            } else if isBlock, byte == UInt8(ascii: "*"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "/")
            {
                position += 2
                return
            } else {
                position += 1
            }
        }
    }

    /// Takes a run of ASCII letters.
    mutating func takeWord() -> String {
        let start = position
        while let byte = peek, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The character at the reader's place, for a message.
    var characterHere: String {
        let run = String(decoding: bytes[position..<min(bytes.count, position + 8)], as: UTF8.self)
        return run.unicodeScalars.first.map { String($0) } ?? ""
    }

    // MARK: Numbers

    /// Reads a number; reports and returns `nil` if it is not written as JSON wants it or is not finite.
    mutating func readNumber(at start: JSONValue.Place) -> Double? {
        let first = position
        while let byte = peek, Self.belongsToNumber(byte) { position += 1 }
        let text = String(decoding: bytes[first..<position], as: UTF8.self)
        guard Self.isNumber(bytes[first..<position]), let number = Double(text) else {
            report(.malformedNumber(text), at: start)
            return nil
        }
        guard number.isFinite else {
            report(.numberTooLarge(text), at: start)
            return nil
        }
        return number
    }

    private static func belongsToNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Tells whether `text` is `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        func dropDigits() -> Int {
            let count = rest.prefix { isDigit($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = dropDigits()
        if whole == 0 || (startsWithZero && whole > 1) { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if dropDigits() == 0 { return false }
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if dropDigits() == 0 { return false }
        }
        return rest.isEmpty
    }

    // MARK: Strings

    /// Reads a string; reports and returns `nil` if something in it is wrong but its end was found.
    mutating func readString() throws(Stop) -> String? {
        let start = place
        var text: [UInt8] = []
        var isSound = true
        position += 1
        while true {
            guard let byte = peek, byte != 0x0A, byte != 0x0D else {
                report(.stringNotClosed, at: start)
                throw Stop()
            }
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                isSound = readEscape(into: &text) && isSound
            } else {
                if byte < 0x20 {
                    report(.controlCharacter(byte))
                    isSound = false
                }
                text.append(byte)
                position += 1
            }
        }
        position += 1
        let string = String(decoding: text, as: UTF8.self)
        // Decoding puts a mark in the place of bytes that are not UTF-8.
        guard string.utf8.elementsEqual(text) else {
            report(.notUTF8, at: start)
            return nil
        }
        return isSound ? string : nil
    }

    private mutating func readEscape(into text: inout [UInt8]) -> Bool {
        let start = place
        guard position + 1 < bytes.count else {
            position += 1
            return false
        }
        let letter = bytes[position + 1]
        let simple: [UInt8: UInt8] = [
            UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
            UInt8(ascii: "b"): 0x08,
            UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
            UInt8(ascii: "t"): 0x09,
        ]
        if let meaning = simple[letter] {
            text.append(meaning)
            position += 2
            return true
        }
        guard letter == UInt8(ascii: "u"), var code = hexadecimal(at: position + 2) else {
            // A line end stays, so that the string is found to be open there.
            position += letter < 0x20 || letter >= 0x80 || letter == UInt8(ascii: "u") ? 1 : 2
            report(.unknownEscape, at: start)
            return false
        }
        position += 6
        if (0xD800..<0xDC00).contains(code), position + 1 < bytes.count,
            bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u"), let low = hexadecimal(at: position + 2),
            (0xDC00..<0xE000).contains(low)
        {
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            position += 6
        }
        guard let scalar = Unicode.Scalar(code) else {
            report(.halfSurrogate, at: start)
            return false
        }
        text.append(contentsOf: Array(String(scalar).utf8))
        return true
    }

    /// Four hexadecimal digits.
    private func hexadecimal(at offset: Int) -> UInt32? {
        guard offset + 4 <= bytes.count else { return nil }
        var code: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
            code = code * 16 + UInt32(digit)
        }
        return code
    }
}
