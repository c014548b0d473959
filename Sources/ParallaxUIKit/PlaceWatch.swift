#if canImport(UIKit)
import UIKit

/// Hears when a view is moved, or what holds it in its scroll view: a list that moves its rows changes neither its offset nor
/// the size of its content, and tells nobody.
@MainActor
final class PlaceWatch {
    private weak var view: UIView?
    private weak var holder: UIView?
    private var observations: [NSKeyValueObservation] = []

    /// Watches a view in a scroll view, in place of what was watched before.
    func watch(_ view: UIView, in scrollView: UIScrollView, _ moved: @escaping @MainActor () -> Void) {
        let holder = view.holder(in: scrollView)
        guard self.view !== view || self.holder !== holder else { return }
        (self.view, self.holder) = (view, holder)
        var layers = [view.layer]
        if let holder, holder !== view { layers.append(holder.layer) }
        observations = layers.map { layer in
            layer.observe(\.position) { _, _ in MainActor.assumeIsolated { moved() } }
        }
    }
}
#endif
