// Which rows and pages to lay out. Most lists show the rows whose rest frames are in view, and no others; but an effect can
// bring a row into view from anywhere. Then runs of rows are halved, and a run that bounds rule out is passed over: the
// work grows with the rows that can be seen, and with the logarithm of all.
//
// An effect that pins every row to the viewport (speed 0, extended) does bring them all into view.

extension LayoutPass {
    mutating func addRows(to layout: inout StageLayout) {
        let heights = stage.rows.heights
        guard heights.count > 0, viewportLength > 0 else { return }
        let live = stage.liveRows(at: travel, near: layout.firstRow)
        layout.firstRow = live.lowerBound
        if stage.rows.whole.displaces {
            addRows(0..<heights.count, from: 0, to: heights.total, live: live, to: &layout)
        } else {
            for index in live {
                let start = heights.edge(index)
                addRow(index, from: start, to: heights.edge(index + 1), isLive: true, to: &layout)
            }
        }
    }

    /// Adds those of a run of rows that can be seen; the run reaches from one place in the list to another.
    private mutating func addRows(
        _ run: Range<Int>, from first: Double, to last: Double, live: Range<Int>, to layout: inout StageLayout
    ) {
        guard last > first else { return }
        let holdsLive = run.overlaps(live)
        guard holdsLive || canBeSeen(run, from: first, to: last) else { return }
        if run.count == 1 {
            return addRow(run.lowerBound, from: first, to: last, isLive: holdsLive, to: &layout)
        }
        let middle = run.lowerBound + run.count / 2
        let edge = stage.rows.heights.edge(middle)
        addRows(run.lowerBound..<middle, from: first, to: edge, live: live, to: &layout)
        addRows(middle..<run.upperBound, from: edge, to: last, live: live, to: &layout)
    }

    private mutating func addRow(
        _ index: Int, from first: Double, to last: Double, isLive: Bool, to layout: inout StageLayout
    ) {
        guard last > first else { return }
        addRow(
            index, start: first + stage.contentStart - travel, length: last - first, isLive: isLive,
            to: &layout)
    }

    private func canBeSeen(_ run: Range<Int>, from first: Double, to last: Double) -> Bool {
        let origin = stage.contentStart - travel
        let lengths = stage.rows.heights.lengths(of: run, from: first, to: last)
        let starts = Span(first + origin, last + origin)
        let cues = CueSpan(
            starts: starts, shortest: cue(start: starts.least, length: lengths.least),
            longest: cue(start: starts.least, length: lengths.greatest))
        let row = SpanBox(along: Span(0, lengths.greatest), across: Span(0, widthAcross))
        let bounds = stage.rows.whole.bounds(
            of: row, lengths: SpanBox(along: lengths, across: Span(widthAcross)),
            origin: SpanBox(along: Span(0), across: Span(0)), cues: cues, policy: stage.policy)
        return meetsViewport(starts + bounds.along)
    }

    mutating func addPages(to layout: inout StageLayout) {
        guard let pages = stage.pages, pages.count > 0, viewportLength > 0 else { return }
        addPages(0..<pages.count, of: pages, to: &layout)
    }

    private mutating func addPages(_ run: Range<Int>, of pages: Pages, to layout: inout StageLayout) {
        guard canBeSeen(run, of: pages) else { return }
        if run.count == 1 { return addPage(run.lowerBound, to: &layout) }
        let middle = run.lowerBound + run.count / 2
        addPages(run.lowerBound..<middle, of: pages, to: &layout)
        addPages(middle..<run.upperBound, of: pages, to: &layout)
    }

    private func canBeSeen(_ run: Range<Int>, of pages: Pages) -> Bool {
        var (first, last) = (pageCue(run.lowerBound), pageCue(run.upperBound - 1))
        let starts = Span(
            Double(run.lowerBound) * stage.stride - travel, Double(run.upperBound - 1) * stage.stride - travel
        )
        let distances = Span(first.pageDistance, last.pageDistance)
        func cues(picture: Double) -> CueSpan {
            (first.pictureLength, last.pictureLength) = (picture, picture)
            var cues = CueSpan(starts: starts, shortest: first, longest: last)
            cues.pageDistance = distances
            return cues
        }
        /// Where something of a length, in the middle of its page, can come to lie.
        func bounds(_ effect: Effect, length: Double) -> Span {
            let start = (viewportLength - length) / 2
            let across = Span(0, widthAcross)
            let held = effect.bounds(
                of: SpanBox(along: Span(start, start + length), across: across),
                lengths: SpanBox(along: Span(length), across: Span(widthAcross)),
                origin: SpanBox(along: Span(start), across: Span(0)), cues: cues(picture: length),
                policy: stage.policy)
            let page = pages.effect.bounds(
                of: held, lengths: SpanBox(along: Span(viewportLength), across: Span(widthAcross)),
                origin: SpanBox(along: Span(0), across: Span(0)), cues: cues(picture: viewportLength),
                policy: stage.policy)
            return starts + page.along
        }
        if meetsViewport(bounds(.none, length: viewportLength)) { return true }
        if let text = pages.text, meetsViewport(bounds(text, length: viewportLength)) { return true }
        guard let picture = pages.picture else { return false }
        let length = picture.length(screen: stage.screenLength, item: viewportLength)
        return meetsViewport(bounds(picture.effect, length: length))
    }

    /// The viewport's length across the scroll.
    private var widthAcross: Double {
        stage.axis == .vertical ? stage.viewport.width : stage.viewport.height
    }

    /// Whether something between two places, counted from the viewport's start, may be seen. Sums of large numbers are
    /// rounded, so a little more than the viewport counts.
    private func meetsViewport(_ span: Span) -> Bool {
        let slack = 1e-6 + 1e-9 * span.magnitude
        return span.least <= viewportLength + slack && span.greatest >= -slack
    }
}
