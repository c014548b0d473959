#if canImport(UIKit) && os(tvOS)
import UIKit

extension UIScrollView {
    /// On tvOS nobody pulls a list, and there is no refresh control.
    var refreshRoom: CGFloat { 0 }
}
#endif
