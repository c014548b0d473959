extension UIView {
    public final var window: UIWindow? {
        var view: UIView? = self
        while let here = view {
            if let window = here as? UIWindow { return window }
            view = here.superview
        }
        return nil
    }

    public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    public final func insertSubview(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            return
        }
        let (oldWindow, newWindow) = (view.window, window)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.forTree { $0.willMove(toWindow: newWindow) } }
        if let old = view.superview { old.subviews.removeAll { $0 === view } }
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
        view.setNeedsLayout()
        if oldWindow !== newWindow { view.forTree { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    public final func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        subviews.removeAll { $0 === view }
        insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
        setNeedsLayout()
    }

    public final func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
    }

    public final func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
    public final func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }

    public final func removeFromSuperview() {
        guard let parent = superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { forTree { $0.willMove(toWindow: nil) } }
        parent.subviews.removeAll { $0 === self }
        superview = nil
        if oldWindow != nil {
            // Core Animation lets go of the animations of what has left the screen.
            forTree { $0.layer.removeAllAnimations() }
            forTree { $0.didMoveToWindow() }
        }
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    private func forTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.forTree(body) }
    }

    public final func isDescendant(of view: UIView) -> Bool {
        var here: UIView? = self
        while let it = here {
            if it === view { return true }
            here = it.superview
        }
        return false
    }

    // MARK: Conversion, through transforms

    final func toSuperview(_ point: CGPoint) -> CGPoint {
        let anchor = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width,
            y: bounds.minY + layer.anchorPoint.y * bounds.height)
        let moved = layer.transform.standInApply(CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
        return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
    }

    /// Through views that are not turned in space.
    final func fromSuperview(_ point: CGPoint) -> CGPoint {
        guard !CATransform3DIsIdentity(layer.transform) else {
            return CGPoint(
                x: point.x - restFrame.minX + bounds.minX, y: point.y - restFrame.minY + bounds.minY)
        }
        let (matrix, anchor) = (layer.transform, layer.anchorPoint)
        let (x, y) = (point.x - center.x - matrix.m41, point.y - center.y - matrix.m42)
        let area = matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21
        return CGPoint(
            x: (x * matrix.m22 - y * matrix.m21) / area + bounds.minX + anchor.x * bounds.width,
            y: (y * matrix.m11 - x * matrix.m12) / area + bounds.minY + anchor.y * bounds.height)
    }

    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        var (here, point): (UIView?, CGPoint) = (self, point)
        while let it = here, let above = it.superview {
            point = it.toSuperview(point)
            here = above
        }
        guard let view else { return point }
        var chain: [UIView] = []
        var there: UIView? = view
        while let it = there, it.superview != nil {
            chain.append(it)
            there = it.superview
        }
        for it in chain.reversed() { point = it.fromSuperview(point) }
        return point
    }

    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let a = convert(rect.origin, to: view)
        let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? window ?? self).convert(rect, to: self)
    }

    // MARK: Safe area

    /// What of the window's safe area, and of bars, covers this view.
    public final var safeAreaInsets: UIEdgeInsets {
        guard let above = superview else { return (self as? UIWindow)?.standInSafeArea ?? .zero }
        let outer = above.safeAreaInsets
        let (frame, room) = (restFrame, above.bounds)
        // Of what is out of sight nothing is covered.
        guard frame.intersects(room) || frame.isEmpty else { return standInBars }
        // An edge that nothing covers has no inset, however far the view reaches beyond it.
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            inset > 0 ? max(0, inset - distance) : 0
        }
        return UIEdgeInsets(
            top: covered(outer.top, frame.minY - room.minY),
            left: covered(outer.left, frame.minX - room.minX),
            bottom: covered(outer.bottom, room.maxY - frame.maxY),
            right: covered(outer.right, room.maxX - frame.maxX)) + standInBars
    }

    final func updateSafeArea() {
        let insets = safeAreaInsets
        if insets != knownSafeArea {
            knownSafeArea = insets
            safeAreaInsetsDidChange()
        }
        for view in subviews { view.updateSafeArea() }
    }
}
