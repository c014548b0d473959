import Foundation
import Testing

/// The engine depends on nothing, and stays fit for Embedded Swift.
@Suite struct EngineImportsTests {
    private func findings(_ pattern: String, in code: String) -> Int {
        code.matches(of: try! Regex(pattern).anchorsMatchLineEndings()).count
    }

    private static let rules = [
        ("imports", #"^\s*(@\w+ )*import\b"#), ("conditions", #"^\s*#(if|else|endif)"#),
        ("classes", #"(^|[^\w.])(class|actor) \w"#), ("existentials", #"\bany [A-Z]"#),
        ("untyped throws", #"\bthrows\b(?!\()"#), ("string interpolation", #"\\\("#),
        ("key paths", #"\\\.\w"#),
    ]

    @Test func `the engine's sources hold none of what it must do without`() throws {
        let files = try SourceFiles.engine()
        #expect(files.count > 40)
        for file in files {
            for (name, pattern) in EngineImportsTests.rules {
                #expect(findings(pattern, in: file.code) == 0, "\(name) in \(file.name)")
            }
            #expect(
                file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300,
                "\(file.name)")
        }
    }

    @Test func `each rule finds what it is for`() {
        let faults = [
            "import Foundation", "@testable import A", "#if DEBUG", "final class Cache {}", "actor Store {}",
            "let x: any Sequence", "func f() throws -> Int", "\"\\(x)\"", "map(\\.x)",
        ]
        for fault in faults {
            #expect(EngineImportsTests.rules.contains { findings($0.1, in: fault) > 0 }, "\(fault)")
        }
        #expect(findings(EngineImportsTests.rules[4].1, in: "func f() throws(Fault)") == 0)
    }
}
