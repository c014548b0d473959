#if canImport(UIKit)
import Parallax
import UIKit

/// A constraint of the app's own through which a view is moved.
///
/// A constraint says `first = second · multiplier + constant`. A larger constant moves the first item down (or right); if the
/// moving view is the second item, it moves up. The app's own constant stays known, so nothing adds up.
struct MovedConstraint {
    /// The app's constraint.
    let constraint: NSLayoutConstraint
    private let rest: CGFloat
    private let isSecond: Bool
    private let isHorizontal: Bool
    private let turnsAround: Bool

    @MainActor init(_ constraint: NSLayoutConstraint, of view: UIView) {
        self.constraint = constraint
        rest = constraint.constant
        isSecond = constraint.secondItem === view
        let attribute = isSecond ? constraint.secondAttribute : constraint.firstAttribute
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin,
            .centerXWithinMargins:
            isHorizontal = true
        default: isHorizontal = false
        }
        switch attribute {
        // These count from the leading edge, wherever that is.
        case .leading, .trailing, .leadingMargin, .trailingMargin:
            turnsAround = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        default: turnsAround = false
        }
    }

    /// Moves the view as far as the pose says.
    @MainActor func take(from pose: Pose) {
        let way = isHorizontal ? pose.translationX : pose.translationY
        let constant = isSecond != turnsAround ? rest - way : rest + way
        if constraint.constant != constant { constraint.constant = constant }
    }

    /// Gives the constraint its own constant back.
    @MainActor func restore() {
        if constraint.constant != rest { constraint.constant = rest }
    }
}
#endif
