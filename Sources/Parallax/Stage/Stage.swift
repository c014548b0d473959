/// A screen with everything on it that scrolls: a value, whose layout at a scroll position is a pure function.
///
/// ```swift
/// var stage = Stage(screen: Dimensions(width: 390, height: 844))
/// stage.rows = Rows(
///     RowHeights(count: 10, height: 250),
///     picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)))
/// stage.layout(at: 37.5).layers.count    // 8: four rows, each with its picture
/// ```
///
/// Everything is given from the leading to the trailing edge; ``direction`` alone decides where the leading edge is.
public struct Stage: Sendable {
    /// The canvas, in points.
    public var screen: Dimensions
    /// The scroll view's whole bounds on the screen, parts under bars included.
    public var viewport: Box
    /// What the viewport's resting content keeps clear of: content inset and safe area together.
    public var insets: Insets
    /// The way that content scrolls.
    public var axis: ScrollAxis
    /// Where the leading edge is.
    public var direction: ReadingDirection
    /// How much motion is wanted.
    public var policy: MotionPolicy
    /// The list's rows.
    public var rows: Rows
    /// The picture above the first row.
    public var header: Header?
    /// The bar's background.
    public var bar: Bar?
    /// Pages.
    public var pages: Pages?
    /// Free layers.
    public var layers: [FreeLayer]

    /// Makes an empty stage that fills the screen.
    public init(screen: Dimensions, axis: ScrollAxis = .vertical) {
        self.screen = screen.bounded()
        viewport = Box(x: 0, y: 0, width: self.screen.width, height: self.screen.height)
        insets = .zero
        self.axis = axis
        direction = .leftToRight
        policy = .full
        rows = Rows(.none)
        layers = []
    }

    /// The viewport's length along the scroll, in points.
    public var viewportLength: Double {
        (axis == .vertical ? viewport.height : viewport.width).boundedLength()
    }

    /// The screen's length along the scroll, in points.
    public var screenLength: Double {
        (axis == .vertical ? screen.height : screen.width).boundedLength()
    }

    /// From one page's start to the next one's, in points.
    public var stride: Double { viewportLength + (pages?.spacing ?? 0).boundedLength() }

    /// Where the first row begins at rest, in points from the viewport's start.
    public var contentStart: Double {
        insets.start(along: axis).boundedLength() + (header?.height ?? 0).boundedLength()
    }

    /// How far the stage can travel.
    public var travelRange: TravelRange {
        let rowsLength = contentStart + rows.heights.total + insets.end(along: axis).boundedLength()
        let pageCount = Double(max(pages?.count ?? 0, 0))
        let pagesLength = pageCount > 0 ? (pageCount - 1) * stride + viewportLength : 0
        return TravelRange(
            contentLength: max(rowsLength, pagesLength), viewportLength: viewportLength)
    }

    /// What a gesture player needs to know of the stage.
    public var scrollLimits: ScrollLimits {
        ScrollLimits(maximum: travelRange.maximum, viewportLength: viewportLength)
    }

    /// The rows whose rest frames meet the viewport in more than an edge at a travel, as one run.
    public func liveRows(at travel: Double) -> Range<Int> {
        liveRows(at: travelRange.resolved(travel), near: 0)
    }

    func liveRows(at travel: Double, near hint: Int) -> Range<Int> {
        let start = travel - contentStart
        return rows.heights.rows(meeting: start..<start + viewportLength, near: hint)
    }

    /// The header's box on the screen; `nil` without a header.
    var headerBox: Box? {
        header?.box(in: viewport, inset: insets.start(along: axis), axis: axis)
    }

    /// The box that fills the viewport across, and begins `start` points behind its start along the scroll.
    func box(start: Double, length: Double) -> Box {
        viewport.slice(from: start, length: length, axis: axis)
    }
}
