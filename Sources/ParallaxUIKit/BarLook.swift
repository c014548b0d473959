#if canImport(UIKit)
import UIKit

/// How opaque a bar was before the first header faded it. The screens of a stack share their bar: so they share this, too, and
/// none takes what another has shown for the bar's own.
@MainActor
final class BarLook {
    private weak var bar: UIView?
    private let alpha: CGFloat

    private struct Known { weak var look: BarLook? }
    private static var known: [Known] = []

    /// The look of a bar, as long as any header has a hold of it.
    static func look(of bar: UIView) -> BarLook {
        known.removeAll { $0.look?.bar == nil }
        if let look = known.lazy.compactMap(\.look).first(where: { $0.bar === bar }) { return look }
        let look = BarLook(bar)
        known.append(Known(look: look))
        return look
    }

    private init(_ bar: UIView) {
        self.bar = bar
        alpha = bar.alpha
    }

    /// The bar is as it was.
    func restore() {
        if let bar, bar.alpha != alpha { bar.alpha = alpha }
    }
}
#endif
