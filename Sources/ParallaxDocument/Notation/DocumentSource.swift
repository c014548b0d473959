import Foundation

/// Where the bytes of a document come from: a file, or a pipe that ends.
package enum DocumentSource {
    /// The most bytes of a document: a list of a hundred thousand rows is well below.
    static let mostBytes = 64 << 20

    /// The bytes of a file, or the reason why there are none as a problem.
    package static func data(of url: URL, name: String) throws(DocumentProblems) -> Data {
        let found: Data?
        do {
            found = try bytes(of: url)
        } catch {
            throw problem(complaint(about: url), name)
        }
        guard let found else { throw problem(.tooLarge(megabytes: mostBytes >> 20), name) }
        return found
    }

    /// The bytes; `nil` if there are too many. What never ends, as some devices do, is not read to its end.
    private static func bytes(of url: URL) throws -> Data? {
        guard url.isFileURL else { return try Data(contentsOf: url) }
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        var data = Data()
        while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
            if data.count > mostBytes { return nil }
        }
        return data
    }

    private static func problem(_ complaint: Complaint, _ name: String) -> DocumentProblems {
        var reading = Reading(file: name)
        reading.report(complaint, at: nil, path: JSONPath())
        return DocumentProblems(reading.problems)
    }

    private static func complaint(about url: URL) -> Complaint {
        var isFolder: ObjCBool = false
        guard url.isFileURL else { return .unreadable(url.absoluteString) }
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return .noFile(folder: url.deletingLastPathComponent().relativePath)
        }
        return isFolder.boolValue ? .isFolder : .unreadable(url.relativePath)
    }
}
