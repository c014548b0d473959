/// What a track is a function of.
public struct Driver: Equatable, Hashable, Sendable {
    /// The quantity that drives.
    public enum Quantity: UInt8, Equatable, Hashable, Sendable, CaseIterable {
        /// Distance scrolled from rest. Rest: 0.
        case travel
        /// How far travel lies outside its range, signed. Rest: 0.
        case overscroll
        /// The item's place in the viewport, −1…1 while any of it is in view. Rest: 0, the middle.
        case phase
        /// Pages from the page at rest, signed. Rest: 0.
        case pageDistance
        /// Seconds since the row appeared. Rest: long ago.
        case age
    }

    /// The quantity that drives.
    public var quantity: Quantity
    /// The length that counts as 1 for travel and overscroll; other quantities have no unit.
    public var unit: Measure

    init(_ quantity: Quantity, unit: Measure = .points) {
        self.quantity = quantity
        self.unit = unit
    }

    /// Distance scrolled from rest, in points.
    public static let travel = Driver(.travel)
    /// Distance scrolled from rest, as a multiple of a length: of the item's, say. A length of 0 gives 0.
    public static func travel(per unit: Measure) -> Driver { Driver(.travel, unit: unit) }
    /// How far travel lies outside its range, in points: negative at the start, positive at the end.
    public static let overscroll = Driver(.overscroll)
    /// Overscroll as a multiple of a length. A length of 0 gives 0.
    public static func overscroll(per unit: Measure) -> Driver { Driver(.overscroll, unit: unit) }
    /// The item's place in the viewport: −1 leaving at the start edge, 0 centred, 1 entering at the end edge.
    public static let phase = Driver(.phase)
    /// Pages from the page at rest: signed and continuous, positive for pages still to come.
    public static let pageDistance = Driver(.pageDistance)
    /// Seconds since the row appeared.
    public static let age = Driver(.age)
}

/// A length that a track's values, or its driver, are multiples of. An effect so written holds for every size.
public enum Measure: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// One point.
    case points
    /// The viewport's length along the scroll, H.
    case viewport
    /// The item's length along the scroll, h.
    case item
    /// The way from phase 0 to phase 1: `(H + h) / 2`. A translation of `(speed − 1) · phase` reaches moves a layer at
    /// `speed`.
    case reach
    /// How much longer than its item a picture is, per side: `(P − h) / 2`, at least 0.
    case overscan
    /// `overscan · (H + h) / H`: a picture that moves by this much over a phase of 1 has used up its overscan exactly
    /// when its item's middle reaches the viewport's edge. 0 where H is 0.
    case fittedOverscan
}
