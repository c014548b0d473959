import Foundation
import Parallax
import ParallaxDocument

/// `parallax check`: whether every picture hides what it has to hide, everywhere, and what else a person should know.
enum CheckCommand: Command {
    static let name = "check"
    static let summary = "look for gaps at every travel, pull and age, and say what closes them"
    static let usage = "STAGE [--size=WxH[,WxH…]] [--scale=X]"
    static let options = [
        Option(name: "size", value: "WxH[,WxH…]", help: "screens in points; the stage's own unless told"),
        Option(
            name: "scale", value: "X", help: "pixels to a point of the screen, for pictures; 2 unless told"),
        Option(name: "json", letter: "j", help: "one JSON object a finding, for machines"),
        Option(name: "strict", help: "end with 1 for warnings, too"),
        Option(name: "quiet", letter: "q", help: "say nothing but faults and warnings"),
    ]
    static let notes = """
        parallax check Stages/showroom.json
        parallax check Stages/showroom.json --size=390x844,844x390,1024x1366

        Every travel counts, with pulls up to the viewport's length at both ends, every age of a row, and every motion policy.
        Bounds are computed over whole ranges, so nothing between two places is overlooked. It covers effects that the stage
        describes; it can't see transforms of your own, and pages and free layers, which clip nothing, have no gaps to it.
        Ends with 1 when a gap was found.
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let path = try stageFile(arguments)
        let sizes = try arguments.value("size").map(StageOptions.sizes)
        let scale = try arguments.number("scale", "pixels to a point", in: 0.1...8) ?? 2
        let file = try StageFile(path)
        try file.checkPictures(.whole)
        let (document, places) = (file.document, file.places)
        let isQuiet = arguments.has("quiet")
        var worst = CheckFinding.Weight.note
        for size in sizes ?? [document.screen] {
            let stage = document.stage(size: size)
            let findings =
                CoverageReport.findings(in: stage, document: document)
                + LookReport.findings(in: stage, document: document, scale: scale)
                + (isQuiet ? [] : MotionReport.findings(in: stage))
            for finding in findings {
                if finding.weight == .fault || (finding.weight == .warning && worst == .note) {
                    worst = finding.weight
                }
                let diagnostic = places.diagnostic(at: finding.path, finding.sentence)
                let line =
                    arguments.has("json")
                    ? JSONWriter().line(of: finding.json(on: size, diagnostic))
                    : words(finding, diagnostic) + ((sizes?.count ?? 1) > 1 ? " (at \(text(size)))" : "")
                try StandardStreams.print(line)
            }
            if !findings.contains(where: { $0.weight == .fault }), !isQuiet, !arguments.has("json") {
                try StandardStreams.print(verdict(on: stage, size: size))
            }
        }
        switch worst {
        case .fault: return .found
        case .warning: return arguments.has("strict") ? .found : .done
        case .note: return .done
        }
    }

    private static func words(_ finding: CheckFinding, _ diagnostic: Diagnostic) -> String {
        finding.weight == .note ? "note: \(finding.sentence)" : diagnostic.description
    }

    private static func text(_ size: Dimensions) -> String {
        "\(CheckFinding.rounded(size.width)) × \(CheckFinding.rounded(size.height))"
    }

    private static func verdict(on stage: Stage, size: Dimensions) -> String {
        let end = CheckFinding.rounded(stage.travelRange.maximum + stage.viewportLength)
        let start = CheckFinding.rounded(stage.viewportLength)
        return """
            covered at \(text(size)): every travel from −\(start) \
            to \(end), every age, every motion policy\(stage.pages == nil ? "" : "; of pages, gaps are not looked for")
            """
    }
}
