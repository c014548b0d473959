/// A property that keeps its value in a node.
protocol Linked {
    func link(to node: StandInNode, _ index: Int)
}

final class Cell<Value> {
    var value: Value
    weak var node: StandInNode?
    init(_ value: Value) { self.value = value }
}

final class Link<Value> {
    var cell: Cell<Value>
    init(_ cell: Cell<Value>) { self.cell = cell }
}

@propertyWrapper public struct State<Value>: Linked {
    private let link: Link<Value>
    public init(wrappedValue: Value) { link = Link(Cell(wrappedValue)) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { link.cell.value }
        nonmutating set {
            let cell = link.cell
            cell.value = newValue
            cell.node?.host?.invalidate(cell.node!)
        }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    func link(to node: StandInNode, _ index: Int) {
        if let cell = node.storage[index] as? Cell<Value> {
            link.cell = cell
        } else {
            node.storage[index] = link.cell
            link.cell.node = node
        }
    }
}

@propertyWrapper public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding { self }
}

@propertyWrapper public struct Environment<Value>: Linked {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link(Cell(EnvironmentValues()))
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { link.cell.value[keyPath: keyPath] }
    func link(to node: StandInNode, _ index: Int) { link.cell.value = node.environment }
}

/// A length that grows with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: Linked {
    private let base: Value
    private let link = Link(Cell(EnvironmentValues()))
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
    public init(wrappedValue: Value) { base = wrappedValue }
    public var wrappedValue: Value { base * Value(link.cell.value.dynamicTypeSize.standInFactor) }
    func link(to node: StandInNode, _ index: Int) { link.cell.value = node.environment }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The same number means the same values.
    private(set) var number = 0
    nonisolated(unsafe) private static var count = 0

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set {
            if let new = newValue as? any Equatable, equals(new, self[key]) { return }
            values[ObjectIdentifier(key)] = newValue
            Self.count += 1
            number = Self.count
        }
    }
}

/// Whether two values of unknown type are the same.
func equals(_ a: any Equatable, _ b: Any) -> Bool {
    func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    return compare(a)
}

extension EnvironmentValues {
    private enum MotionKey: EnvironmentKey { static let defaultValue = false }
    private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
    private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
    private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

    /// Only the system sets it: tests do, through the host.
    public var accessibilityReduceMotion: Bool { self[MotionKey.self] }
    var standInReduceMotion: Bool {
        get { self[MotionKey.self] }
        set { self[MotionKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum ColorScheme: Hashable, Sendable { case light, dark }

public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    /// How much larger than usual text is.
    public var standInFactor: Double { 1 + 0.15 * Double(rawValue - Self.large.rawValue) }
}
