import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    /// Entrances by the row's own length and by the viewport's, down and across.
    @MainActor @Suite(.clean) struct EntranceMeasureTests {
        /// Rows of 200 by 300 points, side by side or below one another.
        private func screen(_ effect: Effect, along axis: ScrollAxis) -> Screen {
            let rows = ForEach(0..<6) { row in
                Text("title \(row)").frame(width: 200, height: 300).parallaxEntrance(effect, along: axis)
            }
            if axis == .vertical { return Screen(ScrollView { VStack(spacing: 0) { rows } }) }
            return Screen(ScrollView(.horizontal) { HStack(spacing: 0) { rows } })
        }

        /// How far the first row is from its place.
        private func way(_ screen: Screen, along axis: ScrollAxis) -> Double {
            let corner = screen.row(0)!.quad(on: screen.host).topLeft
            // Rows across are in the middle of the screen's height, and rows down at its top.
            return axis == .vertical ? corner.y : corner.x
        }

        // F16: one and the same number means two lengths.
        @Test(arguments: [ScrollAxis.vertical, .horizontal])
        func `a row enters by parts of its own length along the scroll, and of the viewport's`(
            axis: ScrollAxis
        ) {
            let lengths = [
                (Measure.item, axis == .vertical ? 300.0 : 200), (.viewport, axis == .vertical ? 844.0 : 390),
            ]
            for (measure, length) in lengths {
                let effect = Effect {
                    Track(.translation, over: .age, .linear(from: (0, 0.1), to: (0.5, 0)), in: measure)
                }
                let screen = screen(effect, along: axis)
                #expect((way(screen, along: axis) - 0.1 * length).magnitude < 1e-9)
                screen.host.advance(by: 0.25)
                screen.commit()
                #expect((way(screen, along: axis) - 0.05 * length).magnitude < 1e-6)
                screen.host.advance(by: 0.5)
                screen.commit()
                #expect(way(screen, along: axis).magnitude < 1e-9)
            }
        }

        // F20: what an effect does over the row's way is none of its entrance.
        @Test(arguments: [ScrollAxis.vertical, .horizontal])
        func `tracks over a row's place on the screen do not act while it enters`(axis: ScrollAxis) {
            let effect = Effect.fadeIn().adding(
                Effect { Track(.translation, over: .phase, .proportional(100)) })
            let screen = screen(effect, along: axis)
            for _ in 0..<4 {
                #expect(way(screen, along: axis).magnitude < 1e-9)
                screen.host.advance(by: 0.2)
                screen.commit()
            }
        }
    }
}
