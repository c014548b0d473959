#if canImport(UIKit)
import Parallax

extension Effect {
    /// What of the effect a layer of UIKit cannot show: blur, if it has tracks for it.
    ///
    /// Core Animation has no blur of a layer's own on iOS, and a picture blurred anew in each frame would cost more than the
    /// frame has. So ``ScrollEffects`` shows such an effect without its blur, all else as it is, and says so on the console
    /// once. Where a picture is to become soft as it goes, put a blurred copy above it and let an effect fade that one in.
    ///
    /// ```swift
    /// let softAtTheEdges = Effect { Track(.opacity, over: .phase, .linear(through: [(-1, 1), (0, 0), (1, 1)])) }
    /// effects.apply(softAtTheEdges, to: cell.blurredCopy, in: cell)
    /// ```
    public var channelsNotShown: [Channel] { tracks.map(\.channel).contains(.blur) ? [.blur] : [] }
}
#endif
