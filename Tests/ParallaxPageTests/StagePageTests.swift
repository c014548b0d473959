import Foundation
import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxPage

@Suite struct StagePageTests {
    private static let stages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Stages").standardizedFileURL

    private func document(_ name: String) throws -> StageDocument {
        try StageDocument(contentsOf: Self.stages.appendingPathComponent(name + ".json"))
    }

    @Test func `scripts are without imports, exports and comments`() {
        for script in [PageScript.entry, PageScript.frame] {
            // An end of a line is left where it may mean something.
            #expect(!script.contains(";\n") && !script.contains("{\n") && script.contains("}\n"))
            let statements = script.split { "\n;{".contains($0) }
            #expect(statements.count > 80)
            #expect(
                !statements.contains { $0.hasPrefix("import") || $0.hasPrefix("export") || $0.contains("//") }
            )
            #expect(script.contains("function place("))
        }
        #expect(
            PageScript.entry.contains("function elastic(") && PageScript.entry.contains("function probe("))
        // Words stay apart, and what stands in quotes stays as it is.
        #expect(PageScript.frame.contains("for(const cell of cells)"))
        #expect(PageScript.entry.contains("(animation-range: 0px 1px)\""))
    }

    @Test func `nothing in a title is markup`() {
        #expect(
            StageMarkup.escaped("<b a=\"1\" b='2'>&\u{0}</b>")
                == "&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp; &lt;/b&gt;")
    }

    @Test func `numbers that stand in markup can't end the element that holds them`() throws {
        let parts = PageParts(
            try document("captions"), stage: try document("captions").stage(), policies: [.full])
        let table = FrameTable(parts: parts, policy: .full, entersOnce: false, canCull: true)
        #expect(!table.json.contains("<"))
        #expect(try JSONSerialization.jsonObject(with: Data(table.json.utf8)) is [String: Any])
    }

    @Test func `a page of a policy knows no other, and none is off without a script`() throws {
        let document = try document("stretchy-header")
        let none = try StagePage(document, stage: document.stage(policy: .none), title: "None")
        #expect(!none.css.contains("prefers-reduced-motion"))
        #expect(try none.html().contains("<html data-parallax=\"off\">"))
        let reduced = try StagePage(document, stage: document.stage(policy: .reduced), title: "Reduced")
        #expect(!reduced.css.contains("prefers-reduced-motion") && reduced.css.contains("animation-timeline"))
        #expect(try StagePage(document, title: "Full").css.contains("prefers-reduced-motion"))
    }

    @Test func `the security policy names the very style sheet and script that stand in the page`() throws {
        let html = try StagePage(try document("window"), title: "Window").html()
        func text(_ tag: String, _ name: String) throws -> String {
            let start = try #require(html.range(of: tag))
            let rest = html[start.upperBound...]
            let end = try #require(rest.range(of: "</\(name)>"))
            return String(rest[..<end.lowerBound])
        }
        let scripts = [
            try text("<script>", "script"),
            try text("<script type=\"text/plain\" id=\"parallax-frame\">", "script"),
        ]
        let policy = StagePage.securityPolicy(style: try text("<style>", "style"), scripts: scripts)
        #expect(html.contains(policy))
        #expect(!html.contains(" style=\"") && !html.contains("onload"))
    }

    @Test func `every layer of a layout has its element`() throws {
        for name in ["showroom", "stretchy-header", "window", "captions", "onboarding"] {
            let document = try document(name)
            let html = try StagePage(document, title: name).html()
            for layer in document.stage().layout(at: 100).layers {
                #expect(html.contains("data-layer=\"\(layer.handle.id)\""), "\(name): \(layer.handle.id)")
            }
        }
    }

    @Test func `effects that no elements can carry are refused with what would be right`() throws {
        let turn = Track(.rotation, over: .age, .linear(from: (0, 1), to: (1, 0)))
        let drift = Track(.translation, over: .phase, .proportional(0.5))
        #expect(
            Effect([turn, drift], eyeDistance: 600).problem(of: "list.effect")?.description.contains(
                "eyeDistance") == true)
        #expect(Effect([turn], eyeDistance: 600).problem(of: "x") == nil)
        #expect(Effect([turn, drift]).problem(of: "x") == nil)
        let shadow = Effect {
            Track(.shadowOpacity, over: .age, .constant(1))
            Track(.shadowX, over: .phase, .proportional(3))
        }
        #expect(shadow.problem(of: "layers[2].effect")?.description.hasPrefix("layers[2].effect: ") == true)
    }

    @Test func `rows and pages that an effect shows from afar are not left unmoved`() throws {
        var stage = try document("onboarding").stage()
        #expect(stage.canCull)
        stage.pages?.text = .drift(speed: 0)
        stage.pages?.effect = .none
        #expect(!stage.canCull)
        #expect(try document("showroom").stage().canCull)
    }
}
