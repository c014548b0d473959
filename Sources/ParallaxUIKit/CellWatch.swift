#if canImport(UIKit)
import UIKit

/// Hears what a list does with a cell between two looks at its rows. One that moves a cell takes the row along, to another index
/// path; one that puts a cell away has it show any row the next time.
@MainActor
final class CellWatch {
    private(set) weak var cell: UIView?
    private var observations: [NSKeyValueObservation] = []
    /// Whether the list has hidden the cell since the last look.
    private(set) var wasHidden = false
    /// Whether it was moved within an animation since then, as where rows are inserted, deleted and moved.
    private(set) var hasGlided = false

    /// Tells also of itself that something has changed: a list that puts rows elsewhere need change neither its offset nor the
    /// size of its content.
    init(_ cell: UIView, _ changed: @escaping @MainActor () -> Void) {
        self.cell = cell
        observations = [
            cell.layer.observe(\.position) { [weak self] _, _ in
                MainActor.assumeIsolated {
                    if UIView.inheritedAnimationDuration > 0 { self?.hasGlided = true }
                    changed()
                }
            },
            cell.layer.observe(\.isHidden) { [weak self] _, _ in
                MainActor.assumeIsolated {
                    if self?.cell?.layer.isHidden == true { self?.wasHidden = true }
                    changed()
                }
            },
        ]
    }

    /// From here on it is another time between two looks.
    func look() { (wasHidden, hasGlided) = (false, false) }
}
#endif
