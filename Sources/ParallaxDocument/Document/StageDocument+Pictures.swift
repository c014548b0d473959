import Foundation

// The files that a stage shows.

extension StageDocument {
    /// A picture that the document names.
    package struct NamedPicture: Equatable, Sendable {
        /// The way to its name in the document, as ``DocumentPlaces`` takes it.
        package var path: [String]
        package var file: URL
    }

    /// Every picture that the document names, in its order; one that is named twice comes twice.
    package var pictures: [NamedPicture] {
        var found: [NamedPicture] = []
        func add(_ name: String?, _ path: String...) {
            guard let name else { return }
            found.append(NamedPicture(path: path, file: URL(file: name, in: folder)))
        }
        add(header?.picture, "header", "picture")
        for (index, row) in (list?.rows ?? []).enumerated() {
            add(row.picture, "list", "rows", "\(index)", "picture")
        }
        for (index, page) in (pages?.items ?? []).enumerated() {
            add(page.picture, "pages", "items", "\(index)", "picture")
            add(page.backdrop, "pages", "items", "\(index)", "backdrop")
        }
        for (index, layer) in layers.enumerated() { add(layer.picture, "layers", "\(index)", "picture") }
        return found
    }
}

extension URL {
    /// A file that is named from a folder. The folder may be given with a "/" at its end or without.
    init(file name: String, in folder: URL?) {
        let folder = folder.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
        self = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
    }
}
