import Parallax
import ParallaxDocument

/// A stage as a style sheet: where its layers rest, and how they move.
struct StageStyle {
    let document: StageDocument
    let stage: Stage
    let parts: PageParts
    let policy: MotionPolicy
    let canCull: Bool

    /// The whole style sheet.
    var text: String {
        var sheet = Stylesheet()
        sheet.section("The screen: the window of a phone, a phone's size in a larger window.") {
            addScreen(to: &$0)
        }
        sheet.section("The scroll view. It scrolls natively; nothing stands between the finger and the list.")
        {
            addScroller(to: &$0)
        }
        sheet.section(
            "What a pull moves; and what stays with the viewport instead of moving with the content."
        ) {
            addPlanes(to: &$0)
        }
        sheet.section("Where layers rest.") { addBoxes(to: &$0) }
        sheet.section("What layers show.") { addLooks(to: &$0) }
        addMotion(to: &sheet)
        sheet.section("On paper, everything is there and rests.") { addPaper(to: &$0) }
        return lengths(in: sheet.text) + "\n" + sheet.text
    }

    /// The custom properties that hold lengths and that a text sets or names. They are registered, so that each is a number of
    /// pixels where it is set: for what inherits it, and for the page's script.
    private func lengths(in text: String) -> String {
        var sheet = Stylesheet()
        let names = [
            "screen", "screen-height", "viewport", "item", "row-height", "reach", "picture", "overscan",
            "fitted-overscan", "start", "stride", "pull",
        ]
        sheet.section("Lengths that the stage is made of; each is computed once, by what it belongs to.") {
            sheet in
            for name in names where text.contains("--\(name): ") || text.contains("var(--\(name))") {
                sheet.line("@property --\(name) { syntax: \"<length>\"; inherits: true; initial-value: 0px }")
            }
        }
        return sheet.text
    }

    private func addBoxes(to sheet: inout Stylesheet) {
        for part in parts.all {
            let isItem = part.kind == .row || part.kind == .page
            // What changes within a row or page is laid out by itself, not with all the others.
            let place =
                isItem
                ? ["position: relative", "flex: none", "contain: layout size"] : ["position: absolute"]
            sheet.rule("." + part.name, place + part.box)
        }
        let carriers = parts.all.flatMap(\.carriers)
        if !carriers.isEmpty {
            sheet.rule(".carrier", ["position: absolute", "inset: 0"])
        }
        let mirrored = stage.direction == .rightToLeft
        for carrier in carriers where carrier.anchor != Vector(0.5, 0.5) {
            let x = mirrored ? 1 - carrier.anchor.x : carrier.anchor.x
            sheet.rule(
                "." + carrier.name,
                ["transform-origin: \(CSSNumber.percent(x)) \(CSSNumber.percent(carrier.anchor.y))"])
        }
        if parts.row != nil { sheet.rule(".row-face", ["overflow: clip"]) }
        for part in parts.all where part.scrollsWhenReduced {
            // Its speed is 1 then, and nothing moves as exactly as the content itself.
            let declarations = ["position: relative"]
            let selector = ".pin:has(> .\(part.name))"
            sheet.rule(":root[data-parallax=\"off\"] \(selector)", declarations)
            switch policy {
            case .full:
                sheet.block("@media (prefers-reduced-motion: reduce)") { $0.rule(selector, declarations) }
            case .reduced: sheet.rule(selector, declarations)
            case .none: break
            }
        }
        let heights = stage.rows.heights
        for index in 0..<heights.count {
            var own = parts.isUniform ? [] : ["--item: \(CSSNumber.text(heights.height(of: index)))px"]
            if needsStarts {
                own.append("--start: calc(\(parts.contentStart) + \(CSSNumber.text(heights.edge(index)))px)")
            }
            sheet.rule("[data-cell=\"row.\(index)\"]", own)
        }
        for index in 0..<(stage.pages?.count ?? 0) {
            sheet.rule("[data-cell=\"page.\(index)\"]", ["--start: calc(\(index) * var(--stride))"])
        }
    }

    /// Whether anything in a row is driven by the travel at which the row comes into view.
    private var needsStarts: Bool {
        parts.all.contains { part in
            part.place == .row
                && part.carriers.contains { carrier in
                    guard case .travel(let from, _) = carrier.timeline else { return false }
                    return from.contains("--start")
                }
        }
    }

    /// Every layer of the stage, from back to front.
    var handles: [LayerHandle] {
        let rows = 0..<stage.rows.heights.count
        let pages = 0..<(stage.pages?.count ?? 0)
        return [LayerHandle(.headerPicture)]
            + rows.flatMap { row in
                [LayerHandle.Kind.row, .rowPicture, .rowTitle, .rowSubtitle, .rowLine].map {
                    LayerHandle($0, row)
                }
            }
            + pages.flatMap { page in
                [LayerHandle.Kind.page, .pagePicture, .pageText].map { LayerHandle($0, page) }
            }
            + stage.layers.indices.map { LayerHandle(.free, $0) } + [LayerHandle(.bar)]
    }
}
