import UIKit

/// Hears, as long as it lives, when a person chooses another text size.
final class TextSizeObservation {
    private let token: any NSObjectProtocol

    @MainActor init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { changed() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
