#if GTK
import CParallaxGTK

/// The way from Swift's main actor into GLib's main loop, which would not run its tasks otherwise.
@MainActor public enum MainQueue {
    private static var isAttached = false

    /// Lets GLib's main loop run the main actor's tasks; once is enough, and a ``StageView`` does it.
    public static func attach() {
        if isAttached { return }
        isAttached = true
        parallax_attach_main_queue()
    }
}
#endif
