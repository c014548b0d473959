/// How many pages lie between a page and the one at rest in the viewport: signed and continuous, positive for pages still
/// to come.
public enum PageDistance {
    /// The distance of a page: `(index · stride − travel) / stride`, where stride is page length + spacing, in points. A
    /// stride of 0 gives 0.
    ///
    /// ```swift
    /// PageDistance.of(page: 1, travel: 195, stride: 390)   // 0.5
    /// ```
    public static func of(page index: Int, travel: Double, stride: Double) -> Double {
        guard stride > 0 else { return 0 }
        return ((Double(index) * stride - travel.bounded()) / stride).bounded()
    }
}
