/// How much motion a person wants to see.
///
/// A track is filtered by the policy before anything else:
///
/// | track | full | reduced | none |
/// | --- | --- | --- | --- |
/// | opacity | as it is | as it is | 1 |
/// | translation over travel, on a layer that stays with the viewport | as it is | from rest on `−travel`: it moves with the content | as reduced |
/// | translation or scale over overscroll, or over travel while pulled | as it is | as it is | as it is |
/// | everything else | as it is | held at its rest value | held at its rest value |
///
/// So with *reduced* every speed is 1, nothing turns or enters, fades stay, and a pulled header stretches exactly as far
/// as the pull opens: a hole would be worse than the motion.
public enum MotionPolicy: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// All motion.
    case full
    /// Every speed is 1; fades stay.
    case reduced
    /// No motion and no fades.
    case none
}
