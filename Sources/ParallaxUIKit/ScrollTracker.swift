#if canImport(UIKit)
import Parallax
import UIKit

/// An unseen view in a scroll view, one for each, that brings its effects up to date.
///
/// A change of the offset is heard before the entering cells exist. So hearing of it asks for layout only: layout runs from
/// the scroll view to its subviews, and when this view's turn comes, still within the same frame, every cell is in its place.
final class ScrollTracker: UIView {
    /// The scroll view that it was made for; `nil` once it has given up.
    private weak var home: UIScrollView?
    /// What the app says of the scroll view.
    private var settings = Settings()
    /// What takes part, beside pictures that look after themselves: in the order of joining.
    private(set) var members: [Member] = []
    /// Pictures that look after themselves.
    private var pictures: [ObjectIdentifier: WeakView] = [:]
    /// Those who hold on to this view, in the order of their making.
    private var holders: [Ledger] = []
    private var observations: [NSKeyValueObservation] = []
    private var motionObservation: NotificationObservation?
    private var lastInset = UIEdgeInsets.zero
    /// The way content scrolled when that was last evident.
    private var lastAxis: ScrollAxis?
    private var pages = PageKeeper()
    /// Which pass was begun last: one that is begun within another one does its work, too.
    private(set) var pass = 0
    /// Whether a pass is a part of layout, rather than of a change that is heard of.
    private(set) var isInLayout = false
    /// Parts that have one of each.
    private(set) var header: HeaderFitter?
    private(set) var entrances: EntranceRunner?
    /// The tracker of the collection view around a section that scrolls across.
    private weak var outer: ScrollTracker?
    /// The trackers of sections that scroll across, in a collection view.
    private var sections: [WeakTracker] = []

    /// How often effects were brought up to date, and how often one was asked for its pose: for tests.
    static var passCount = 0
    static var evaluationCount = 0

    struct WeakView { weak var view: DriftingImageView? }
    struct WeakTracker { weak var tracker: ScrollTracker? }

    /// The tracker of a scroll view; made and put into it if there is none yet.
    static func tracker(of scrollView: UIScrollView) -> ScrollTracker {
        if let tracker = known(in: scrollView) { return tracker }
        let tracker = ScrollTracker(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
        tracker.home = scrollView
        scrollView.addSubview(tracker)
        tracker.observe(scrollView)
        return tracker
    }

    /// The tracker of a scroll view, if there is one.
    static func known(in scrollView: UIScrollView) -> ScrollTracker? {
        for view in scrollView.subviews {
            if let tracker = view as? ScrollTracker, tracker.home === scrollView { return tracker }
        }
        return nil
    }

    /// The scroll view that it is the tracker of; `nil` while it lies elsewhere.
    var scrollView: UIScrollView? { superview === home ? home : nil }

    /// The scroll view's situation now.
    var viewport: Viewport? { scrollView.map(viewport(of:)) }

    private func viewport(of scrollView: UIScrollView) -> Viewport {
        var settings = settings
        settings.policy = policy
        lastAxis = scrollView.evidentAxis ?? lastAxis
        settings.axis = settings.axis ?? lastAxis
        return Viewport(scrollView, settings)
    }

    /// How much motion the app wants; where it says nothing, what it says of the scroll view around this one holds, too: of a list
    /// around a carousel, or of a collection view around a section that scrolls across.
    private var policy: MotionPolicy? {
        var around: UIScrollView? = scrollView
        while let here = around {
            if let policy = Self.known(in: here)?.settings.policy { return policy }
            around = here.nearestScrollView
        }
        return nil
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        // As large as the viewport: so a change of its size asks for layout.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func observe(_ scrollView: UIScrollView) {
        let changed: @Sendable () -> Void = { [weak self] in
            MainActor.assumeIsolated { self?.scrollViewDidChange() }
        }
        observations = [
            scrollView.observe(\.contentOffset) { _, _ in changed() },
            scrollView.observe(\.contentSize) { _, _ in changed() },
            scrollView.observe(\.contentInset) { _, _ in changed() },
        ]
        motionObservation = NotificationObservation(UIAccessibility.reduceMotionStatusDidChangeNotification) {
            changed()
        }
    }

    private func scrollViewDidChange() {
        setNeedsLayout()
        // Rows come and go by scrolling across, too.
        if let outer, outer.entrances != nil { outer.setNeedsLayout() }
        // Within an animation block of the app, what exists already is animated along.
        if UIView.inheritedAnimationDuration > 0 { update() }
    }

    /// Something that takes part was moved while nothing scrolled.
    func placeDidChange(_ update: (Viewport, ScrollTracker) -> Void) {
        setNeedsLayout()
        // Within an animation block it is under way from now on.
        if UIView.inheritedAnimationDuration > 0, let viewport { update(viewport, self) }
    }

    /// The scroll view's own insets have changed, or this view alone was scrolled for a moment.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if let scrollView, scrollView.adjustedContentInset != lastInset { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        isInLayout = true
        update()
        isInLayout = false
        // Only now every row's cell is there, and in its place.
        if let entrances, let viewport { entrances.update(viewport, in: self) }
    }

    /// The app takes all views out of its scroll view, this one among them, and perhaps puts them elsewhere, or back.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview !== home else { return }
        removeHeader()
        // Once that is done it is known which.
        Task { @MainActor in
            if scrollView == nil { giveUp() } else { settingsDidChange() }
        }
    }

    /// Leaves for good; those who hold on to this view, or take part, begin anew with another one.
    func giveUp() {
        home = nil
        observations = []
        motionObservation = nil
        removeHeader()
        entrances?.stopAll()
        entrances = nil
        removeFromSuperview()
        let (holders, members, pictures) = (holders, members, pictures)
        (self.holders, self.members, self.pictures) = ([], [], [:])
        for holder in holders { holder.follow() }
        for member in members where member.tracker === self { member.follow() }
        for case let picture? in pictures.values.map(\.view) { picture.follow() }
        releaseSections()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return header?.screenHasGone() ?? () }
        header?.screenHasCome()
        setNeedsLayout()
    }

    /// Brings everything up to date.
    private func update() {
        guard let scrollView else { return }
        Self.passCount += 1
        self.pass += 1
        let pass = pass
        // It lies over the viewport, so that what covers that covers it, too, and it hears of it.
        rest(in: scrollView.bounds)
        lastInset = scrollView.adjustedContentInset
        adoptSections(of: scrollView)
        keepPage(in: scrollView)
        let viewport = viewport(of: scrollView)
        header?.update(viewport)
        members.removeAll { $0.view == nil }
        for member in members where pass == self.pass { member.update(viewport, in: self) }
        for (key, entry) in pictures where pass == self.pass {
            guard let picture = entry.view else {
                pictures[key] = nil
                continue
            }
            picture.update(viewport, in: scrollView)
        }
    }

    private func keepPage(in scrollView: UIScrollView) {
        guard settings.keepsPage == true else { return pages.forget() }
        // Setting it is heard at once, within an animation: the pages are not to be in use then.
        let offset = pages.offset(keeping: viewport(of: scrollView), in: scrollView)
        if let offset { scrollView.contentOffset = offset }
    }

    // MARK: Taking part

    func join(_ member: Member) {
        if !members.contains(where: { $0 === member }) { members.append(member) }
        setNeedsLayout()
    }

    func leave(_ member: Member) {
        members.removeAll { $0 === member }
        removeIfUnused()
    }

    func join(_ picture: DriftingImageView) {
        pictures[ObjectIdentifier(picture)] = WeakView(view: picture)
        setNeedsLayout()
    }

    func leave(_ picture: DriftingImageView) {
        pictures[ObjectIdentifier(picture)] = nil
        removeIfUnused()
    }

    func hold(_ ledger: Ledger) { holders.append(ledger) }

    func letGo(_ ledger: Ledger) {
        holders.removeAll { $0 === ledger }
        settingsDidChange()
        removeIfUnused()
    }

    /// One of those who hold on to this view says something else, or nothing any longer.
    func settingsDidChange() {
        settings = holders.reduce(Settings()) { $1.settings.over($0) }
        fitHeader()
        runEntrances()
        // It holds in scroll views within this one, too.
        scrollView?.forTrackers { $0.setNeedsLayout() }
    }

    private func fitHeader() {
        if let wanted = settings.header, let header, header.header.cover === wanted.cover {
            return header.change(to: wanted)
        }
        removeHeader()
        guard let wanted = settings.header, let scrollView else { return }
        header = HeaderFitter(wanted, in: scrollView)
    }

    private func removeHeader() {
        header?.remove()
        header = nil
    }

    private func runEntrances() {
        guard !settings.entrance.effect.isEmpty else {
            entrances?.stopAll()
            return entrances = nil
        }
        guard let entrances else { return entrances = EntranceRunner(settings.entrance) }
        entrances.change(to: settings.entrance)
    }

    private func removeIfUnused() {
        guard holders.isEmpty, outer == nil, members.allSatisfy({ $0.view == nil }),
            pictures.allSatisfy({ $0.value.view == nil })
        else { return }
        giveUp()
    }

    // MARK: Sections that scroll across

    /// A collection view lets a section scroll across in a scroll view of its own, and tells nobody.
    private func adoptSections(of scrollView: UIScrollView) {
        guard scrollView is UICollectionView else { return }
        for case let section as UIScrollView in scrollView.subviews {
            let known = Self.known(in: section)
            guard known != nil || entrances != nil else { continue }
            adopt(known ?? ScrollTracker.tracker(of: section))
        }
    }

    private func releaseSections() {
        let sections = sections
        self.sections = []
        for case let section? in sections.map(\.tracker) {
            section.outer = nil
            section.removeIfUnused()
        }
    }

    private func adopt(_ section: ScrollTracker) {
        guard section.outer !== self else { return }
        section.outer = self
        sections.removeAll { $0.tracker == nil }
        sections.append(WeakTracker(tracker: section))
        section.setNeedsLayout()
    }
}

extension UIView {
    /// Calls for the trackers of all scroll views from here down.
    fileprivate func forTrackers(_ body: (ScrollTracker) -> Void) {
        for view in subviews {
            if let tracker = view as? ScrollTracker { body(tracker) } else { view.forTrackers(body) }
        }
    }
}
#endif
