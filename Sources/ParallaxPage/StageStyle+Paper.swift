import Parallax

// On paper.

extension StageStyle {
    /// Paper does not scroll: all rows and pages stand one below another, as large as they were designed, and everything rests.
    func addPaper(to sheet: inout Stylesheet) {
        let isVertical = stage.axis == .vertical
        let viewport = stage.viewport
        func px(_ length: Double) -> String { CSSNumber.text(length) + "px" }
        let (width, height) = (px(viewport.width), px(viewport.height))
        sheet.block("@media print") { sheet in
            sheet.rule("html, body", ["height: auto", "overflow: visible", "background: none"])
            sheet.rule("body, .content, .items", ["display: block"])
            sheet.rule(
                ".screen, .viewport",
                [
                    "position: static", "container-type: inline-size", "width: \(width)", "height: auto",
                    "margin: auto", "border-radius: 0", "box-shadow: none", "overflow: visible",
                    "print-color-adjust: exact", "-webkit-print-color-adjust: exact",
                ])
            sheet.rule(
                ".viewport",
                [
                    "--screen: \(px(isVertical ? stage.screen.height : stage.screen.width))",
                    "--screen-height: \(px(stage.screen.height))",
                ])
            sheet.rule(
                ".scroller",
                [
                    "position: static", "overflow: visible", "will-change: auto",
                    "--viewport: \(isVertical ? height : width)",
                ])
            sheet.rule(
                ".content",
                ["min-width: 0", "min-height: 0", "width: auto", "height: auto", "overflow: visible"])
            sheet.rule(".pin, .plane", ["height: \(height)"])
            sheet.rule(".pin", ["position: relative", "margin: 0 0 -\(height)"])
            sheet.rule(".bar", ["display: none"])
            sheet.rule(".row, .page", ["break-inside: avoid"])
            if parts.page != nil { sheet.rule(".page", ["height: \(height)"]) }
            if !isVertical, parts.row != nil { sheet.rule(".row", ["height: \(height)"]) }
            sheet.rule(
                ".screen *",
                ["animation", "translate", "rotate", "scale", "transform"].map { "\($0): none !important" }
                    + ["opacity: 1 !important"])
        }
    }
}
