import Foundation
import Parallax
import ParallaxDocument
import Testing

@Suite struct DocumentProblemsTests {
    @Test func `a missing picture is named with its line, its path and where it was looked for`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parallax-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("1.jpg"))
        let file = folder.appendingPathComponent("stage.json")
        let text = """
            {"list": {"rows": [
              {"picture": "1.jpg"},
              {"picture": "4.jpg"},
              {"picture": ""}]}}
            """
        try Data(text.utf8).write(to: file)
        let problems = #expect(throws: DocumentProblems.self) { try StageDocument(contentsOf: file) }
        #expect(
            problems?.description == """
                \(file.path):3: list.rows[1].picture: no such file "4.jpg" (looked in \(folder.path))
                \(file.path):4: list.rows[2].picture: no such file "" (looked in \(folder.path))
                """)
    }

    @Test func `a folder is the same with a slash at its end and without`() throws {
        let text = "{\"header\": {\"picture\": \"showroom.json\"}}"
        for folder in [StageFiles.folder.path, StageFiles.folder.path + "/"] {
            for isDirectory in [true, false] {
                let url = URL(fileURLWithPath: folder, isDirectory: isDirectory)
                let document = try StageDocument(data: Data(text.utf8), folder: url)
                #expect(
                    document.content(of: LayerHandle(.headerPicture))
                        == .picture(Picture(file: StageFiles.url("showroom"))))
            }
        }
    }

    @Test func `a file that is not there is one problem without a line`() {
        let url = URL(fileURLWithPath: "/nowhere/stage.json")
        let problems = #expect(throws: DocumentProblems.self) { try StageDocument(contentsOf: url) }
        #expect(problems?.description == "/nowhere/stage.json: no such file (looked in /nowhere)")
        let folder = URL(fileURLWithPath: "/tmp")
        let other = #expect(throws: DocumentProblems.self) { try EffectDocument(contentsOf: folder) }
        #expect(other?.description == "/tmp: this is a folder, expected a file")
    }

    @Test func `a file is named as it was given`() {
        let url = URL(
            fileURLWithPath: "nowhere/stage.json", relativeTo: URL(fileURLWithPath: "/", isDirectory: true))
        let problems = #expect(throws: DocumentProblems.self) { try StageDocument(contentsOf: url) }
        #expect(problems?.all.first?.file == "nowhere/stage.json")
    }

    @Test func `after a hundred problems the rest is counted`() {
        let rows = Array(repeating: "{\"hight\": 1}", count: 103).joined(separator: ",\n")
        let problems = #expect(throws: DocumentProblems.self) {
            try StageDocument(data: Data("{\"list\": {\"rows\": [\(rows)]}}".utf8))
        }
        let lines = problems?.description.split(separator: "\n") ?? []
        #expect(problems?.all.count == 103)
        #expect(lines.count == 101)
        #expect(lines.last == "… and 3 more problems")
    }

    @Test func `problems stand in the order of the file`() {
        let text = "{\"list\": {\n\"rows\": [{\"height\": -1}],\n\"rowHeight\": -2}, \"bar\": 3}"
        let problems = #expect(throws: DocumentProblems.self) { try StageDocument(data: Data(text.utf8)) }
        #expect(problems?.all.map(\.line) == [2, 3, 3])
    }
}
