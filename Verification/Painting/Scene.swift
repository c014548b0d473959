#if Painter
@testable import Examples
import Parallax
import UIKit

/// An example screen, a gesture, and the moments of it that are painted.
@MainActor struct Scene {
    let name: String
    let make: @MainActor () -> UIViewController
    let script: GestureScript
    /// Seconds from the beginning of the gesture.
    let moments: [Double]
    var isAcross = false
    var isInNavigation = false

    static let all = [
        Scene(
            name: "showroom", make: { ShowroomScreen() },
            script: [.hold(0.8), .drag(-320, over: 0.4), .flick(-1500), .wait],
            moments: [0.1, 0.3, 0.8, 1.1, 1.6]),
        Scene(
            name: "stretchy-header", make: { StretchyHeaderScreen() },
            script: [
                .hold(0.2), .drag(260, over: 0.4), .wait, .drag(-180, over: 0.4), .drag(-130, over: 0.4),
                .drag(-120, over: 0.4), .wait,
            ],
            moments: [0, 0.58, 1.85, 2.25, 4], isInNavigation: true),
        Scene(
            name: "window", make: { WindowScreen() },
            script: [.hold(0.1), .drag(-320, over: 0.5), .flick(-1500), .wait],
            moments: [0, 0.35, 0.6, 0.8, 1.2]),
        Scene(
            name: "captions", make: { CaptionsScreen() },
            script: [.hold(0.1), .drag(-320, over: 0.5), .flick(-1500), .wait],
            moments: [0, 0.35, 0.6, 0.8, 1.2]),
        Scene(
            name: "onboarding", make: { OnboardingScreen() },
            script: [.hold(0.1), .drag(-200, over: 0.4), .wait, .drag(-200, over: 0.4), .wait],
            moments: [0, 0.3, 0.5, 1.8, 2.2],
            isAcross: true),
    ]

    /// Plays the gesture, 60 frames a second, and looks at the moments.
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
        let inset = isAcross ? 0 : scrollView.adjustedContentInset.top
        let (bounds, content) = (scrollView.bounds.size, scrollView.contentSize)
        let length = isAcross ? bounds.width : bounds.height
        let end = isAcross ? content.width : content.height + inset + scrollView.adjustedContentInset.bottom
        let player = GesturePlayer(
            script, limits: ScrollLimits(maximum: max(end - length, 0), viewportLength: length),
            paging: isAcross ? Paging(pageLength: length) : nil)
        var pictures: [Look] = []
        var frame = 0
        while pictures.count < moments.count {
            let time = Double(frame) / 60
            let travel = player.travel(at: time)
            if isAcross {
                scrollView.contentOffset.x = travel
            } else {
                scrollView.contentOffset.y = travel - inset
            }
            window.standInCommit()
            if time >= moments[pictures.count] - 1e-9 { pictures.append(look(window)) }
            StandInClock.standInAdvance(by: 1.0 / 60)
            frame += 1
        }
        return pictures
    }
}
#endif
