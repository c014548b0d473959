import Foundation
import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxTool

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `parallax plot`: the numbers behind the curves, the axes, and the picture.
@Suite struct PlotCommandTests {
    private func panels(_ name: String) throws -> [PlotPanel] {
        let url = ToolRun.package.appendingPathComponent("Stages/\(name).json")
        return StagePanels(stage: try StageDocument(contentsOf: url).stage()).all
    }

    private func value(_ panel: PlotPanel?, _ series: String, at x: Double) -> Double? {
        guard let panel, let values = panel.series.first(where: { $0.name == series })?.values else {
            return nil
        }
        let nearest = panel.xs.indices.min { (panel.xs[$0] - x).magnitude < (panel.xs[$1] - x).magnitude }
        return nearest.map { values[$0] }
    }

    @Test func `each system has the panels and the curves that its formulas say`() throws {
        let header = try panels("stretchy-header")
        #expect(header.map(\.title) == ["header.picture", "bar"])
        #expect(header[0].series.map(\.name) == ["translation y", "scale", "opacity"])
        #expect(abs(try #require(value(header[0], "translation y", at: 200)) - -100) < 1)
        #expect(abs(try #require(value(header[0], "opacity", at: 150)) - 0.5) < 0.01)
        #expect(abs(try #require(value(header[1], "opacity", at: 150)) - 0.875) < 0.01)
        #expect(header[0].places.map(\.name) == ["rest", "collapsed"])

        let showroom = try panels("showroom")
        #expect(showroom.map(\.title) == ["row.5.picture", "row.5, entering"])
        // In the viewport's middle a picture is at rest; half a viewport below it has used up its overscan.
        let centred = try #require(showroom[0].places.first { $0.name == "centred" }?.x)
        #expect(abs(try #require(value(showroom[0], "translation y", at: centred))) < 0.5)
        #expect(abs(try #require(value(showroom[0], "translation y", at: centred - 422)) - -86) < 0.5)
        #expect(abs(try #require(value(showroom[1], "opacity", at: 0.3)) - 0.5) < 0.01)

        #expect(try panels("onboarding").map(\.title) == ["page.1", "page.1.text"])
        #expect(
            try panels("showroom-turn")[1].series.contains { $0.name == "rotation" && $0.unit == .degrees })
    }

    @Test func `an axis holds all its values, and its ticks are round, in order and within it`() {
        for step in 0..<500 {
            let size = pow(10, Double(step % 90) / 10 - 3)
            let values = (0..<5).map { size * sin(Double(step * 7 + $0 * 13)) }
            for isExact in [true, false] {
                let axis = PlotAxis(holding: values, isExact: isExact, count: 5)
                #expect(axis.first <= values.min()! && axis.last >= values.max()!)
                #expect(axis.ticks.count >= 2 && axis.ticks.count <= 12 && axis.ticks == axis.ticks.sorted())
                #expect(
                    axis.ticks.allSatisfy { $0 >= axis.first - size * 1e-6 && $0 <= axis.last + size * 1e-6 })
                let texts = axis.ticks.map(axis.text)
                #expect(Set(texts).count == texts.count && texts.allSatisfy { $0.count <= 9 })
            }
        }
        #expect(PlotAxis(holding: [3, 3], isExact: false, count: 4).ticks.count > 1)
    }

    @Test func `the picture is XML, whatever a stage is called`() throws {
        let folder = try TemporaryFolder()
        let stage = ToolRun.package.appendingPathComponent("Stages/stretchy-header.json")
        let text = try String(contentsOf: stage, encoding: .utf8).replacingOccurrences(
            of: "Pictures/", with: ToolRun.package.appendingPathComponent("Stages/Pictures/").path + "/")
        try text.write(toFile: folder.path("<a & \"b\">.json"), atomically: true, encoding: .utf8)
        let run = try ToolRun(["plot", "<a & \"b\">.json", "-o", "plot.svg"], in: folder.url)
        #expect(run.status == 0, "\(run.complaint)")
        let parser = XMLParser(data: try Data(contentsOf: folder.url.appendingPathComponent("plot.svg")))
        #expect(parser.parse())
        let again = try ToolRun(["plot", "<a & \"b\">.json", "-o", "plot.svg"], in: folder.url)
        #expect(again.status == 2 && again.complaint.contains("--force"))
    }

    @Test func `what can't be plotted is said`() throws {
        #expect(try ToolRun(["plot", "Stages/showroom.json"]).complaint.contains("where to?"))
        #expect(
            try ToolRun(["plot", "Stages/showroom.json", "-o", "x.png"]).complaint.contains(
                "must end with .svg"))
        let folder = try TemporaryFolder()
        try #"{"list": {"rows": 3}}"#.write(
            toFile: folder.path("still.json"), atomically: true, encoding: .utf8)
        let run = try ToolRun(["plot", "still.json", "-o", "x.svg"], in: folder.url)
        #expect(run.status == 2 && run.complaint.contains("nothing moves") && folder.names == ["still.json"])
    }
}
