#if canImport(UIKit)
import Parallax
import UIKit

/// A constraint of the app's own through which a view is moved.
///
/// A constraint says `first = second · multiplier + constant`. A larger constant moves the first item down (or right), by as
/// much. If the moving view is the second item, it moves up, by the multiplier's part of it. The app's own constant stays known, so
/// nothing adds up.
struct MovedConstraint {
    /// The app's constraint.
    let constraint: NSLayoutConstraint
    private let rest: CGFloat
    /// How much the constant grows for each point that the view moves right or down.
    private let slope: CGFloat
    private let isHorizontal: Bool

    @MainActor init(_ constraint: NSLayoutConstraint, of view: UIView) {
        self.constraint = constraint
        rest = constraint.constant
        let isSecond = constraint.secondItem === view
        let attribute = isSecond ? constraint.secondAttribute : constraint.firstAttribute
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin,
            .centerXWithinMargins:
            isHorizontal = true
        default: isHorizontal = false
        }
        let turnsAround: Bool
        switch attribute {
        // These count from the leading edge, wherever that is.
        case .leading, .trailing, .leadingMargin, .trailingMargin:
            turnsAround = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        default: turnsAround = false
        }
        slope = (isSecond ? -constraint.multiplier : 1) * (turnsAround ? -1 : 1)
    }

    /// Moves the view as far as the pose says.
    @MainActor func take(from pose: Pose) {
        let way = isHorizontal ? pose.translationX : pose.translationY
        let constant = rest + slope * way
        if constraint.constant != constant { constraint.constant = constant }
    }

    /// Gives the constraint its own constant back.
    @MainActor func restore() {
        if constraint.constant != rest { constraint.constant = rest }
    }
}
#endif
