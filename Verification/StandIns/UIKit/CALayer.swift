/// A layer: where it is, how it looks, and the animations that run on it. It draws nothing.
open class CALayer: NSObject, CAMediaTiming {
    public required override init() { super.init() }

    public var bounds = CGRect.zero
    public var position = CGPoint.zero {
        didSet { if position != oldValue { standInObservers.fire("position") } }
    }
    public let standInObservers = StandInObservers()
    /// Every layer here is a view's, which is laid out in its stead.
    final var isLayoutNeeded = true
    open func needsLayout() -> Bool { isLayoutNeeded }
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var zPosition: CGFloat = 0
    public var transform = CATransform3DIdentity { didSet { implicit("transform", oldValue) } }
    public var sublayerTransform = CATransform3DIdentity
    public var opacity: Float = 1 { didSet { implicit("opacity", oldValue) } }
    public var masksToBounds = false
    public var isHidden = false {
        didSet { if isHidden != oldValue { standInObservers.fire("hidden") } }
    }
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var cornerRadius: CGFloat = 0
    public var speed: Float = 1
    public var beginTime: CFTimeInterval = 0
    public var duration: CFTimeInterval = 0
    public var fillMode = CAMediaTimingFillMode.removed

    public internal(set) var standInAnimations: [String: CAAnimation] = [:]

    open func add(_ animation: CAAnimation, forKey key: String?) {
        // Core Animation copies what is added, and fills in the time at which it begins.
        let copy = animation.copied()
        if copy.beginTime == 0 { copy.beginTime = CACurrentMediaTime() }
        standInAnimations[key ?? "\(standInAnimations.count)"] = copy
    }

    open func animation(forKey key: String) -> CAAnimation? {
        removeFinished()
        return standInAnimations[key]
    }

    open func animationKeys() -> [String]? {
        removeFinished()
        return standInAnimations.isEmpty ? nil : standInAnimations.keys.sorted()
    }

    open func removeAnimation(forKey key: String) { standInAnimations[key] = nil }
    open func removeAllAnimations() { standInAnimations = [:] }

    open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }

    private func removeFinished() {
        let now = CACurrentMediaTime()
        standInAnimations = standInAnimations.filter { !$0.value.isFinished(at: now) }
    }

    /// What is on the screen now: the layer's value, unless an animation says otherwise.
    public var standInShownTransform: CATransform3D { shown("transform") ?? transform }
    public var standInShownOpacity: Double { shown("opacity") ?? Double(opacity) }
    public var standInShownShadowOpacity: Double { shown("shadowOpacity") ?? Double(shadowOpacity) }
    public var standInShownShadowRadius: Double { shown("shadowRadius") ?? Double(shadowRadius) }
    public var standInShownShadowOffset: CGSize { shown("shadowOffset") ?? shadowOffset }

    private func shown<Value>(_ keyPath: String) -> Value? {
        removeFinished()
        let now = CACurrentMediaTime()
        for animation in standInAnimations.values {
            // What is in a group shows when the group does.
            if now < animation.beginTime, ![.backwards, .both].contains(animation.fillMode) { continue }
            for part in animation.flattened where part.keyPath == keyPath {
                if let value = part.value(at: now - animation.beginTime) as? Value { return value }
            }
        }
        return nil
    }

    /// Within `UIView.animate` a change of a view's layer is animated from what is shown.
    private func implicit(_ keyPath: String, _ old: Any) {
        guard let animation = UIViewAnimationState.current else {
            if StandInFidelity.setterEndsAnimation { standInAnimations[keyPath] = nil }
            return
        }
        let basic = CABasicAnimation(keyPath: keyPath)
        if keyPath == "opacity" {
            let shownBefore: Double? = shown(keyPath)
            basic.fromValue = shownBefore ?? Double(old as? Float ?? 1)
            basic.toValue = Double(opacity)
        } else {
            let shownBefore: CATransform3D? = shown(keyPath)
            basic.fromValue = shownBefore ?? old
            basic.toValue = transform
        }
        basic.duration = animation.duration
        basic.beginTime = CACurrentMediaTime() + animation.delay
        basic.timingFunction = animation.curve
        add(basic, forKey: keyPath)
    }
}

/// Choices where UIKit's own order is not documented: tests run with each.
public enum StandInFidelity {
    /// Whether a table puts away leaving cells before it asks for entering ones.
    nonisolated(unsafe) public static var recyclesFirst = false
    /// Whether reused cells stay in the table, hidden, or are taken out of it.
    nonisolated(unsafe) public static var keepsReusedCells = true
    /// Whether a table puts entering cells before everything else in it, or behind.
    nonisolated(unsafe) public static var insertsOnTop = false
    /// Whether a spinning refresh control changes the app's inset, or the adjusted one alone.
    nonisolated(unsafe) public static var refreshesByInset = false
    /// Whether a list makes cells before they come into view, and asks for them no more when they come.
    nonisolated(unsafe) public static var prefetches = false
    /// Whether a change outside an animation block ends the animation of that property. (It does not in UIKit.)
    nonisolated(unsafe) public static var setterEndsAnimation = false
    /// Whether an animation goes from one transform to another entry by entry, or part by part.
    nonisolated(unsafe) public static var interpolatesEntries = false
}
