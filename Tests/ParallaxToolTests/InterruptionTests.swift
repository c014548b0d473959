@preconcurrency import Foundation
import Testing

/// What happens to a run that is stopped, or whose files change, in the middle.
@Suite struct InterruptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let rows = Array(repeating: "{\"colour\": \"#123456\"}", count: 40).joined(separator: ", ")
        try folder.add("s.json", .text("{\"list\": {\"rows\": [\(rows)]}}"))
    }

    /// Runs the tool with signals that are heard, even where whoever started the tests wants some to be ignored.
    private func run(
        _ arguments: [String], environment: [String: String] = [:], meanwhile: (Process) throws -> Void
    ) throws -> ToolRun {
        try ToolRun(
            ["--default-signal=INT,TERM,HUP", ToolRun.tool.path] + arguments,
            program: URL(fileURLWithPath: "/usr/bin/env"), in: folder.url, environment: environment,
            meanwhile: meanwhile)
    }

    /// Waits until the tool has begun to write its file.
    private func waitForFile(_ process: Process) throws {
        for _ in 0..<6_000 where process.isRunning {
            if folder.names.contains(where: { $0.hasPrefix(".parallax-") }) { return }
            usleep(5_000)
        }
    }

    @Test func `a run that is interrupted while it reads ends with 130`() throws {
        try folder.add("pipe.json", .pipe)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let run = try run(["sample", "pipe.json"]) { process in
                // It reads once the other end of the pipe can be opened.
                let writer = open(folder.path("pipe.json"), O_WRONLY)
                kill(process.processIdentifier, number)
                process.waitUntilExit()
                close(writer)
            }
            #expect(run.status == 130 && run.output.isEmpty && run.complaint.isEmpty)
        }
        #expect(folder.names == ["pipe.json", "s.json"])
    }

    #if Painter
    private static let film = ["--scale=0.1", "--script=hold 600"]

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `Ctrl-C in mid-film ends with 130 and leaves no file`(number: Int32) throws {
        let run = try run(["render", "s.json", "-o", "a.gif"] + Self.film) { process in
            try waitForFile(process)
            kill(process.processIdentifier, number)
        }
        #expect(run.status == 130 && run.complaint.isEmpty, "\(run.complaint)")
        #expect(folder.names == ["s.json"])
    }

    @Test func `Ctrl-C while ffmpeg works ends both`() throws {
        try folder.add("bin", .folder)
        try folder.add("bin/ffmpeg", .text("#!/bin/sh\necho $$ > bin/number\nexec /usr/bin/sleep 600\n"))
        chmod(folder.path("bin/ffmpeg"), 0o755)
        let run = try run(["render", "s.json", "-o", "a.mp4"] + Self.film, environment: ["PATH": "bin"]) {
            process in
            for _ in 0..<6_000
            where (try? String(contentsOfFile: folder.path("bin/number"), encoding: .utf8))?.isEmpty != false
            {
                usleep(5_000)
            }
            kill(process.processIdentifier, SIGINT)
        }
        let number = try #require(
            Int32(String(contentsOfFile: folder.path("bin/number"), encoding: .utf8).dropLast()))
        #expect(run.status == 130 && run.complaint.isEmpty, "\(run.complaint)")
        #expect(kill(number, 0) != 0)
        #expect(folder.names == ["bin", "s.json"])
    }

    @Test func `a signal that is to be ignored is`() throws {
        let run = try ToolRun(
            ["-c", "trap '' HUP; exec \"$parallax\" render s.json -o a.gif --scale=0.1 '--script=hold 2'"],
            program: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
            environment: ["parallax": ToolRun.tool.path]
        ) { process in
            try waitForFile(process)
            kill(process.processIdentifier, SIGHUP)
        }
        #expect(run.status == 0 && run.complaint.isEmpty, "\(run.status) \(run.complaint)")
        #expect(folder.names == ["a.gif", "s.json"])
    }

    @Test func `a picture that is deleted in mid-film is named with its line`() throws {
        try folder.add("1.jpg", .photograph)
        try folder.add("2.jpg", .photograph)
        try folder.add("t.json", .rows("1.jpg", "1.jpg", "1.jpg", "1.jpg", "1.jpg", "2.jpg", "1.jpg"))
        let run = try ToolRun(
            ["render", "t.json", "-o", "a.gif", "--scale=0.1", "--script=hold 20; jump 900; hold 1"],
            in: folder.url
        ) { process in
            try waitForFile(process)
            unlink(folder.path("2.jpg"))
        }
        #expect(run.status == 2)
        #expect(
            run.complaint
                == "t.json:7: list.rows[5].picture: \"2.jpg\" is not there any more, or it cannot be read\n",
            "\(run.complaint)")
        #expect(folder.names == ["1.jpg", "s.json", "t.json"])
    }

    @Test func `a stage that changes in mid-film does not change the film`() throws {
        let arguments = ["--scale=0.1", "--script=hold 4"]
        _ = try ToolRun(["render", "s.json", "-o", "a.gif"] + arguments, in: folder.url)
        let run = try ToolRun(["render", "s.json", "-o", "b.gif"] + arguments, in: folder.url) { process in
            try waitForFile(process)
            try folder.add("s.json", .text("{"))
        }
        #expect(run.status == 0 && run.complaint.isEmpty)
        #expect(
            try Data(contentsOf: folder.url.appendingPathComponent("a.gif"))
                == Data(contentsOf: folder.url.appendingPathComponent("b.gif")))
    }
    #endif
}
