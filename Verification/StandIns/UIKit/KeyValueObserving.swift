public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

/// Ends the observation when it is let go.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?
    init(end: @escaping () -> Void) { self.end = end }
    deinit { end?() }

    public func invalidate() {
        end?()
        end = nil
    }
}

/// The observers of one object, by property.
public final class StandInObservers {
    private var handlers: [(id: Int, key: String, call: () -> Void)] = []
    private var last = 0

    /// How many there are.
    public var standInCount: Int { handlers.count }

    func add(_ key: String, _ call: @escaping () -> Void) -> NSKeyValueObservation {
        last += 1
        let id = last
        handlers.append((id, key, call))
        return NSKeyValueObservation { [weak self] in self?.handlers.removeAll { $0.id == id } }
    }

    func fire(_ key: String) {
        for handler in handlers where handler.key == key { handler.call() }
    }
}

extension NSObjectProtocol where Self: CALayer {
    /// Observes where a layer is, or whether it is hidden. The handler runs within the setter.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key: String
        switch keyPath as AnyKeyPath {
        case \CALayer.position: key = "position"
        case \CALayer.isHidden: key = "hidden"
        default: fatalError("The stand-in does not know this property.")
        }
        return standInObservers.add(key) { [weak self] in
            guard let self else { return }
            changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
        }
    }
}

extension NSObjectProtocol where Self: UIScrollView {
    /// Observes a property, as Foundation does on a Mac. The handler runs within the setter.
    @MainActor public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key: String
        switch keyPath as AnyKeyPath {
        case \UIScrollView.contentOffset: key = "contentOffset"
        case \UIScrollView.contentSize: key = "contentSize"
        case \UIScrollView.contentInset: key = "contentInset"
        default: fatalError("The stand-in does not know this property.")
        }
        return standInObservers.add(key) { [weak self] in
            guard let self else { return }
            changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
        }
    }
}
