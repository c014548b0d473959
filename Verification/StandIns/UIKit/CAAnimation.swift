public struct CAMediaTimingFillMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Equatable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// A cubic Bézier through (0, 0) and (1, 1).
public final class CAMediaTimingFunction: NSObject {
    let x1, y1, x2, y2: Double

    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        (self.x1, self.y1, self.x2, self.y2) = (Double(x1), Double(y1), Double(x2), Double(y2))
    }

    public convenience init(name: CAMediaTimingFunctionName) {
        if name == .linear {
            self.init(controlPoints: 0, 0, 1, 1)
        } else {
            self.init(controlPoints: 0.42, 0, 0.58, 1)
        }
    }

    func value(at progress: Double) -> Double {
        func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < progress { low = middle } else { high = middle }
        }
        return bezier(low, y1, y2)
    }
}

public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

open class CAAnimation: NSObject, CAMediaTiming {
    public var beginTime: CFTimeInterval = 0
    public var duration: CFTimeInterval = 0
    public var speed: Float = 1
    public var fillMode = CAMediaTimingFillMode.removed
    public var timingFunction: CAMediaTimingFunction?
    public var isRemovedOnCompletion = true

    public required override init() { super.init() }

    func copied() -> CAAnimation {
        let copy = type(of: self).init()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        return copy
    }

    func isFinished(at time: CFTimeInterval) -> Bool { isRemovedOnCompletion && time >= beginTime + duration }

    /// The animations of single properties in this one.
    var flattened: [CAPropertyAnimation] { (self as? CAPropertyAnimation).map { [$0] } ?? [] }
}

open class CAPropertyAnimation: CAAnimation {
    public var keyPath: String?
    public var isAdditive = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    override func copied() -> CAAnimation {
        let copy = super.copied() as! CAPropertyAnimation
        copy.keyPath = keyPath
        return copy
    }

    /// The value `elapsed` seconds after the beginning; `nil` where the animation says nothing.
    final func value(at elapsed: CFTimeInterval) -> Any? {
        if elapsed < 0, fillMode != .backwards, fillMode != .both { return nil }
        let progress = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
        return value(atProgress: timingFunction?.value(at: progress) ?? progress)
    }

    func value(atProgress progress: Double) -> Any? { nil }

    static func between(_ a: Any, _ b: Any, _ part: Double) -> Any? {
        if let a = a as? CATransform3D, let b = b as? CATransform3D { return a.interpolated(to: b, part) }
        if let a = a as? CGSize, let b = b as? CGSize {
            return CGSize(
                width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
        }
        func number(_ value: Any) -> Double? {
            value as? Double ?? (value as? CGFloat).map(Double.init) ?? (value as? Float).map(Double.init)
        }
        guard let a = number(a), let b = number(b) else { return nil }
        return a + (b - a) * part
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any?
    public var toValue: Any?

    override func copied() -> CAAnimation {
        let copy = super.copied() as! CABasicAnimation
        (copy.fromValue, copy.toValue) = (fromValue, toValue)
        return copy
    }

    override func value(atProgress progress: Double) -> Any? {
        guard let fromValue, let toValue else { return nil }
        return Self.between(fromValue, toValue, progress)
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    public var values: [Any]?
    public var keyTimes: [NSNumber]?
    private lazy var times: [Double] =
        keyTimes?.map(\.doubleValue)
        ?? (values ?? []).indices.map { Double($0) / Double(max((values?.count ?? 0) - 1, 1)) }

    override func copied() -> CAAnimation {
        let copy = super.copied() as! CAKeyframeAnimation
        (copy.values, copy.keyTimes) = (values, keyTimes)
        return copy
    }

    override func value(atProgress progress: Double) -> Any? {
        guard let values, !values.isEmpty else { return nil }
        // The first key frame behind the place.
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] > progress { high = middle } else { low = middle + 1 }
        }
        guard low < times.count else { return Self.between(values.last!, values.last!, 0) }
        guard low > 0 else { return Self.between(values[0], values[0], 0) }
        let part = (progress - times[low - 1]) / (times[low] - times[low - 1])
        return Self.between(values[low - 1], values[low], part)
    }
}

open class CAAnimationGroup: CAAnimation {
    public var animations: [CAAnimation]?

    override func copied() -> CAAnimation {
        let copy = super.copied() as! CAAnimationGroup
        copy.animations = animations?.map { $0.copied() }
        return copy
    }

    /// A child runs on the group's time, and is cut off at the group's end.
    override var flattened: [CAPropertyAnimation] {
        (animations ?? []).compactMap { $0 as? CAPropertyAnimation }
    }
}
