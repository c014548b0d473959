#if canImport(UIKit)
import Parallax
import UIKit

/// Keeps one header in its scroll view: its room, its picture, and the bar.
@MainActor
final class HeaderFitter: ViewHolder {
    /// What the app wants.
    private(set) var header: StretchyHeader
    private weak var scrollView: UIScrollView?
    private var spacer: HeaderSpacer?
    /// The room that the list was last laid out with.
    private var room: CGFloat = 0
    private var looks: Looks
    private var isScreenShown = true
    private var barLook: BarLook?
    private let shelf = CoverShelf(frame: .zero)
    /// What lies behind the list, and where: in front of it is the picture.
    private weak var background: UIView?
    private var backgroundDepth: CGFloat = 0
    private var holdsCover: Bool { Hold.isHeld(header.cover, by: self) }

    init(_ header: StretchyHeader, in scrollView: UIScrollView) {
        self.header = header
        self.scrollView = scrollView
        looks = Looks(of: header.cover, writing: WrittenParts(header.effect))
        takeCover()
        takeBar()
        showBackdrop()
        keepRoom()
    }

    /// Takes the same picture's new description.
    func change(to header: StretchyHeader) {
        let old = self.header
        self.header = header
        if old.effect != header.effect, holdsCover {
            looks.change(to: WrittenParts(header.effect), of: header.cover)
        }
        if old.bar !== header.bar || old.barStyle != header.barStyle {
            giveBarBack()
            takeBar()
        }
        if old.backdrop !== header.backdrop { old.backdrop.removeFromSuperview() }
        showBackdrop()
        keepRoom()
    }

    func remove() {
        if holdsCover { giveUp(header.cover) }
        Hold.release(header.cover, by: self)
        shelf.removeFromSuperview()
        background?.layer.zPosition = backgroundDepth
        header.backdrop.removeFromSuperview()
        giveBarBack()
        if let table = scrollView as? UITableView, let spacer {
            keepPlace(in: table, withRoom: 0) { spacer.giveBack(to: table) }
        }
        spacer = nil
    }

    // MARK: Room

    private func keepRoom() {
        if let collection = scrollView as? UICollectionView { return look(for: collection) }
        guard let table = scrollView as? UITableView else { return }
        // The app may have set a header view of its own in the meantime.
        if spacer == nil || table.tableHeaderView !== spacer {
            spacer = HeaderSpacer(around: table.tableHeaderView)
        }
        keepPlace(in: table, withRoom: header.room) { spacer?.keepRoom(header.room, in: table) }
    }

    /// Rows that are in view stay where they are when the room above them changes.
    private func keepPlace(in table: UITableView, withRoom room: CGFloat, _ change: () -> Void) {
        guard room != self.room else { return change() }
        let (before, size) = (tracker?.viewport, table.contentSize)
        change()
        let offset = before?.offset(keepingPlaceFrom: self.room, to: room, contentSize: size)
        self.room = room
        if let before, let offset, offset != before.bounds.origin { table.contentOffset = offset }
    }

    /// Whether a collection view's layout leaves too little room for the picture.
    private(set) var isRoomMissing = false

    private func look(for collection: UICollectionView) {
        // Cells at the top are in view at rest, whichever layout has put them there.
        let isAtRest = collection.bounds.minY + collection.adjustedContentInset.top < header.room
        guard isAtRest, !collection.visibleCells.isEmpty else { return }
        // A section's header lies above its inset.
        let headers = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        let isMissing = (collection.visibleCells + headers).contains { view in
            (view.restFrame(in: collection)?.minY ?? .infinity) < header.room - 0.5
        }
        if isMissing, !isRoomMissing {
            NSLog(
                """
                Parallax: the layout leaves no room of \(header.room) points for the header. Add \
                StretchyHeader.roomItem(height:) to a compositional layout, or to a flow layout an inset of its first \
                section, which has no header of its own.
                """)
        }
        isRoomMissing = isMissing
    }

    // MARK: Picture

    /// The app has given this header the picture, whoever else has had it.
    func takeCover() {
        guard !holdsCover else { return }
        Hold.take(header.cover, by: self)
        holdCover()
    }

    private func holdCover() {
        looks = Looks(of: header.cover, writing: WrittenParts(header.effect))
        keepCover()
    }

    func giveUp(_ cover: UIView) {
        if cover.superview === shelf { cover.removeFromSuperview() }
        looks.restore(cover)
    }

    func holdAgain(_ cover: UIView) {
        holdCover()
        tracker?.setNeedsLayout()
    }

    private func keepCover() {
        guard let scrollView else { return }
        pushBack(scrollView.listBackground)
        if shelf.superview !== scrollView {
            // What lies behind everything remains the first of all.
            let isBehind = background != nil && scrollView.subviews.first === background
            scrollView.insertSubview(shelf, at: isBehind ? 1 : 0)
        }
        if header.cover.superview !== shelf { shelf.addSubview(header.cover) }
        shelf.fill(room: header.room, of: scrollView)
    }

    private func pushBack(_ view: UIView?) {
        guard view !== background else { return }
        background?.layer.zPosition = backgroundDepth
        background = view
        backgroundDepth = view?.layer.zPosition ?? 0
        view?.layer.zPosition = -2 * Depth.ofHeader
    }

    func update(_ viewport: Viewport) {
        guard let scrollView else { return }
        keepRoom()
        let frame = viewport.headerFrame(header)
        if holdsCover {
            keepCover()
            let cue = viewport.cue(item: frame, attachment: .viewport)
            header.cover.rest(in: frame)
            header.cover.show(viewport.pose(of: header.effect, at: cue), writing: looks.parts)
            ScrollTracker.evaluationCount += 1
        }
        guard let bar = header.bar else { return }
        // The header's length decides, wherever it begins.
        let barCue = viewport.cue(
            item: CGRect(origin: viewport.bounds.origin, size: frame.size), attachment: .viewport)
        let opacity = CGFloat(viewport.pose(of: header.barEffect, at: barCue).opacity)
        switch header.barStyle {
        case .backdrop:
            let under =
                bar.window == nil ? nil : bar.convert(bar.bounds, to: scrollView).maxY - viewport.bounds.minY
            header.backdrop.rest(in: viewport.barFrame(height: under ?? viewport.inset.top))
            if header.backdrop.alpha != opacity { header.backdrop.alpha = opacity }
        case .whole:
            if isScreenShown, bar.alpha != opacity { bar.alpha = opacity }
        }
    }

    // MARK: Bar

    private func showBackdrop() {
        guard let scrollView, header.bar != nil, header.barStyle == .backdrop else {
            return header.backdrop.removeFromSuperview()
        }
        guard header.backdrop.superview !== scrollView else { return }
        header.backdrop.isUserInteractionEnabled = false
        header.backdrop.layer.zPosition = Depth.ofHeader
        scrollView.addSubview(header.backdrop)
    }

    private func takeBar() { barLook = header.barStyle == .whole ? header.bar.map(BarLook.look(of:)) : nil }

    private func giveBarBack() { if isScreenShown { barLook?.restore() } }

    /// The bar takes on this header's values.
    func screenWillAppear(_ viewport: Viewport?, animated: Bool) {
        isScreenShown = true
        guard let viewport else { return }
        guard animated else { return update(viewport) }
        let duration = ScrollPhysics.uiKit.animationDuration
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.update(viewport)
        }
    }

    /// The bar is its own for the next screen. If the way there is broken off, it takes on this header's values again.
    func screenWillDisappear(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        isScreenShown = false
        guard let barLook else { return }
        guard let coordinator else { return barLook.restore() }
        if coordinator.isCancelled {
            // This screen is the one below, which was seen for a moment: the one above takes the bar back.
            coordinator.animate(alongsideTransition: { _ in barLook.restore() }, completion: nil)
            return
        }
        coordinator.animate { _ in
            barLook.restore()
        } completion: { [weak self] context in
            guard context.isCancelled, let self, let tracker = self.tracker else { return }
            self.screenWillAppear(tracker.viewport, animated: false)
        }
    }

    /// The scroll view is in no window: whatever else was said, the bar belongs to others.
    func screenHasGone() {
        giveBarBack()
        isScreenShown = false
    }

    /// The scroll view is in a window.
    func screenHasCome() { isScreenShown = true }

    private var tracker: ScrollTracker? { scrollView.flatMap(ScrollTracker.known(in:)) }
}

extension UIScrollView {
    /// The view that a list shows behind everything.
    fileprivate var listBackground: UIView? {
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
}

extension Viewport {
    /// Where the header's box is, in the scroll view's own coordinates.
    fileprivate func headerFrame(_ header: StretchyHeader) -> CGRect {
        CGRect(header.part.box(in: Box(bounds), inset: inset.top))
    }

    /// The box of a height along the viewport's top.
    fileprivate func barFrame(height: CGFloat) -> CGRect {
        CGRect(Bar(height: height).box(in: Box(bounds), inset: 0))
    }
}

extension StretchyHeader {
    /// What the engine knows of it.
    fileprivate var part: Header { Header(height: height, edge: edge) }

    fileprivate var room: CGFloat { Self.room(ofHeight: height) }
}
#endif
