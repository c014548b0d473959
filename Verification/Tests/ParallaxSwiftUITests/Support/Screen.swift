import Parallax
import SwiftUI

/// A host with a scroll view in it, and a finger.
@MainActor final class Screen {
    let host: StandInHost
    /// How often views were compared with layers, and how often they differed.
    var comparisons = 0
    var complaints = 0
    private let scrollIndex: Int

    init(
        _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
        safeArea: EdgeInsets = EdgeInsets(),
        direction: LayoutDirection = .leftToRight, scrollIndex: Int = 0
    ) {
        host = StandInHost(view, size: size, safeArea: safeArea)
        host.layoutDirection = direction
        self.scrollIndex = scrollIndex
        host.commit()
    }

    var scrollView: StandInScrollView { host.scrollViews[scrollIndex] }
    var seconds: Double { host.now }

    var travel: Double {
        get { scrollView.travel.y }
        set { scrollView.travel = CGPoint(x: scrollView.travel.x, y: newValue) }
    }

    var across: Double {
        get { scrollView.travel.x }
        set { scrollView.travel = CGPoint(x: newValue, y: scrollView.travel.y) }
    }

    func commit() { host.commit() }

    /// Scrolls to a place, and lays out.
    func scroll(to travel: Double) {
        self.travel = travel
        commit()
    }

    /// Lets a finger scroll, 60 frames a second, and looks at each frame once it is laid out.
    func play(
        _ script: GestureScript, in stage: Stage, scale: Double = 3, paging: Paging? = nil,
        each frame: (Double) -> Void
    ) {
        let isAcross = stage.axis == .horizontal
        let player = GesturePlayer(
            script, limits: stage.scrollLimits, paging: paging, scale: scale,
            from: isAcross ? across : travel)
        for index in 0...Int(player.duration * 60) + 1 {
            let place = player.travel(at: Double(index) / 60)
            if isAcross { across = place } else { travel = place }
            commit()
            frame(place)
            host.advance(by: 1.0 / 60)
        }
    }
}

extension GestureScript {
    /// Slow and fast, to both ends and past them, with jumps of 900 points.
    static let tour: GestureScript = [
        .hold(0.05), .drag(-200), .flick(-1800), .wait, .drag(300, over: 0.2), .wait, .jump(900), .hold(0.02),
        .jump(0), .hold(0.02), .drag(400), .wait, .jump(1e6), .drag(-500, over: 0.4), .wait, .flick(6000),
        .wait,
    ]
}
