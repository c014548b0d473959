#if Painter
import Parallax
import SwiftUI
@testable import SwiftUIExamples

/// An example screen in SwiftUI, and how it is shown.
@MainActor struct SwiftUIScene {
    let name: String
    let view: AnyView
    let demonstration: Demonstration
    var safeArea = EdgeInsets()
    var scheme = ColorScheme.light

    static let all = [
        SwiftUIScene(name: "swiftui-showroom", view: AnyView(Showroom()), demonstration: .entering),
        SwiftUIScene(
            name: "swiftui-stretchy-header", view: AnyView(CoverAndRows()), demonstration: .pulling,
            safeArea: EdgeInsets(top: 91, bottom: 34), scheme: .dark),
        SwiftUIScene(name: "swiftui-window", view: AnyView(Windows()), demonstration: .flicking),
        SwiftUIScene(name: "swiftui-captions", view: AnyView(Captions()), demonstration: .flicking),
        SwiftUIScene(name: "swiftui-onboarding", view: AnyView(Onboarding()), demonstration: .paging),
    ]

    /// Plays the gesture and looks at its moments.
    func play<Look>(_ look: (StandInHost) -> Look) -> [Look] {
        let host = StandInHost(view, size: CGSize(width: 390, height: 844), safeArea: safeArea)
        host.colorScheme = scheme
        host.commit()
        let scrollView = host.scrollViews[0]
        let (whole, content, insets) = (scrollView.whole.size, scrollView.contentSize, scrollView.insets)
        return demonstration.play(
            viewport: Dimensions(width: whole.width, height: whole.height),
            content: Dimensions(width: content.width, height: content.height + insets.top + insets.bottom),
            show: { travel in
                host.scrollViews[0].travel =
                    demonstration.isAcross ? CGPoint(x: travel, y: 0) : CGPoint(x: 0, y: travel)
                host.commit()
            }, look: { look(host) }, advance: { host.advance(by: $0) })
    }
}
#endif
