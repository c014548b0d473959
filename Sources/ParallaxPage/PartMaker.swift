import Parallax
import ParallaxDocument

/// Makes the parts of a page: the boxes of a stage's layers as CSS has them.
struct PartMaker {
    let document: StageDocument
    let stage: Stage
    let plan: CarrierPlan
    var isVertical: Bool { stage.axis == .vertical }

    init(_ document: StageDocument, stage: Stage, policies: [MotionPolicy]) {
        self.document = document
        self.stage = stage
        plan = CarrierPlan(
            stage: stage, policies: policies,
            greatestTravel: 2 * (stage.travelRange.maximum + stage.viewportLength),
            greatestPull: 2 * stage.viewportLength)
    }

    // MARK: Lengths in CSS

    /// Where the first row begins at rest.
    var contentStart: String {
        let inset = CSSNumber.text(stage.insets.start(along: stage.axis)) + "px"
        return stage.header == nil ? inset : "calc(\(inset) + \(headerRule))"
    }

    var contentEnd: String { CSSNumber.text(stage.insets.end(along: stage.axis)) + "px" }

    private var headerRule: String {
        let row = CSSNumber.text(document.list?.rowHeight ?? 0) + "px"
        return (document.header?.height ?? Extent()).css(screen: "var(--screen)", item: row)
    }

    /// The header's whole length, the inset in it if it reaches to the screen's edge.
    private var headerLength: String {
        stage.header?.edge == .screen ? contentStart : "calc(\(headerRule))"
    }

    private var designedHeaderLength: Double {
        (stage.header?.height ?? 0)
            + (stage.header?.edge == .screen ? stage.insets.start(along: stage.axis) : 0)
    }

    // MARK: Parts

    private func part(
        _ name: String, _ kind: LayerHandle.Kind, _ place: PagePlace, _ effect: Effect, length: Double,
        reachesFar: Bool = true, box: [String], size: (width: String, height: String)
    ) -> PagePart {
        var part = PagePart(
            name: name, kind: kind, place: place,
            carriers: plan.carriers(
                of: effect, name: name, place: place, itemLength: length, reachesFar: reachesFar),
            box: box, size: size)
        part.scrollsWhenReduced =
            place == .alone(.viewport)
            && effect.tracks.contains { track in
                track.driver.quantity == .travel
                    && (track.channel == .translation
                        || track.channel == (isVertical ? .translationY : .translationX))
            }
        return part
    }

    private static let reach = "--reach: calc((var(--viewport) + var(--item)) / 2)"

    var header: PagePart? {
        guard let header = stage.header else { return nil }
        let start =
            header.edge == .screen ? "0px" : CSSNumber.text(stage.insets.start(along: stage.axis)) + "px"
        return part(
            "header", .headerPicture, .alone(.viewport), header.effect, length: designedHeaderLength,
            box: ["--item: \(headerLength)", "--start: \(start)", Self.reach]
                + along(start: start, length: "var(--item)"),
            size: isVertical ? ("100cqw", "var(--item)") : ("var(--item)", "100cqh"))
    }

    var bar: PagePart? {
        guard let bar = stage.bar else { return nil }
        let height = CSSNumber.text(stage.insets.top + bar.height) + "px"
        let own = isVertical ? height : "var(--viewport)"
        let length =
            stage.header == nil
            ? (isVertical ? stage.insets.top + bar.height : stage.viewportLength) : designedHeaderLength
        return part(
            "bar", .bar, .alone(.viewport), bar.effect, length: length,
            box: [
                "--item: \(stage.header == nil ? own : headerLength)", "--start: 0px", Self.reach,
                "inset: 0 0 auto", "height: \(height)",
            ], size: ("100cqw", height))
    }

    var row: PagePart? {
        guard stage.rows.heights.count > 0 else { return nil }
        let rows = stage.rows
        let uniform = isUniform ? ["--item: \(CSSNumber.text(rows.heights.height(of: 0)))px"] : []
        return part(
            "row", .row, .row, rows.effect.adding(rows.entrance), length: rows.heights.height(of: 0),
            box: uniform + [Self.reach, "--row-height: \(isVertical ? "var(--item)" : "100cqh")"]
                + (isVertical ? ["height: var(--item)"] : ["width: var(--item)", "height: 100%"])
                + lengths(of: rows.picture),
            size: ("100cqw", "100cqh"))
    }

    /// Whether all rows are of one height.
    var isUniform: Bool {
        let heights = stage.rows.heights
        return (0..<heights.count).allSatisfy { heights.height(of: $0) == heights.height(of: 0) }
    }

    /// Whether rows can be seen while their rest frames are out of view.
    var rowsReachFar: Bool { stage.rows.effect.tracks.contains { $0.driver.quantity != .age } }

    var rowPicture: PagePart? {
        guard let picture = stage.rows.picture else { return nil }
        return self.picture(
            picture, "picture", .rowPicture, .row, length: stage.rows.heights.height(of: 0),
            reachesFar: rowsReachFar)
    }

    /// The lengths of a picture. They stand at its row or page: what moves is counted anew in each frame, and with it all that it
    /// says itself.
    private func lengths(of picture: PicturePart?) -> [String] {
        guard let picture else { return [] }
        let rule = picture.length.css(screen: "var(--screen)", item: "var(--item)")
        return [
            "--picture: max(var(--item), \(rule))",
            "--overscan: calc((var(--picture) - var(--item)) / 2)",
            // The quotient of two lengths as a number: engines divide lengths only since lately.
            "--fitted-overscan: calc(var(--overscan) * (1 + tan(atan2(var(--item), var(--viewport)))))",
        ]
    }

    private func picture(
        _ picture: PicturePart, _ name: String, _ kind: LayerHandle.Kind, _ place: PagePlace, length: Double,
        reachesFar: Bool
    ) -> PagePart {
        part(
            name, kind, place, picture.effect, length: length, reachesFar: reachesFar,
            box: along(start: "calc((var(--item) - var(--picture)) / 2)", length: "var(--picture)"),
            size: isVertical ? ("100cqw", "var(--picture)") : ("var(--picture)", "100cqh"))
    }

    var rowTexts: [PagePart] {
        [
            band("title", .rowTitle, stage.rows.title), band("subtitle", .rowSubtitle, stage.rows.subtitle),
            band("line", .rowLine, stage.rows.line),
        ].compactMap { $0 }
    }

    private func band(_ name: String, _ kind: LayerHandle.Kind, _ band: Band?) -> PagePart? {
        guard let band else { return nil }
        let (screen, row) = ("var(--screen-height)", "var(--row-height)")
        return part(
            name, kind, .row, .none, length: 0,
            box: [
                "top: \(band.top.css(screen: screen, item: row))",
                "height: max(0px, \(band.height.css(screen: screen, item: row)))", "inset-inline: 0",
            ], size: ("100cqw", "100cqh"))
    }

    var page: PagePart? {
        guard let pages = stage.pages, pages.count > 0 else { return nil }
        return part(
            "page", .page, .page, pages.effect, length: stage.viewportLength,
            box: [
                "--item: var(--viewport)",
                "--stride: calc(var(--viewport) + \(CSSNumber.text(pages.spacing))px)",
                Self.reach, "width: 100cqw", "height: 100cqh", "scroll-snap-align: start",
                "scroll-snap-stop: always",
            ] + lengths(of: pages.picture), size: ("100cqw", "100cqh"))
    }

    var pagePicture: PagePart? {
        guard let picture = stage.pages?.picture else { return nil }
        return self.picture(
            picture, "page-picture", .pagePicture, .page, length: stage.viewportLength, reachesFar: true)
    }

    var pageText: PagePart? {
        guard let text = stage.pages?.text else { return nil }
        return part(
            "text", .pageText, .page, text, length: stage.viewportLength, box: ["inset: 0"],
            size: ("100cqw", "100cqh"))
    }

    func free(_ index: Int) -> PagePart {
        let layer = stage.layers[index]
        let box = layer.box
        func px(_ number: Double) -> String { CSSNumber.text(number) + "px" }
        return part(
            "layer-\(index)", .free, .alone(layer.attachment), layer.effect,
            length: isVertical ? box.height : box.width,
            box: [
                "--item: \(px(isVertical ? box.height : box.width))",
                "--start: \(px(isVertical ? box.y : box.x))", Self.reach, "inset-inline-start: \(px(box.x))",
                "top: \(px(box.y))", "width: \(px(box.width))", "height: \(px(box.height))",
            ], size: (px(box.width), px(box.height)))
    }

    /// A box that fills what holds it across the scroll.
    private func along(start: String, length: String) -> [String] {
        isVertical
            ? ["top: \(start)", "height: \(length)", "inset-inline: 0"]
            : ["inset-inline-start: \(start)", "width: \(length)", "block-size: 100%", "top: 0"]
    }
}
