#if Painter
@testable import Examples
import Parallax
import UIKit

/// An example screen in UIKit, and how it is shown.
@MainActor struct Scene {
    let name: String
    let make: @MainActor () -> UIViewController
    let demonstration: Demonstration
    var isInNavigation = false

    static let all = [
        Scene(name: "showroom", make: { ShowroomScreen() }, demonstration: .entering),
        Scene(
            name: "stretchy-header", make: { StretchyHeaderScreen() }, demonstration: .pulling,
            isInNavigation: true),
        Scene(name: "window", make: { WindowScreen() }, demonstration: .flicking),
        Scene(name: "captions", make: { CaptionsScreen() }, demonstration: .flicking),
        Scene(name: "onboarding", make: { OnboardingScreen() }, demonstration: .paging),
    ]

    /// Plays the gesture and looks at its moments.
    func play<Look>(_ look: (UIWindow) -> Look) -> [Look] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = make()
        if isInNavigation {
            window.standInSafeArea = UIEdgeInsets(top: 47, bottom: 34)
            window.rootViewController = UINavigationController(rootViewController: controller)
        } else {
            window.rootViewController = controller
        }
        window.standInCommit()
        let scrollView =
            (controller.view as? UIScrollView) ?? controller.view.subviews.compactMap { $0 as? UIScrollView }
            .first!
        let (bounds, content) = (scrollView.bounds.size, scrollView.contentSize)
        let insets = scrollView.adjustedContentInset
        return demonstration.play(
            viewport: Dimensions(width: bounds.width, height: bounds.height),
            content: Dimensions(width: content.width, height: content.height + insets.top + insets.bottom),
            show: { travel in
                if demonstration.isAcross {
                    scrollView.contentOffset.x = travel
                } else {
                    scrollView.contentOffset.y = travel - insets.top
                }
                window.standInCommit()
            }, look: { look(window) }, advance: { StandInClock.standInAdvance(by: $0) })
    }
}
#endif
