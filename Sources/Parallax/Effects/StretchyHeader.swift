extension Effect {
    /// A picture above the list that stretches when pulled, and moves away slower than the list while it fades.
    ///
    /// With u = travel / the box's height, about the box's top centre: scale `1 − u` while pulled (u < 0); translation
    /// `−speed · u` box heights and opacity `1 − u` for u in 0…1; held from there on. At rest it is the identity. It
    /// is meant for a layer that stays with the viewport.
    ///
    /// ```swift
    /// let header = Effect.stretchyHeader(speed: 0.5)
    /// let pulled = Cue(item: 0..<300, viewport: 0..<844, travel: -60, attachment: .viewport)
    /// header.pose(at: pulled).scaleY    // 1.2
    /// ```
    ///
    /// - Parameters:
    ///   - speed: The picture's speed as a multiple of the content's own.
    ///   - fades: Whether it fades as it leaves.
    public static func stretchyHeader(speed: Double = 0.5, fades: Bool = true) -> Effect {
        Effect(anchor: Vector(0.5, 0)) {
            Track(.scale, over: .travel(per: .item), .ray(at: 0, value: 1, slopeBefore: -1, slopeAfter: 0))
            Track(.translation, over: .travel(per: .item), .linear(from: (0, 0), to: (1, -speed)), in: .item)
            if fades {
                Track(.opacity, over: .travel(per: .item), .linear(from: (0, 1), to: (1, 0)))
            }
        }
    }

    /// A bar's background that appears as the header leaves: opacity `1 − |1 − u|³` with u = travel / the header's
    /// height in 0…1, 0 while pulled, 1 beyond.
    ///
    /// The item of its cue is the header's box.
    public static let barBackground = Effect {
        Track(.opacity, over: .travel(per: .item), .cubic(from: (0, 0), to: (1, 1), slopes: (3, 0)))
    }
}
