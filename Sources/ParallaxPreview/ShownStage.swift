#if GTK
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument

/// A stage file that has been read and found right.
struct ShownStage {
    let file: URL
    let document: StageDocument

    /// The file's name without its ending.
    var name: String { file.deletingPathExtension().lastPathComponent }

    /// Reads a file and looks at the beginning of each of its pictures.
    ///
    /// - Throws: All that is wrong.
    init(_ file: URL) throws(DocumentProblems) {
        self.file = file
        let name = file.relativePath
        let data = try DocumentSource.data(of: file, name: name)
        document = try StageDocument(data: data, name: name, folder: file.deletingLastPathComponent())
        let places = DocumentPlaces(data: data, name: name)
        var known: [URL: String?] = [:]
        let problems = document.pictures.compactMap { picture -> Diagnostic? in
            let found =
                known[picture.file]
                ?? PictureError.problem(with: picture.file, isThorough: false).map { error in
                    "\(Complaint.quoted(picture.file.lastPathComponent)) is \(error.sentence)"
                }
            known[picture.file] = .some(found)
            return found.map { places.diagnostic(at: picture.path, $0) }
        }
        if !problems.isEmpty { throw DocumentProblems(problems) }
    }

    /// The pictures that a stage file names, whether they are there or not; none where it is no stage.
    static func pictures(namedIn file: URL) -> [URL] {
        guard let data = try? Data(contentsOf: file), var document = try? StageDocument(data: data) else {
            return []
        }
        document.folder = file.deletingLastPathComponent()
        return document.pictures.map(\.file)
    }

    /// The stage files beside one, itself among them, by name.
    static func neighbours(of file: URL) -> [URL] {
        let folder = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") && !$0.hasPrefix(".") }
            .sorted()
            .map { folder.appendingPathComponent($0) }
    }
}
#endif
