import Parallax

/// A length as a text: 250, "50% of screen", "200% of row", "50% of row - 30".
extension Extent {
    /// The length that a text says, such as "250", "50% of screen" or "200% of row + 40"; `nil` for any other text.
    ///
    ///     Extent("50% of screen")  // Extent(ofScreen: 0.5)
    public init?(_ text: String) {
        self.init()
        guard text.utf8.count <= 200 else { return nil }
        var rest = text[...]
        var sign = 1.0
        func skipSpaces() { rest = rest.drop { $0 == " " } }
        func take(_ word: String) -> Bool {
            guard rest.hasPrefix(word) else { return false }
            rest = rest.dropFirst(word.count)
            return true
        }
        while true {
            skipSpaces()
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest.dropFirst(digits.count)
            var exponent: Substring = "0"
            if take("e-") {
                exponent = rest.prefix { $0.isASCII && $0.isNumber }
                rest = rest.dropFirst(exponent.count)
            }
            guard let number = Double("\(digits)e-\(exponent)"), number <= 100_000 else { return nil }
            if take("%") {
                skipSpaces()
                guard take("of ") else { return nil }
                skipSpaces()
                if take("screen") {
                    ofScreen += sign * number / 100
                } else if take("row") {
                    ofItem += sign * number / 100
                } else {
                    return nil
                }
            } else {
                points += sign * number
            }
            skipSpaces()
            if rest.isEmpty { return }
            guard take("+") || rest.hasPrefix("-") else { return nil }
            sign = take("-") ? -1 : 1
        }
    }

    /// The shortest text that says the length.
    public var text: String {
        var text = ""
        func add(_ number: Double, _ unit: String) {
            guard number != 0 else { return }
            let sign = text.isEmpty ? (number < 0 ? "0 - " : "") : (number < 0 ? " - " : " + ")
            text += sign + JSONWriter.text(of: number.magnitude) + unit
        }
        add(Self.percent(ofScreen), "% of screen")
        add(Self.percent(ofItem), "% of row")
        add(points, "")
        return text.isEmpty ? "0" : text
    }

    /// The number with the fewest digits that is `fraction` when it is divided by 100.
    private static func percent(_ fraction: Double) -> Double {
        let percent = fraction * 100
        let candidates = [(percent * 1e9).rounded() / 1e9, percent, percent.nextUp, percent.nextDown]
        return candidates.first { $0 / 100 == fraction } ?? percent
    }
}

extension Notation where Value == Extent {
    /// A number of points, or a rule as text.
    static let length: Notation = {
        let noun = "a length such as 250 or \"50% of screen\""
        let points = Notation<Double>.size
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .number:
                    return points.read(json, &reading).map { Extent(points: $0) }
                case .string(let text):
                    if let length = Extent(text) { return length }
                    reading.report(.notALength(text), about: json)
                    return nil
                default:
                    return wrongType(noun, json, &reading)
                }
            },
            write: { length in
                length.ofScreen == 0 && length.ofItem == 0 && length.points >= 0
                    ? points.write(length.points) : .string(length.text)
            },
            schema: Schema.any(of: [
                points.schema,
                Schema(
                    type: "string",
                    [
                        .init(
                            "pattern",
                            "^ *[0-9.]+(% of (screen|row))?( *[-+] *[0-9.]+(% of (screen|row))?)* *$")
                    ]),
            ]).named("length"))
    }()
}
