import Foundation
import Testing

@Suite struct NewCommandTests {
    static let kinds = ["showroom", "stretchy-header", "window", "captions", "onboarding"]

    @Test(arguments: kinds) func `a stage made from pictures can be sampled where it lies`(kind: String)
        throws
    {
        let folder = try TemporaryFolder()
        let stage = folder.path("own.json")
        let made = try ToolRun(["new", kind, "Stages/Pictures", "-o", stage])
        #expect(made.status == 0 && made.output.isEmpty && made.complaint.isEmpty)
        let sample = try ToolRun(["sample", stage, "--travel=0,100"])
        #expect(sample.status == 0, "\(sample.complaint)")
        #expect(sample.output.split(separator: "\n").count == 2)
        #expect(folder.names == ["own.json"])
    }

    @Test(arguments: ["", ".", "./", "no/"]) func `an output without a name of its own is refused`(
        output: String
    ) throws {
        let run = try ToolRun(["new", "window", "Stages/Pictures", "-o", output])
        #expect(run.status == 2 && !run.complaint.isEmpty)
    }

    @Test(arguments: ["a", "-", "é"]) func `an output's name may be a single letter`(output: String) throws {
        let folder = try TemporaryFolder()
        let pictures = ToolRun.package.appendingPathComponent("Stages/Pictures").path
        #expect(try ToolRun(["new", "window", pictures, "-o", output], in: folder.url).status == 0)
        #expect(folder.names == [output])
    }

    @Test func `titles are made from file names, in the order that people count`() throws {
        let folder = try TemporaryFolder()
        let picture = ToolRun.package.appendingPathComponent("Stages/Pictures/dawn.jpg")
        for name in ["day_10-evening.jpg", "day 2.png", ".hidden.jpg", "notes.txt"] {
            try FileManager.default.copyItem(at: picture, to: folder.url.appendingPathComponent(name))
        }
        #expect(try ToolRun(["new", "showroom", folder.url.path, "-o", folder.path("s.json")]).status == 0)
        let text = try String(contentsOfFile: folder.path("s.json"), encoding: .utf8)
        #expect(text.contains("\"picture\": \"day 2.png\", \"title\": \"Day 2\""))
        #expect(text.contains("\"picture\": \"day_10-evening.jpg\", \"title\": \"Day 10 evening\""))
        #expect(text.range(of: "Day 2")!.lowerBound < text.range(of: "Day 10")!.lowerBound)
        #expect(!text.contains("hidden") && !text.contains("notes"))
    }

    @Test func `nothing is replaced without being told`() throws {
        let folder = try TemporaryFolder()
        let stage = folder.path("s.json")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: stage))
        let refused = try ToolRun(["new", "window", "Stages/Pictures", "-o", stage])
        #expect(refused.status == 2 && refused.complaint.contains("--force replaces it"))
        #expect(try String(contentsOfFile: stage, encoding: .utf8) == "mine")
        #expect(try ToolRun(["new", "window", "Stages/Pictures", "-o", stage, "--force"]).status == 0)
        #expect(try String(contentsOfFile: stage, encoding: .utf8) != "mine")
        #expect(folder.names == ["s.json"])
    }
}
