import Parallax

/// A document's rows over and over, until there are so many: a long list without a long file.
package struct RepeatedRows: Sendable {
    /// How many rows there are to be; `nil` for those of the file.
    private let count: Int?
    /// How many rows the file has.
    private let own: Int

    /// - Parameter count: How many rows there are to be, at least 1; as many as the file has unless told. A file without rows
    ///   has none to repeat.
    package init(of document: StageDocument, count: Int?) {
        own = document.list?.rows.count ?? 0
        self.count = own > 0 ? count : nil
    }

    /// The document's stage, with so many rows. They take no memory of their own.
    package func stage(_ stage: Stage) -> Stage {
        guard let count else { return stage }
        let (round, own) = (stage.rows.heights, own)
        var stage = stage
        stage.rows.heights = RowHeights(count: count) { index in
            Double(index / own) * round.total + round.edge(index % own)
        }
        return stage
    }

    /// The layer of the file that a layer of the stage shows.
    package func original(of handle: LayerHandle) -> LayerHandle {
        guard count != nil else { return handle }
        return LayerHandle(handle.kind, handle.index % own)
    }
}
