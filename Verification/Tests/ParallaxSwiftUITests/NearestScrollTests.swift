import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    /// Of two scroll views around a picture the nearest one counts, whatever the other one says of itself.
    @MainActor @Suite(.clean) struct NearestScrollTests {
        // F18: the list's own length, down, is not the length of what scrolls across in it.
        @Test
        func `a picture that drifts across takes its part of the width, in a list that says its height`() {
            let screen = Screen(
                ScrollView {
                    ScrollView(.horizontal) {
                        DriftingPicture(length: Extent(ofScreen: 1), along: .horizontal) {
                            Image(decorative: "picture 0").resizable()
                        }
                        .frame(width: 200, height: 300)
                    }
                }
                .parallaxViewport())
            #expect(screen.picture(0)?.frame.width == 390)
        }

        // F18, S21: a list that is higher than the one that it lies in.
        @Test func `pictures in a scroll view that is longer than the one around it follow the nearest one`()
        {
            let inner = PictureList(rows: 6, height: 200, length: Extent(ofScreen: 0.5))
            let screen = Screen(
                ScrollView {
                    inner.frame(height: 700)
                    Color.clear.frame(height: 2000)
                }
                .parallaxViewport().frame(height: 400), scrollIndex: 1)
            for travel in [0.0, -20, 150, 400] {
                screen.scroll(to: travel)
                var stage = inner.stage()
                stage.viewport = Box(x: 0, y: 222, width: 390, height: 700)
                stage.rows.picture?.length = Extent(points: 350)
                screen.check(stage.layout(at: travel), rows: 6)
            }
            #expect(screen.comparisons > 30 && screen.complaints == 0)
        }
    }
}
