/// One thing that is wrong with a file, where it stands, and what would be right.
///
/// Printed, it is one line:
///
///     stage.json:41: list.rows[3].picture: no such file "4.jpg" (looked in Stages)
public struct Diagnostic: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named by who asked for it.
    public var file: String
    /// The line, counted from 1; `nil` if the file could not be read at all.
    public var line: Int?
    /// The column, counted from 1 in characters; `nil` if the file could not be read at all.
    public var column: Int?
    /// The way to the value inside the file, such as `list.rows[3].picture`; empty for the whole file.
    public var path: String
    /// What is wrong, and what would be right.
    public var sentence: String

    /// The problem as one line of text. Line ends and control characters, as a file's name may hold them, are escaped.
    public var description: String { Complaint.printable(text) }

    private var text: String {
        let place = line.map { "\(file):\($0): " } ?? "\(file): "
        return place + (path.isEmpty ? "" : path + ": ") + sentence
    }
}
