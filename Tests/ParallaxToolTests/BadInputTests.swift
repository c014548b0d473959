import Foundation
import Testing

/// Whatever a user gives to the tool, it ends with a clear sentence and the right status, and leaves nothing half-written.
@Suite struct BadInputTests {
    static let cases: [BadInput] = {
        let all =
            BadInput.commandLines + BadInput.documents + BadInput.pictures + BadInput.outputs
            + BadInput.preview
        #if Painter
        return all
        #else
        return all.filter { !$0.needsPainter }
        #endif
    }()

    @Test(arguments: cases) func `bad input is told in words, and nothing is left`(bad: BadInput) throws {
        let folder = try TemporaryFolder()
        for file in bad.files { try folder.add(file.name, file.content) }
        let before = folder.names
        let run: ToolRun
        switch bad.start {
        case .arguments(let arguments): run = try ToolRun(arguments, in: folder.url)
        case .shell(let words):
            run = try ToolRun(
                ["-c", words], program: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
                environment: ["parallax": ToolRun.tool.path])
        }
        #expect(run.status == bad.status, "\(run.complaint)")
        for words in bad.words { #expect(run.complaint.contains(words), "\(run.complaint)") }
        if let lines = bad.lines {
            #expect(run.complaint.split(separator: "\n").count == lines, "\(run.complaint)")
        }
        if bad.status != 0 { #expect(run.output.isEmpty) }
        #expect(!run.complaint.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        #expect(folder.names == (before + bad.makes).sorted())
    }

    @Test func `the table has no fewer cases than were promised`() {
        #expect(
            BadInput.commandLines.count + BadInput.documents.count + BadInput.pictures.count
                + BadInput.outputs.count >= 60)
    }
}
