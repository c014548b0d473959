import Foundation
import Parallax
import ParallaxDocument

/// A stage as markup: a box for each layer, the elements that carry its motion in it, and what it shows in these.
struct StageMarkup {
    let document: StageDocument
    let stage: Stage
    let parts: PageParts
    let title: String
    /// Pictures that were read already, by file.
    private var pictures: [URL: String] = [:]

    init(_ document: StageDocument, parts: PageParts, title: String) {
        self.document = document
        self.parts = parts
        self.title = title
        stage = parts.stage
    }

    /// The screen and all that it holds.
    mutating func text() throws(PageProblem) -> String {
        var planes: [String] = []
        var content: [String] = []
        for index in stage.layers.indices { planes.append(try free(index)) }
        if let header = parts.header { planes.append(try pinned(header, LayerHandle(.headerPicture))) }
        if let bar = parts.bar { planes.append(try pinned(bar, LayerHandle(.bar), isFront: true)) }
        if let row = parts.row {
            for index in 0..<stage.rows.heights.count { content.append(try self.row(row, index)) }
        }
        if let page = parts.page {
            for index in 0..<(stage.pages?.count ?? 0) { content.append(try self.page(page, index)) }
        }
        let direction = stage.direction == .rightToLeft ? "rtl" : "ltr"
        return """
            <main class="screen" dir="\(direction)">
            <div class="viewport">
            <div class="scroller" role="region" aria-label="\(Self.escaped(title))" tabindex="0" autofocus>
            <div class="content">
            <i class="start"></i>
            \((planes + [#"<div class="items moved">"#] + content + ["</div>"]).joined(separator: "\n"))
            </div>
            </div>
            </div>
            </main>
            """
    }

    // MARK: Layers

    private mutating func row(_ part: PagePart, _ index: Int) throws(PageProblem) -> String {
        var inner = ""
        if let picture = parts.rowPicture { inner += try layer(picture, LayerHandle(.rowPicture, index)) }
        for text in parts.rowTexts { inner += try layer(text, LayerHandle(text.kind, index)) }
        return try layer(part, LayerHandle(.row, index), tag: "article", holding: inner)
    }

    private mutating func page(_ part: PagePart, _ index: Int) throws(PageProblem) -> String {
        var inner = ""
        if let picture = parts.pagePicture { inner += try layer(picture, LayerHandle(.pagePicture, index)) }
        if let text = parts.pageText { inner += try layer(text, LayerHandle(.pageText, index)) }
        return try layer(part, LayerHandle(.page, index), tag: "section", holding: inner)
    }

    private mutating func free(_ index: Int) throws(PageProblem) -> String {
        let layer = stage.layers[index]
        let part = parts.free[index]
        if layer.attachment == .viewport {
            return try pinned(part, LayerHandle(.free, index), isFront: !layer.isBehind)
        }
        return #"<div class="plane moved\#(layer.isBehind ? "" : " front")">"#
            + (try self.layer(part, LayerHandle(.free, index))) + "</div>"
    }

    private mutating func pinned(
        _ part: PagePart, _ handle: LayerHandle, isFront: Bool = false
    ) throws(PageProblem) -> String {
        #"<div class="pin\#(isFront ? " front" : "")">"# + (try layer(part, handle)) + "</div>"
    }

    /// A layer: its box, the elements that carry its motion, and its face, each within the one before.
    private mutating func layer(
        _ part: PagePart, _ handle: LayerHandle, tag: String = "div", holding inner: String = ""
    ) throws(PageProblem) -> String {
        let isCell = part.name != "picture" && [.row, .page, .headerPicture, .bar, .free].contains(part.kind)
        let cell =
            isCell ? #" data-cell="\#(handle.id)""# + (isNearAtRest(handle) ? " data-near" : "") : ""
        // The box of a cell is measured, so it stays where it is. Any other is itself the outermost of what moves: each box that
        // stands by itself costs a little in every frame.
        let carriers = part.carriers.map(\.name)
        let names =
            isCell || carriers.isEmpty
            ? [part.name] + carriers : ["\(part.name) \(carriers[0])"] + carriers.dropFirst()
        var head = ""
        var tail = ""
        for (depth, name) in names.enumerated().dropLast() {
            let tag = depth == 0 ? tag : "div"
            head += "<\(tag) class=\"\(name)\(depth == 0 ? "" : " carrier")\"\(depth == 0 ? cell : "")>"
            tail = "</\(tag)>" + tail
        }
        let isOnly = names.count == 1
        let classes = [names[names.count - 1], isOnly ? "" : "carrier", part.name + "-face", "face"]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let face = try face(
            handle, classes: classes, attributes: (isOnly ? cell : "") + #" data-layer="\#(handle.id)""#,
            tag: isOnly ? tag : "div", holding: inner)
        return head + face + tail
    }

    /// Whether a row or a page lies less than a viewport away before anything is scrolled, in any window that the stage fills;
    /// in larger ones it keeps its own size. So what a browser paints before the page's script has run is right, too.
    private func isNearAtRest(_ handle: LayerHandle) -> Bool {
        let length = max(stage.viewportLength, 1_400)
        switch handle.kind {
        case .row: return stage.contentStart + stage.rows.heights.edge(handle.index) <= 2 * length
        case .page: return Double(handle.index) * stage.stride <= 2 * length
        default: return false
        }
    }

    private mutating func face(
        _ handle: LayerHandle, classes: String, attributes: String, tag: String, holding inner: String
    ) throws(PageProblem) -> String {
        switch document.content(of: handle) {
        case .picture(let picture) where handle.kind == .page:
            let backdrop = #"<img class="backdrop" alt="" decoding="sync" src="\#(try url(of: picture))">"#
            return "<\(tag) class=\"\(classes)\"\(attributes)>\(backdrop)\(inner)</\(tag)>"
        case .picture(let picture):
            return
                #"<img class="\#(classes)"\#(attributes) alt="" decoding="sync" src="\#(try url(of: picture))">"#
        case .text(let caption):
            let tag = handle.kind == .rowSubtitle ? "p" : "h2"
            return
                "<\(tag) class=\"\(classes) words\"\(attributes)><span dir=\"auto\">\(Self.escaped(caption.text))</span></\(tag)>"
        case .empty, .fill:
            return "<\(tag) class=\"\(classes)\"\(attributes)>\(inner)</\(tag)>"
        }
    }

    private mutating func url(of picture: Picture) throws(PageProblem) -> String {
        if let known = pictures[picture.file] { return known }
        let url = try PictureFile(picture.file).dataURL
        pictures[picture.file] = url
        return url
    }

    /// A text in which nothing is markup.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\u{0}"..<" ", "\u{7F}": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
