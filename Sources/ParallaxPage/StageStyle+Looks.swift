import Parallax
import ParallaxDocument

// What layers show: texts, colours, and the parts of pictures that are in view.

extension StageStyle {
    func addLooks(to sheet: inout Stylesheet) {
        // Weaker than any rule of a box: a picture may be one itself.
        sheet.rule(
            ":where(img.face)", ["display: block", "width: 100%", "height: 100%", "object-fit: cover"])
        if parts.page != nil {
            sheet.rule(
                ".backdrop",
                ["position: absolute", "inset: 0", "width: 100%", "height: 100%", "object-fit: cover"])
        }
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
        func add(_ name: String, _ font: StageDocument.Font?, _ colour: Colour?, shade: Double?) {
            guard let font, let colour, parts.all.contains(where: { $0.name == name }) else { return }
            sheet.rule(
                ".\(name)-face",
                [
                    "font-size: \(CSSNumber.text(font.size))px", "font-weight: \(font.isBold ? 700 : 400)",
                    "color: \(colour.css)",
                ])
            if let shade, shade > 0 {
                // A halo of the letters themselves: near them as dark as it is said, and fading out.
                let dark = "rgb(0 0 0 / \(CSSNumber.text(shade)))"
                sheet.rule(
                    ".\(name)-face > span",
                    ["filter: drop-shadow(0 0 0.25em \(dark)) drop-shadow(0 0 0.9em \(dark))"])
            }
        }
        add(
            "title", document.list?.title.font, document.list?.title.colour, shade: document.list?.title.shade
        )
        add(
            "subtitle", document.list?.subtitle.font, document.list?.subtitle.colour,
            shade: document.list?.subtitle.shade)
        add("text", document.pages?.text.font, document.pages?.text.colour, shade: document.pages?.text.shade)
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
