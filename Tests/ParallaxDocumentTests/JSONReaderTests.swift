import Testing

@testable import ParallaxDocument

@Suite struct JSONReaderTests {
    /// What is read, and the findings as "line:column path sentence".
    private func read(_ text: String) -> (value: JSONValue?, findings: [String]) {
        read([UInt8](text.utf8))
    }

    private func read(_ bytes: [UInt8]) -> (value: JSONValue?, findings: [String]) {
        let (value, findings) = JSONReader.read(bytes)
        return (
            value,
            findings.map { "\($0.place.line):\($0.place.column) \($0.path) \($0.complaint.sentence)" }
        )
    }

    @Test func `all kinds of value are read`() {
        let (value, findings) = read(#" {"a": [1, -0.5, 6e-3, 0], "b": {"c": null, "d": true, "e": false}} "#)
        #expect(findings.isEmpty)
        #expect(
            value == ["a": [1, -0.5, 0.006, 0], "b": ["c": .null, "d": true, "e": false]])
    }

    @Test func `every key and value knows its line and column`() throws {
        let value = try #require(read("{\n  \"名\": [1,\r\n 2],\r\"b\": \"x\"}").value)
        guard case .object(let members) = value.content else { Issue.record("no object"); return }
        #expect(value.place == .init(line: 1, column: 1))
        #expect(members[0].keyPlace == .init(line: 2, column: 3))
        #expect(members[0].value.place == .init(line: 2, column: 8))
        guard case .list(let items) = members[0].value.content else { Issue.record("no list"); return }
        #expect(items[1].place == .init(line: 3, column: 2))
        #expect(members[1].keyPlace == .init(line: 4, column: 1))
    }

    @Test func `escapes stand for their characters`() {
        #expect(
            read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).value == "\"\\/\u{8}\u{c}\n\r\té😀")
    }

    @Test func `a byte order mark is passed over and takes no column`() {
        let (value, findings) = read([0xEF, 0xBB, 0xBF] + [UInt8]("7".utf8))
        #expect(value == 7)
        #expect(value?.place == .init(line: 1, column: 1))
        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("", "1:1  the text ends here, expected a value"),
        ("{\"a\": [1, 2", "1:12 a the text ends, but the \"[\" of line 1 is not closed"),
        ("{\"a\":\n 1", "2:3  the text ends, but the \"{\" of line 1 is not closed"),
        ("{\"a\"", "1:5 a the text ends here, expected \":\""),
        ("{\"a\" 1}", "1:6 a unexpected \"1\", expected \":\" after the key"),
        ("{a: 1}", "1:2  unexpected \"a\", expected a key in double quotes"),
        ("[1; 2]", "1:3  unexpected \";\", expected \",\" or \"]\""),
        ("[1}", "1:3  unexpected \"}\", expected \",\" or \"]\""),
        ("['a']", "1:2 [0] unexpected \"'\", expected a value"),
        ("\"ab", "1:1  the closing double quote of this text is missing"),
        ("[\"ab\n\"]", "1:2 [0] the closing double quote of this text is missing"),
        ("\"ab\\", "1:1  the closing double quote of this text is missing"),
    ])
    func `reading stops where the rest has no meaning`(text: String, finding: String) {
        let result = read(text)
        #expect(result.value == nil)
        #expect(result.findings == [finding])
    }

    @Test(arguments: [
        ("[1, 2,]", "1:6  a comma too many before the closing bracket"),
        ("[1 2]", "1:3  a comma is missing here"),
        ("{\"a\": 1\n\"b\": 2}", "1:8  a comma is missing here"),
        ("[1, // one\n2]", "1:5  a comment; JSON has none, take it out"),
        ("/* a\nb */ 1", "1:1  a comment; JSON has none, take it out"),
        (
            "{\"a\": 1,\n \"a\": 2}", "2:2 a the key \"a\" is already on line 1"
        ),
        ("[1e999]", "1:2 [0] the number 1e999 is too large"),
        ("[-1e999]", "1:2 [0] the number -1e999 is too large"),
        ("[01]", "1:2 [0] \"01\" is no number; numbers look like 12, -0.5 or 6e-3"),
        ("[+1]", "1:2 [0] \"+1\" is no number; numbers look like 12, -0.5 or 6e-3"),
        ("[.5]", "1:2 [0] \".5\" is no number; numbers look like 12, -0.5 or 6e-3"),
        ("[1.]", "1:2 [0] \"1.\" is no number; numbers look like 12, -0.5 or 6e-3"),
        ("[-]", "1:2 [0] \"-\" is no number; numbers look like 12, -0.5 or 6e-3"),
        ("[0x1F]", "1:2 [0] \"0x1F\" is no number; numbers look like 12, -0.5 or 6e-3"),
        (
            "[NaN]",
            "1:2 [0] unknown word \"NaN\"; text stands in double quotes, other words are true, false and null"
        ),
        (
            "[\"a\tb\"]",
            "1:4 [0] a control character (code 9) inside text; write it as an escape such as \\n or \\t"
        ),
        (
            "[\"\\x\"]",
            #"1:3 [0] unknown escape; the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits"#
        ),
        (
            "[\"\\u12\"]",
            #"1:3 [0] unknown escape; the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits"#
        ),
        ("[\"\\ud800\"]", "1:3 [0] half of a surrogate pair; write the character itself or both halves"),
        ("1 2", "1:3  more text after the end of the value; a file holds one value"),
    ])
    func `small slips are reported and reading goes on`(text: String, finding: String) {
        let result = read(text)
        #expect(result.value != nil)
        #expect(result.findings == [finding])
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        let sequences: [[UInt8]] = [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        ]
        for sequence in sequences {
            let result = read([UInt8]("[\"a".utf8) + sequence + [UInt8]("\"]".utf8))
            #expect(
                result.findings == ["1:2 [0] the text is not UTF-8; save the file in that encoding"],
                "\(sequence)")
        }
    }

    @Test func `a text nested too deep is refused, not overrun`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(read(text).findings.count == 1)
        #expect(read(text).findings.first?.hasSuffix("more than 64 deep") == true)
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(read(deepest).findings.isEmpty)
    }

    @Test func `several problems are found at once`() {
        #expect(read("{\"a\": 1e999,\n\"b\": [01,],\n\"b\": \"\\q\"\n}").findings.count == 5)
    }
}
