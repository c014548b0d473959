import Foundation
import Parallax
import ParallaxDocument

/// `parallax sample`: what an effect does at one place, as JSON.
enum SampleCommand: Command {
    static let name = "sample"
    static let summary = "print the layout of a stage at places of its scroll, as JSON"
    static let usage = "STAGE --travel=T[,T…]"
    static let options =
        [
            Option(
                name: "travel", letter: "t", value: "T[,T…]",
                help: "points from rest, negative while pulled; or end"),
            Option(
                name: "time", value: "S",
                help: "seconds since every row in view appeared; else entrances are over"),
        ] + StageOptions.options
    static let notes = """
        parallax sample Stages/showroom.json --travel=0,37.5,-80
        parallax sample Stages/showroom.json --travel=400 --time=0.3 --policy=reduced

        Prints one object a line and travel: the layers that can be seen, back to front, each with the corners of its
        box (from its own top left clockwise), its opacity, and the box that clips it. Lengths are points.
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let file = try stageFile(arguments)
        let stageOptions = try StageOptions(arguments)
        let travels = try arguments.travels() ?? [0]
        let time = try arguments.number("time", "seconds", in: 0...86_400)
        let stage = stageOptions.stage(of: try StageFile(file).document)
        for travel in travels {
            let layout = stage.layout(at: travel, ages: time.map { .all($0) } ?? .settled)
            try StandardStreams.print(SampleFormat.line(of: layout))
        }
        return .done
    }
}
