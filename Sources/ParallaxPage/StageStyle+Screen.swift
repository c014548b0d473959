import Parallax
import ParallaxDocument

// The screen, the scroll view on it, and the planes that layers stand on.

extension StageStyle {
    /// The canvas and the viewport on it.
    func addScreen(to sheet: inout Stylesheet) {
        let isVertical = stage.axis == .vertical
        let (width, height) = (stage.screen.width, stage.screen.height)
        sheet.rule("html, body", ["margin: 0", "height: 100%", "overflow: hidden", "background: #0B0C0F"])
        sheet.rule(
            "body",
            [
                "display: grid", "place-items: center", "-webkit-text-size-adjust: none",
                "text-size-adjust: none",
            ])
        sheet.rule(
            ".screen",
            [
                "container-type: size", "position: relative", "overflow: clip",
                "width: min(100vw, \(CSSNumber.text(width))px)",
                "height: min(100dvh, \(CSSNumber.text(height))px)",
                "background: \(document.background.css)",
            ])
        let widest = CSSNumber.text(max(width, 600)) + "px"
        sheet.block("@media (width <= \(widest)), (height <= 500px)") {
            $0.rule(".screen", ["width: 100vw", "height: 100dvh"])
        }
        sheet.block("@media (width > \(widest)) and (height > 500px)") {
            $0.rule(
                ".screen",
                [
                    "height: min(100dvh - 48px, \(CSSNumber.text(height))px)", "border-radius: 28px",
                    "box-shadow: 0 0 0 1px #FFFFFF14, 0 24px 80px #000000A0",
                ])
            // The one place that takes keys; where the stage fills the window there is no other to tell it from.
            $0.rule(
                ".screen:has(> * > .scroller:focus-visible)",
                ["outline: 2px solid #FFFFFF50", "outline-offset: 5px"])
        }
        let viewport = document.viewport
        sheet.rule(
            ".viewport",
            [
                "container-type: size", "position: absolute", "overflow: clip",
                "--screen: \(isVertical ? "100cqh" : "100cqw")", "--screen-height: 100cqh",
                "inset-inline-start: \(CSSNumber.text(viewport.x))px", "top: \(CSSNumber.text(viewport.y))px",
                "width: \(Self.side(viewport.width, of: "100cqw", from: viewport.x))",
                "height: \(Self.side(viewport.height, of: "100cqh", from: viewport.y))",
            ] + (document.viewportBackground.map { ["background: \($0.css)"] } ?? []))
    }

    /// The scroll view and its content.
    func addScroller(to sheet: inout Stylesheet) {
        let isVertical = stage.axis == .vertical
        sheet.rule(
            ".scroller",
            [
                "position: absolute", "inset: 0",
                isVertical ? "overflow: hidden auto" : "overflow: auto hidden",
                "overscroll-behavior: none", "scrollbar-width: none", "outline: none",
                // Else, where it has no opaque ground of its own, Chromium paints what it scrolls anew for each frame, and
                // pictures run a frame ahead of it now and then.
                "will-change: transform",
                "--viewport: \(isVertical ? "100cqh" : "100cqw")",
                "scroll-timeline: --travel \(isVertical ? "block" : "inline")",
            ] + (stage.pages == nil ? [] : ["scroll-snap-type: \(isVertical ? "y" : "x") mandatory"]))
        sheet.rule(".scroller::-webkit-scrollbar", ["display: none"])
        sheet.rule(
            ".content",
            [
                "position: relative", "display: flex", "box-sizing: border-box", "overflow: clip",
                "flex-direction: \(isVertical ? "column" : "row")",
            ]
                + (isVertical
                    ? ["min-height: 100%"] : ["width: max-content", "min-width: 100%", "height: 100%"]))
        // By it the script sees that nothing has been scrolled.
        sheet.rule(
            ".start",
            [
                "position: absolute", "inset-block-start: 0", "inset-inline-start: 0", "width: 1px",
                "height: 1px",
            ])
    }

    /// What holds the layers, by what they move with.
    func addPlanes(to sheet: inout Stylesheet) {
        let isVertical = stage.axis == .vertical
        sheet.rule(
            ".moved", ["position: relative", "\(isVertical ? "top" : "inset-inline-start"): var(--pull)"])
        sheet.rule(
            ".plane",
            [
                "position: absolute", "inset-block-start: 0", "inset-inline-start: 0", "width: 100cqw",
                "height: 100cqh", "pointer-events: none",
            ])
        sheet.rule(".plane.moved", ["\(isVertical ? "top" : "inset-inline-start"): var(--pull)"])
        sheet.rule(
            ".pin",
            [
                "position: sticky", "flex: none", "overflow: clip", "pointer-events: none", "width: 100cqw",
                "height: 100cqh",
            ]
                + (isVertical
                    ? ["top: 0", "margin-bottom: -100cqh"]
                    : ["inset-inline-start: 0", "margin-inline-end: -100cqw"]))
        sheet.rule(".front", ["z-index: 1"])
        sheet.rule(
            ".items",
            [
                "flex: none", "display: flex", "flex-direction: \(isVertical ? "column" : "row")",
                "\(isVertical ? "padding-block" : "padding-inline"): \(parts.contentStart) \(parts.contentEnd)",
            ] + (stage.pages.map { ["gap: \(CSSNumber.text($0.spacing))px"] } ?? []))
    }

    private static func side(_ rule: Extent?, of whole: String, from start: Double) -> String {
        if let rule { return "max(0px, \(rule.css(screen: whole, item: whole)))" }
        return start == 0 ? whole : "max(0px, \(whole) - \(CSSNumber.text(start))px)"
    }
}
