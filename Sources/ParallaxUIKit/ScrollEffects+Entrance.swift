#if canImport(UIKit)
import Parallax
import UIKit

extension ScrollEffects {
    /// What the rows of a table or collection view do as they come into view: `.rise()`, `.fadeIn()`, or any effect over the
    /// age. `.none`, as at first, for nothing.
    ///
    /// Cells need nothing: they are found as they come. A row that leaves ends its entrance. The entrance is shown beside the
    /// cell's own values, which stay untouched.
    ///
    /// Which row is new is known of what a list inserts, and of what comes into view by scrolling. After `reloadData` only index paths
    /// tell; where that leaves a doubt, a row is there without an entrance, as where the offset changes in the same turn by just
    /// as much as content has grown. So insert rows that are to enter.
    public var entrance: Effect {
        get { ledger.settings.entrance.effect }
        set { ledger.say { $0.entrance.effect = newValue } }
    }

    /// Whether a row that has entered and left does not enter again. No, unless told.
    public var entersOnce: Bool {
        get { ledger.settings.entrance.once }
        set { ledger.say { $0.entrance.once = newValue } }
    }

    /// Seconds by which rows that come together follow one another; 0 unless told. Rows that come while others wait for their turn
    /// follow these.
    public var entranceStagger: Double {
        get { ledger.settings.entrance.stagger }
        set { ledger.say { $0.entrance.stagger = newValue } }
    }
}
#endif
