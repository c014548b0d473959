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

    open var isPagingEnabled = false
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsDidChange() }
    }
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
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

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    open var contentSize = CGSize.zero {
        didSet {
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
    private func insetsDidChange() {
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

open class UIRefreshControl: UIView {}
