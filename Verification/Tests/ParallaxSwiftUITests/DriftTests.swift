import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct DriftTests {
        // F4, cases 80, 115: right on first display, before anything was scrolled.
        @Test(arguments: [true, false])
        func `every frame of a drifting list is the engine's, the first one of every row included`(
            isLazy: Bool
        ) {
            for effect in isLazy ? [Effect.drift(.fit), .drift(.ahead), .drift(speed: 0.8)] : [.drift(.fit)] {
                let list = PictureList(isLazy: isLazy, effect: effect)
                let screen = Screen(list)
                let stage = list.stage()
                screen.check(stage.layout(at: 0), rows: 10)
                screen.play(.tour, in: stage) { travel in screen.check(stage.layout(at: travel), rows: 10) }
                #expect(screen.comparisons > 1000)
            }
        }
    }
}
