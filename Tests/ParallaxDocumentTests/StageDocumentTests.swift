import Foundation
import Parallax
import Testing

@testable import ParallaxDocument

@Suite struct StageDocumentTests {
    private func read(_ text: String) throws -> StageDocument { try StageDocument(data: Data(text.utf8)) }

    @Test func `a document is the same after it was written and read`() throws {
        var dice = Dice(seed: 7)
        for round in 0..<150 {
            let document = dice.document()
            let json = document.json
            let again = try read(json)
            #expect(again == document, "round \(round): \(json)")
            #expect(again.json == json, "round \(round)")
        }
    }

    @Test func `what is the default is not written`() throws {
        #expect(StageDocument().json == "{}\n")
        #expect(try read("{}") == StageDocument())
        let spelled = try read(
            ##"{"list": {"rowHeight": 250, "title": {"font": "bold 25", "colour": "#FFF"}, "rows": 10}}"##)
        #expect(spelled.json == "{\"list\": {\"rows\": 10}}\n")
    }

    @Test func `every document makes a stage, and every layer of it has content`() {
        var dice = Dice(seed: 8)
        for _ in 0..<100 {
            let document = dice.document()
            let stage = document.stage(size: Dimensions(width: dice.number(0...900), height: 500))
            for travel in [0, -100, 50, .infinity] {
                let layout = stage.layout(at: travel, ages: .all(0.1))
                for layer in layout.layers { _ = document.content(of: layer.handle) }
            }
        }
    }

    @Test func `lengths that are rules follow the screen's size`() throws {
        let document = try read(
            """
            {"viewport": {"y": 40, "height": "50% of screen"},
             "list": {"picture": {"height": "50% of screen"}, "rows": [{"picture": "a.jpg"}]},
             "header": {"colour": "#000", "height": "25% of screen + 10"}}
            """)
        let turned = document.stage(size: Dimensions(width: 844, height: 400))
        #expect(turned.viewport == Box(x: 0, y: 40, width: 844, height: 200))
        #expect(turned.header?.height == 110)
        #expect(turned.rows.picture?.length == Extent(ofScreen: 0.5))
    }

    @Test func `insets and safe area are added up`() throws {
        let stage = try read(
            #"{"viewport": {"insets": {"top": 10, "leading": 3}, "safeArea": {"top": 47, "bottom": 34}}}"#
        ).stage()
        #expect(stage.insets == Insets(top: 57, leading: 3, bottom: 34))
    }

    @Test func `a title lies in its row's middle unless told`() throws {
        let list = try read(#"{"list": {"rows": [{"title": "x"}]}}"#).stage()
        #expect(list.rows.title == Band(top: Extent(ofItem: 0.5, points: -22.5), height: Extent(points: 45)))
        let tall = try read(
            #"{"list": {"rows": [{"title": "x"}], "title": {"height": "20% of row", "font": 10}}}"#
        ).stage()
        #expect(tall.rows.title == Band(top: Extent(ofItem: 0.4), height: Extent(ofItem: 0.2)))
    }

    @Test func `content is what the file says, and empty elsewhere`() throws {
        let document = try StageDocument(
            data: Data(
                """
                {"list": {"colours": ["#000000", "#FFFFFF"], "subtitle": {"font": "bold 9", "colour": "#F00"},
                  "rows": [{"picture": "a.jpg", "focus": [0, 1], "title": "A"}, {"subtitle": "b"}, {"colour": "#00F"}]}}
                """.utf8))
        #expect(
            document.content(of: LayerHandle(.rowPicture, 0))
                == .picture(Picture(file: URL(fileURLWithPath: "a.jpg").absoluteURL, focus: Vector(0, 1))))
        #expect(
            document.content(of: LayerHandle(.rowTitle, 0)) == .text(Caption("A", size: 25, isBold: true)))
        let red = Colour(red: 1, green: 0, blue: 0)
        #expect(
            document.content(of: LayerHandle(.rowSubtitle, 1))
                == .text(Caption("b", size: 9, isBold: true, colour: red)))
        let grey = Colour(red: 0.5, green: 0.5, blue: 0.5)
        #expect(document.content(of: LayerHandle(.row, 1)) == .fill(.colour(grey)))
        #expect(
            document.content(of: LayerHandle(.row, 2)) == .fill(.colour(Colour(red: 0, green: 0, blue: 1))))
        for kind in LayerHandle.Kind.allCases {
            #expect(document.content(of: LayerHandle(kind, 99)) == .empty)
            #expect(document.content(of: LayerHandle(kind, -1)) == .empty)
        }
    }

    @Test func `a written file reads back, and a document is the same in another folder`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parallax-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var document = StageDocument()
        document.list = .init()
        document.list?.rows = Array(repeating: .init(), count: 3)
        let url = folder.appendingPathComponent("stage.json")
        try document.write(to: url)
        let again = try StageDocument(contentsOf: url)
        #expect(again == document)
        #expect(again.folder?.path == folder.path)
    }
}
