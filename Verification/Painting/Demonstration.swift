#if Painter
import Parallax

/// A gesture over an example screen, and the moments of it that are painted; the same whether the screen is UIKit's or SwiftUI's.
struct Demonstration {
    let script: GestureScript
    /// Seconds from the beginning of the gesture.
    let moments: [Double]
    var isAcross = false

    static let entering = Demonstration(
        script: [.hold(0.8), .drag(-320, over: 0.4), .flick(-1500), .wait],
        moments: [0.1, 0.3, 0.8, 1.1, 1.6])
    static let pulling = Demonstration(
        script: [
            .hold(0.2), .drag(260, over: 0.4), .wait, .drag(-180, over: 0.4), .drag(-130, over: 0.4),
            .drag(-120, over: 0.4), .wait,
        ], moments: [0, 0.58, 1.85, 2.25, 4])
    static let flicking = Demonstration(
        script: [.hold(0.1), .drag(-320, over: 0.5), .flick(-1500), .wait], moments: [0, 0.35, 0.6, 0.8, 1.2])
    static let paging = Demonstration(
        script: [.hold(0.1), .drag(-200, over: 0.4), .wait, .drag(-200, over: 0.4), .wait],
        moments: [0, 0.3, 0.5, 1.8, 2.2], isAcross: true)

    /// Plays the gesture, 60 frames a second, and looks at the moments.
    ///
    /// - Parameters:
    ///   - viewport: The scroll view's width and height, in points.
    ///   - content: Its content's, with what insets add to it.
    ///   - show: Scrolls to a travel and lays out.
    ///   - look: Looks at what is shown now.
    ///   - advance: Lets so many seconds pass.
    func play<Look>(
        viewport: Dimensions, content: Dimensions, show: (Double) -> Void, look: () -> Look,
        advance: (Double) -> Void
    ) -> [Look] {
        let length = isAcross ? viewport.width : viewport.height
        let end = isAcross ? content.width : content.height
        let player = GesturePlayer(
            script, limits: ScrollLimits(maximum: max(end - length, 0), viewportLength: length),
            paging: isAcross ? Paging(pageLength: length) : nil)
        var pictures: [Look] = []
        var frame = 0
        while pictures.count < moments.count {
            let time = Double(frame) / 60
            show(player.travel(at: time))
            if time >= moments[pictures.count] - 1e-9 { pictures.append(look()) }
            advance(1.0 / 60)
            frame += 1
        }
        return pictures
    }
}
#endif
