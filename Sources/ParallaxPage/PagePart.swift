import Parallax
import ParallaxDocument

/// One kind of layer on the page: its place, its size, and the elements that carry what moves it.
struct PagePart: Sendable {
    /// What it is called in class names: its box is `name`, and the element that shows it `name-face`.
    let name: String
    let kind: LayerHandle.Kind
    let place: PagePlace
    let carriers: [Carrier]
    /// Declarations of its box, and of the lengths that its effect is made of.
    let box: [String]
    /// What holds the width and height of the box, for cropping pictures.
    let size: (width: String, height: String)
    /// Whether it moves with the content under a policy that lets nothing move by itself.
    var scrollsWhenReduced = false
}

/// All kinds of layer that a stage has, each made once.
struct PageParts: Sendable {
    let stage: Stage
    let header: PagePart?
    let bar: PagePart?
    let row: PagePart?
    let rowPicture: PagePart?
    /// Title, smaller text and line, those that there are.
    let rowTexts: [PagePart]
    let page: PagePart?
    let pagePicture: PagePart?
    let pageText: PagePart?
    /// One for each free layer.
    let free: [PagePart]
    /// Where the first row begins at rest, and what is kept clear behind the last one; lengths of CSS.
    let contentStart: String
    let contentEnd: String
    /// Whether all rows are of one height.
    let isUniform: Bool
    /// Whether rows can be seen while their rest frames are out of view.
    let rowsReachFar: Bool

    init(_ document: StageDocument, stage: Stage, policies: [MotionPolicy]) {
        let maker = PartMaker(document, stage: stage, policies: policies)
        self.stage = stage
        (header, bar, row, rowPicture, rowTexts) = (
            maker.header, maker.bar, maker.row, maker.rowPicture, maker.rowTexts
        )
        (page, pagePicture, pageText) = (maker.page, maker.pagePicture, maker.pageText)
        free = stage.layers.indices.map(maker.free)
        (contentStart, contentEnd) = (maker.contentStart, maker.contentEnd)
        (isUniform, rowsReachFar) = (maker.isUniform, maker.rowsReachFar)
    }

    /// All of them, from back to front.
    var all: [PagePart] {
        let behind = stage.layers.indices.filter { stage.layers[$0].isBehind }.map { free[$0] }
        let front = stage.layers.indices.filter { !stage.layers[$0].isBehind }.map { free[$0] }
        let rows = row.map { [$0] + [rowPicture].compactMap { $0 } + rowTexts } ?? []
        let pages = page.map { [$0, pagePicture, pageText].compactMap { $0 } } ?? []
        return behind + [header].compactMap { $0 } + rows + pages + front + [bar].compactMap { $0 }
    }
}
