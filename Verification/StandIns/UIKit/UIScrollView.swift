@MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A scroll view: its offset is its bounds' origin. Observers of the offset hear of a change within the setter, before
/// layout: entering cells do not exist yet.
open class UIScrollView: UIView {
    open weak var delegate: UIScrollViewDelegate?
    public let standInObservers = StandInObservers()

    @available(tvOS, unavailable)
    open var isPagingEnabled = false
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsDidChange() }
    }
    @available(tvOS, unavailable)
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
        }
    }

    private var knownInset = UIEdgeInsets.zero
    private var isSettingOffset = false

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// Within 0.3 seconds, a step at each frame, if it is to be animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        let start = self.contentOffset
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        for frame in 1...18 {
            StandInClock.after(Double(frame) / 60) { [weak self] in
                let part = frame == 18 ? 1 : curve.value(at: Double(frame) / 18)
                self?.contentOffset = CGPoint(
                    x: start.x + (contentOffset.x - start.x) * part,
                    y: start.y + (contentOffset.y - start.y) * part)
            }
        }
    }

    /// What a tap on the status bar does.
    public final func standInScrollToTop() {
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: true)
    }

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            standInObservers.fire("contentSize")
            setNeedsLayout()
        }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            standInObservers.fire("contentInset")
            insetsDidChange()
        }
    }

    open var adjustedContentInset: UIEdgeInsets {
        let safe = knownSafeArea
        let isHeld = refreshControl?.isRefreshing == true && !StandInFidelity.refreshesByInset
        let contentInset = contentInset + UIEdgeInsets(top: isHeld ? UIRefreshControl.height : 0)
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safe
        case .automatic, .scrollableAxes:
            var added = safe
            if !scrollsVertically { (added.top, added.bottom) = (0, 0) }
            if !scrollsHorizontally { (added.left, added.right) = (0, 0) }
            return contentInset + added
        }
    }

    var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }
    var scrollsHorizontally: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }

    open func adjustedContentInsetDidChange() {}

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.origin != bounds.origin {
            setNeedsLayout()
            standInObservers.fire("contentOffset")
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// Content that rested at its start rests there again.
    func insetsDidChange() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        let rested = contentOffset.y == -old.top
        knownInset = new
        adjustedContentInsetDidChange()
        if rested, scrollsVertically { contentOffset.y = -new.top }
    }

    /// The offsets at which content rests.
    public final var standInRestingOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    }
}

/// A spinner above the content, 60 points high: while it spins, content rests below it.
@available(tvOS, unavailable)
open class UIRefreshControl: UIView {
    static let height: CGFloat = 60
    weak var scrollView: UIScrollView?
    public private(set) var isRefreshing = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() { setRefreshing(true) }

    /// The room closes within an animation.
    open func endRefreshing() { UIView.animate(withDuration: 0.3) { self.setRefreshing(false) } }

    private func setRefreshing(_ isOn: Bool) {
        guard isOn != isRefreshing else { return }
        isRefreshing = isOn
        if StandInFidelity.refreshesByInset {
            scrollView?.contentInset.top += isOn ? Self.height : -Self.height
        }
        scrollView?.insetsDidChange()
    }
}
