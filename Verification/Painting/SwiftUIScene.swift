#if Painter
import Parallax
import SwiftUI
@testable import SwiftUIExamples

/// An example screen in SwiftUI, a gesture, and the moments of it that are painted.
@MainActor struct SwiftUIScene {
    let name: String
    let view: AnyView
    let script: GestureScript
    /// Seconds from the beginning of the gesture.
    let moments: [Double]
    var isAcross = false
    var safeArea = EdgeInsets()
    var scheme = ColorScheme.light

    static let all = [
        SwiftUIScene(
            name: "swiftui-showroom", view: AnyView(Showroom()),
            script: [.hold(0.8), .drag(-320, over: 0.4), .flick(-1500), .wait],
            moments: [0.1, 0.3, 0.8, 1.1, 1.6]),
        SwiftUIScene(
            name: "swiftui-stretchy-header", view: AnyView(CoverAndRows()),
            script: [
                .hold(0.2), .drag(260, over: 0.4), .wait, .drag(-180, over: 0.4), .drag(-130, over: 0.4),
                .drag(-120, over: 0.4), .wait,
            ],
            moments: [0, 0.58, 1.85, 2.25, 4], safeArea: EdgeInsets(top: 91, bottom: 34), scheme: .dark),
        SwiftUIScene(
            name: "swiftui-window", view: AnyView(Windows()),
            script: [.hold(0.1), .drag(-320, over: 0.5), .flick(-1500), .wait],
            moments: [0, 0.35, 0.6, 0.8, 1.2]),
        SwiftUIScene(
            name: "swiftui-captions", view: AnyView(Captions()),
            script: [.hold(0.1), .drag(-320, over: 0.5), .flick(-1500), .wait],
            moments: [0, 0.35, 0.6, 0.8, 1.2]),
        SwiftUIScene(
            name: "swiftui-onboarding", view: AnyView(Onboarding()),
            script: [.hold(0.1), .drag(-200, over: 0.4), .wait, .drag(-200, over: 0.4), .wait],
            moments: [0, 0.3, 0.5, 1.8, 2.2], isAcross: true),
    ]

    /// Plays the gesture, 60 frames a second, and looks at the moments.
    func play<Look>(_ look: (StandInHost) -> Look) -> [Look] {
        let host = StandInHost(view, size: CGSize(width: 390, height: 844), safeArea: safeArea)
        host.colorScheme = scheme
        host.commit()
        let whole = host.scrollViews[0].whole.size
        let content = host.scrollViews[0].contentSize
        let insets = host.scrollViews[0].insets
        let length = isAcross ? whole.width : whole.height
        let end = isAcross ? content.width : content.height + insets.top + insets.bottom
        let player = GesturePlayer(
            script, limits: ScrollLimits(maximum: max(end - length, 0), viewportLength: length),
            paging: isAcross ? Paging(pageLength: length) : nil)
        var pictures: [Look] = []
        var frame = 0
        while pictures.count < moments.count {
            let time = Double(frame) / 60
            let travel = player.travel(at: time)
            host.scrollViews[0].travel = isAcross ? CGPoint(x: travel, y: 0) : CGPoint(x: 0, y: travel)
            host.commit()
            if time >= moments[pictures.count] - 1e-9 { pictures.append(look(host)) }
            host.advance(by: 1.0 / 60)
            frame += 1
        }
        return pictures
    }
}
#endif
