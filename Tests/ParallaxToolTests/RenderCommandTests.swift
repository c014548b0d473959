import Foundation
import Testing

@Suite struct RenderCommandTests {
    #if !Painter
    @Test func `a build without the painter says how to get one that paints`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun(["render", "Stages/onboarding.json", "-o", folder.path("still.png")])
        #expect(run.status == 3)
        #expect(run.complaint.contains("--traits Painter"))
        #expect(folder.names.isEmpty)
    }
    #else
    @Test func `a still has the screen's size times the scale`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun([
            "render", "Stages/onboarding.json", "-o", folder.path("still.png"), "--scale=1",
        ])
        #expect(run.status == 0 && run.output.isEmpty && run.complaint.isEmpty, "\(run.complaint)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("still.png")))
        #expect([UInt8](bytes[16..<24]) == [0, 0, 390 >> 8, 390 & 255, 0, 0, 844 >> 8, 844 & 255])
        #expect(folder.names == ["still.png"])
    }

    @Test func `rows over and over are those of a file that repeats them`() throws {
        let folder = try TemporaryFolder()
        func stage(_ rounds: Int) -> String {
            let rows = Array(
                repeating: "{\"title\": \"One\", \"height\": 80}, {\"title\": \"Two\"}", count: rounds)
            return "{\"list\": {\"rowHeight\": 120, \"rows\": [\(rows.joined(separator: ", "))]}}"
        }
        try Data(stage(1).utf8).write(to: URL(fileURLWithPath: folder.path("short.json")))
        try Data(stage(20).utf8).write(to: URL(fileURLWithPath: folder.path("long.json")))
        for (name, options) in [("short", ["--rows=40"]), ("long", [])] {
            let still = ["-o", folder.path(name + ".png"), "--scale=0.5", "--travel=1500"]
            let run = try ToolRun(["render", folder.path(name + ".json")] + still + options)
            #expect(run.status == 0 && run.complaint.isEmpty, "\(run.complaint)")
        }
        let painted = try ["short", "long"].map {
            try Data(contentsOf: URL(fileURLWithPath: folder.path($0 + ".png")))
        }
        #expect(painted[0] == painted[1])
    }

    @Test func `a film begins and ends as a GIF does, and has the frames of its script`() throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun([
            "render", "Stages/onboarding.json", "-o", folder.path("film.gif"), "--scale=0.2",
            "--script=hold 0.4",
        ])
        #expect(run.status == 0 && run.complaint.isEmpty, "\(run.complaint)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("film.gif")))
        #expect(bytes.prefix(6) == Data("GIF89a".utf8) && bytes.last == 0x3B)
        #expect([UInt8](bytes[6..<10]) == [78, 0, 169, 0])
    }

    @Test func `a film has the same bytes, whatever the number of threads`() throws {
        let folder = try TemporaryFolder()
        let films = try [1, 2, 3].map { threads in
            let name = folder.path("\(threads).gif")
            let run = try ToolRun([
                "render", "Stages/captions.json", "-o", name, "--scale=0.15", "--script=drag -90 over 0.2",
                "--threads=\(threads)",
            ])
            #expect(run.status == 0, "\(run.complaint)")
            return try Data(contentsOf: URL(fileURLWithPath: name))
        }
        #expect(films[0].count > 2_000 && Set(films).count == 1)
    }

    private static let hasFFmpeg = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

    /// How a file of each kind begins: from the byte at a place on.
    @Test(
        .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
        arguments: [("mp4", 4, "ftyp"), ("webm", 24, "webm"), ("webp", 8, "WEBPVP8X")])
    func `a film of another kind is made by ffmpeg, with sides of any length`(
        ending: String, place: Int, mark: String
    ) throws {
        let folder = try TemporaryFolder()
        let name = folder.path("film.\(ending)")
        let run = try ToolRun([
            "render", "Stages/onboarding.json", "-o", name, "--size=101x75", "--fps=10",
            "--script=drag -60 over 0.3",
        ])
        #expect(run.status == 0 && run.complaint.isEmpty, "\(run.complaint)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: name))
        #expect(bytes.dropFirst(place).starts(with: Data(mark.utf8)))
        #expect(folder.names == ["film.\(ending)"])
    }

    @Test func `several travels make a strip, several stages a sheet`() throws {
        let folder = try TemporaryFolder()
        func width(_ arguments: [String]) throws -> Int {
            let name = folder.path("\(folder.names.count).png")
            let run = try ToolRun(["render"] + arguments + ["-o", name, "--scale=0.2"])
            #expect(run.status == 0, "\(run.complaint)")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: name)).prefix(24))
            return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        }
        let (one, three) = (
            try width(["Stages/window.json"]), try width(["Stages/window.json", "--travel=0,40,80"])
        )
        let two = try width(["Stages/window.json", "Stages/captions.json"])
        #expect(one == 78 && three > 3 * one && two > 2 * one && two < three)
    }

    @Test func `pictures of a folder that can't be read are left out, with a line about each`() throws {
        let folder = try TemporaryFolder()
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path("broken.webp")))
        let picture = ToolRun.package.appendingPathComponent("Stages/Pictures/dawn.jpg")
        try FileManager.default.copyItem(at: picture, to: folder.url.appendingPathComponent("dawn.jpg"))
        let run = try ToolRun(["new", "window", folder.url.path, "-o", folder.path("s.json")])
        #expect(
            run.status == 0 && run.complaint.contains("left out") && run.complaint.contains("broken.webp"))
        #expect(
            try ToolRun(["render", folder.path("s.json"), "-o", folder.path("s.png"), "--scale=0.2"]).status
                == 0)
    }

    @Test func `a picture that can't be read is named, and no film is left`() throws {
        let folder = try TemporaryFolder()
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path("broken.jpg")))
        let stage = folder.path("s.json")
        #expect(try ToolRun(["new", "window", folder.path("broken.jpg"), "-o", stage]).status == 2)
        try Data(#"{"list": {"rows": [{"picture": "broken.jpg"}]}}"#.utf8).write(
            to: URL(fileURLWithPath: stage))
        let run = try ToolRun(["render", stage, "-o", folder.path("film.gif")])
        #expect(run.status == 2 && run.complaint.contains("broken.jpg"), "\(run.complaint)")
        #expect(folder.names == ["broken.jpg", "s.json"])
    }
    #endif
}
