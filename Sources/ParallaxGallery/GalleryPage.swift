import CWebFiles
import Foundation
import ParallaxDocument
import ParallaxPage

/// Stages that can be touched and tuned in a browser, as one file that loads nothing: the engine itself is in it.
public struct GalleryPage {
    private var stages: [String] = []
    private var pictures: [(name: String, address: String)] = []

    /// Makes a gallery without stages.
    public init() {}

    /// Adds a stage.
    ///
    /// - Parameters:
    ///   - name: What its file is called when it is saved, without an ending.
    ///   - title: What the page calls it.
    ///   - document: The stage.
    /// - Throws: A `PageProblem` if a picture can't be read, or browsers do not show its kind.
    public mutating func add(name: String, title: String, document: StageDocument) throws {
        for file in document.pictureFiles where !pictures.contains(where: { $0.name == file }) {
            let url = URL(fileURLWithPath: file, relativeTo: document.folder)
            pictures.append((file, try PictureAddress.of(url)))
        }
        stages.append(
            "{\"name\": \(Self.quoted(name)), \"title\": \(Self.quoted(title)), \"document\": \(document.json)}"
        )
    }

    /// The page.
    public var html: String {
        let pictures = pictures.map { "\(Self.quoted($0.name)): \"\($0.address)\"" }.joined(separator: ",\n")
        let model = "{\"stages\": [\n\(stages.joined(separator: ",\n"))],\n\"pictures\": {\n\(pictures)}}"
        let parts = [
            "style": WebFile.galleryCSS.text + StagePage.probe,
            // Nothing in a title can end the element that the model stands in.
            "model": model.replacingOccurrences(of: "<", with: "\\u003c"),
            "schema": StageDocument.schemaText.replacingOccurrences(of: "<", with: "\\u003c"),
            "effects": WebFile.parallaxWasm.data.base64EncodedString(),
            "layouts": WebFile.layoutsWasm.data.base64EncodedString(),
            "coverage": WebFile.coverageWasm.data.base64EncodedString(),
            "script": GalleryScript.text,
        ]
        // Taken apart once, so that what is put in is never looked at again.
        return WebFile.galleryHTML.text.components(separatedBy: "{{").map { part in
            guard let end = part.range(of: "}}"), let text = parts[String(part[..<end.lowerBound])] else {
                return part
            }
            return text + part[end.upperBound...]
        }.joined()
    }

    private static func quoted(_ text: String) -> String { JSONWriter().line(of: .string(text)) }
}

extension WebFile {
    fileprivate var data: Data { Data(bytes: bytes, count: count) }
}

extension StageDocument {
    /// The picture files that the document names, as it names them.
    fileprivate var pictureFiles: [String] {
        let parts =
            [header?.picture] + (list?.rows.map(\.picture) ?? [])
            + (pages?.items.flatMap { [$0.picture, $0.backdrop] } ?? []) + layers.map(\.picture)
        return parts.compactMap { $0 }
    }
}
