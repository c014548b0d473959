/// A JSON Schema, and the named parts that it refers to.
struct Schema: Sendable, Equatable {
    var members: [JSONValue.Member]
    var definitions: [String: JSONValue] = [:]

    init(_ members: [JSONValue.Member], definitions: [String: JSONValue] = [:]) {
        self.members = members
        self.definitions = definitions
    }

    init(type: String, _ rest: [JSONValue.Member] = []) {
        self.init([.init("type", .string(type))] + rest)
    }

    /// One of several.
    static func any(of choices: [Schema]) -> Schema {
        Schema(
            [.init("anyOf", .list(choices.map { .object($0.members) }))],
            definitions: merged(choices.map(\.definitions)))
    }

    /// One word, with what it means.
    static func word(_ word: String, _ meaning: String) -> Schema {
        Schema([.init("const", .string(word)), .init("description", .string(meaning))])
    }

    /// A reference to this schema, which is kept under `name`.
    func named(_ name: String) -> Schema {
        var definitions = definitions
        definitions[name] = .object(members)
        return Schema([.init("$ref", .string("#/definitions/\(name)"))], definitions: definitions)
    }

    /// The schema with a description and a default. Draft 7 pays no heed to what stands beside a reference, so that
    /// one is wrapped.
    func described(_ description: String, default value: JSONValue? = nil) -> Schema {
        var members = members
        if members.first?.key == "$ref" { members = [.init("allOf", .list([.object(members)]))] }
        members.append(.init("description", .string(description)))
        if let value { members.append(.init("default", value)) }
        return Schema(members, definitions: definitions)
    }

    static func merged(_ parts: [[String: JSONValue]]) -> [String: JSONValue] {
        parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// The text of a whole schema file.
    func document(title: String) -> JSONValue {
        let definitions = definitions.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
        return .object(
            [
                .init("$schema", "http://json-schema.org/draft-07/schema#"),
                .init("title", .string(title)),
            ] + members + (definitions.isEmpty ? [] : [.init("definitions", .object(definitions))]))
    }
}
