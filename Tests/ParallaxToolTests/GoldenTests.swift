import Foundation
import Testing

/// Beside every stage lies what `sample` prints of it at a few places. `make goldens` records them anew; look at what changed
/// before you commit it.
@Suite struct GoldenTests {
    static let folder = ToolRun.package.appendingPathComponent("Stages")
    static let stages = names(ending: ".json").filter { !$0.hasSuffix(".schema.json") }.map {
        String($0.dropLast(5))
    }

    static func names(ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(ending)
        }.sorted()
    }

    /// The golden: the layout at rest, on the way, pulled, at the end, entering, turned, mirrored, and with less motion.
    static func sample(of stage: String) throws -> String {
        let file = "Stages/\(stage).json"
        return try [
            ["sample", file, "--travel=0,37.5,400,-80,end"],
            ["sample", file, "--travel=0", "--time=0.3"],
            ["sample", file, "--travel=120", "--size=844x390"],
            ["sample", file, "--travel=120", "--direction=rtl"],
            ["sample", file, "--travel=120", "--policy=reduced"],
        ].map { arguments in
            let run = try ToolRun(arguments)
            #expect(run.status == 0 && run.complaint.isEmpty)
            return run.output
        }.joined()
    }

    @Test(arguments: stages) func `what sample prints of a stage is what lies beside it`(stage: String) throws
    {
        let golden = Self.folder.appendingPathComponent(stage + ".sample.jsonl")
        let found = try Self.sample(of: stage)
        if ProcessInfo.processInfo.environment["PARALLAX_RECORD"] != nil {
            try Data(found.utf8).write(to: golden)
            Issue.record("recorded \(golden.lastPathComponent); a recording run does not pass")
            return
        }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let differing = zip(found.split(separator: "\n"), expected.split(separator: "\n")).enumerated()
            .first { $0.element.0 != $0.element.1 }
        #expect(
            found == expected,
            "first differing line: \((differing?.offset ?? -1) + 1); make goldens records anew")
    }

    @Test func `what css prints of captions is what lies beside it`() throws {
        let golden = Self.folder.appendingPathComponent("captions.css")
        let run = try ToolRun(["css", "Stages/captions.json"])
        #expect(run.status == 0 && run.complaint.isEmpty)
        if ProcessInfo.processInfo.environment["PARALLAX_RECORD"] != nil {
            try Data(run.output.utf8).write(to: golden)
            Issue.record("recorded \(golden.lastPathComponent); a recording run does not pass")
            return
        }
        #expect(run.output == (try String(contentsOf: golden, encoding: .utf8)), "make goldens records anew")
    }

    @Test func `every golden has its stage`() {
        #expect(Self.names(ending: ".sample.jsonl").map { String($0.dropLast(13)) } == Self.stages)
        #expect(Self.stages.count >= 5)
    }
}
