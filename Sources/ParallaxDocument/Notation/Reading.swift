import Foundation

/// What is known while a file's values are read: where it lies, the way to the present value, and what was found wrong.
struct Reading {
    /// The file's name in messages.
    let file: String
    /// The folder that names of files are relative to; `nil` if there is none, so that no file is looked for.
    let folder: URL?
    private(set) var path = JSONPath()
    private(set) var problems: [Diagnostic] = []

    init(file: String, folder: URL? = nil) {
        self.file = file
        self.folder = folder
    }

    /// Notes that something is wrong with `value`. A damaged value is passed over: its problem is known already.
    mutating func report(_ complaint: Complaint, about value: JSONValue) {
        if value.content == .damaged { return }
        report(complaint, at: value.place, path: path)
    }

    /// Notes that something is wrong with the value of a key of the present object.
    mutating func report(_ complaint: Complaint, aboutKey key: String, of object: JSONValue) {
        guard let value = object[key] else { return report(complaint, about: object) }
        inside(.key(key)) { $0.report(complaint, about: value) }
    }

    /// Notes that something is wrong at a place.
    mutating func report(_ complaint: Complaint, at place: JSONValue.Place?, path: JSONPath) {
        problems.append(
            Diagnostic(
                file: file, line: place?.line, column: place?.column, path: path.description,
                sentence: complaint.sentence))
    }

    /// Reads a part of the present value.
    mutating func inside<Result>(_ step: JSONPath.Step, _ read: (inout Reading) -> Result) -> Result {
        path.steps.append(step)
        defer { path.steps.removeLast() }
        return read(&self)
    }

    /// The path of a key of the present value.
    func path(of key: String) -> JSONPath { JSONPath(path.steps + [.key(key)]) }

    /// Reads a whole file: its JSON, and what the JSON means.
    ///
    /// - Throws: All problems, if there is one.
    static func read<Value>(
        _ data: Data, name: String, folder: URL?, as notation: Notation<Value>
    ) throws(DocumentProblems) -> Value {
        var reading = Reading(file: name, folder: folder)
        let (json, findings) = JSONReader.read([UInt8](data))
        for finding in findings {
            reading.report(finding.complaint, at: finding.place, path: finding.path)
        }
        let value = json.flatMap { notation.read($0, &reading) }
        guard let value, reading.problems.isEmpty else { throw DocumentProblems(reading.problems) }
        return value
    }
}
