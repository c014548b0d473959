import Parallax
import UIKit

/// A window with a scroll view in it, and a finger.
@MainActor final class Screen {
    let window: UIWindow
    let scrollView: UIScrollView
    /// Whoever owns the scroll view, if anybody does.
    var controller: UIViewController?
    /// Seconds since the screen was made, on the virtual clock.
    private(set) var seconds = 0.0

    init(
        _ scrollView: UIScrollView, size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero
    ) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.standInSafeArea = safeArea
        self.scrollView = scrollView
        scrollView.place(CGRect(origin: .zero, size: size))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(scrollView)
    }

    func commit() { window.standInCommit() }

    var travel: Double {
        get { scrollView.contentOffset.y + scrollView.adjustedContentInset.top }
        set { scrollView.contentOffset.y = newValue - scrollView.adjustedContentInset.top }
    }

    /// Lets a finger scroll, 60 frames a second, and looks at each frame once it is laid out.
    func play(_ script: GestureScript, in stage: Stage, scale: Double = 3, each frame: (Double) -> Void) {
        let limits = ScrollLimits(maximum: stage.travelRange.maximum, viewportLength: stage.viewportLength)
        let player = GesturePlayer(script, limits: limits, scale: scale, from: travel)
        for index in 0...Int(player.duration * 60) + 1 {
            let place = player.travel(at: Double(index) / 60)
            if place != travel { travel = place }
            commit()
            frame(travel)
            advance(by: 1.0 / 60)
        }
    }

    func advance(by interval: Double) {
        StandInClock.standInAdvance(by: interval)
        seconds += interval
    }

    /// The phone is turned, or the window made another size.
    func resize(to size: CGSize) {
        window.bounds = CGRect(origin: .zero, size: size)
        window.center = CGPoint(x: size.width / 2, y: size.height / 2)
        commit()
    }
}

extension UIView {
    func place(_ frame: CGRect) { self.frame = frame }
}

extension GestureScript {
    /// Slow and fast, to both ends and past them, with jumps of 900 points.
    static let tour: GestureScript = [
        .hold(0.05), .drag(-200), .flick(-1800), .wait, .drag(300, over: 0.2), .wait, .jump(900), .hold(0.02),
        .jump(0),
        .hold(0.02), .drag(400), .wait, .jump(1e6), .drag(-500, over: 0.4), .wait, .flick(6000), .wait,
    ]
}
