#if canImport(UIKit)
import Parallax
import UIKit

/// The effects of one scroll view, kept by its screen.
///
/// ```swift
/// private lazy var effects = ScrollEffects(tableView)
///
/// override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     let cell = …
///     effects.apply(.drift(speed: 0.8), to: cell.picture, in: cell)
///     return cell
/// }
/// ```
///
/// Every call is idempotent and can come in any order; reused cells need nothing more. The scroll view's delegate, insets and
/// constraints stay the app's own. When this object goes, or ``detach()`` is called, every view looks as it did before.
///
/// A scroll view may have several of these, of different owners. What they say of the scroll view itself holds together; where
/// two say different things, the one made later is right, and once it goes, the other one again.
@MainActor
public final class ScrollEffects {
    let ledger: Ledger

    /// Makes the effects of a scroll view. It may be empty, without size and in no window yet.
    public init(_ scrollView: UIScrollView) {
        ledger = Ledger(scrollView)
    }

    deinit {
        // The last reference may go on any thread; views are touched on the main one alone.
        let ledger = ledger
        if Thread.isMainThread {
            MainActor.assumeIsolated { ledger.detach() }
        } else {
            Task { @MainActor in ledger.detach() }
        }
    }

    /// The scroll view; `nil` once it has gone.
    public var scrollView: UIScrollView? { ledger.scrollView }

    // MARK: Effects of views

    /// Puts a view under an effect, in place of the one that it is under.
    ///
    /// The effect may be anything: `.drift(speed:)`, `.pageFade`, a custom table of tracks, or one that a designer has saved.
    /// It owns the view's transform, and its opacity and shadow if it has tracks for them. Blur is not shown, see
    /// ``Parallax/Effect/channelsNotShown``.
    ///
    /// What decides is the scroll view that the item lies in, the nearest one, whichever these effects are of: a card in a carousel within
    /// a list follows the carousel's scrolling. For an effect over the list's, name an item around the carousel: its cell.
    ///
    /// A list brings its cells in and out by their own places, whatever is done to them: so move what is in a cell, rather than
    /// the cell itself.
    ///
    /// Where a scroll view zooms, what lies in the view that it zooms is taken to lie where it would unzoomed.
    ///
    /// A view that is taken out of its item, or with it out of every scroll view, has its own looks back once it is placed
    /// elsewhere, or the scroll view is next laid out; put back, it is under the effect again. Where you set a view's `frame`
    /// elsewhere, call ``remove(from:)`` first, for a frame means nothing while there is a transform.
    ///
    /// - Parameters:
    ///   - effect: What the view does while content scrolls.
    ///   - view: The view that moves: a picture that is longer than its cell, say.
    ///   - item: The view whose place decides: the cell. Unless told, the view itself.
    public func apply(_ effect: Effect, to view: UIView, in item: UIView? = nil) {
        ledger.apply(effect, to: view, in: item ?? view, through: [])
    }

    /// Puts a view under an effect that moves it through the app's own constraints: its top and bottom, say. They must
    /// place it where it is at rest in the middle of the viewport.
    ///
    /// In which direction a constraint moves the view is read from its items and attributes.
    public func apply(
        _ effect: Effect, to view: UIView, in item: UIView? = nil, through constraints: [NSLayoutConstraint]
    ) {
        ledger.apply(effect, to: view, in: item ?? view, through: constraints)
    }

    /// Takes a view from its effect: it looks as it did before.
    public func remove(from view: UIView) { ledger.remove(from: view) }

    /// Undoes everything, for good: views, header and bar are as they were, nothing is observed any longer, and what was said of
    /// the scroll view is forgotten. Whatever is said or applied afterwards does nothing.
    public func detach() { ledger.detach() }

    // MARK: The scroll view

    /// How much motion is wanted; `nil`, as at first, is as for the scroll view around this one, and if there is none, or nothing is
    /// said of it either, follows the system's Reduce Motion at every moment.
    public var policy: MotionPolicy? {
        get { ledger.settings.policy }
        set { ledger.say { $0.policy = newValue } }
    }

    /// The way content scrolls; `nil`, as at first, is found out: along the side on which content is longer than the viewport by
    /// more than half a point, or else the one on which the scroll view always bounces. Where that is both or neither, it is what it was
    /// before; at first, down.
    public var axis: ScrollAxis? {
        get { ledger.settings.axis }
        set { ledger.say { $0.axis = newValue } }
    }

    /// Points between two pages, for effects over the page distance.
    public var pageSpacing: CGFloat {
        get { ledger.settings.pageSpacing ?? 0 }
        set { ledger.say { $0.pageSpacing = newValue } }
    }

    /// Whether, after a change of size, the same page and the same fraction of it are in view again: the offset is then set
    /// once. No, unless told. (A list of rows keeps its place itself.)
    public var keepsPage: Bool {
        get { ledger.settings.keepsPage ?? false }
        set { ledger.say { $0.keepsPage = newValue } }
    }
}
#endif
