#if canImport(UIKit)
import UIKit

/// A part of a scroll view's effects of which there is one: its header, or its entrances.
@MainActor
protocol ScrollPart: AnyObject {
    /// Brings itself up to date: once a pass, when every cell is in its place.
    func update(_ viewport: Viewport, in tracker: ScrollTracker)

    /// The scroll view has come to a window, or has left it.
    func windowDidChange(in tracker: ScrollTracker)
}

extension ScrollPart {
    func windowDidChange(in tracker: ScrollTracker) {}
}
#endif
