import Parallax

extension LayerHandle {
    /// The layer's name in text, as samples, pages and messages have it: `row.3.picture`, `bar`, `page.0.text`, `layer.2`.
    ///
    /// ```swift
    /// LayerHandle(.rowPicture, 3).id    // "row.3.picture"
    /// LayerHandle(id: "row.3.picture")  // LayerHandle(.rowPicture, 3)
    /// ```
    public var id: String {
        let name = Self.names[kind] ?? ("", nil)
        guard Self.isNumbered(kind) else { return name.before + (name.after.map { "." + $0 } ?? "") }
        return "\(name.before).\(index)" + (name.after.map { "." + $0 } ?? "")
    }

    /// The layer that a text names; `nil` for any other text.
    public init?(id: String) {
        let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        // What does not print as the same text, such as "row.07", names no layer.
        let named = Kind.allCases.lazy.map { LayerHandle($0, Self.isNumbered($0) ? max(0, index) : 0) }
        guard let handle = named.first(where: { $0.id == id }) else { return nil }
        self = handle
    }

    private static func isNumbered(_ kind: Kind) -> Bool { kind != .headerPicture && kind != .bar }

    private static let names: [Kind: (before: String, after: String?)] = [
        .headerPicture: ("header", "picture"), .bar: ("bar", nil), .free: ("layer", nil),
        .row: ("row", nil), .rowPicture: ("row", "picture"), .rowTitle: ("row", "title"),
        .rowSubtitle: ("row", "subtitle"), .rowLine: ("row", "line"),
        .page: ("page", nil), .pagePicture: ("page", "picture"), .pageText: ("page", "text"),
    ]
}
