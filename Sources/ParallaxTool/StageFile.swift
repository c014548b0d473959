import Foundation
import ParallaxDocument

/// A stage file, read once: what it says, and where in the file it says so.
///
/// It is read no second time, so that lines are right when the file changes meanwhile, and a pipe will do.
struct StageFile {
    /// The file's name without its ending.
    let name: String
    let document: StageDocument
    let places: DocumentPlaces

    /// Reads a file; "-" is standard input, whose pictures are looked for in the folder that the tool was started in.
    init(_ path: String) throws {
        guard !path.isEmpty else { throw Failure.unusable("the name of the stage file is empty") }
        let isInput = path == "-"
        let url = URL(fileURLWithPath: isInput ? "/dev/stdin" : path)
        let shown = isInput ? "standard input" : path
        let data = try DocumentSource.data(of: url, name: shown)
        let folder =
            isInput ? URL(fileURLWithPath: ".", isDirectory: true) : url.deletingLastPathComponent()
        document = try StageDocument(data: data, name: shown, folder: folder)
        places = DocumentPlaces(data: data, name: shown)
        name = isInput ? "stage" : url.deletingPathExtension().lastPathComponent
    }
}
