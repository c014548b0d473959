import Foundation
import Parallax
import ParallaxDocument
import ParallaxPage

/// `parallax page`: a stage as one file that scrolls in any browser.
enum PageCommand: Command {
    static let name = "page"
    static let summary = "make a page of a stage: one file that scrolls in a browser"
    static let usage = "STAGE -o page.html"
    static let options =
        [
            Option(name: "output", letter: "o", value: "FILE", help: "where to"),
            Option(name: "force", letter: "f", help: "replace a file that is there"),
        ] + StageOptions.options
    static let notes = """
        parallax page Stages/showroom.json -o showroom.html

        The file holds its pictures and loads nothing; open it as it is, or put it on a server. In a window wider than
        a phone the stage stands in its own size. It follows the reader's wish for less motion, live, unless --policy
        says otherwise. At the end of its address, #parallax=css, #parallax=frame or #parallax=off choose what moves it:
        the style sheet (the browser's own scroll timelines), the script, or nothing.

        It carries a content security policy: nothing but pictures that stand in it, its style sheet and its script.
        """

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let file = try stageFile(arguments)
        let options = try StageOptions(arguments)
        guard let path = arguments.value("output") else {
            throw Failure.unusable("page: where to? Give -o FILE")
        }
        let output = try OutputFile(path, force: arguments.has("force"))
        let page = try StagePage(stage: file, options: options)
        try output.write(Data(page.html().utf8))
        return .done
    }
}

extension StagePage {
    /// The page of the stage in a file; it is called as the file is.
    init(stage file: String, options: StageOptions) throws {
        let url = URL(fileURLWithPath: file)
        let document = try StageDocument(contentsOf: url)
        try self.init(document, stage: options.stage(of: document), title: NewCommand.title(of: url))
    }
}
