#if Painter
import Foundation

/// A value that one thread at a time may touch. (`Mutex` asks for a newer macOS than this package does.)
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    /// Reads or changes the value while no other thread can.
    func withLock<R>(_ body: (inout Value) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
#endif
