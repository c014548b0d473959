#if Painter
import Foundation
import Testing

/// What `parallax check` says of titles over their pictures, and of pictures that are too small.
@Suite struct LookReportTests {
    /// A picture whose rows of pixels are white where `isWhite` says so, and black elsewhere.
    private func write(_ file: String, width: Int, height: Int, white isWhite: (Int) -> Bool) throws {
        var data = Data("P6\n\(width) \(height)\n255\n".utf8)
        for y in 0..<height { data += Data(repeating: isWhite(y) ? 255 : 0, count: 3 * width) }
        try data.write(to: URL(fileURLWithPath: file))
    }

    private func check(_ stage: String, in folder: TemporaryFolder, _ options: String...) throws -> [String] {
        try stage.write(toFile: folder.path("stage.json"), atomically: true, encoding: .utf8)
        let run = try ToolRun(["check", "stage.json", "--quiet"] + options, in: folder.url)
        #expect(run.status == 0, "\(run.output)\(run.complaint)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func `whatever passes behind a title is looked at, not some places alone`() throws {
        let folder = try TemporaryFolder()
        // From edge to edge the title passes over 594 points of the picture: a ninth part of that is three times as high as it is.
        let list = """
            {"screen": {"width": 390, "height": 844}, "list": {"rowHeight": 250, "picture": {"height": "100% of screen", \
            "effect": {"drift": "fit"}}, "title": {"font": "bold 25", "colour": "#FFFFFF"}, "rows": [\
            \(Array(repeating: "{\"picture\": \"band.ppm\", \"title\": \"Hello\"}", count: 10).joined(separator: ", "))]}}
            """
        for top in stride(from: 330, through: 410, by: 20) {
            try write(folder.path("band.ppm"), width: 390, height: 844) { (top..<top + 25).contains($0) }
            let lines = try check(list, in: folder).filter { $0.contains("row.4.title is hard to read") }
            #expect(lines.count == 1, "\(top)")
        }
        try write(folder.path("band.ppm"), width: 390, height: 844) { _ in false }
        #expect(try check(list, in: folder).allSatisfy { !$0.contains("hard to read") })
    }

    @Test func `a page's text over its picture, and the picture's size, are looked at`() throws {
        let folder = try TemporaryFolder()
        try write(folder.path("white.ppm"), width: 1200, height: 2600) { _ in true }
        try write(folder.path("small.ppm"), width: 195, height: 422) { _ in false }
        let lines = try check(
            """
            {"screen": {"width": 390, "height": 844}, "pages": {"effect": "pageFade", "text": {"font": "bold 34", \
            "colour": "#FFFFFF", "effect": {"drift": 0.7}}, "items": [{"text": "One", "backdrop": "white.ppm"}, \
            {"text": "Two", "backdrop": "small.ppm"}]}}
            """, in: folder)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.contains("pages.items[0].text: page.0.text is hard to read") == true)
        let size = "pages.items[1].backdrop: page.1: a picture of 195 × 422 pixels is enlarged 4 times"
        #expect(lines.last?.contains(size) == true)
    }

    @Test func `how many pixels a picture needs depends on the screen's scale`() throws {
        let folder = try TemporaryFolder()
        try write(folder.path("a.ppm"), width: 780, height: 500) { _ in false }
        let stage = #"{"list": {"rowHeight": 250, "rows": [{"picture": "a.ppm"}]}}"#
        #expect(try check(stage, in: folder).isEmpty)
        let lines = try check(stage, in: folder, "--scale=3")
        #expect(
            lines.count == 1 && lines[0].contains("1.5 times on a screen of three pixels a point; 1170 × 750")
        )
        #expect(try ToolRun(["check", "stage.json", "--scale=0"], in: folder.url).status == 2)
    }
}
#endif
