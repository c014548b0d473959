/// The way content scrolls.
public enum ScrollAxis: UInt8, Equatable, Hashable, Sendable {
    /// Content scrolls up and down.
    case vertical
    /// Content scrolls from the leading to the trailing edge.
    case horizontal
}

/// The way text runs, and with it everything that is laid out from a leading to a trailing edge.
public enum ReadingDirection: UInt8, Equatable, Hashable, Sendable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft
}
