/// An item's place in the viewport: −1 just leaving at the start edge, 0 centred, +1 just entering at the end edge.
public enum Phase {
    /// The phase of an item: `2 · (itemMiddle − viewportMiddle) / (viewportLength + itemLength)`. It goes on beyond ±1; 0/0
    /// is 0.
    ///
    /// ```swift
    /// Phase.of(item: 844..<1094, viewport: 0..<844)   // 1: about to enter at the end edge
    /// ```
    ///
    /// - Parameters:
    ///   - item: Where the item's rest frame begins and ends along the scroll, in points.
    ///   - viewport: Where the viewport begins and ends, in the same coordinates, parts under bars included.
    public static func of(item: Range<Double>, viewport: Range<Double>) -> Double {
        of(
            itemStart: item.lowerBound.bounded() - viewport.lowerBound.bounded(),
            itemLength: (item.upperBound - item.lowerBound).boundedLength(),
            viewportLength: (viewport.upperBound - viewport.lowerBound).boundedLength())
    }

    /// The phase of an item that begins `itemStart` points behind the viewport's start edge.
    static func of(itemStart: Double, itemLength: Double, viewportLength: Double) -> Double {
        let reach = viewportLength + itemLength
        guard reach > 0 else { return 0 }
        return ((2 * itemStart + itemLength - viewportLength) / reach).bounded()
    }
}
