import Foundation

/// All that is wrong with a file: thrown instead of a document.
///
///     do {
///         let stage = try StageDocument(contentsOf: url)
///     } catch {
///         print(error)  // one line a problem, each with file, line and path
///     }
public struct DocumentProblems: Error, Equatable, Sendable {
    /// Every problem, in the order of the file's lines. Never empty.
    public let all: [Diagnostic]

    /// How many problems ``description`` prints; the rest is counted.
    public static let printLimit = 100

    /// Puts problems in order, file by file; there must be one at least.
    package init(_ problems: [Diagnostic]) {
        // Stable: problems of one place stay in the order in which they were found.
        var files: [String: Int] = [:]
        for (index, problem) in problems.enumerated() where files[problem.file] == nil {
            files[problem.file] = index
        }
        all = problems.enumerated().sorted { a, b in
            let (left, right) = (a.element, b.element)
            return (files[left.file]!, left.line ?? 0, left.column ?? 0, a.offset) < (
                files[right.file]!, right.line ?? 0, right.column ?? 0, b.offset
            )
        }.map(\.element)
    }
}

extension DocumentProblems: CustomStringConvertible, LocalizedError {
    /// One line a problem; after the first hundred, how many more there are.
    public var description: String {
        var lines = all.prefix(Self.printLimit).map(\.description)
        if all.count > Self.printLimit {
            let rest = all.count - Self.printLimit
            lines.append("… and \(rest) more \(rest == 1 ? "problem" : "problems")")
        }
        return lines.joined(separator: "\n")
    }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
