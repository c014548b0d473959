@testable import ParallaxDocument

/// As much of JSON Schema as our schemas use. Patterns and formats are not looked at.
struct SchemaCheck {
    private let root: JSONValue

    init<Value>(_ notation: Notation<Value>) { root = notation.schema.document(title: "") }

    /// What in `value` the schema does not allow.
    func faults(of value: JSONValue) -> [String] { faults(of: value, by: root, at: "") }

    private func faults(of value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
        if let reference = schema["$ref"]?.string {
            let name = String(reference.split(separator: "/").last ?? "")
            return faults(of: value, by: root["definitions"]?[name] ?? .null, at: path)
        }
        var faults: [String] = []
        for part in schema["allOf"]?.items ?? [] { faults += self.faults(of: value, by: part, at: path) }
        if let choices = schema["anyOf"]?.items {
            let all = choices.map { self.faults(of: value, by: $0, at: path) }
            if !all.contains([]) { faults.append("\(path): none of \(all)") }
        }
        if let const = schema["const"], const != value { faults.append("\(path): not \(const.string ?? "")") }
        if let type = schema["type"]?.string, !has(type, value) { return faults + ["\(path): no \(type)"] }
        switch value.content {
        case .number(let number):
            if let least = schema["minimum"]?.number, number < least { faults.append("\(path): too small") }
            if let most = schema["maximum"]?.number, number > most { faults.append("\(path): too large") }
        case .list(let items):
            if let least = schema["minItems"]?.number, Double(items.count) < least {
                faults.append("\(path): too few")
            }
            if let most = schema["maxItems"]?.number, Double(items.count) > most {
                faults.append("\(path): too many")
            }
            guard let part = schema["items"] else { break }
            for (index, item) in items.enumerated() {
                faults += self.faults(of: item, by: part, at: "\(path)[\(index)]")
            }
        case .object(let members):
            guard let properties = schema["properties"] else { break }
            for member in members {
                if let part = properties[member.key] {
                    faults += self.faults(of: member.value, by: part, at: "\(path).\(member.key)")
                } else if schema["additionalProperties"] == false {
                    faults.append("\(path): unknown \(member.key)")
                }
            }
            for key in schema["required"]?.items ?? [] where value[key.string ?? ""] == nil {
                faults.append("\(path): missing \(key.string ?? "")")
            }
        default: break
        }
        return faults
    }

    private func has(_ type: String, _ value: JSONValue) -> Bool {
        switch value.content {
        case .number(let number): type == "number" || (type == "integer" && number == number.rounded())
        case .string: type == "string"
        case .boolean: type == "boolean"
        case .list: type == "array"
        case .object: type == "object"
        case .null, .damaged: false
        }
    }
}

extension JSONValue {
    fileprivate var items: [JSONValue]? { if case .list(let values) = content { values } else { nil } }
    fileprivate var number: Double? { if case .number(let number) = content { number } else { nil } }
}
