/// How a kind of value stands in a file: one declaration from which it is read, written and explained to an editor.
struct Notation<Value: Sendable>: Sendable {
    /// What is expected, for messages: "a number", "a colour such as …".
    var noun: String
    /// Reads a value. Returns `nil` if it cannot be made, after a report.
    var read: @Sendable (JSONValue, inout Reading) -> Value?
    /// Writes a value.
    var write: @Sendable (Value) -> JSONValue
    /// The JSON Schema of the value.
    var schema: Schema
}

extension Notation {
    /// A notation of values that are made from others; `nil` for a value that is none, after a report.
    func map<Other>(
        _ make: @escaping @Sendable (Value, JSONValue, inout Reading) -> Other?,
        back: @escaping @Sendable (Other) -> Value
    ) -> Notation<Other> {
        Notation<Other>(
            noun: noun,
            read: { json, reading in read(json, &reading).flatMap { make($0, json, &reading) } },
            write: { write(back($0)) },
            schema: schema)
    }

    /// The same notation for a value that may be absent; absence itself is not written.
    var optional: Notation<Value?> {
        Notation<Value?>(
            noun: noun,
            read: { json, reading in read(json, &reading).map(Optional.some) },
            write: { $0.map(write) ?? .null },
            schema: schema)
    }

    /// The same notation, kept once in the schema under a name.
    func named(_ name: String) -> Notation {
        var notation = self
        notation.schema = schema.named(name)
        return notation
    }

    /// Reports that `json` is not of the expected kind.
    static func wrongType(_ noun: String, _ json: JSONValue, _ reading: inout Reading) -> Value? {
        reading.report(.wrongType(expected: noun, found: json.kind), about: json)
        return nil
    }
}

extension JSONValue {
    /// What the value is, for a message.
    var kind: String {
        switch content {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): "the number \(JSONWriter.text(of: number))"
        case .string(let string): "the text \(Complaint.quoted(string))"
        case .list: "a list"
        case .object: "an object"
        case .damaged: "a damaged value"
        }
    }
}
