extension Cue {
    /// Describes an item by boxes on the screen, all in the same coordinates: for a shell that is told where things are, and
    /// not how far content has been scrolled.
    ///
    /// ```swift
    /// let row = Box(x: 0, y: 500, width: 390, height: 250)
    /// let screen = Box(x: 0, y: 0, width: 390, height: 844)
    /// let lag = Effect.drift(speed: 0.8).pose(at: Cue(item: row, viewport: screen)).translation.y    // −40.6
    ///
    /// let page = Box(x: -195, y: 0, width: 390, height: 300)
    /// let pager = Box(x: 0, y: 0, width: 390, height: 300)
    /// let next = Cue(item: page, viewport: pager, axis: .horizontal, direction: .rightToLeft)
    /// next.pageDistance    // 0.5: right to left, what lies to the left is still to come
    /// ```
    ///
    /// NaN counts as 0, and lengths are held within 0…``largestLength``.
    ///
    /// - Parameters:
    ///   - item: Where the item is now, before any effect.
    ///   - viewport: The scroll view's whole bounds, parts under bars included.
    ///   - content: Where all that scrolls is now; travel and overscroll follow from it, and are 0 without it.
    ///   - insets: What resting content keeps clear of. At rest, `content` begins so far behind the viewport's start.
    ///   - picture: The picture's size; the item's unless told.
    ///   - axis: The way content scrolls.
    ///   - direction: Where the leading edge is.
    ///   - pageSpacing: Points between two pages as long as the viewport, for the page distance.
    ///   - age: Seconds since the row appeared.
    ///   - attachment: What the layer is fastened to.
    public init(
        item: Box, viewport: Box, content: Box? = nil, insets: Insets = .zero, picture: Dimensions? = nil,
        axis: ScrollAxis = .vertical, direction: ReadingDirection = .leftToRight, pageSpacing: Double = 0,
        age: Double = .infinity, attachment: Attachment = .content
    ) {
        let view = Cue.extent(of: viewport.bounded(), along: axis, direction)
        let own = Cue.extent(of: item.bounded(), along: axis, direction)
        var (travel, overscroll) = (0.0, 0.0)
        if let content {
            let whole = Cue.extent(of: content.bounded(), along: axis, direction)
            let (before, behind) = (
                insets.start(along: axis).boundedLength(), insets.end(along: axis).boundedLength()
            )
            let range = TravelRange(
                contentLength: before + whole.length + behind, viewportLength: view.length)
            travel = range.resolved(view.start + before - whole.start)
            overscroll = range.overscroll(travel)
        }
        self.init(
            itemStart: own.start - view.start, itemLength: own.length, viewportLength: view.length,
            axis: axis,
            travel: travel, overscroll: overscroll)
        if let picture {
            pictureLength = (axis == .vertical ? picture.height : picture.width).boundedLength()
        }
        pageDistance = PageDistance.of(
            page: 0, travel: view.start - own.start, stride: view.length + pageSpacing.boundedLength())
        self.age = age.bounded(nan: .infinity)
        self.attachment = attachment
    }

    /// Whether any of the item is in view, more than an edge of it: whether a row is live.
    public var isInView: Bool { phase.magnitude < 1 && itemLength > 0 && viewportLength > 0 }

    /// Where a box begins along the scroll, counted toward the trailing edge, and how long it is.
    private static func extent(
        of box: Box, along axis: ScrollAxis, _ direction: ReadingDirection
    ) -> (start: Double, length: Double) {
        switch (axis, direction) {
        case (.vertical, _): return (box.y, box.height)
        case (.horizontal, .leftToRight): return (box.x, box.width)
        case (.horizontal, .rightToLeft): return (-box.maxX, box.width)
        }
    }
}
