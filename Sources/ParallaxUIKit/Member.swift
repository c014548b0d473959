#if canImport(UIKit)
import Parallax
import UIKit

/// One view under one effect.
@MainActor
final class Member: ViewHolder {
    /// The view that moves.
    private(set) weak var view: UIView?
    /// The view whose place decides.
    private(set) weak var item: UIView?
    private(set) weak var tracker: ScrollTracker?
    private var effect: Effect
    private var looks: Looks
    private var constraints: [MovedConstraint] = []
    /// Whether the view is yet to be shown for the first time since the app has put it under the effect: a cell that enters
    /// within an animation of the list must not glide from where its last row was.
    private var isFresh = true
    /// Whether the view, or its item, has been taken elsewhere: there it has its own looks.
    private var isAway = false
    /// Whether the view has ever been in its item, so that it can leave it.
    private var wasInItem = false
    private let place: PlaceWatch
    private var ownPlace: NSKeyValueObservation?

    init(_ view: UIView, item: UIView, effect: Effect, constraints: [NSLayoutConstraint]) {
        self.view = view
        self.item = item
        self.effect = effect
        place = PlaceWatch()
        looks = Looks(of: view, writing: WrittenParts(effect))
        Hold.take(view, by: self)
        // Whoever held it has given its own looks back.
        looks = Looks(of: view, writing: WrittenParts(effect))
        self.constraints = constraints.map { MovedConstraint($0, of: view) }
        // Whoever takes a view elsewhere places it there.
        ownPlace = view.layer.observe(\.position) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.lookWhereItIs() }
        }
    }

    /// Follows another item, or another effect; what the old one alone has written is given back.
    func change(item: UIView, effect: Effect, constraints: [NSLayoutConstraint]) {
        if self.item !== item { wasInItem = false }
        self.item = item
        isFresh = true
        if self.constraints.map(\.constraint) != constraints {
            if !isAway { for moved in self.constraints { moved.restore() } }
            self.constraints = view.map { view in constraints.map { MovedConstraint($0, of: view) } } ?? []
        }
        guard self.effect != effect else { return }
        self.effect = effect
        if let view, !isAway { looks.change(to: WrittenParts(effect), of: view) }
    }

    /// Takes part in the effects of a scroll view.
    func join(_ tracker: ScrollTracker) {
        if self.tracker !== tracker { self.tracker?.leave(self) }
        self.tracker = tracker
        tracker.join(self)
    }

    /// Gives the view its own looks back.
    func leave() {
        tracker?.leave(self)
        ownPlace = nil
        goAway()
        if let view { Hold.release(view, by: self) }
    }

    func giveUp(_ view: UIView) { goAway() }

    func holdAgain(_ view: UIView) { tracker?.setNeedsLayout() }

    /// Gives the view its own looks back for as long as it is elsewhere, where the app may change them.
    private func goAway() {
        guard !isAway else { return }
        isAway = true
        if let view { looks.restore(view) }
        for moved in constraints { moved.restore() }
    }

    /// Takes hold of the view again, as it looks now.
    private func comeBack(_ view: UIView) {
        guard isAway else { return }
        (isAway, isFresh) = (false, true)
        looks = Looks(of: view, writing: WrittenParts(effect))
        constraints = constraints.map { MovedConstraint($0.constraint, of: view) }
    }

    /// Whether the view is no longer in the item that it was in, or the item in no scroll view.
    private var hasLeft: Bool {
        guard let view, let item else { return false }
        if view.isDescendant(of: item) { wasInItem = true } else if wasInItem { return true }
        return item.nearestScrollView == nil
    }

    private func lookWhereItIs() {
        guard hasLeft != isAway else { return }
        guard isAway else { return goAway() }
        if tracker?.scrollView == nil { follow() } else { tracker?.setNeedsLayout() }
    }

    /// Its tracker has given up, or has gone: joins the one of the scroll view that the item lies in now.
    func follow() {
        guard let scrollView = item?.nearestScrollView else { return goAway() }
        moveToTracker(of: scrollView)
    }

    /// Asks the effect for the pose and shows it, if the item can be seen.
    func update(_ viewport: Viewport, in tracker: ScrollTracker) {
        guard let view, let item, let scrollView = tracker.scrollView, Hold.isHeld(view, by: self)
        else { return }
        guard !hasLeft, let nearest = item.nearestScrollView else { return goAway() }
        comeBack(view)
        // In a section that scrolls across, the nearest scroll view is the section's own.
        guard nearest === scrollView else { return moveToTracker(of: nearest) }
        place.watch(item, in: scrollView) { [weak self, weak tracker] in
            guard let self else { return }
            lookWhereItIs()
            tracker?.placeDidChange { self.update($0, in: $1) }
        }
        guard !item.isHidden else { return }
        let pass = tracker.pass
        layOut(item, in: tracker)
        // A pass that this has brought has shown it already, as things are now.
        guard pass == tracker.pass else { return }
        guard let frame = item.restFrame(in: scrollView), !item.isCell || frame.intersects(viewport.bounds)
        else {
            return
        }
        guard isFresh else { return show(frame, viewport) }
        isFresh = false
        view.atOnce(writing: looks.parts) { show(frame, viewport) }
    }

    /// Lays out what is in the item, before anything of it is read: a list lays out its cells after the tracker. Where the list itself is
    /// yet to be laid out, that comes first; in the midst of whatever has changed it, it has to wait for its own turn.
    private func layOut(_ item: UIView, in tracker: ScrollTracker) {
        if !tracker.isInLayout, tracker.scrollView?.layer.needsLayout() == true {
            tracker.setNeedsLayout()
        } else if isFresh {
            UIView.performWithoutAnimation { item.layoutIfNeeded() }
        } else {
            item.layoutIfNeeded()
        }
    }

    /// Asks the effect for the pose of an item that rests in `frame`, and shows it.
    private func show(_ frame: CGRect, _ viewport: Viewport) {
        guard let view else { return }
        ScrollTracker.evaluationCount += 1
        let cue = viewport.cue(item: frame, picture: view.bounds.size)
        var pose = viewport.pose(of: effect, at: cue)
        for moved in constraints { moved.take(from: pose) }
        if !constraints.isEmpty { pose = pose.without(along: viewport.axis) }
        view.show(pose, writing: looks.parts)
    }

    private func moveToTracker(of scrollView: UIScrollView) {
        let inner = ScrollTracker.tracker(of: scrollView)
        join(inner)
        if let viewport = inner.viewport { update(viewport, in: inner) }
    }
}

extension UIView {
    /// Whether a list brings the view in and out itself.
    fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}

extension Pose {
    /// The pose without its displacement along the scroll.
    fileprivate func without(along axis: ScrollAxis) -> Pose {
        var pose = self
        if axis == .vertical { pose.translationY = 0 } else { pose.translationX = 0 }
        return pose
    }
}
#endif
