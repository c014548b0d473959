import Foundation
import Parallax
import ParallaxDocument

/// What a view shows: a stage at every size, and what its layers look like and are called.
public struct StageSource: Sendable {
    /// The size that it was made for, in points.
    public var size: Dimensions
    /// The stage on a screen of any size.
    public var stage: @Sendable (_ screen: Dimensions) -> Stage
    /// What a layer shows.
    public var content: @Sendable (LayerHandle) -> LayerContent
    /// What a row or a page is called by those who do not see it.
    public var label: @Sendable (LayerHandle) -> String
    /// Fills the screen, behind everything.
    public var background = Fill.colour(.white)
    /// Fills the viewport, behind its layers.
    public var viewportBackground: Fill?
    /// Whether rows enter only once.
    public var entersOnce = false

    /// Makes a source of its parts.
    public init(
        size: Dimensions, stage: @escaping @Sendable (_ screen: Dimensions) -> Stage,
        content: @escaping @Sendable (LayerHandle) -> LayerContent,
        label: @escaping @Sendable (LayerHandle) -> String = { _ in "" }
    ) {
        (self.size, self.stage, self.content, self.label) = (size, stage, content, label)
    }

    /// What a stage file says.
    ///
    /// - Parameter rows: Shows the list's rows over and over until there are so many; as many as the file has unless told.
    public init(_ document: StageDocument, rows: Int? = nil) {
        let rows = RepeatedRows(of: document, count: rows)
        self.init(
            size: document.screen,
            stage: { screen in rows.stage(document.stage(size: screen)) },
            content: { document.content(of: rows.original(of: $0)) },
            label: { document.label(of: rows.original(of: $0)) })
        background = document.background
        viewportBackground = document.viewportBackground
        entersOnce = document.list?.entersOnce ?? false
    }
}

extension StageDocument {
    /// The words on a row or a page, or its number.
    fileprivate func label(of handle: LayerHandle) -> String {
        func words(_ kinds: LayerHandle.Kind...) -> String {
            kinds.compactMap { kind in
                guard case .text(let caption) = content(of: LayerHandle(kind, handle.index)) else {
                    return nil
                }
                return caption.text
            }.joined(separator: ", ")
        }
        switch handle.kind {
        case .row:
            let words = words(.rowTitle, .rowSubtitle)
            return words.isEmpty ? "Row \(handle.index + 1)" : words
        case .page:
            let words = words(.pageText)
            return words.isEmpty ? "Page \(handle.index + 1)" : words
        default: return ""
        }
    }
}
