/// The keys of an object: how each is read into a value, written from it and explained.
///
/// The reader, the writer and the JSON Schema all come from this one table, so that they cannot disagree.
struct Form<Whole: Sendable & Equatable>: Sendable {
    /// One key.
    struct Field: Sendable {
        var key: String
        var meaning: String
        var isRequired: Bool
        var read: @Sendable (JSONValue, inout Whole, inout Reading) -> Void
        /// What is written; `nil` for a value that need not be, because it is the default.
        var write: @Sendable (Whole) -> JSONValue?
        var schema: Schema
    }

    /// What the object is, for messages: "a list".
    var noun: String
    var fields: [Field]
    /// The value of an object without keys.
    var start: Whole
    /// Looks at the whole once its keys are read. The object is given for its places.
    var check: @Sendable (Whole, JSONValue, inout Reading) -> Void = { _, _, _ in }

    /// The notation of the object.
    var notation: Notation<Whole> {
        let form = self
        return Notation(noun: noun, read: form.read, write: form.write, schema: form.schema)
    }

    @Sendable private func read(_ json: JSONValue, _ reading: inout Reading) -> Whole? {
        guard case .object(let members) = json.content else {
            return Notation<Whole>.wrongType(noun, json, &reading)
        }
        let before = reading.problems.count
        var whole = start
        for member in members {
            guard let field = fields.first(where: { $0.key == member.key }) else {
                reading.report(
                    .unknownKey(member.key, known: fields.map(\.key)), at: member.keyPlace,
                    path: reading.path(of: member.key))
                continue
            }
            reading.inside(.key(member.key)) { field.read(member.value, &whole, &$0) }
        }
        for field in fields where field.isRequired && json[field.key] == nil {
            reading.report(.missingKey(field.key, meaning: field.meaning), about: json)
        }
        guard reading.problems.count == before else { return nil }
        check(whole, json, &reading)
        return reading.problems.count == before ? whole : nil
    }

    @Sendable private func write(_ whole: Whole) -> JSONValue {
        .object(fields.compactMap { field in field.write(whole).map { .init(field.key, $0) } })
    }

    private var schema: Schema {
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.key) }
        return Schema(
            [
                .init("type", "object"),
                .init("properties", .object(fields.map { .init($0.key, .object($0.schema.members)) })),
                .init("additionalProperties", false),
            ] + (required.isEmpty ? [] : [.init("required", .list(required))]),
            definitions: Schema.merged(fields.map(\.schema.definitions)))
    }
}

extension Form {
    /// Adds a key that may be left out. It is written unless it is the default, or always where without it an object would be
    /// empty and tell a reader nothing.
    mutating func add<Part: Equatable & Sendable>(
        _ key: String, _ part: WritableKeyPath<Whole, Part> & Sendable, _ notation: Notation<Part>,
        _ meaning: String, isAlwaysWritten: Bool = false
    ) {
        let standard = start[keyPath: part]
        add(key, part, notation, meaning, isRequired: false, standard: notation.write(standard)) {
            $0 == standard && !isAlwaysWritten ? nil : notation.write($0)
        }
    }

    /// Adds a key that may be left out and has no default.
    mutating func add<Part: Equatable & Sendable>(
        _ key: String, _ part: WritableKeyPath<Whole, Part?> & Sendable, _ notation: Notation<Part>,
        _ meaning: String
    ) {
        add(key, part, notation.optional, meaning, isRequired: false, standard: nil) {
            $0.map(notation.write)
        }
    }

    /// Adds a key that must be there.
    mutating func require<Part: Equatable & Sendable>(
        _ key: String, _ part: WritableKeyPath<Whole, Part> & Sendable, _ notation: Notation<Part>,
        _ meaning: String
    ) {
        add(key, part, notation, meaning, isRequired: true, standard: nil, write: notation.write)
    }

    private mutating func add<Part: Equatable & Sendable>(
        _ key: String, _ part: WritableKeyPath<Whole, Part> & Sendable, _ notation: Notation<Part>,
        _ meaning: String,
        isRequired: Bool, standard: JSONValue?, write: @escaping @Sendable (Part) -> JSONValue?
    ) {
        let small: JSONValue? = standard == .object([]) || standard == .null ? nil : standard
        fields.append(
            Field(
                key: key, meaning: meaning, isRequired: isRequired,
                read: { json, whole, reading in
                    if let value = notation.read(json, &reading) { whole[keyPath: part] = value }
                },
                write: { write($0[keyPath: part]) },
                schema: notation.schema.described(meaning, default: small)))
    }
}
