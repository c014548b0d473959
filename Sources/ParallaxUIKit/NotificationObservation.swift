#if canImport(UIKit)
import UIKit

/// Hears a notification as long as it lives.
final class NotificationObservation {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ handler: @escaping @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            handler()
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
