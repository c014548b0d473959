// Measures, and writes build/bench/report.md with its pictures; exits 1 if a figure is above its limit.
//
// Usage: ParallaxBenchmarks [TOOL]; in the package's folder. Without the tool, films and the tool itself are not measured.
import Foundation

let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let folder = package.appendingPathComponent("build/bench")
let stages = package.appendingPathComponent("Stages")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

// A program that is missing, or a picture, is a reason to stop, and is said in words.
func measured(_ body: () throws -> [Figure]) -> [Figure] {
    do { return try body() } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(3)
    }
}

func say(_ words: String) { FileHandle.standardError.write(Data((words + " …\n").utf8)) }

var sections: [Report.Section] = []
say("the engine")
sections.append(
    Report.Section(
        title: "Engine",
        words:
            "Evaluating effects against loops written by hand for each, and laying out long lists against short ones.",
        figures: (Evaluation.ratios() + [Evaluation.loop()] + Growth.ratios()).map(Figure.init)))
say("the painter")
sections.append(
    Report.Section(
        title: "Painter",
        words:
            "Frames of a stage against cairo and pango told by hand to draw the same screen, its pictures decoded beforehand, with the same bilinear filter. Both are timed by the processor time that they take.",
        figures: measured { try Painting.ratios(stages: stages).map(Figure.init) }))
if CommandLine.arguments.count > 1 {
    let tool = URL(fileURLWithPath: CommandLine.arguments[1])
    say("films")
    sections.append(
        Report.Section(
            title: "Films",
            words:
                "The showroom's film, made by the tool as a user does it: start, decoding and writing are in it. Times are those of one processor.",
            figures: measured { try Films(tool: tool, stages: stages, folder: folder).figures() }))
    say("the tool")
    sections.append(
        Report.Section(
            title: "Tool",
            words: "What a build with the painter weighs without symbols, and how fast it starts.",
            figures: measured { try ToolSize(tool: tool, folder: folder).figures() }))
}
say("growth")
let growth = GrowthChart(places: Growth.curve())
try Data(growth.svg.utf8).write(to: folder.appendingPathComponent("growth.svg"))
try Data(LimitChart(sections: sections).svg.utf8).write(to: folder.appendingPathComponent("limits.svg"))

// Browsers are measured by a program of their own, which leaves its table here.
let web = try? String(contentsOf: folder.appendingPathComponent("web.md"), encoding: .utf8)
let report = Report(
    sections: sections, others: web.map { [(title: "Browsers", table: $0)] } ?? [],
    pictures: [
        (file: "limits.svg", words: "Beside their limits"),
        (file: "growth.svg", words: "From ten rows to ten million"),
    ])
try Data(report.markdown.utf8).write(to: folder.appendingPathComponent("report.md"))
print(report.markdown)

let exceeded = sections.flatMap(\.figures).filter { !$0.isWithin }
if !exceeded.isEmpty {
    FileHandle.standardError.write(
        Data("above the limit: \(exceeded.map(\.name).joined(separator: "; "))\n".utf8))
    exit(1)
}
