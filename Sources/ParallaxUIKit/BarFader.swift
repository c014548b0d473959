#if canImport(UIKit)
import Parallax
import UIKit

/// Lets a bar come in as the header leaves, as long as its screen is in front; a bar is shared by many screens.
@MainActor
final class BarFader {
    private var header: StretchyHeader
    private weak var scrollView: UIScrollView?
    private var watcher: ScreenWatcher?
    private var ownAlpha: CGFloat?
    /// Whether the screen is in front.
    private var isInFront: Bool
    /// Whether what comes next is to come gently: the screen has just appeared.
    private var isAppearing = false
    private var opacity: CGFloat?

    init(_ header: StretchyHeader, in scrollView: UIScrollView) {
        self.header = header
        self.scrollView = scrollView
        isInFront = scrollView.window != nil
        watch()
    }

    func change(_ header: StretchyHeader) {
        let old = self.header
        if old.bar !== header.bar || old.barMode != header.barMode { restore() }
        if old.backdrop !== header.backdrop { old.backdrop.removeFromSuperview() }
        self.header = header
        watch()
    }

    /// Brings the bar up to date.
    func update(_ viewport: Viewport, headerFrame: CGRect) {
        guard let scrollView, let bar = header.bar else { return header.backdrop.removeFromSuperview() }
        let item = CGRect(origin: viewport.bounds.origin, size: headerFrame.size)
        let pose = viewport.pose(of: header.barEffect, at: viewport.cue(item: item, attachment: .viewport))
        opacity = CGFloat(pose.opacity)
        switch header.barMode {
        case .backdrop:
            let backdrop = header.backdrop
            if backdrop.superview !== scrollView {
                backdrop.isUserInteractionEnabled = false
                backdrop.layer.zPosition = 1
                scrollView.addSubview(backdrop)
            }
            backdrop.rest(
                in: viewport.barFrame(bottom: bar.restFrame(in: scrollView.window)?.maxY, of: scrollView))
        case .whole:
            header.backdrop.removeFromSuperview()
        }
        guard isAppearing else { return apply() }
        isAppearing = false
        UIView.animate(
            withDuration: 0.2, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.apply()
        }
    }

    private func apply() {
        guard let opacity, isInFront || header.barMode == .backdrop, let bar = header.bar else { return }
        let view: UIView = header.barMode == .whole ? bar : header.backdrop
        if view === bar, ownAlpha == nil { ownAlpha = bar.alpha }
        if view.alpha != opacity { view.alpha = opacity }
    }

    /// Gives the bar its own opacity back.
    private func restore() {
        guard let ownAlpha else { return }
        self.ownAlpha = nil
        if isInFront { header.bar?.alpha = ownAlpha }
    }

    // MARK: The screen appears and leaves

    private func watch() {
        guard watcher == nil, header.bar != nil, let scrollView else { return }
        watcher = ScreenWatcher.watch(screenOf: scrollView)
        watcher?.willAppear = { [weak self] in self?.appear(isAnimated: $0) }
        watcher?.willDisappear = { [weak self] in self?.disappear() }
    }

    private func appear(isAnimated: Bool) {
        isInFront = true
        isAppearing = isAnimated
        ScrollTracker.existing(of: scrollView)?.setNeedsLayout()
    }

    private func disappear() {
        let bar = header.bar
        let own = ownAlpha
        let coordinator = watcher?.parent?.transitionCoordinator
        if let own, let bar {
            let isGoingAlong = coordinator?.animate(
                alongsideTransition: { _ in bar.alpha = own }, completion: nil)
            if isGoingAlong != true { bar.alpha = own }
        }
        isInFront = false
        ownAlpha = nil
        coordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.appear(isAnimated: true) }
        }
    }

    func windowDidChange() {
        watch()
        guard watcher == nil else { return }
        // A view without a screen is in front as long as it is in a window.
        if scrollView?.window == nil { restore() }
        isInFront = scrollView?.window != nil
    }

    func leave() {
        restore()
        header.backdrop.removeFromSuperview()
        watcher?.leave()
        watcher = nil
    }
}
#endif
