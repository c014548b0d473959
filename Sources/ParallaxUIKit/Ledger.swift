#if canImport(UIKit)
import Parallax
import UIKit

/// All that one `ScrollEffects` has done, so that it can be undone.
@MainActor
final class Ledger {
    private(set) weak var scrollView: UIScrollView?
    private(set) weak var tracker: ScrollTracker?
    private var members: [ObjectIdentifier: Member] = [:]
    private var runner: EntranceRunner?
    private var fitter: HeaderFitter?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        let tracker = ScrollTracker.tracker(of: scrollView)
        tracker.hold()
        self.tracker = tracker
    }

    func apply(_ effect: Effect, to view: UIView, in item: UIView, through constraints: [NSLayoutConstraint])
    {
        guard let tracker else { return }
        let key = ObjectIdentifier(view)
        if let member = members[key], member.view === view {
            member.change(item: item, effect: effect, constraints: constraints)
            (member.tracker ?? tracker).setNeedsLayout()
            tracker.setNeedsLayout()
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

    /// The entrance of the list's rows; `nil` for none.
    var entrance: Effect? {
        get { runner?.effect }
        set {
            if let runner, let newValue {
                runner.effect = newValue
            } else if let newValue {
                let runner = EntranceRunner(newValue, once: entersOnce)
                self.runner = runner
                tracker?.join(runner)
            } else if let runner {
                runner.leave()
                tracker?.leave(runner)
                self.runner = nil
            }
            tracker?.setNeedsLayout()
        }
    }

    /// Whether rows enter only once.
    var entersOnce = false { didSet { runner?.once = entersOnce } }

    /// The picture above the list; `nil` for none.
    var header: StretchyHeader? {
        get { fitter?.header }
        set {
            if let fitter, let newValue {
                fitter.header = newValue
            } else if let newValue, let scrollView, let tracker {
                let fitter = HeaderFitter(newValue, in: scrollView)
                self.fitter = fitter
                tracker.join(fitter)
            } else if let fitter, newValue == nil {
                fitter.leave()
                tracker?.leave(fitter)
                self.fitter = nil
            }
            tracker?.setNeedsLayout()
        }
    }

    func detach() {
        header = nil
        entrance = nil
        for member in members.values { member.leave() }
        members = [:]
        tracker?.letGo()
        tracker = nil
    }

    /// Forgets views that have gone.
    private func prune() { members = members.filter { $0.value.view != nil } }
}
#endif
