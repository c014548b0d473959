/// A value read from JSON, with the place where it stands.
///
/// Two values are equal if they say the same, wherever they stand.
package struct JSONValue: Sendable, Equatable {
    /// A line and a column in a text, both counted from 1. Columns count characters as Unicode scalars.
    package struct Place: Sendable, Hashable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// A key and its value.
    package struct Member: Sendable, Equatable {
        package var key: String
        package var keyPlace: Place?
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue, keyPlace: Place? = nil) {
            self.key = key
            self.value = value
            self.keyPlace = keyPlace
        }

        package static func == (a: Member, b: Member) -> Bool { a.key == b.key && a.value == b.value }
    }

    /// What the value says.
    package enum Content: Sendable, Equatable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case list([JSONValue])
        case object([Member])
        /// Stands for a value that could not be read; the problem has been reported already.
        case damaged
    }

    package var content: Content
    /// Where the value begins; `nil` for a value that was not read from a text.
    package var place: Place?

    package init(_ content: Content, at place: Place? = nil) {
        self.content = content
        self.place = place
    }

    package static func == (a: JSONValue, b: JSONValue) -> Bool { a.content == b.content }

    /// The value of `key`, if this is an object that has it.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension JSONValue {
    package static let null = JSONValue(.null)
    package static func boolean(_ value: Bool) -> JSONValue { JSONValue(.boolean(value)) }
    package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
    package static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
    package static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.list(values)) }
    package static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }
    package static func numbers(_ values: Double...) -> JSONValue { .list(values.map(JSONValue.number)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
