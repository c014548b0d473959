#if canImport(UIKit)
import Parallax
import UIKit

/// All that one `ScrollEffects` has done, so that it can be undone.
@MainActor
final class Ledger {
    private(set) weak var scrollView: UIScrollView?
    private(set) weak var tracker: ScrollTracker?
    private var isDetached = false
    /// What the app says of the scroll view.
    private(set) var settings = Settings()
    private var members: [ObjectIdentifier: Member] = [:]
    private var hasSpoken = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        let tracker = ScrollTracker.tracker(of: scrollView)
        tracker.hold(self)
        self.tracker = tracker
    }

    /// Where the app has taken all views out of its scroll view, what was said and applied goes on with another tracker: at once, if
    /// more is said.
    private func returnToScrollView() {
        guard !isDetached, let scrollView, tracker?.scrollView !== scrollView else { return }
        tracker?.giveUp()
        if tracker?.scrollView !== scrollView { follow() }
    }

    /// Joins another tracker, for the one that it held has given up.
    func follow() {
        guard !isDetached, let scrollView else { return }
        let tracker = ScrollTracker.tracker(of: scrollView)
        self.tracker = tracker
        tracker.hold(self)
        for member in members.values { member.join(tracker) }
        tracker.settingsDidChange()
    }

    /// Says something else of the scroll view; once everything is undone, nothing any longer.
    func say(_ change: (inout Settings) -> Void) {
        returnToScrollView()
        guard let tracker else { return }
        change(&settings)
        tracker.settingsDidChange()
    }

    func setHeader(_ header: StretchyHeader?) {
        say { $0.header = header }
        if let fitter = tracker?.header, fitter.header.cover === header?.cover { fitter.takeCover() }
    }

    func apply(_ effect: Effect, to view: UIView, in item: UIView, through constraints: [NSLayoutConstraint])
    {
        returnToScrollView()
        guard let tracker else { return }
        if !hasSpoken, !effect.channelsNotShown.isEmpty {
            hasSpoken = true
            NSLog(
                "Parallax: an effect has tracks for blur, which UIKit cannot show. The rest of it is shown.")
        }
        let key = ObjectIdentifier(view)
        if let member = members[key], member.view === view {
            Hold.take(view, by: member)
            member.change(item: item, effect: effect, constraints: constraints)
            (member.tracker ?? tracker).setNeedsLayout()
            return
        }
        prune()
        let member = Member(view, item: item, effect: effect, constraints: constraints)
        members[key] = member
        member.join(tracker)
    }

    func remove(from view: UIView) {
        let key = ObjectIdentifier(view)
        guard let member = members[key], member.view === view else { return }
        members[key] = nil
        member.leave()
    }

    func detach() {
        isDetached = true
        for member in members.values { member.leave() }
        members = [:]
        settings = Settings()
        tracker?.letGo(self)
        tracker = nil
    }

    /// Forgets views that have gone.
    private func prune() {
        members = members.filter { $0.value.view != nil }
        Hold.prune()
    }
}
#endif
