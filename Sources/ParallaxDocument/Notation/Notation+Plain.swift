import Foundation
import Parallax

// Notations of numbers, words, texts and lists.

extension Notation where Value == Double {
    /// A number within a range. The unit, such as "points", is for messages.
    static func number(_ range: ClosedRange<Double>, unit: String = "") -> Notation {
        let noun = unit.isEmpty ? "a number" : "a number of \(unit)"
        return Notation(
            noun: noun,
            read: { json, reading in
                guard case .number(let number) = json.content else { return wrongType(noun, json, &reading) }
                guard range.contains(number) else {
                    let (low, high) = (range.lowerBound, range.upperBound)
                    reading.report(.outOfRange(number, low: low, high: high, unit: unit), about: json)
                    return nil
                }
                return number
            },
            write: JSONValue.number,
            schema: Schema(
                type: "number",
                [.init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound))]))
    }

    /// A length in points, not negative.
    static let size = number(0...100_000, unit: "points")
    /// A coordinate in points.
    static let coordinate = number(-100_000...100_000, unit: "points")
}

extension Notation where Value == Int {
    /// A whole number within a range.
    static func count(_ range: ClosedRange<Int>, of things: String) -> Notation {
        var notation = Notation<Double>.number(
            Double(range.lowerBound)...Double(range.upperBound), unit: things
        )
        .map { number, json, reading -> Int? in
            guard let whole = Int(exactly: number) else {
                reading.report(.notWhole(number), about: json)
                return nil
            }
            return whole
        } back: {
            Double($0)
        }
        notation.schema.members[0].value = "integer"
        return notation
    }
}

extension Notation where Value == Bool {
    /// `true` or `false`.
    static let flag = Notation(
        noun: "true or false",
        read: { json, reading in
            guard case .boolean(let flag) = json.content else {
                return wrongType("true or false", json, &reading)
            }
            return flag
        },
        write: JSONValue.boolean, schema: Schema(type: "boolean"))
}

extension Notation where Value == String {
    /// Any text.
    static let text = Notation(
        noun: "text",
        read: { json, reading in
            guard case .string(let text) = json.content else { return wrongType("text", json, &reading) }
            return text
        },
        write: JSONValue.string, schema: Schema(type: "string"))

    /// The name of a file that must be there.
    static let file = text.map { name, json, reading in
        guard let folder = reading.folder else { return name }
        let path = URL(file: name, in: folder).path
        switch name.isEmpty || name.utf8.contains(0) ? .none : PathKind(of: path) {
        case .file: return name
        case .none: reading.report(.noSuchFile(name, folder: folder.relativePath), about: json)
        case .folder: reading.report(.notAFile(name, found: "a folder"), about: json)
        // Nobody may ever write to a pipe, and a device may have no end.
        case .other: reading.report(.notAFile(name, found: "a pipe or a device"), about: json)
        }
        return nil
    } back: {
        $0
    }
}

extension Notation where Value: Equatable {
    /// One of a few words, each with its meaning.
    static func choice(_ words: [(word: String, value: Value, meaning: String)]) -> Notation {
        let names = words.map(\.word)
        let noun = "one of " + Complaint.listed(names)
        return Notation(
            noun: noun,
            read: { json, reading in
                guard case .string(let word) = json.content else { return wrongType(noun, json, &reading) }
                if let choice = words.first(where: { $0.word == word }) { return choice.value }
                reading.report(.notAChoice(word, choices: names), about: json)
                return nil
            },
            write: { value in .string(words.first { $0.value == value }?.word ?? "") },
            schema: .any(of: words.map { .word($0.word, $0.meaning) }))
    }
}

extension Notation {
    /// A list of values, at least `minimum` of them. The noun in the plural is for messages: "colours".
    static func list<Item: Sendable>(
        of item: Notation<Item>, _ things: String, minimum: Int = 0, maximum: Int = 100_000
    ) -> Notation where Value == [Item] {
        let noun = "a list of \(things)"
        return Notation(
            noun: noun,
            read: { json, reading in
                guard case .list(let values) = json.content else { return wrongType(noun, json, &reading) }
                guard (minimum...maximum).contains(values.count) else {
                    let bound = values.count < minimum ? "at least \(minimum)" : "at most \(maximum)"
                    reading.report(
                        .wrongCount(expected: "\(bound) \(things)", found: values.count), about: json)
                    return nil
                }
                let items = values.enumerated().compactMap { index, value in
                    reading.inside(.index(index)) { item.read(value, &$0) }
                }
                return items.count == values.count ? items : nil
            },
            write: { .list($0.map(item.write)) },
            schema: Schema(
                [.init("type", "array"), .init("items", .object(item.schema.members))]
                    + (minimum > 0 ? [.init("minItems", .number(Double(minimum)))] : []),
                definitions: item.schema.definitions))
    }

    /// A fixed number of numbers in brackets.
    static func numbers(_ count: Int, _ range: ClosedRange<Double>, _ noun: String) -> Notation
    where Value == [Double] {
        let number = Notation<Double>.number(range)
        return Notation(
            noun: noun,
            read: { json, reading in
                guard case .list(let values) = json.content else { return wrongType(noun, json, &reading) }
                guard values.count == count else {
                    reading.report(.wrongCount(expected: noun, found: values.count), about: json)
                    return nil
                }
                let items = values.enumerated().compactMap { index, value in
                    reading.inside(.index(index)) { number.read(value, &$0) }
                }
                return items.count == count ? items : nil
            },
            write: { .list($0.map(JSONValue.number)) },
            schema: Schema([
                .init("type", "array"), .init("items", .object(number.schema.members)),
                .init("minItems", .number(Double(count))), .init("maxItems", .number(Double(count))),
            ]))
    }
}
