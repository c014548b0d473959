#if canImport(UIKit)
import UIKit

/// One that writes on a view, as long as nobody does who came later.
@MainActor
protocol ViewHolder: AnyObject {
    /// A later one takes hold of the view: this one gives it its own looks back, and writes on it no more.
    func giveUp(_ view: UIView)
    /// The later one has gone, and has given the view its own looks back.
    func holdAgain(_ view: UIView)
}

/// Who holds which view, whatever scroll view that lies in. One at a time writes, so that its own looks are known to that one,
/// and can be given back in whichever order they go.
@MainActor
enum Hold {
    private struct Entry {
        weak var view: UIView?
        /// In the order of coming: the last one writes.
        var holders: [WeakHolder] = []
    }

    private struct WeakHolder { weak var holder: (any ViewHolder)? }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// How many views are held, or have gone while they were: for tests.
    static var count: Int { entries.count }

    /// Makes one the last to come; whoever held the view before gives it up first.
    static func take(_ view: UIView, by holder: any ViewHolder) {
        let before = last(of: view)
        guard before !== holder else { return }
        before?.giveUp(view)
        let others = holders(of: view).filter { $0.holder !== holder }
        entries[ObjectIdentifier(view)] = Entry(view: view, holders: others + [WeakHolder(holder: holder)])
    }

    /// Forgets one, which has given the view its own looks back.
    static func release(_ view: UIView, by holder: any ViewHolder) {
        let wasLast = last(of: view) === holder
        let others = holders(of: view).filter { $0.holder !== holder }
        entries[ObjectIdentifier(view)] = others.isEmpty ? nil : Entry(view: view, holders: others)
        if wasLast { last(of: view)?.holdAgain(view) }
    }

    static func isHeld(_ view: UIView, by holder: any ViewHolder) -> Bool { last(of: view) === holder }

    /// Forgets views that have gone.
    static func prune() { entries = entries.filter { $0.value.view != nil } }

    private static func holders(of view: UIView) -> [WeakHolder] {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return [] }
        return entry.holders.filter { $0.holder != nil }
    }

    private static func last(of view: UIView) -> (any ViewHolder)? {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
        return entry.holders.last { $0.holder != nil }?.holder
    }
}
#endif
