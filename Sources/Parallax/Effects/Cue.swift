/// Everything about a layer's situation that an effect can depend on, at one instant.
///
/// ```swift
/// let cue = Cue(item: 500..<750, viewport: 0..<844)
/// Effect.drift(speed: 0.8).pose(at: cue).translation.y    // −0.2 · (625 − 422) = −40.6
/// ```
public struct Cue: Equatable, Sendable {
    /// What a layer is fastened to.
    public enum Attachment: UInt8, Equatable, Hashable, Sendable {
        /// The layer moves with the content.
        case content
        /// The layer stays with the viewport.
        case viewport
    }

    /// Distance scrolled from rest, in points.
    public internal(set) var travel: Double
    /// How far travel lies outside its range, in points, signed.
    public internal(set) var overscroll: Double
    /// The item's place in the viewport: −1 leaving at the start edge, 0 centred, 1 entering at the end edge.
    public internal(set) var phase: Double
    /// Pages from the page at rest, signed.
    public internal(set) var pageDistance: Double
    /// Seconds since the row appeared; infinite where entrances are over.
    public internal(set) var age: Double
    /// The viewport's length along the scroll, H, in points.
    public internal(set) var viewportLength: Double
    /// The item's length along the scroll, h, in points.
    public internal(set) var itemLength: Double
    /// The picture's length along the scroll, P, in points; the item's where there is none.
    public internal(set) var pictureLength: Double
    /// The way that content scrolls.
    public internal(set) var axis: ScrollAxis
    /// What the layer is fastened to.
    public internal(set) var attachment: Attachment

    /// Describes an item in a viewport.
    ///
    /// NaN counts as 0 (as ∞ for the age), and lengths are held within 0…``largestLength``.
    ///
    /// - Parameters:
    ///   - item: Where the item's rest frame begins and ends along the scroll, in points.
    ///   - viewport: Where the viewport begins and ends, in the same coordinates, parts under bars included.
    ///   - picture: The picture's length along the scroll; the item's unless told.
    ///   - axis: The way content scrolls.
    ///   - travel: Distance scrolled from rest.
    ///   - range: How far the scroll view can travel; without end unless told.
    ///   - pageDistance: Pages from the page at rest.
    ///   - age: Seconds since the row appeared.
    ///   - attachment: What the layer is fastened to.
    public init(
        item: Range<Double>, viewport: Range<Double>, picture: Double? = nil, axis: ScrollAxis = .vertical,
        travel: Double = 0, range: TravelRange = TravelRange(maximum: .infinity),
        pageDistance: Double = 0, age: Double = .infinity, attachment: Attachment = .content
    ) {
        self.init(
            itemStart: item.lowerBound.bounded() - viewport.lowerBound.bounded(),
            itemLength: (item.upperBound - item.lowerBound).boundedLength(),
            viewportLength: (viewport.upperBound - viewport.lowerBound).boundedLength(),
            axis: axis, travel: range.resolved(travel), overscroll: range.overscroll(travel))
        if let picture { pictureLength = picture.boundedLength() }
        self.pageDistance = pageDistance.bounded()
        self.age = age.bounded(nan: .infinity)
        self.attachment = attachment
    }

    /// Describes an item by numbers that are known to be within bounds. `itemStart` is counted from the viewport's
    /// start edge.
    init(
        itemStart: Double, itemLength: Double, viewportLength: Double, axis: ScrollAxis,
        travel: Double, overscroll: Double
    ) {
        self.travel = travel
        self.overscroll = overscroll
        self.phase = Phase.of(
            itemStart: itemStart, itemLength: itemLength, viewportLength: viewportLength)
        self.pageDistance = 0
        self.age = .infinity
        self.viewportLength = viewportLength
        self.itemLength = itemLength
        self.pictureLength = itemLength
        self.axis = axis
        self.attachment = .content
    }

    /// The driver's value, in its unit.
    @inline(__always)
    func value(of driver: Driver) -> Double {
        switch driver.quantity {
        case .travel: return travel / unit(driver)
        case .overscroll: return overscroll / unit(driver)
        case .phase: return phase
        case .pageDistance: return pageDistance
        case .age: return age
        }
    }

    /// What counts as 1 of the driver: a length of 0 counts as infinite, so that what is divided by it becomes 0.
    @inline(__always)
    func unit(_ driver: Driver) -> Double {
        if driver.unit == .points { return 1 }
        let length = length(of: driver.unit)
        return length > 0 ? length : .infinity
    }

    /// The way from phase 0 to phase 1, in points.
    @inline(__always)
    var reach: Double { (viewportLength + itemLength) / 2 }

    /// The measure in points.
    @inline(__always)
    func length(of measure: Measure) -> Double {
        switch measure {
        case .points: return 1
        case .viewport: return viewportLength
        case .item: return itemLength
        case .reach: return reach
        case .overscan: return max(pictureLength - itemLength, 0) / 2
        case .fittedOverscan:
            guard viewportLength > 0 else { return 0 }
            let overscan = max(pictureLength - itemLength, 0) / 2
            return (overscan * (viewportLength + itemLength) / viewportLength).bounded()
        }
    }
}
