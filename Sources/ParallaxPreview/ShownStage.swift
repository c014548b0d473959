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
    /// - Parameter before: What was shown before. Pictures that it had already were there when the stage was first read: one of
    ///   them that can no longer be shown is no mistake in the file, and a placeholder stands in for it.
    /// - Throws: All that is wrong.
    init(_ file: URL, after before: ShownStage? = nil) throws(DocumentProblems) {
        self.file = file
        let name = file.relativePath
        let data = try DocumentSource.data(of: file, name: name)
        let places = DocumentPlaces(data: data, name: name)
        let had = before?.file == file ? Set(before?.document.pictures.map(\.file) ?? []) : []
        document = try Self.document(data, name, file.deletingLastPathComponent(), places, sparing: had)
        var known: [URL: String?] = [:]
        let problems = document.pictures.compactMap { picture -> Diagnostic? in
            if had.contains(picture.file) { return nil }
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

    /// Reads a document in which nothing is wrong, but that some pictures may not be there.
    private static func document(
        _ data: Data, _ name: String, _ folder: URL, _ places: DocumentPlaces, sparing pictures: Set<URL>
    ) throws(DocumentProblems) -> StageDocument {
        do throws(DocumentProblems) {
            return try StageDocument(data: data, name: name, folder: folder)
        } catch {
            // What nobody looks for is not missed; all else that is wrong still is.
            guard var document = try? StageDocument(data: data, name: name) else { throw error }
            document.folder = folder
            let spared = document.pictures.filter { pictures.contains($0.file) }.map {
                places.diagnostic(at: $0.path, "").path
            }
            let problems = error.all.filter { !spared.contains($0.path) }
            if !problems.isEmpty { throw DocumentProblems(problems) }
            return document
        }
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
