import Foundation
import ParallaxDocument
import ParallaxGallery

/// `parallax gallery`: stages that can be tuned in a browser, on one page.
enum GalleryCommand: Command {
    static let name = "gallery"
    static let summary = "make a page on which stages are tuned live, in a browser"
    static let usage = "[STAGE…] [-o FOLDER]"
    static let options = [
        Option(name: "output", letter: "o", value: "FOLDER", help: "where to; gallery unless told"),
        Option(name: "force", letter: "f", help: "replace a page that is there"),
    ]
    static let notes = """
        parallax gallery -o build/gallery
        parallax gallery mine.json other.json -o gallery

        Writes FOLDER/index.html: one file that works as it is, with the engine and all pictures in it. Without a STAGE it
        shows the five in the folder Stages. What is saved on the page is a stage file, which every command reads.
        """

    private static let systems = ["showroom", "stretchy-header", "window", "captions", "onboarding"]

    static func run(_ arguments: Arguments) throws -> ExitStatus {
        let files = arguments.operands.isEmpty ? systems.map { "Stages/\($0).json" } : arguments.operands
        if arguments.operands.isEmpty, !FileManager.default.fileExists(atPath: files[0]) {
            throw Failure.unusable(
                "gallery: which stages? There is no \(files[0]) here; give the paths of stage files")
        }
        let folder = arguments.value("output") ?? "gallery"
        guard !folder.isEmpty else { throw Failure.unusable("gallery: the folder of -o has no name") }
        var page = GalleryPage()
        var names: Set<String> = []
        for file in files {
            let url = URL(fileURLWithPath: file)
            let name = url.deletingPathExtension().lastPathComponent
            guard names.insert(name).inserted else {
                throw Failure.unusable(
                    "gallery: two stages are called \(name); their files need names of their own")
            }
            try page.add(
                name: name, title: NewCommand.title(of: url), document: try StageDocument(contentsOf: url))
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.refused("\(folder): the folder can't be made")
        }
        let output = try OutputFile(folder + "/index.html", force: arguments.has("force"))
        try output.write(Data(page.html.utf8))
        return .done
    }
}
