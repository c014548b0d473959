#if GTK
import CParallaxGTK

/// A widget, as GTK's own functions take it.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A pointer to the same object as another of its types.
func cast<T>(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
    object.assumingMemoryBound(to: T.self)
}

/// A pointer to an object of a type that Swift does not see into.
func opaque<T>(_ object: UnsafeMutablePointer<T>) -> OpaquePointer { OpaquePointer(object) }

/// The values that a signal comes with.
public struct SignalValues {
    let first: UnsafePointer<GValue>?
    let count: Int

    /// The value at a place, as a number.
    public func number(_ index: Int) -> Double { g_value_get_double(first! + index) }
    /// The value at a place, as a whole number without a sign.
    public func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(first! + index) }
    /// The value at a place, as an object.
    public func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(first! + index) }
    /// The value at a place.
    public func value(_ index: Int) -> UnsafePointer<GValue> { first! + index }
    /// The value at a place, as one of an enumeration.
    public func choice(_ index: Int) -> Int32 { g_value_get_enum(first! + index) }
    /// The value at a place, as flags.
    public func flags(_ index: Int) -> UInt32 { g_value_get_flags(first! + index) }
}

/// A Swift closure in the hands of GObject.
@MainActor private final class Box {
    let body: @MainActor (SignalValues) -> Bool
    init(_ body: @escaping @MainActor (SignalValues) -> Bool) { self.body = body }
}

/// Runs a closure at each emission of a signal, until the emitter goes. What it returns answers a signal that asks whether
/// it was dealt with.
@MainActor public func answer(
    _ emitter: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (SignalValues) -> Bool
) {
    parallax_connect(
        emitter, signal, Unmanaged.passRetained(Box(body)).toOpaque(),
        { box, values, count in
            let box = Unmanaged<Box>.fromOpaque(box!).takeUnretainedValue()
            return box.body(SignalValues(first: values, count: Int(count))) ? 1 : 0
        }, { Unmanaged<Box>.fromOpaque($0!).release() })
}

/// Runs a closure at each emission of a signal, until the emitter goes.
@MainActor public func connect(
    _ emitter: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor (SignalValues) -> Void
) {
    answer(emitter, signal) { values in
        body(values)
        return false
    }
}
#endif
