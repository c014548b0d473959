import Foundation

/// Where the values of a document stand in its text: what a tool says about a document then leads to its line.
public struct DocumentPlaces: Sendable {
    private let value: JSONValue?
    private let name: String

    /// Reads the text of a file once more, for its places alone.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - name: The file's name in messages.
    public init(data: Data, name: String) {
        value = JSONReader.read(Array(data)).value
        self.name = name
    }

    /// A line about a value: the file, the line where the value or the nearest thing around it stands, its path and a sentence.
    ///
    /// - Parameters:
    ///   - path: Keys, and places in lists as numbers: `["list", "rows", "3", "picture"]`.
    ///   - sentence: What is to be said.
    public func diagnostic(at path: [String], _ sentence: String) -> Diagnostic {
        var here = value
        var place = value?.place
        var steps: [JSONPath.Step] = []
        for step in path {
            if let index = Int(step) {
                steps.append(.index(index))
                if case .list(let values)? = here?.content, values.indices.contains(index) {
                    here = values[index]
                } else {
                    here = nil
                }
            } else {
                steps.append(.key(step))
                here = here?[step]
            }
            place = here?.place ?? place
        }
        return Diagnostic(
            file: name, line: place?.line, column: place?.column, path: JSONPath(steps).description,
            sentence: sentence)
    }
}
