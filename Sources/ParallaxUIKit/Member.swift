#if canImport(UIKit)
import Parallax
import UIKit

/// One view under one effect.
final class Member {
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
    private let place: PlaceWatch

    @MainActor init(_ view: UIView, item: UIView, effect: Effect, constraints: [NSLayoutConstraint]) {
        self.view = view
        self.item = item
        self.effect = effect
        looks = Looks(of: view, writing: WrittenParts(effect))
        place = PlaceWatch()
        self.constraints = constraints.map { MovedConstraint($0, of: view) }
    }

    /// Follows another item, or another effect; what the old one alone has written is given back.
    @MainActor func change(item: UIView, effect: Effect, constraints: [NSLayoutConstraint]) {
        self.item = item
        isFresh = true
        if self.constraints.map(\.constraint) != constraints {
            for moved in self.constraints { moved.restore() }
            self.constraints = view.map { view in constraints.map { MovedConstraint($0, of: view) } } ?? []
        }
        guard self.effect != effect else { return }
        self.effect = effect
        if let view { looks.change(to: WrittenParts(effect), of: view) }
    }

    /// Takes part in the effects of a scroll view.
    @MainActor func join(_ tracker: ScrollTracker) {
        if self.tracker !== tracker { self.tracker?.leave(self) }
        self.tracker = tracker
        tracker.join(self)
    }

    /// Gives the view its own looks back.
    @MainActor func leave() {
        tracker?.leave(self)
        if let view { looks.restore(view) }
        for moved in constraints { moved.restore() }
    }

    /// Asks the effect for the pose and shows it, if the item can be seen.
    @MainActor func update(_ viewport: Viewport, in tracker: ScrollTracker) {
        guard let view, let item, let scrollView = tracker.scrollView, let nearest = item.nearestScrollView
        else {
            return
        }
        // In a section that scrolls across, the nearest scroll view is the section's own.
        guard nearest === scrollView else { return moveToTracker(of: nearest) }
        place.watch(item, in: scrollView) { [weak self, weak tracker] in
            guard let self else { return }
            tracker?.placeDidChange { self.update($0, in: $1) }
        }
        guard !item.isHidden else { return }
        guard let frame = item.restFrame(in: scrollView), !item.isCell || frame.intersects(viewport.bounds)
        else {
            return
        }
        guard isFresh else { return show(frame, viewport) }
        isFresh = false
        view.atOnce(writing: looks.parts) { show(frame, viewport) }
    }

    /// Asks the effect for the pose of an item that rests in `frame`, and shows it.
    @MainActor private func show(_ frame: CGRect, _ viewport: Viewport) {
        guard let view, let item else { return }
        item.layoutIfNeeded()
        ScrollTracker.evaluationCount += 1
        let cue = viewport.cue(item: frame, picture: view.bounds.size)
        var pose = viewport.pose(of: effect, at: cue)
        for moved in constraints { moved.take(from: pose) }
        if !constraints.isEmpty { pose = pose.without(along: viewport.axis) }
        view.show(pose, writing: looks.parts)
    }

    @MainActor private func moveToTracker(of scrollView: UIScrollView) {
        let inner = tracker?.inner(scrollView) ?? ScrollTracker.tracker(of: scrollView)
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
