import Foundation
import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxTool

/// `parallax check`: what it finds, how it says it, and how it ends.
@Suite struct CheckCommandTests {
    /// A stage with a fault, and what the fault is: the layer, and how wide the gap is by a formula of its own.
    struct Planted: Sendable, CustomStringConvertible {
        var name: String
        var json: String
        var layer: String
        var gap: Double
        var path = "list.picture"
        var description: String { name }
    }

    private static let tenRows =
        "[" + Array(repeating: #"{"picture": "a.jpg"}"#, count: 10).joined(separator: ", ") + "]"

    private static func list(
        _ picture: String, rowHeight: Double = 250, rows: String = tenRows, more: String = ""
    ) -> String {
        "{\"screen\": {\"width\": 390, \"height\": 844}, \(more)\"list\": {\"rowHeight\": \(rowHeight), \"picture\": \(picture), \"rows\": \(rows)}}"
    }

    private static func tracks(_ tracks: String, overscan: Double = 0) -> String {
        "{\"overscan\": \(overscan), \"effect\": {\"tracks\": [\(tracks)]}}"
    }

    static let planted = [
        // Behind the list: (1 − s)(H − h)/2 − k, where the row's end meets the viewport's.
        Planted(
            name: "a drift that needs 59.4 points and has 50",
            json: list(#"{"overscan": 50, "effect": {"drift": 0.8}}"#),
            layer: "row.0.picture", gap: 9.4),
        Planted(
            name: "a drift at half speed", json: list(#"{"overscan": 100, "effect": {"drift": 0.5}}"#),
            layer: "row.0.picture", gap: 48.5),
        Planted(
            name: "a pinned picture", json: list(#"{"overscan": 200, "effect": {"drift": 0}}"#),
            layer: "row.0.picture",
            gap: 97),
        Planted(
            name: "a lower row", json: list(#"{"overscan": 40, "effect": {"drift": 0.8}}"#, rowHeight: 100),
            layer: "row.0.picture", gap: 34.4),
        Planted(
            name: "no overscan at all", json: list(#"{"effect": {"drift": 0.9}}"#), layer: "row.0.picture",
            gap: 29.7),
        // Ahead of the list, and behind it below 0: as much of the gap as can be seen while the row leaves.
        Planted(
            name: "a drift ahead without overscan", json: list(#"{"effect": {"drift": 1.1}}"#),
            layer: "row.0.picture",
            gap: 0.1 / 1.1 * 547),
        Planted(
            name: "a fast drift ahead", json: list(#"{"overscan": 20, "effect": {"drift": 1.3}}"#),
            layer: "row.0.picture", gap: (0.3 * 547 - 20) / 1.3),
        Planted(
            name: "a drift the other way", json: list(#"{"overscan": 300, "effect": {"drift": -0.5}}"#),
            layer: "row.0.picture", gap: 250 - (250 - 145.5) / 1.5),
        Planted(
            name: "a track that moves by 100 points",
            json: list(
                tracks(
                    #"{"channel": "translation", "over": "phase", "points": [[-1, -100], [1, 100]]}"#,
                    overscan: 40)),
            layer: "row.0.picture", gap: 60 / (1 + 100.0 / 547)),
        Planted(
            name: "a picture that is made smaller",
            json: list(tracks(#"{"channel": "scale", "over": "phase", "points": [[0, 0.9], [1, 0.9]]}"#)),
            layer: "row.0.picture", gap: 19.5),
        Planted(
            name: "a picture that is made half as high",
            json: list(tracks(#"{"channel": "scaleY", "over": "phase", "points": [[0, 0.5], [1, 0.5]]}"#)),
            layer: "row.0.picture", gap: 62.5),
        Planted(
            name: "a picture that is moved aside",
            json: list(
                tracks(#"{"channel": "translationX", "over": "phase", "points": [[0, 15], [1, 15]]}"#)),
            layer: "row.0.picture", gap: 15),
        Planted(
            name: "a picture that is turned by ten degrees",
            json: list(tracks(#"{"channel": "rotation", "over": "phase", "points": [[0, 10], [1, 10]]}"#)),
            layer: "row.0.picture", gap: 195 * 0.17364817766693 + 125 * 0.98480775301221 - 125),
        Planted(
            name: "a track over travel",
            json: list(
                tracks(
                    #"{"channel": "translation", "over": "travel", "points": [[0, 0], [1000, -60]]}"#,
                    overscan: 20)),
            layer: "row.4.picture", gap: 40),
        Planted(
            name: "one low row among higher ones",
            json: list(
                #"{"overscan": 60, "effect": {"drift": 0.8}}"#,
                rows:
                    #"[{"picture": "a.jpg"}, {"picture": "b.jpg"}, {"picture": "c.jpg", "height": 100}, {"picture": "d.jpg"}]"#
            ),
            layer: "row.2.picture", gap: 14.4),
        Planted(
            name: "right to left",
            json: list(
                tracks(#"{"channel": "translationX", "over": "phase", "points": [[0, 15], [1, 15]]}"#),
                more: #""direction": "rightToLeft", "#), layer: "row.0.picture", gap: 15),
        Planted(
            name: "a small screen",
            json:
                #"{"screen": {"width": 320, "height": 480}, "list": {"rowHeight": 100, "picture": {"overscan": 20, "effect": {"drift": 0.8}}, "rows": [{"picture": "a.jpg"}]}}"#,
            layer: "row.0.picture", gap: 18),
        Planted(
            name: "a header that does not stretch",
            json:
                ##"{"header": {"colour": "#000000", "height": 300, "effect": []}, "list": {"rowHeight": 60, "rows": 30}}"##,
            layer: "header.picture", gap: 544, path: "header.effect"),
        Planted(
            name: "a header that stretches half as far as it is pulled",
            json:
                ##"{"header": {"colour": "#000000", "height": 300, "effect": {"tracks": [{"channel": "scale", "over": "travel", "points": [[-844, 2.4066666666666667], [0, 1]]}], "anchor": [0.5, 0]}}, "list": {"rowHeight": 60, "rows": 30}}"##,
            layer: "header.picture", gap: 272, path: "header.effect"),
        Planted(
            name: "a row that is moved into view by its entrance",
            json:
                #"{"list": {"rowHeight": 250, "picture": {"overscan": 86, "effect": {"drift": "fit"}}, "rows": [{"picture": "a.jpg"}], "entrance": {"tracks": [{"channel": "translation", "over": "age", "points": [[0, 250], [0.6, 0]]}]}}}"#,
            layer: "row.0.picture", gap: 25.474),
    ]

    @Test(arguments: planted)
    func `a planted fault is found at its place, with its number`(planted: Planted) throws {
        let document = try StageDocument(data: Data(planted.json.utf8))
        let findings = CoverageReport.findings(in: document.stage(), document: document)
        let finding = try #require(findings.max { $0.numbers[0].value < $1.numbers[0].value })
        #expect(finding.layer?.id == planted.layer)
        #expect((finding.numbers[0].value - planted.gap).magnitude < 0.02, "\(finding.sentence)")
        #expect(finding.path.joined(separator: ".") == planted.path)
    }

    @Test func `the least overscan and the nearest speed that it names close the gap`() throws {
        for planted in Self.planted.prefix(7) {
            let document = try StageDocument(data: Data(planted.json.utf8))
            let finding = CoverageReport.findings(in: document.stage(), document: document)[0]
            let least = try #require(finding.numbers.first { $0.name == "leastOverscan" }?.value)
            var mended = document
            mended.list?.picture.overscan = least
            #expect(CoverageReport.findings(in: mended.stage(), document: mended).isEmpty)
            mended.list?.picture.overscan = least - 0.1
            #expect(!CoverageReport.findings(in: mended.stage(), document: mended).isEmpty)
            let nearest = try #require(finding.numbers.first { $0.name == "nearestSpeed" }?.value)
            var slower = document
            slower.list?.picture.effect = EffectRecipe.drift(.speed(nearest))
            #expect(CoverageReport.findings(in: slower.stage(), document: slower).isEmpty)
        }
    }

    @Test func `the five stages pass, on phones, tablets and turned`() throws {
        for name in ["showroom", "stretchy-header", "window", "captions", "onboarding"] {
            let run = try ToolRun(["check", "Stages/\(name).json", "--size=390x844,844x390,1024x1366"])
            #expect(run.status == 0, "\(run.output)\(run.complaint)")
            // On the phone that they were made for, nothing is hard to read and no picture too small, either.
            let strict = try ToolRun(["check", "Stages/\(name).json", "--strict", "--quiet"])
            #expect(strict.status == 0, "\(strict.output)")
            #expect(run.output.contains("covered at 844 × 390"))
        }
    }

    @Test func `a fault is told with its line, ends with 1, and is JSON for machines`() throws {
        let folder = try TemporaryFolder()
        let stage = Self.list(
            #"{"overscan": 50, "effect": {"drift": 0.8}}"#, rows: #"[{"picture": "dawn.jpg"}]"#)
        try stage.write(toFile: folder.path("stage.json"), atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(
            at: ToolRun.package.appendingPathComponent("Stages/Pictures/dawn.jpg"),
            to: folder.url.appendingPathComponent("dawn.jpg"))
        let run = try ToolRun(["check", "stage.json"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("stage.json:1: list.picture: row.0.picture: a gap of 9.4 points at its "))
        #expect(run.output.contains("\"overscan\": 60; there are 50"))
        let json = try ToolRun(["check", "stage.json", "--json", "--quiet"], in: folder.url)
        #expect(json.status == 1)
        let line = json.output.split(separator: "\n").first { $0.contains("fault") }
        let object = try JSONSerialization.jsonObject(with: Data(#require(line).utf8)) as? [String: Any]
        #expect(object?["kind"] as? String == "fault" && object?["layer"] as? String == "row.0.picture")
        #expect(((object?["size"] as? Double ?? 0) - 9.4).magnitude < 0.01)
    }

    @Test func `sizes that are none are refused`() throws {
        for size in ["390", "0x844", "390x844,", "axb"] {
            let run = try ToolRun(["check", "Stages/showroom.json", "--size=\(size)"])
            #expect(run.status == 2 && run.complaint.contains("width x height"))
        }
    }

    #if Painter
    @Test func `letters that no font holds are named`() throws {
        let folder = try TemporaryFolder()
        let boxes = "letters that no installed font holds, and boxes are drawn for them"
        for (stage, words) in [
            (
                #"{"list": {"rowHeight": 100, "rows": [{"title": "Plain \#u{10FFFD}"}, {"title": "柯尼塞格"}]}}"#,
                "list.rows[0].title: row.0.title has \(boxes): U+10FFFD;"
            ),
            (
                #"{"pages": {"items": [{"text": "A \#u{10FFFC}\#u{10FFFD}\#u{10FFFC}"}]}}"#,
                "pages.items[0].text: page.0.text has \(boxes): U+10FFFC, U+10FFFD;"
            ),
        ] {
            try stage.write(toFile: folder.path("stage.json"), atomically: true, encoding: .utf8)
            let run = try ToolRun(["check", "stage.json"], in: folder.url)
            #expect(run.status == 0, "\(run.complaint)")
            let lines = run.output.split(separator: "\n").filter { $0.contains("no installed font") }
            #expect(lines.count == 1 && lines[0].hasPrefix("stage.json:1: \(words)"), "\(run.output)")
        }
    }
    #endif
}
