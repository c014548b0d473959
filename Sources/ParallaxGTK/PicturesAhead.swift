#if GTK
import Parallax
import ParallaxCairo

/// Decodes the pictures that come next, beside the main thread, so that no frame has to wait for them.
@MainActor final class PicturesAhead {
    /// The rows or pages that have been looked at, with the painter of now.
    private var known: Range<Int> = 0..<0
    private var isBusy = false
    private var last = 0.0

    /// What is shown has changed: all pictures are to be decoded anew.
    func forget() { known = 0..<0 }

    /// Content is at `travel`: looks a viewport's length further, the way that it moves first.
    func look(from travel: Double, of stage: Stage, _ painter: @autoclosure () -> Painter) {
        let way = travel < last ? -1.0 : 1
        last = travel
        guard !isBusy else { return }
        let here = stage.liveItems(at: travel)
        if !known.overlaps(here) { known = here }
        for side in [way, -way] {
            let place = stage.travelRange.clamped(travel + side * stage.viewportLength)
            let there = stage.liveItems(at: place)
            guard !there.isEmpty, there.lowerBound < known.lowerBound || there.upperBound > known.upperBound
            else {
                continue
            }
            known = min(known.lowerBound, there.lowerBound)..<max(known.upperBound, there.upperBound)
            // What lies far behind may have been forgotten by the store, too.
            if known.count > 4 * (here.count + there.count) { known = here }
            isBusy = true
            let painter = painter()
            Task.detached(priority: .utility) {
                // A picture that can't be shown is told of when it is to be shown.
                try? painter.prepare(stage.layout(at: place))
                await MainActor.run { self.isBusy = false }
            }
            return
        }
    }
}
#endif
