import Foundation

extension EffectDocument {
    /// Reads an effect that came with an app: `name.json` among the bundle's resources.
    ///
    /// ```swift
    /// let effect = try EffectDocument(named: "spotlight").effect
    /// ```
    ///
    /// - Parameters:
    ///   - name: The file's name, with or without `.json`.
    ///   - bundle: Where to look; the app itself unless told, `.module` in a package.
    /// - Throws: All that is wrong with the file; if there is none, where it was looked for.
    public init(named name: String, in bundle: Bundle = .main) throws(DocumentProblems) {
        let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        let found = bundle.url(forResource: base, withExtension: "json")
        let url = found ?? (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("\(base).json")
        let data = try DocumentSource.data(of: url, name: "\(base).json")
        try self.init(data: data, name: "\(base).json")
    }
}
