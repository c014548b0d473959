import Foundation
import Parallax

/// A file that holds one effect, as a designer hands it over.
///
/// ```json
/// { "$schema": "effect.schema.json", "effect": { "drift": 0.8 } }
/// ```
///
/// ```swift
/// let effect = try EffectDocument(contentsOf: url).effect
/// ```
public struct EffectDocument: Equatable, Sendable {
    /// The effect in the file's words.
    public var recipe: EffectRecipe
    /// The JSON Schema that the file names, so that an editor completes its keys.
    public var schema: String?

    /// The effect that the engine runs.
    public var effect: Effect { recipe.effect }

    /// Makes a document of an effect.
    public init(_ recipe: EffectRecipe) { self.recipe = recipe }

    /// Reads a file.
    ///
    /// - Throws: All that is wrong with the file.
    public init(contentsOf url: URL) throws(DocumentProblems) {
        let name = url.relativePath
        try self.init(data: DocumentSource.data(of: url, name: name), name: name)
    }

    /// Reads the bytes of a file; `name` is what messages call it.
    ///
    /// - Throws: All that is wrong with the file.
    public init(data: Data, name: String = "effect.json") throws(DocumentProblems) {
        self = try Reading.read(data, name: name, folder: nil, as: Self.notation)
    }

    /// The document as JSON, always the same for the same document.
    public var json: String { JSONWriter().text(of: Self.notation.write(self)) }

    /// Writes the document to a file, all of it or nothing.
    public func write(to url: URL) throws {
        try Data(json.utf8).write(to: url, options: .atomic)
    }

    /// The JSON Schema of effect files, draft 7: the text of `Stages/effect.schema.json`.
    public static var schemaText: String {
        JSONWriter().text(of: notation.schema.document(title: "An effect of Parallax"))
    }

    /// How an effect stands in a file.
    static let notation = form.notation

    /// The keys of an effect file.
    static let form: Form<EffectDocument> = {
        var form = Form(noun: "an effect file (an object)", fields: [], start: EffectDocument(.none))
        form.add(
            "$schema", \.schema, .text, "The JSON Schema of this file, from which editors complete keys.")
        form.require("effect", \.recipe, .effect(at: .anywhere), "The effect.")
        return form
    }()
}
