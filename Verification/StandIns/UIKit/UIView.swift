/// A view: geometry through its layer, a tree, layout and safe area. What it draws is nothing.
@MainActor open class UIView: UIResponder {
    public private(set) final lazy var layer = (type(of: self).layerClass as! CALayer.Type).init()
    open class var layerClass: AnyClass { CALayer.self }
    public internal(set) final var subviews: [UIView] = []
    public internal(set) final weak var superview: UIView?
    final weak var controller: UIViewController?

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor?
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false
    open var accessibilityLabel: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var tag = 0
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var tintColor: UIColor! = .black

    final var needsLayout: Bool {
        get { layer.isLayoutNeeded }
        set { layer.isLayoutNeeded = newValue }
    }
    final var standInConstraints: [NSLayoutConstraint] = []
    final var knownSafeArea = UIEdgeInsets.zero
    /// What a view controller adds to its view's safe area: its bars.
    public final var standInBars = UIEdgeInsets.zero
    /// How often `layoutSubviews` ran.
    public final var standInLayoutCount = 0

    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center, top }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init() }

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            boundsDidChange(from: old)
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    public final var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    public final var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// As in UIKit, it means something only while the transform is the identity: else reading it is a fault, and so is
    /// writing it.
    open var frame: CGRect {
        get {
            StandInFaults.note(
                !CATransform3DIsIdentity(layer.transform), "frame of a transformed view was read")
            return restFrame
        }
        set {
            StandInFaults.note(
                !CATransform3DIsIdentity(layer.transform), "frame of a transformed view was written")
            place(newValue)
        }
    }

    /// The frame without the transform.
    final var restFrame: CGRect {
        CGRect(
            x: center.x - layer.anchorPoint.x * bounds.width,
            y: center.y - layer.anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    /// Sets bounds' size and center, whatever the transform is.
    final func place(_ frame: CGRect) {
        center = CGPoint(
            x: frame.minX + layer.anchorPoint.x * frame.width,
            y: frame.minY + layer.anchorPoint.y * frame.height)
        if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    }

    func boundsDidChange(from old: CGRect) {
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        for view in subviews where view.autoresizingMask != [] {
            view.autoresize(from: old.size, to: bounds.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        var frame = restFrame
        let (dx, dy) = (new.width - old.width, new.height - old.height)
        if autoresizingMask.contains(.flexibleWidth) { frame.size.width += dx }
        if autoresizingMask.contains(.flexibleHeight) { frame.size.height += dy }
        if autoresizingMask.contains(.flexibleLeftMargin) { frame.origin.x += dx }
        if autoresizingMask.contains(.flexibleTopMargin) { frame.origin.y += dy }
        place(frame)
    }

    // MARK: Layout

    open func layoutSubviews() {}

    public final func setNeedsLayout() { needsLayout = true }

    /// Lays out the tree below the topmost view from here that needs it.
    public final func layoutIfNeeded() {
        var top = self
        while let above = top.superview, above.needsLayout { top = above }
        top.layoutTree()
    }

    final func layoutTree() {
        if needsLayout {
            needsLayout = false
            standInLayoutCount += 1
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            for view in subviews { view.placeByEdges() }
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutTree() }
    }

    final var treeNeedsLayout: Bool { needsLayout || subviews.contains { $0.treeNeedsLayout } }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that a touch is for: of those that lie there the last one, whatever its layer's depth.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.fromSuperview(point), with: event) { return found }
        }
        return self
    }

    // MARK: Things that happen to a view

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func safeAreaInsetsDidChange() {}

    // MARK: Reading direction

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: return .rightToLeft
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .unspecified: return UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}

/// What UIKit would not complain of, but what it calls undefined.
@MainActor public enum StandInFaults {
    public private(set) static var found: [String] = []
    public static func standInForget() { found = [] }
    static func note(_ isFault: Bool, _ words: String) { if isFault { found.append(words) } }
}
