import Foundation
import Testing

@testable import ParallaxDocument

/// The schema files agree with the reader.
@Suite struct SchemaTests {
    @Test(arguments: [
        ("parallax.schema.json", StageDocument.schemaText), ("effect.schema.json", EffectDocument.schemaText),
    ])
    func `the schema file is what the reader's table of keys makes`(name: String, text: String) throws {
        let url = StageFiles.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["PARALLAX_RECORD"] == "1" {
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(name); run again without PARALLAX_RECORD")
        }
        let file = try String(contentsOf: url, encoding: .utf8)
        #expect(file == text, "out of date; run PARALLAX_RECORD=1 swift test --filter SchemaTests")
    }

    @Test(arguments: StageFiles.names)
    func `the schema accepts every stage of the package`(name: String) throws {
        let json = try #require(JSONReader.read([UInt8](Data(contentsOf: StageFiles.url(name)))).value)
        #expect(SchemaCheck(StageDocument.notation).faults(of: json) == [])
    }

    @Test func `the schema accepts every document that is written`() {
        var dice = Dice(seed: 21)
        let check = SchemaCheck(StageDocument.notation)
        for _ in 0..<100 {
            let json = StageDocument.notation.write(dice.document())
            #expect(check.faults(of: json) == [])
        }
    }

    @Test func `every key of the schema is known to the reader, and no other is`() throws {
        let root = JSONValue.object(StageDocument.notation.schema.members)
        let keys = try #require(root["properties"]).memberKeys
        #expect(keys == StageDocument.form.fields.map(\.key))
        for key in keys + ["unknown"] {
            let (json, _) = JSONReader.read([UInt8]("{\"\(key)\": null}".utf8))
            var reading = Reading(file: "stage.json")
            _ = StageDocument.notation.read(try #require(json), &reading)
            let isUnknown = reading.problems.contains { $0.sentence.hasPrefix("unknown key") }
            #expect(isUnknown == (key == "unknown"))
        }
    }

    @Test func `every key is described, and references lead somewhere`() throws {
        let schema = StageDocument.notation.schema.document(title: "")
        let definitions = Set(schema["definitions"]?.memberKeys ?? [])
        func visit(_ value: JSONValue) {
            if let reference = value["$ref"]?.string {
                #expect(definitions.contains(reference.replacingOccurrences(of: "#/definitions/", with: "")))
            }
            if case .object(let members) = value["properties"]?.content {
                for member in members {
                    #expect(member.value["description"]?.string?.hasSuffix(".") == true, "\(member.key)")
                }
            }
            switch value.content {
            case .object(let members): members.forEach { visit($0.value) }
            case .list(let values): values.forEach(visit)
            default: break
            }
        }
        visit(schema)
    }

    @Test(arguments: [
        "{\"lst\": {}}", "{\"list\": {}}", "{\"screen\": 3}", "{\"list\": {\"rows\": -1}}",
        "{\"direction\": \"up\"}", "{\"pages\": {\"items\": [{\"text\": 3}]}}",
        "{\"layers\": [{\"box\": [1, 2, 3]}]}", "{\"list\": {\"rows\": 1, \"entrance\": \"appear\"}}",
    ])
    func `the schema refuses what the reader refuses`(text: String) throws {
        let json = try #require(JSONReader.read([UInt8](text.utf8)).value)
        #expect(SchemaCheck(StageDocument.notation).faults(of: json) != [])
        #expect(throws: DocumentProblems.self) { try StageDocument(data: Data(text.utf8)) }
    }
}

extension JSONValue {
    var memberKeys: [String] { if case .object(let members) = content { members.map(\.key) } else { [] } }
}
