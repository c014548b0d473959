/// A layer that belongs to no row and no page.
public struct FreeLayer: Sendable {
    /// Its box at rest, in points from the viewport's leading top corner at travel 0.
    public var box: Box
    /// Whether it moves with the content or stays with the viewport.
    public var attachment: Cue.Attachment
    /// Whether it is painted before rows and pages, and so lies behind them.
    public var isBehind: Bool
    /// What it does while the content scrolls. Its cue's item is its own box.
    public var effect: Effect

    /// Makes a free layer; it moves with the content, in front, and has no effect unless told.
    public init(
        _ box: Box, attachment: Cue.Attachment = .content, isBehind: Bool = false, effect: Effect = .none
    ) {
        self.box = box
        self.attachment = attachment
        self.isBehind = isBehind
        self.effect = effect
    }
}
