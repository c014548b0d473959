import Foundation
import Parallax

// What the layers of a stage show.

extension StageDocument {
    /// What lies behind the content of the viewport; `nil` for nothing of its own.
    public var viewportBackground: Fill? { viewport.fill }

    /// What a layer shows. A layer that the document does not have is empty.
    ///
    /// ```swift
    /// document.content(of: LayerHandle(.rowTitle, 3))    // .text(…)
    /// ```
    public func content(of handle: LayerHandle) -> LayerContent {
        let index = handle.index
        switch handle.kind {
        case .headerPicture:
            return look(header?.picture, header?.focus, header?.fill)
        case .row:
            return list?.fill(ofRow: index).map(LayerContent.fill) ?? .empty
        case .rowPicture:
            let row = row(index)
            return look(row?.picture, row?.focus, nil)
        case .rowTitle:
            return Self.text(row(index)?.title, list?.title.font, list?.title.colour, list?.title.shade)
        case .rowSubtitle:
            return Self.text(
                row(index)?.subtitle, list?.subtitle.font, list?.subtitle.colour, list?.subtitle.shade)
        case .rowLine:
            return list?.line.map { .fill(.colour($0.colour)) } ?? .empty
        case .page:
            let page = page(index)
            return look(page?.backdrop, page?.focus, page?.fill)
        case .pagePicture:
            let page = page(index)
            return look(page?.picture, page?.focus, nil)
        case .pageText:
            return Self.text(page(index)?.text, pages?.text.font, pages?.text.colour, pages?.text.shade)
        case .free:
            guard layers.indices.contains(index) else { return .empty }
            return look(layers[index].picture, layers[index].focus, layers[index].fill)
        case .bar:
            return look(nil, nil, bar?.fill)
        }
    }

    private func row(_ index: Int) -> Row? {
        list.flatMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil }
    }

    private func page(_ index: Int) -> Page? {
        pages.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil }
    }

    /// A picture if there is one, else a fill if there is one.
    private func look(_ picture: String?, _ focus: Vector?, _ fill: Fill?) -> LayerContent {
        if let picture {
            let file = URL(file: picture, in: folder)
            return .picture(Picture(file: file, focus: focus ?? Vector(0.5, 0.5)))
        }
        return fill.map(LayerContent.fill) ?? .empty
    }

    private static func text(
        _ words: String?, _ font: Font?, _ colour: Colour?, _ shade: Double?
    ) -> LayerContent {
        guard let words, let font, let colour, let shade else { return .empty }
        return .text(
            Caption(words, size: font.size, isBold: font.isBold, colour: colour, shade: shade))
    }
}

extension StageDocument.List {
    /// The row's own fill, or its place in the progression of colours.
    fileprivate func fill(ofRow index: Int) -> Fill? {
        guard rows.indices.contains(index) else { return nil }
        if let fill = rows[index].fill { return fill }
        let fraction = rows.count > 1 ? Double(index) / Double(rows.count - 1) : 0
        return colours.flatMap { Colour.along($0, at: fraction) }.map(Fill.colour)
    }
}
