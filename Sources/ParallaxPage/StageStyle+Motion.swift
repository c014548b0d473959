import Parallax

// How layers move: key frames, and what plays them.

extension StageStyle {
    /// What the page's root says while the style sheet itself moves layers.
    private static let css = ":root:not([data-parallax=\"frame\"], [data-parallax=\"off\"])"

    private var carriers: [Carrier] { parts.all.flatMap(\.carriers) }

    func addMotion(to sheet: inout Stylesheet) {
        let lessMotion = "Less motion: every speed is 1, fades stay, a pulled header still covers."
        switch policy {
        case .full:
            sheet.section("Motion, for those who want it.") { sheet in
                addKeyFrames(.full, to: &sheet)
                sheet.block("@media (prefers-reduced-motion: no-preference)") { add(.full, to: &$0) }
            }
            sheet.section(lessMotion) { sheet in
                addKeyFrames(.reduced, to: &sheet)
                sheet.block("@media (prefers-reduced-motion: reduce)") { add(.reduced, to: &$0) }
            }
        case .reduced:
            sheet.section(lessMotion) { sheet in
                addKeyFrames(.reduced, to: &sheet)
                add(.reduced, to: &sheet)
            }
        case .none: break
        }
        addLayers(to: &sheet)
        sheet.section("No motion: only what a pull would tear open still moves.") { sheet in
            addKeyFrames(.none, to: &sheet)
            sheet.block(":root[data-parallax=\"off\"]") { sheet in
                for carrier in carriers {
                    sheet.rule("& ." + carrier.name, still(carrier.properties(.none)))
                    if carrier.driver.quantity == .travel || carrier.driver.quantity == .overscroll {
                        addPull(carrier, .none, to: &sheet)
                    }
                }
            }
        }
    }

    /// Where one row ends and the next begins between two pixels of the screen, what lies behind shines through the edges of both,
    /// unless the engine draws their pictures apart, as it does those that the style sheet moves.
    private func addLayers(to sheet: inout Stylesheet) {
        guard parts.rowPicture != nil else { return }
        // One that could move already needs no layout when it comes near.
        sheet.rule(":where(:root[data-parallax=\"frame\"] .row img)", ["translate: 0px 0px"])
        sheet.rule(
            ":root:is([data-parallax=\"frame\"], [data-parallax=\"off\"]) .row[data-near] img",
            ["will-change: translate"])
    }

    /// What moves under one policy.
    private func add(_ policy: MotionPolicy, to sheet: inout Stylesheet) {
        sheet.block(":root:not([data-parallax=\"off\"])") { sheet in
            for carrier in carriers { sheet.rule("& ." + carrier.name, still(carrier.properties(policy))) }
        }
        addEntrances(policy, to: &sheet)
        sheet.block("@supports (animation-timeline: --travel)") { sheet in
            sheet.block(Self.css) { sheet in
                addTimelines(policy, to: &sheet)
                for carrier in carriers { addScroll(carrier, policy, to: &sheet) }
            }
        }
    }

    /// Declarations of what is the same at every stop.
    private func still(_ properties: [DrivenProperty]) -> [String] {
        properties.filter(\.isStill).map { "\($0.name): \($0.css(at: 0))" }
    }

    // MARK: Key frames

    /// Properties that engines move without their main thread stand in key frames of their own: one other property would
    /// take all of them off it.
    private func sets(_ carrier: Carrier, _ policy: MotionPolicy) -> [(
        name: String, properties: [DrivenProperty]
    )] {
        let moving = carrier.properties(policy).filter { !$0.isStill }
        // What a policy leaves as it is, plays the same key frames.
        let suffix =
            policy == .full || carrier.frames[.full].map { $0 == carrier.frames[policy] } ?? false
            ? "" : "-\(policy)"
        return [
            (carrier.name + suffix, moving.filter(\.isComposited)),
            (carrier.name + suffix + "-paint", moving.filter { !$0.isComposited }),
        ].filter { !$0.properties.isEmpty }
    }

    private func addKeyFrames(_ policy: MotionPolicy, to sheet: inout Stylesheet) {
        for carrier in carriers {
            if policy == .none, !carrier.playsPulls { continue }
            if policy != .full, carrier.frames[policy] == carrier.frames[.full] { continue }
            for set in sets(carrier, policy) {
                let names =
                    (policy == .none ? [] : [set.name]) + (carrier.playsPulls ? [set.name + "-pulled"] : [])
                for name in names {
                    sheet.block("@keyframes " + name) { sheet in
                        for (offset, stop) in offsets(carrier, policy) {
                            sheet.line(
                                "\(CSSNumber.percent(offset)) { "
                                    + set.properties.map { "\($0.name): \($0.css(at: stop, known(carrier)))" }
                                    .joined(
                                        separator: "; ") + " }")
                        }
                    }
                }
            }
        }
    }

    /// What is known of the length of the row or page that holds a carrier: that of a page, and of rows that are all of one.
    private func known(_ carrier: Carrier) -> KnownItem? {
        let unit = stage.axis == .vertical ? "cqh" : "cqw"
        switch carrier.place {
        case .row where parts.isUniform && stage.rows.heights.count > 0:
            return KnownItem(viewports: 0, points: stage.rows.heights.height(of: 0), unit: unit)
        case .page: return KnownItem(viewports: 1, points: 0, unit: unit)
        case .row, .alone: return nil
        }
    }

    /// Where in its key frames each stop stands, 0…1, in rising order. A phase and a page distance fall while travel rises.
    private func offsets(_ carrier: Carrier, _ policy: MotionPolicy) -> [(Double, Int)] {
        guard let stops = carrier.frames[policy]?.stops, let first = stops.first, let last = stops.last else {
            return []
        }
        let length = last > first ? last - first : 1
        let falls = carrier.driver.quantity == .phase || carrier.driver.quantity == .pageDistance
        return falls
            ? stops.indices.reversed().map { ((last - stops[$0]) / length, $0) }
            : stops.indices.map { ((stops[$0] - first) / length, $0) }
    }

    // MARK: What plays them

    /// The ways of rows through the viewport. Each costs a little in every frame, as each animation does.
    private func addTimelines(_ policy: MotionPolicy, to sheet: inout Stylesheet) {
        guard carriers.contains(where: { $0.timeline == .view && !sets($0, policy).isEmpty }) else { return }
        sheet.rule(
            canCull ? "&:not([data-parallax]) .row, & .row[data-near]" : "& .row",
            ["view-timeline: --row block"])
    }

    private func addScroll(_ carrier: Carrier, _ policy: MotionPolicy, to sheet: inout Stylesheet) {
        let names = sets(carrier, policy).map(\.name)
        if names.isEmpty { return }
        func animation(_ rest: [String]) -> [String] {
            ["animation: " + names.map { "\($0) linear both" }.joined(separator: ", ")] + rest
        }
        switch carrier.timeline {
        case .time: break
        case .view:
            let stops = carrier.frames[policy]!.stops
            let (from, to) = ((1 - stops.last!) / 2, (1 - stops.first!) / 2)
            sheet.rule(
                "& ." + carrier.name,
                animation([
                    "animation-timeline: --row",
                    "animation-range: cover \(CSSNumber.percent(from)) cover \(CSSNumber.percent(to))",
                ]))
        case .travel(let from, let to):
            sheet.rule(
                "& ." + carrier.name,
                animation(["animation-timeline: --travel", "animation-range: calc(\(from)) calc(\(to))"]))
            addPull(carrier, policy, to: &sheet)
        case .pull:
            addPull(carrier, policy, to: &sheet)
        case .rest(let from, let to):
            sheet.rule("& ." + carrier.name, held(names, from, to, at: "0px"))
        }
        // Each animation costs a little in every frame, in view or not: so only rows and pages near the viewport have any,
        // where a script says which these are.
        if let cell = carrier.place.cell, canCull, carrier.timeline != .time {
            sheet.rule("&[data-parallax] \(cell):not([data-near]) .\(carrier.name)", ["animation: none"])
        }
    }

    /// While the content is pulled, its scroll position is 0: then key frames stand still at the place that the pull says.
    private func addPull(_ carrier: Carrier, _ policy: MotionPolicy, to sheet: inout Stylesheet) {
        let names = sets(carrier, policy).map { $0.name + "-pulled" }
        guard carrier.playsPulls, !names.isEmpty else { return }
        switch carrier.timeline {
        case .travel(let from, let to), .pull(let from, let to):
            sheet.rule("&[data-pulled] ." + carrier.name, held(names, from, to, at: "-1 * var(--pull)"))
        case .view, .time, .rest: break
        }
    }

    /// Key frames that stand still where travel is `place`.
    private func held(_ names: [String], _ from: String, _ to: String, at place: String) -> [String] {
        // A quotient of two lengths as a number: engines divide lengths only since lately.
        [
            "animation: " + names.map { "\($0) 100s linear both paused" }.joined(separator: ", "),
            "animation-delay: calc(-100s * tan(atan2(\(place) - (\(from)), \(to) - (\(from)))))",
        ]
    }

    /// Entrances. The page's script says which rows are in view; one that is not yet said to be waits unseen, so that none is
    /// seen in its place before it enters. Without a script nothing enters, and all is there.
    private func addEntrances(_ policy: MotionPolicy, to sheet: inout Stylesheet) {
        let entering = carriers.filter { $0.timeline == .time && !sets($0, policy).isEmpty }
        sheet.block(":root[data-parallax]:not([data-parallax=\"off\"])") { sheet in
            // Rows that an effect shows from afar have entered long ago.
            if !entering.isEmpty, !parts.rowsReachFar {
                sheet.rule("& .row:not([data-live])", ["opacity: 0"])
            }
            for carrier in entering {
                let stops = carrier.frames[policy]!.stops
                let seconds = CSSNumber.text(stops.last! - stops.first!)
                sheet.rule(
                    "& .row[data-live] .\(carrier.name)",
                    [
                        "animation: "
                            + sets(carrier, policy).map { "\($0.name) \(seconds)s linear both" }.joined(
                                separator: ", ")
                    ])
            }
        }
        let settled = parts.rowsReachFar ? "& .row:not([data-live]) ." : "&:not([data-parallax]) ."
        sheet.block(":root") { sheet in
            for carrier in entering {
                let moving = carrier.properties(policy).filter { !$0.isStill && !$0.endsAtRest }
                let last = carrier.frames[policy]!.stops.count - 1
                sheet.rule(settled + carrier.name, moving.map { "\($0.name): \($0.css(at: last))" })
            }
        }
    }
}

extension Carrier {
    /// Whether a pull moves its key frames by another way than scrolling does.
    fileprivate var playsPulls: Bool {
        switch timeline {
        // Key frames that begin at a travel of 0 hold their first values while pulled, as they do at rest.
        case .travel: driver.quantity != .travel || frames.values.contains { $0.stops[0] < 0 }
        case .pull: true
        case .view, .time, .rest: false
        }
    }
}

extension DrivenProperty {
    /// Whether it changes nothing at the last stop.
    fileprivate var endsAtRest: Bool {
        zip(parts, rest).allSatisfy { part, rest in part[part.count - 1] == LengthSum(rest) }
    }
}
