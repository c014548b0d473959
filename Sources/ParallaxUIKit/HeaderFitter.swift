#if canImport(UIKit)
import Parallax
import UIKit

/// Puts a header's picture where the engine says, and with it the bar.
@MainActor
final class HeaderFitter: ScrollPart {
    var header: StretchyHeader {
        didSet {
            if header.picture !== oldValue.picture { show(header.picture, insteadOf: oldValue.picture) }
            parts = WrittenParts(header.effect)
            fader.change(header)
            reserve()
        }
    }

    /// What is posed: a box that the picture fills.
    private let box = UIView(frame: .zero)
    private let spacer = HeaderSpacer(frame: .zero)
    private var parts: WrittenParts
    private let fader: BarFader
    private weak var scrollView: UIScrollView?
    private var background: (view: UIView, zPosition: CGFloat)?

    init(_ header: StretchyHeader, in scrollView: UIScrollView) {
        self.header = header
        self.scrollView = scrollView
        parts = WrittenParts(header.effect)
        fader = BarFader(header, in: scrollView)
        box.clipsToBounds = true
        box.isUserInteractionEnabled = false
        // Behind the rows, whichever of them comes last, and before the table's background.
        box.layer.zPosition = -1
        show(header.picture, insteadOf: nil)
        reserve()
        scrollView.insertSubview(box, at: 0)
    }

    func update(_ viewport: Viewport, in tracker: ScrollTracker) {
        guard let scrollView else { return }
        reserve()
        keepBackgroundBehind()
        if box.superview !== scrollView { scrollView.insertSubview(box, at: 0) }
        let room = scrollView is UITableView ? spacer.room : header.height
        let frame = viewport.headerFrame(height: room, edge: header.edge)
        ScrollTracker.evaluationCount += 1
        box.rest(in: frame)
        header.picture.rest(in: CGRect(origin: box.bounds.origin, size: frame.size))
        box.show(
            viewport.pose(of: header.effect, at: viewport.cue(item: frame, attachment: .viewport)),
            writing: parts)
        fader.update(viewport, headerFrame: frame)
    }

    func windowDidChange(in tracker: ScrollTracker) { fader.windowDidChange() }

    /// Undoes everything.
    func leave() {
        fader.leave()
        if header.picture.superview === box { header.picture.removeFromSuperview() }
        box.removeFromSuperview()
        if let background { background.view.layer.zPosition = background.zPosition }
        if let table = scrollView as? UITableView { spacer.giveBack(to: table) }
    }

    private func reserve() {
        if let table = scrollView as? UITableView { spacer.reserve(header.height, in: table) }
    }

    private func show(_ picture: UIView, insteadOf old: UIView?) {
        if let old, old.superview === box { old.removeFromSuperview() }
        box.addSubview(picture)
    }

    private func keepBackgroundBehind() {
        guard let view = (scrollView as? UITableView)?.backgroundView, background?.view !== view else {
            return
        }
        background = (view, view.layer.zPosition)
        view.layer.zPosition = -2
    }
}
#endif
