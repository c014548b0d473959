import Parallax
import ParallaxDocument

/// A stage as a style sheet: where its layers rest, and how they move.
struct StageStyle {
    let document: StageDocument
    let stage: Stage
    let parts: PageParts
    let policy: MotionPolicy
    let canCull: Bool
    /// What each layer of a kind shows; used for colours.
    var axis: (start: String, length: String, end: String) {
        stage.axis == .vertical ? ("top", "height", "bottom") : ("left", "width", "right")
    }

    /// The whole style sheet.
    var text: String {
        var sheet = Stylesheet()
        addLengths(to: &sheet)
        addScreen(to: &sheet)
        addBoxes(to: &sheet)
        addLooks(to: &sheet)
        addMotion(to: &sheet)
        return sheet.text
    }

    /// The custom properties that hold lengths. They are registered, so that each is a number of pixels where it is set, and
    /// what inherits it does not count it anew.
    private func addLengths(to sheet: inout Stylesheet) {
        sheet.comment("Lengths that the stage is made of; each is computed once, by what it belongs to.")
        for name in [
            "screen", "screen-height", "viewport", "item", "row-height", "reach", "picture", "overscan",
            "fitted-overscan", "start", "stride", "pull",
        ] {
            sheet.line("@property --\(name) { syntax: \"<length>\"; inherits: true; initial-value: 0px }")
        }
    }

    private func addScreen(to sheet: inout Stylesheet) {
        let isVertical = stage.axis == .vertical
        let (width, height) = (stage.screen.width, stage.screen.height)
        sheet.comment("The screen: the window of a phone, a phone's size in a larger window.")
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
        sheet.block("@media (max-width: \(CSSNumber.text(max(width, 600)))px), (max-height: 500px)") {
            $0.rule(".screen", ["width: 100vw", "height: 100dvh"])
        }
        sheet.block("@media (min-width: \(CSSNumber.text(max(width, 600) + 1))px) and (min-height: 501px)") {
            $0.rule(
                ".screen",
                [
                    "height: min(100dvh - 48px, \(CSSNumber.text(height))px)", "border-radius: 28px",
                    "box-shadow: 0 0 0 1px #FFFFFF14, 0 24px 80px #000000A0",
                ])
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
        sheet.comment("The scroll view. It scrolls natively; nothing stands between the finger and the list.")
        sheet.rule(
            ".scroller",
            [
                "position: absolute", "inset: 0",
                isVertical ? "overflow: hidden auto" : "overflow: auto hidden",
                "overscroll-behavior: none", "scrollbar-width: none", "outline-offset: -3px",
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
        sheet.comment(
            "What a pull moves; and what stays with the viewport instead of moving with the content.")
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

    private func addBoxes(to sheet: inout Stylesheet) {
        sheet.comment("Where layers rest.")
        for part in parts.all {
            let isItem = part.kind == .row || part.kind == .page
            sheet.rule(
                "." + part.name,
                [isItem ? "position: relative" : "position: absolute"] + (isItem ? ["flex: none"] : [])
                    + part.box)
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
            if policy == .reduced {
                sheet.rule(selector, declarations)
            } else {
                sheet.block("@media (prefers-reduced-motion: reduce)") { $0.rule(selector, declarations) }
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

    private func addLooks(to sheet: inout Stylesheet) {
        sheet.comment("What layers show.")
        sheet.rule("img.face", ["display: block", "width: 100%", "height: 100%", "object-fit: cover"])
        sheet.rule(
            ".backdrop",
            ["position: absolute", "inset: 0", "width: 100%", "height: 100%", "object-fit: cover"])
        sheet.rule(
            ".words",
            [
                "display: flex", "align-items: center", "justify-content: center", "margin: 0",
                "font-family: Inter, system-ui, \"Noto Sans CJK SC\", sans-serif", "line-height: 1.2",
            ])
        sheet.rule(
            ".words > span",
            ["max-width: 100%", "overflow: hidden", "text-overflow: ellipsis", "white-space: nowrap"])
        addTexts(to: &sheet)
        addFills(to: &sheet)
        addCrops(to: &sheet)
    }

    private func addTexts(to sheet: inout Stylesheet) {
        func add(_ name: String, _ font: StageDocument.Font?, _ colour: Colour?) {
            guard let font, let colour, parts.all.contains(where: { $0.name == name }) else { return }
            sheet.rule(
                ".\(name)-face",
                [
                    "font-size: \(CSSNumber.text(font.size))px", "font-weight: \(font.isBold ? 700 : 400)",
                    "color: \(colour.css)",
                ])
        }
        add("title", document.list?.title.font, document.list?.title.colour)
        add("subtitle", document.list?.subtitle.font, document.list?.subtitle.colour)
        add("text", document.pages?.text.font, document.pages?.text.colour)
    }

    private func addFills(to sheet: inout Stylesheet) {
        if parts.all.contains(where: { $0.kind == .rowLine }), let colour = document.list?.line?.colour {
            sheet.rule(".line-face", ["background: \(colour.css)"])
        }
        for handle in handles where handle.kind != .rowLine {
            guard case .fill(let fill) = document.content(of: handle) else { continue }
            sheet.rule("[data-layer=\"\(handle.id)\"]", ["background: \(fill.css)"])
        }
    }

    /// The part of a picture that is shown, where the document says what must stay in view: the focus comes as near to the
    /// middle of the box as the picture allows. Only markup knows a picture's own proportions, as `--aspect`.
    private func addCrops(to sheet: inout Stylesheet) {
        for part in parts.all {
            let own = handles.filter {
                $0.kind == part.kind && (part.kind != .free || "layer-\($0.index)" == part.name)
            }
            for handle in own {
                guard case .picture(let picture) = document.content(of: handle),
                    picture.focus != Vector(0.5, 0.5)
                else { continue }
                let aspect = PictureFile.aspect(of: picture.file)
                sheet.rule(
                    "[data-layer=\"\(handle.id)\"]\(part.kind == .page ? " > .backdrop" : "")",
                    [
                        "object-position: "
                            + Self.position(
                                picture.focus, aspect: aspect, width: part.size.width,
                                height: part.size.height)
                    ])
            }
        }
    }

    private static func position(_ focus: Vector, aspect: Double?, width: String, height: String) -> String {
        guard let aspect else { return "\(CSSNumber.percent(focus.x)) \(CSSNumber.percent(focus.y))" }
        let shown = (
            "max(\(width), \(CSSNumber.text(aspect)) * \(height))",
            "max(\(height), \(CSSNumber.text(1 / aspect)) * \(width))"
        )
        func place(_ side: String, _ shown: String, _ focus: Double) -> String {
            "clamp(\(side) - \(shown), \(side) / 2 - \(CSSNumber.text(focus)) * \(shown), 0px)"
        }
        return place(width, shown.0, focus.x) + " " + place(height, shown.1, focus.y)
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

extension Colour {
    /// The colour in CSS, eight bits a part.
    var css: String {
        let all = [red, green, blue] + (alpha < 1 ? [alpha] : [])
        return "#"
            + all.map { part in
                let byte = Int((min(max(part, 0), 1) * 255).rounded())
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension Fill {
    /// The fill as a background of CSS.
    var css: String {
        switch self {
        case .colour(let colour): colour.css
        case .gradient(let colours): "linear-gradient(\(colours.map(\.css).joined(separator: ", ")))"
        }
    }
}
