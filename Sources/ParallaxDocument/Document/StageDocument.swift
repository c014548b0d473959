import Foundation
import Parallax

/// A stage with its content, as it stands in a file.
///
/// ```swift
/// let document = try StageDocument(contentsOf: url)
/// let layout = document.stage().layout(at: 120)
/// for layer in layout.layers {
///     let content = document.content(of: layer.handle)
/// }
/// ```
///
/// The file is JSON with the keys of `parallax.schema.json`:
///
/// ```json
/// { "list": { "rowHeight": 250,
///     "picture": { "height": "50% of screen", "effect": { "drift": "fit" } },
///     "entrance": "rise",
///     "rows": [ { "picture": "Pictures/dawn.jpg", "title": "Dawn" } ] } }
/// ```
public struct StageDocument: Equatable, Sendable {
    /// The screen that the stage was designed for, in points.
    public var screen = Dimensions(width: 390, height: 844)
    /// What lies behind everything.
    public var background = Fill.colour(.white)
    /// The scroll view.
    public var viewport = Viewport()
    /// The way that content scrolls; `nil` for horizontal with pages and vertical without.
    public var axis: ScrollAxis?
    /// Where the leading edge is.
    public var direction = ReadingDirection.leftToRight
    /// A list of rows.
    public var list: List?
    /// The picture above the list.
    public var header: Header?
    /// The bar's background.
    public var bar: Bar?
    /// Pages; a stage has either a list or pages.
    public var pages: Pages?
    /// Layers that belong to no row and no page.
    public var layers: [FreeLayer] = []
    /// Where pictures are looked for; `nil` if the document was not read from a file.
    public var folder: URL?
    /// The JSON Schema that the file names, so that an editor completes its keys.
    public var schema: String?

    /// Makes an empty stage that fills a phone's screen.
    public init() {}

    /// Two documents are equal if they say the same, wherever they lie.
    public static func == (a: StageDocument, b: StageDocument) -> Bool {
        a.screen == b.screen && a.background == b.background && a.viewport == b.viewport && a.axis == b.axis
            && a.direction == b.direction && a.list == b.list && a.header == b.header && a.bar == b.bar
            && a.pages == b.pages && a.layers == b.layers && a.schema == b.schema
    }
}

// MARK: - In and out

extension StageDocument {
    /// Reads a stage file, and looks whether its pictures are there.
    ///
    /// - Throws: All that is wrong with the file.
    public init(contentsOf url: URL) throws(DocumentProblems) {
        let name = url.relativePath
        try self.init(
            data: DocumentSource.data(of: url, name: name), name: name,
            folder: url.deletingLastPathComponent())
    }

    /// Reads a stage from the bytes of a file.
    ///
    /// ```swift
    /// let document = try StageDocument(data: data, name: "stage.json")
    /// ```
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8.
    ///   - name: The file's name in messages.
    ///   - folder: Where pictures are looked for; without it nobody looks whether they are there.
    /// - Throws: All that is wrong with the file.
    public init(data: Data, name: String = "stage.json", folder: URL? = nil) throws(DocumentProblems) {
        self = try Reading.read(data, name: name, folder: folder, as: Self.notation)
        self.folder = folder
    }

    /// The document as JSON: short, and always the same for the same document. Values that are the default are left
    /// out. Colours are rounded to eight bits a part.
    public var json: String { JSONWriter().text(of: Self.notation.write(self)) }

    /// Writes the document to a file, all of it or nothing.
    public func write(to url: URL) throws {
        try Data(json.utf8).write(to: url, options: .atomic)
    }

    /// The JSON Schema of stage files, draft 7: the text of `Stages/parallax.schema.json`.
    public static var schemaText: String {
        JSONWriter().text(of: notation.schema.document(title: "A stage of Parallax"))
    }
}
