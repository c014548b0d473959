/// Writes JSON that a person reads: two spaces an indent, and every list or object that fits on one line there.
///
/// The same value is always written the same way, and what is written reads back as the same value.
package struct JSONWriter: Sendable {
    /// A list or object stands on one line if the line is not longer than this.
    package var lineLength = 100

    package init() {}

    /// The text of `value`, ending with a line end.
    package func text(of value: JSONValue) -> String {
        var text = ""
        write(value, indent: 0, taken: 0, to: &text)
        return text + "\n"
    }

    /// The text of `value` on one line, without a line end.
    package func line(of value: JSONValue) -> String {
        switch value.content {
        case .null, .damaged: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): Self.text(of: number)
        case .string(let string): Self.quoted(string)
        case .list(let values): "[" + values.map(line(of:)).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)): \(line(of: $0.value))" }.joined(separator: ", ")
                + "}"
        }
    }

    private func write(_ value: JSONValue, indent: Int, taken: Int, to text: inout String) {
        let flat = line(of: value)
        if taken + flat.count <= lineLength { return text += flat }
        let space = String(repeating: " ", count: indent + 2)
        let end = "\n" + String(repeating: " ", count: indent)
        switch value.content {
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                text += (index == 0 ? "\n" : ",\n") + space
                // One more for the comma.
                write(value, indent: indent + 2, taken: indent + 3, to: &text)
            }
            text += end + "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                let key = Self.quoted(member.key) + ": "
                text += (index == 0 ? "\n" : ",\n") + space + key
                write(member.value, indent: indent + 2, taken: indent + 3 + key.count, to: &text)
            }
            text += end + "}"
        case .null, .boolean, .number, .string, .damaged:
            text += flat
        }
    }

    // MARK: Numbers and strings

    /// The shortest decimal number that reads back as `number`, written as JavaScript writes it: an exponent only
    /// from 10²¹ up and below 10⁻⁶, and no sign on zero. JSON has no word for NaN and infinities: `null`.
    ///
    ///     JSONWriter.text(of: 250)        // 250
    ///     JSONWriter.text(of: 0.1 + 0.2)  // 0.30000000000000004
    ///     JSONWriter.text(of: -0.0)       // 0
    package static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        // Swift's description has the shortest digits; only the point is placed anew.
        let parts = number.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let whole = mantissa[0] == "0" ? "" : String(mantissa[0])
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
        let all = whole + fraction
        let leading = all.prefix { $0 == "0" }.count
        var digits = String(all.dropFirst(leading))
        var point = whole.count - leading + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if digits.isEmpty { (digits, point) = ("0", 1) }
        while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
        return (number < 0 ? "-" : "") + place(point, in: digits)
    }

    /// Puts the decimal point after the first `point` of `digits`; the number is 0.digits · 10^point.
    private static func place(_ point: Int, in digits: String) -> String {
        func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
        switch point {
        case digits.count...21:
            return digits + zeros(point - digits.count)
        case 1...21:
            return digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0:
            return "0." + zeros(-point) + digits
        default:
            let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
            return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "")\(point - 1)"
        }
    }

    /// A string in double quotes, with what JSON wants escaped.
    package static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Besides control characters: two line ends that a script would take for its own.
            case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
                let code = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
