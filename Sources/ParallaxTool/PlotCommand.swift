import Foundation
import Parallax
import ParallaxDocument

/// `parallax plot`: what every effect of a stage does over travel, as a picture.
enum PlotCommand: Command {
    static let name = "plot"
    static let summary = "draw what every effect does over travel, as SVG"
    static let usage = "STAGE -o plot.svg"
    static let options =
        [
            Option(name: "output", letter: "o", value: "FILE", help: "where to"),
            Option(name: "force", letter: "f", help: "replace a file that is there; of a link, the link"),
        ] + StageOptions.options
    static let notes = """
        parallax plot Stages/stretchy-header.json -o header.svg
        parallax plot Stages/showroom.json -o showroom.svg --size=844x390

        One panel a layer that has an effect, of the rows the one in the middle. Lengths, factors and angles have graphs of
        their own. Places have names: rest, where a row enters, is centred and leaves, where a header has collapsed.
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let file = try stageFile(arguments)
        let stageOptions = try StageOptions(arguments)
        guard let path = arguments.value("output") else {
            throw Failure.unusable("plot: where to? Give -o FILE")
        }
        guard OutputFile.ending(of: path) == "svg" else {
            throw Failure.unusable("plot: \"\(path)\" must end with .svg")
        }
        let output = try OutputFile(path, force: arguments.has("force"))
        let stageFile = try StageFile(file)
        let stage = stageOptions.stage(of: stageFile.document)
        let panels = StagePanels(stage: stage).all
        guard !panels.isEmpty else {
            throw Failure.unusable("plot: nothing moves in \(file): no layer has an effect")
        }
        let size =
            "\(CheckFinding.rounded(stage.screen.width)) × \(CheckFinding.rounded(stage.screen.height))"
        try output.write(
            Data(PlotDrawing(heading: "\(stageFile.name) at \(size) points", panels: panels).svg.utf8))
        return .done
    }
}
