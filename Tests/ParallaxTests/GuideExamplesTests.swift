import Foundation
import Testing

/// The guides' code is code that is compiled: the examples, the screens written by hand, and the tests.
@Suite struct GuideExamplesTests {
    private static let root = SourceFiles.tests.deletingLastPathComponent().deletingLastPathComponent()

    private static func files(in folder: String, ending: String) throws -> [(name: String, lines: [String])] {
        let start = root.appendingPathComponent(folder).resolvingSymlinksInPath()
        let urls = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return try (urls ?? []).filter { $0.path.hasSuffix(ending) }.sorted { $0.path < $1.path }.map {
            let text = try String(contentsOf: $0, encoding: .utf8)
            return (
                $0.lastPathComponent,
                text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            )
        }
    }

    @Test func `every line of code in a guide is a line of compiled code`() throws {
        let compiled =
            try Self.files(in: "Examples", ending: ".swift")
            + Self.files(in: "Verification/Tests", ending: ".swift")
            + Self.files(in: "Tests", ending: ".swift")
        let guides = try Self.files(in: "Sources", ending: ".md")
        #expect(!guides.isEmpty)
        var blocks = 0
        for guide in guides {
            var block: [String]?
            for line in guide.lines {
                if line == "```swift" {
                    block = []
                } else if line == "```", let lines = block {
                    block = nil
                    blocks += 1
                    for line in lines {
                        #expect(compiled.contains { $0.lines.contains(line) }, "\(guide.name): \(line)")
                    }
                } else {
                    block?.append(line)
                }
            }
        }
        #expect(blocks >= 10)
    }

    @Test func `every test that a guide names is there`() throws {
        let tests = try Self.files(in: "Verification/Tests", ending: "ByHandTests.swift").flatMap(\.lines)
        let guide = try Self.files(in: "Sources", ending: "WhatTheArticlesGotWrong.md").flatMap(\.lines)
        let named = guide.filter { $0.hasPrefix("*Test: ") }
        #expect(named.count == 5)
        for line in named {
            let name = line.dropFirst("*Test: ".count).dropLast(2)
            #expect(tests.contains { $0.contains("func `\(name)`") }, "\(name)")
        }
    }
}
