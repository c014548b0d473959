public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

public struct EmptyAnimatableData: VectorArithmetic {
    public init() {}
    public static let zero = EmptyAnimatableData()
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// An animation with an even or an eased course.
public struct Animation: Equatable, Sendable {
    let duration: Double
    var delay = 0.0

    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    public static var linear: Animation { linear(duration: 0.35) }
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.delay += delay
        return later
    }
}

public struct Transaction {
    nonisolated(unsafe) static var current = Transaction()
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public func withAnimation<Result>(
    _ animation: Animation? = .linear, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    defer { Transaction.current = outer }
    Transaction.current = transaction
    return try body()
}

/// A value on its way.
struct RunningAnimation {
    let animation: Animation
    let start: Double
    let from: Any

    func fraction(at now: Double) -> Double {
        let seconds = now - start - animation.delay
        if seconds <= 0 { return 0 }
        return animation.duration > 0 ? min(seconds / animation.duration, 1) : 1
    }
}

protocol Animating: AnyObject {
    var target: Any { get set }
    var presented: Any { get set }
    var animation: RunningAnimation? { get set }
}

extension Animating {
    /// Takes a new description: at once, or on the way if the change is animated.
    func retarget(_ new: Any, _ node: StandInNode) {
        defer { target = new }
        let transaction = Transaction.current
        guard let host = node.host, let value = new as? any Animatable, differs(value, target) else {
            // Everything else takes effect at once, also while an animation is under way.
            presented = animation.map { between($0.from, new, $0.fraction(at: node.host?.now ?? 0)) } ?? new
            return
        }
        // The animation of a view comes before that of a change, unless the change keeps it out.
        let own = transaction.disablesAnimations ? nil : node.environment.standInAnimation
        if let wanted = own ?? transaction.animation {
            animation = RunningAnimation(animation: wanted, start: host.now, from: presented)
            presented = between(presented, new, 0)
            host.animating[ObjectIdentifier(node)] = node
        } else {
            animation = nil
            presented = new
            host.animating[ObjectIdentifier(node)] = nil
        }
    }

    /// Goes on to this moment; whether there is more to come.
    func advance(to now: Double) -> Bool {
        guard let running = animation else { return false }
        let fraction = running.fraction(at: now)
        presented = fraction < 1 ? between(running.from, target, fraction) : target
        if fraction >= 1 { animation = nil }
        return fraction < 1
    }
}

private func differs(_ a: any Animatable, _ b: Any) -> Bool {
    func compare<Value: Animatable>(_ a: Value) -> Bool {
        (b as? Value).map { $0.animatableData != a.animatableData } ?? false
    }
    return compare(a)
}

private func between(_ a: Any, _ b: Any, _ fraction: Double) -> Any {
    func mix<Value: Animatable>(_ b: Value) -> Any {
        guard let a = a as? Value else { return b }
        var mixed = b
        var way = b.animatableData - a.animatableData
        way.scale(by: fraction)
        mixed.animatableData = a.animatableData + way
        return mixed
    }
    return (b as? any Animatable).map { mix($0) } ?? b
}

// MARK: The animation of a view

extension EnvironmentValues {
    private enum AnimationKey: EnvironmentKey { static let defaultValue: Animation? = nil }
    var standInAnimation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }
}

extension View {
    /// Animates every change within the view. Apple's is deprecated; apps have it all the same.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        environment(\.standInAnimation, animation)
    }
}
