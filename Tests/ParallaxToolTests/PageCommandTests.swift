import Foundation
import Testing

@Suite struct PageCommandTests {
    @Test func `a page is one file, called as its stage is, and is made the same each time`() throws {
        let folder = try TemporaryFolder()
        let page = folder.path("page.html")
        let made = try ToolRun(["page", "Stages/stretchy-header.json", "-o", page])
        #expect(made.status == 0 && made.output.isEmpty && made.complaint.isEmpty)
        #expect(folder.names == ["page.html"])
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(
            html.contains("<title>Stretchy header</title>") && html.contains("src=\"data:image/jpeg;base64,"))
        #expect(try ToolRun(["page", "Stages/stretchy-header.json", "-o", page]).status == 2)
        #expect(try ToolRun(["page", "Stages/stretchy-header.json", "-o", page, "--force"]).status == 0)
        #expect(try String(contentsOfFile: page, encoding: .utf8) == html)
    }

    @Test func `a picture that no browser shows is named, and no page is left behind`() throws {
        let folder = try TemporaryFolder()
        try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("a.jpg"))
        try Data(#"{"list": {"rows": [{"picture": "a.jpg"}]}}"#.utf8).write(
            to: folder.url.appendingPathComponent("s.json"))
        let run = try ToolRun(["page", folder.path("s.json"), "-o", folder.path("page.html")])
        #expect(run.status == 2 && run.complaint.contains("a.jpg: browsers do not show"))
        #expect(folder.names == ["a.jpg", "s.json"])
    }

    @Test func `the style sheet that is printed is the one that stands in the page`() throws {
        let folder = try TemporaryFolder()
        #expect(
            try ToolRun(["page", "Stages/window.json", "-o", folder.path("w.html"), "--direction=rtl"]).status
                == 0)
        let css = try ToolRun(["css", "Stages/window.json", "--direction=rtl"])
        #expect(css.status == 0 && css.output.count > 1_000)
        #expect(
            try String(contentsOfFile: folder.path("w.html"), encoding: .utf8).contains(
                "<style>" + css.output))
    }
}
