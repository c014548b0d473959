#if canImport(UIKit) && !os(tvOS)
import UIKit

extension UIScrollView {
    /// How much of the inset a spinning refresh control keeps for itself.
    var refreshRoom: CGFloat {
        guard let refreshControl, refreshControl.isRefreshing else { return 0 }
        let safe = contentInsetAdjustmentBehavior == .never ? 0 : safeAreaInsets.top
        return min(max(adjustedContentInset.top - contentInset.top - safe, 0), refreshControl.bounds.height)
    }
}
#endif
