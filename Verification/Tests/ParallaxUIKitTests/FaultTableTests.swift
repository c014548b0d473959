import Foundation
import Testing

/// The kinds of fault that are seen in the field, by the codes that comments above tests carry.
private let kinds = [
    "F1": "Insets are used as layout, so titles pin at the wrong place and gaps open when insets change.",
    "F2": "The raw inset is taken for the adjusted one; the safe area counts twice or never.",
    "F3": "The screen's or the superview's coordinates are used, so it matters where a list lies.",
    "F4": "The first frame is wrong, or the order in which things are set up matters.",
    "F5": "The effect comes a frame late.",
    "F6": "A reused cell keeps something of its last row.",
    "F7": "Not a number, or infinite, where a length is 0.",
    "F8": "Values that cannot be shown; pictures that do not fill their cells.",
    "F9": "An offset on the pixel grid is compared for equality with one that is not.",
    "F10": "Pixels are kept on a change of size, instead of the page or the place.",
    "F11": "Right to left: wrong sign, or everything mirrored by a negative scale.",
    "F12": "What was written is read back, or two writers fight.",
    "F13": "Observers, retained screens, and the end of life.",
    "F14": "What lies before what, and what takes touches.",
    "F15": "What is shown is stale after a jump, a reload or a broken-off transition.",
    "F16": "A word or a number that means two things.",
    "F17": "Work for all rows, at rest, or more than once an event.",
    "F18": "Scroll views that are the wrong ones; delegates taken.",
    "F19": "Reduce Motion is ignored, or read once.",
    "F20": "The order of composition, or the last writer, decides.",
]

/// Cases that no test of the shell holds, and why.
private let others = [
    "16: effects used from a background queue do not compile, for they belong to the main actor.",
    "4, 17, 38, 56, 67, 73: smallest and largest heights, snapping and quick return are not offered.",
    "7, 41, 43, 47, S22, S27: there are no categories and no layouts of the shell's own, so none can disagree with UIKit.",
    "86: UIKit brings a cell in and out by the cell's own place; the documentation of `apply` says so.",
    "94, 98, 104: where pages snap, endless pagers and the order of cells are the scroll view's own.",
    "112, 113: the focus of a television and the tilt of a phone are not offered.",
    "S3, S6, S7, S25: curves are the engine's, and its tests hold these cases.",
    "S9, S10, S15, S16, S18: snapping, velocities, yaw and tags are not offered.",
]

/// The cases of the field's list, by number; those with an S are defects found in sources.
private let cases: Set<String> = {
    let numbers = [
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40,
        41, 43,
        44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80,
        82, 83,
        85, 86, 88, 89, 91, 92, 94, 95, 97, 98, 100, 101, 103, 104, 106, 107, 109, 110, 112, 113, 115, 116,
        118, 119,
        121, 122, 124, 125, 127,
    ]
    let defects = [1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 27]
    return Set(numbers.map(String.init) + defects.map { "S\($0)" })
}()

/// Which test holds which fault: read from the comments above the tests, and kept as `Verification/Faults.md`.
@Suite struct FaultTableTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The tests that carry a code, by code.
    private func tests() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files.sorted() where file.hasSuffix("Tests.swift") && file != "FaultTableTests.swift" {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for (code, test) in Self.tests(in: text) { found[code, default: []].append("\(test) (\(file))") }
        }
        return found.mapValues { Array(Set($0)).sorted() }
    }

    /// The codes in a file's comments, each with its test: the one that follows the comment, or the one around it.
    private static func tests(in text: String) -> [(code: String, test: String)] {
        var found: [(String, String)] = []
        var test: String?
        var pending: Set<String> = []
        // Between `@Test` and the name there may be lines of arguments.
        var isNamed = true
        func settle() {
            if let test { found += pending.sorted().map { ($0, test) } }
            pending = []
        }
        for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("//") {
                pending.formUnion(line.matches(of: /\bF[0-9]+\b/).map { String($0.output) })
                continue
            }
            if line.hasPrefix("@Test") { isNamed = false }
            let name =
                line.firstMatch(of: /^(?:@Test.*?)?func `(.*)`/)?.output.1
                ?? line.firstMatch(of: /^`(.*)`/)?.output.1
            if let name {
                (test, isNamed) = (String(name), true)
                settle()
            } else if isNamed, !line.hasPrefix("func") {
                // A comment within a test.
                settle()
            }
        }
        return found
    }

    @Test func `a comment belongs to the test that it stands above, however long its arguments are`() {
        let text = """
            // F1: a short one.
            @Test func `first`() {
                // F2, within it.
                work()
            }

            // F3 and F4.
            @Test(arguments: [
                1,
                // F5: an argument's own.
                2,
            ])
            func
                `second`(
                    number: Int
                ) {
            }

            // F6.
            @Test(arguments: [1, 2])
            func `third`(number: Int) {}
            """
        let tests = Self.tests(in: text).map { "\($0.code) \($0.test)" }
        #expect(
            tests == ["F1 first", "F2 first", "F3 second", "F4 second", "F5 second", "F6 third"])
    }

    /// The numbers in the comments of both shells' tests that name cases.
    private func namedCases() throws -> Set<String> {
        var named: Set<String> = []
        for part in [folder, folder.appendingPathComponent("../ParallaxSwiftUITests")] {
            for file in try FileManager.default.contentsOfDirectory(atPath: part.path)
            where file.hasSuffix("Tests.swift") && file != "FaultTableTests.swift" {
                let text = try String(contentsOf: part.appendingPathComponent(file), encoding: .utf8)
                for line in text.split(separator: "\n") where line.contains("//") {
                    let comment = line.drop { $0 != "/" }
                    named.formUnion(comment.matches(of: /\bS[0-9]+\b/).map { String($0.output) })
                    guard let start = comment.firstRange(of: #/\bcases? /#)?.upperBound else { continue }
                    named.formUnion(comment[start...].matches(of: /\b[0-9]+\b/).map { String($0.output) })
                }
            }
        }
        return named
    }

    @Test func `every case of the field's list is held by a test, or it is said why not`() throws {
        let excused = others.flatMap { line in
            line.prefix { $0 != ":" }.matches(of: /S?[0-9]+/).map { String($0.output) }
        }
        let missing = cases.subtracting(try namedCases()).subtracting(excused)
        #expect(missing.isEmpty, "\(missing.sorted())")
        #expect(cases.isSuperset(of: excused))
    }

    @Test func `every kind of fault is held by a test, and the table of them is up to date`() throws {
        let tests = try tests()
        #expect(Set(tests.keys) == Set(kinds.keys))
        var table = """
            # Which test of the UIKit shell holds which fault

            Read from the comments above the tests in `Tests/ParallaxUIKitTests`; a test keeps this file up to date.

            """
        for number in 1...20 {
            let code = "F\(number)"
            table += "\n## \(code): \(kinds[code] ?? "")\n\n"
            for test in tests[code] ?? [] { table += "- \(test)\n" }
        }
        table += "\n## Cases that no test here holds, and why\n\n"
        for other in others { table += "- \(other)\n" }
        let url = folder.appendingPathComponent("../../Faults.md").standardizedFileURL
        if ProcessInfo.processInfo.environment["PARALLAX_RECORD"] != nil {
            try table.write(to: url, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOf: url, encoding: .utf8)
        #expect(
            kept == table,
            "Record it: PARALLAX_RECORD=1 swift test --package-path Verification --filter FaultTable")
    }
}
