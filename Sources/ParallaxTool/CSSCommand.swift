import Foundation
import ParallaxPage

/// `parallax css`: a stage's style sheet alone.
enum CSSCommand: Command {
    static let name = "css"
    static let summary = "print a stage's style sheet, as it stands in its page"
    static let usage = "STAGE"
    static let options = StageOptions.options
    static let notes = """
        parallax css Stages/showroom.json > showroom.css

        Where layers rest and how they move, with the browser's own scroll timelines. It belongs to the markup that
        parallax page writes.
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let page = try StagePage(stage: try stageFile(arguments), options: try StageOptions(arguments))
        try OutputFile.write(Data(page.css.utf8), to: STDOUT_FILENO, of: "standard output")
        return .done
    }
}
