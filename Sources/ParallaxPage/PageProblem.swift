/// Why a stage can't become a page: what is wrong, and what would be right.
public struct PageProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem as a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
