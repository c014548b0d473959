#if GTK
import CParallaxGTK

/// Something to be done a while later, once, unless it is put off again or called off.
@MainActor public final class Delay {
    private var source: guint = 0
    private var body: (() -> Void)?

    /// Nothing to be done yet.
    public init() {}

    /// Does `body` in so many milliseconds, and nothing that was put off before.
    public func run(after milliseconds: UInt32, _ body: @escaping () -> Void) {
        cancel()
        self.body = body
        source = g_timeout_add(
            milliseconds,
            { delay in
                let delay = Unmanaged<Delay>.fromOpaque(delay!).takeUnretainedValue()
                let body = delay.body
                (delay.source, delay.body) = (0, nil)
                body?()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Calls it off.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        (source, body) = (0, nil)
    }

    /// Calls it off when a widget goes.
    public func end(with widget: Widget) {
        connect(UnsafeMutableRawPointer(widget), "destroy") { [weak self] _ in self?.cancel() }
    }

    isolated deinit { cancel() }
}
#endif
