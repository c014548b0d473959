import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct EntranceTests {
        // F4, case 115: hidden on its first frame. F6, cases 118, 119: rows that come in the midst of a scroll.
        @Test(arguments: [true, false], [true, false])
        func `rows enter as in the engine, and what they hold drifts as if they did not move`(
            moves: Bool, keeps: Bool
        ) {
            for entrance in moves && keeps ? [Effect.rise(), .turn(), .fadeIn()] : [.turn()] {
                StandInFidelity.visualEffectsMoveGeometry = moves
                StandInFidelity.keepsLazyRows = keeps
                let list = PictureList(entrance: entrance)
                let screen = Screen(list)
                let stage = list.stage()
                var appearances = Appearances()
                screen.play(.tour, in: stage) { travel in
                    appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                    let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                    screen.check(layout, rows: 10, within: 1e-7)
                }
                #expect(screen.comparisons > 1000)
                screen.host.advance(by: 1)
                screen.commit()
                #expect(!screen.host.isAnimating)
                screen.check(stage.layout(at: screen.travel), rows: 10)
            }
        }

        @Test func `no body of the app's is evaluated again while rows enter`() {
            let list = PictureList(entrance: .rise())
            let screen = Screen(list)
            let stage = list.stage()
            screen.play([.flick(-1800), .wait], in: stage) { _ in }
            let again = StandInCounters.repeatedBodies.keys
            #expect(again.allSatisfy { $0 == "EntranceModifier" || $0 == "Entering" }, "\(again)")
            #expect(StandInCounters.repeatedBodies["PictureRow"] == nil)
        }

        @Test(arguments: [true, false])
        func `a row enters once, or each time it comes`(once: Bool) {
            StandInFidelity.keepsLazyRows = true
            let list = PictureList(entrance: .rise(), once: once)
            let screen = Screen(list)
            let stage = list.stage()
            var appearances = Appearances(once: once)
            for travel in [0.0, 0, 900, 900, 0, 0, 1600, 0, 10] {
                screen.scroll(to: travel)
                for _ in 0..<20 {
                    appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                    let ages = Ages.recorded(appearances, now: screen.seconds)
                    screen.check(stage.layout(at: travel, ages: ages), rows: 10, within: 1e-7)
                    screen.host.advance(by: 0.04)
                    screen.commit()
                }
            }
            #expect(screen.comparisons > 500)
        }

        @Test func `leaving ends an entrance, and coming again begins it anew`() {
            StandInFidelity.keepsLazyRows = true
            let screen = Screen(PictureList(entrance: .rise()))
            screen.host.advance(by: 0.3)
            screen.commit()
            #expect((screen.row(0)!.shownOpacity - 0.5).magnitude < 1e-9)
            screen.scroll(to: 900)
            #expect(screen.row(0)!.shownOpacity == 0)
            screen.host.advance(by: 0.3)
            screen.scroll(to: 0)
            #expect(screen.row(0)!.shownOpacity == 0)
            screen.host.advance(by: 0.6)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
        }

        @Test func `rows that come together follow one another`() {
            let list = PictureList(entrance: .rise(), delay: { Double($0) * 0.1 })
            let screen = Screen(list)
            for frame in 0..<60 {
                let now = Double(frame) / 60
                for row in 0..<3 {
                    let age = min(max(now - Double(row) * 0.1, 0), 0.6)
                    let pose = Effect.rise().pose(at: Cue(item: 0..<250, viewport: 0..<844, age: age))
                    #expect((screen.row(row)!.shownOpacity - pose.opacity).magnitude < 1e-7)
                }
                screen.host.advance(by: 1.0 / 60)
                screen.commit()
            }
        }

        @Test func `a row that begins without extent is hidden, not shown at full size`() {
            let grow = Effect { Track(.scale, over: .age, .linear(from: (0, 0), to: (1, 1))) }
            let screen = Screen(PictureList(entrance: grow))
            #expect(screen.row(0)!.shownOpacity == 0)
            screen.host.advance(by: 0.5)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
            #expect((screen.row(0)!.quad(on: screen.host).topLeft.x - 390 / 4).magnitude < 1e-9)
        }

        // F16: from the trailing side, about the corner that is the trailing one there.
        @Test func `rows that enter from the side do so from the trailing one`() {
            let aside = Effect(anchor: Vector(1, 0.25)) {
                Track(.translationX, over: .age, .linear(from: (0, 120), to: (0.5, 0)))
                Track(.scale, over: .age, .linear(from: (0, 0.8), to: (0.5, 1)))
            }
            for direction in LayoutDirection.allCases {
                let list = PictureList(entrance: aside)
                let screen = Screen(list, direction: direction)
                var stage = list.stage()
                stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
                for _ in 0..<12 {
                    screen.check(stage.layout(at: 0, ages: .all(screen.seconds)), rows: 10, within: 1e-7)
                    let corners = screen.row(0)!.shownCorners
                    let middle = (corners[0].x + corners[1].x) / 2 - 195
                    #expect(screen.seconds > 0.4 || (direction == .leftToRight ? middle > 1 : middle < -1))
                    screen.host.advance(by: 0.05)
                    screen.commit()
                }
                #expect(screen.complaints == 0 && screen.comparisons > 30)
            }
        }

        @Test func `a shadow that a row casts while it enters is the engine's`() {
            for direction in LayoutDirection.allCases {
                let screen = Screen(PictureList(entrance: .enteringShadow()), direction: direction)
                screen.host.advance(by: 0.15)
                screen.commit()
                let cast = screen.row(0)!.above { $0.view is any StandInCastsShadow }
                let shadow = (cast?.view as? any StandInCastsShadow)?.standInShadow
                let pose = Effect.enteringShadow().pose(at: Cue(item: 0..<250, viewport: 0..<844, age: 0.15))
                let x = direction == .leftToRight ? pose.shadowX : -pose.shadowX
                #expect(((shadow?.x ?? .nan) - x).magnitude < 1e-9)
                #expect(((shadow?.y ?? .nan) - pose.shadowY).magnitude < 1e-9)
                #expect(shadow?.radius == 3 && shadow?.opacity == 0.5)
            }
        }

        @Test func `a blur of a row that enters is the engine's`() {
            let clear = Effect { Track(.blur, over: .age, .linear(from: (0, 12), to: (0.6, 0))) }
            let screen = Screen(PictureList(entrance: clear))
            for (seconds, radius) in [(0.15, 9.0), (0.3, 6), (0.45, 3), (0.6, 0)] {
                screen.host.advance(by: 0.15)
                screen.commit()
                let blur = screen.host.nodes { $0.typeName.hasPrefix("BlurView") }.first?.shownBlur
                #expect(((blur ?? .nan) - radius).magnitude < 1e-9, "after \(seconds) seconds")
            }
        }

        // F12: two animations of one change.
        @Test
        func `an animation that the app has put around a row changes neither its coming nor its leaving`() {
            StandInFidelity.keepsLazyRows = true
            let screen = Screen(PictureList(entrance: .rise()).animation(.linear(duration: 5)))
            screen.host.advance(by: 0.3)
            screen.commit()
            #expect((screen.row(0)!.shownOpacity - 0.5).magnitude < 1e-9)
            screen.host.advance(by: 0.3)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
            screen.scroll(to: 900)
            #expect(screen.row(0)!.shownOpacity == 0)
        }

        // F15, case 91: two reloads at once; F6, cases 82, 92: another row in the same place is another row.
        @Test func `the same rows described again go on; other rows in their places enter`() {
            var list = PictureList(entrance: .rise())
            let screen = Screen(list)
            screen.host.advance(by: 0.3)
            screen.commit()
            screen.host.show(list)
            screen.commit()
            screen.host.show(list)
            screen.commit()
            #expect((screen.row(0)!.shownOpacity - 0.5).magnitude < 1e-9)
            screen.host.advance(by: 0.4)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
            list.firstID = 100
            screen.host.show(list)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 0)
            screen.host.advance(by: 0.7)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
        }

        @Test func `another effect after the entrance is over changes nothing`() {
            var list = PictureList(entrance: .rise(duration: 0.2))
            let screen = Screen(list)
            screen.host.advance(by: 0.3)
            screen.commit()
            list.entrance = .rise(duration: 2)
            screen.host.show(list)
            screen.commit()
            #expect(screen.row(0)!.shownOpacity == 1)
        }

        // F19: nothing moves, fades stay.
        @Test func `with Reduce Motion rows fade in where they are`() {
            let list = PictureList(entrance: .rise())
            let screen = Screen(list)
            var stage = list.stage()
            stage.policy = .reduced
            screen.host.reduceMotion = true
            screen.commit()
            for _ in 0..<50 {
                screen.check(stage.layout(at: 0, ages: .all(screen.seconds)), rows: 10, within: 1e-7)
                screen.host.advance(by: 1.0 / 60)
                screen.commit()
            }
            #expect(screen.complaints == 0 && screen.comparisons > 300)
        }

        @Test func `a row in no scroll view enters when it is laid out`() {
            let screen = StandInHost(
                Text("alone").parallaxEntrance(.fadeIn(duration: 1, easing: .linear)),
                size: CGSize(width: 390, height: 844))
            screen.commit()
            #expect(screen.text("alone")?.shownOpacity == 0)
            screen.advance(by: 0.25)
            screen.commit()
            #expect((screen.text("alone")!.shownOpacity - 0.25).magnitude < 1e-9)
        }
    }
}
