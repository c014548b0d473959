import Dice
import Parallax
import ParallaxDocument
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct LifeTests {
        // F6, F12, F15: a thousand random steps, and every one is the engine's.
        @Test(arguments: [1, 2, 3] as [UInt64], [true, false])
        func `after any steps a screen is what the engine says of it`(seed: UInt64, keeps: Bool) {
            StandInFidelity.keepsLazyRows = keeps
            var dice = Dice(seed)
            var list = PictureList(rows: 12, height: 200, entrance: .rise())
            let screen = Screen(list.parallaxViewport())
            var stage = list.stage()
            var appearances = Appearances()
            appearances.update(live: stage.liveRows(at: 0), at: 0)
            var travel = 0.0
            for _ in 0..<(1000 / 6 + 1) {
                switch dice.index(10) {
                case 0...3: travel += dice.number(-150...150)
                case 4: travel = dice.number(-200...2200)
                case 5: screen.host.reduceMotion.toggle()
                case 6: screen.host.layoutDirection = dice.chance(0.5) ? .leftToRight : .rightToLeft
                case 7:
                    list.effect = dice.chance(0.5) ? .drift(.fit) : .drift(.ahead)
                    screen.host.show(list.parallaxViewport())
                case 8:
                    screen.host.size = CGSize(
                        width: dice.number(300...800).rounded(), height: dice.number(400...900).rounded())
                default: screen.host.safeArea.top = dice.number(0...100).rounded()
                }
                screen.host.advance(by: dice.number(0...0.2))
                screen.scroll(to: travel)
                stage = list.stage(screen.host.size)
                stage.direction = screen.host.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
                stage.policy = screen.host.reduceMotion ? .reduced : .full
                stage.insets = Insets(top: screen.host.safeArea.top)
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                screen.check(layout, rows: 12, within: 1e-7)
            }
            #expect(screen.comparisons > 500)
        }

        // F17, cases 68, 76, 79.
        @Test func `scrolling evaluates no body, and asks the effects of what is there alone`() {
            let list = PictureList(isLazy: false)
            let screen = Screen(list)
            StandInCounters.reset()
            var frames = 0
            screen.play([.drag(-300), .flick(-2000), .wait], in: list.stage()) { _ in frames += 1 }
            #expect(StandInCounters.bodies.isEmpty)
            #expect(StandInCounters.effects == 10 * frames && frames > 60)
            let long = PictureList(rows: 10_000)
            let other = Screen(long)
            StandInCounters.reset()
            other.scroll(to: 5000)
            #expect(StandInCounters.effects <= 5)
            #expect(StandInCounters.repeatedBodies.isEmpty)
        }

        // F19, case 122.
        @Test func `Reduce Motion is followed live, and the app may overrule it`() {
            let list = PictureList()
            for wanted in [nil, MotionPolicy.full, .reduced, MotionPolicy.none] {
                let screen = Screen(list.parallaxMotion(wanted))
                for isReduced in [false, true, false] {
                    screen.host.reduceMotion = isReduced
                    screen.commit()
                    var stage = list.stage()
                    stage.policy = wanted ?? (isReduced ? .reduced : .full)
                    for travel in [0.0, 130, -40] {
                        screen.scroll(to: travel)
                        screen.check(stage.layout(at: travel), rows: 10)
                    }
                }
                #expect(screen.comparisons > 60)
            }
        }

        @Test func `a policy holds where it is said, and below`() {
            let screen = Screen(
                ScrollView {
                    VStack(spacing: 0) {
                        Text("still").frame(height: 100).parallax(.drift(speed: 0.5)).parallaxMotion(.reduced)
                        Text("moved").frame(height: 100).parallax(.drift(speed: 0.5)).parallaxMotion(nil)
                    }
                }
                .parallaxMotion(.reduced))
            #expect(screen.host.text("still")!.above(named: "FixedFrame")!.shownCorners[0].y == 0)
            #expect(
                screen.host.text("moved")!.above(named: "FixedFrame")!.shownCorners[0].y == 100 + 0.5
                    * (422 - 150))
        }

        @Test func `an effect that a designer has saved moves the same pictures by the same numbers`() throws
        {
            let document = try EffectDocument(data: Data(#"{"effect": {"drift": 0.8}}"#.utf8))
            let list = PictureList(effect: document.effect)
            let screen = Screen(list)
            let stage = PictureList(effect: .drift(speed: 0.8)).stage()
            screen.play([.drag(-300), .wait], in: stage) { travel in
                screen.check(stage.layout(at: travel), rows: 10)
            }
            #expect(screen.comparisons > 100)
        }

        @Test func `a blur is the engine's at every place`() {
            let blur = Effect { Track(.blur, over: .phase, .linear(through: [(-1, 20), (0, 0), (1, 20)])) }
            let screen = Screen(
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8) { Text("row \($0)").frame(height: 200).parallax(blur) }
                    }
                })
            for travel in [0.0, 120, 333, -70] {
                screen.scroll(to: travel)
                for row in 0..<8 {
                    let start = 200 * Double(row) - travel
                    let pose = blur.pose(item: start..<start + 200, viewport: 0..<844)
                    let shown = screen.host.text("row \(row)")!.above(named: "VisualEffectView")!.shownBlur
                    #expect((shown - pose.blur).magnitude < 1e-9, "row \(row) at \(travel)")
                }
            }
        }

        // F8, S13: no opacity or scale out of range, far beyond the ends of what an effect describes.
        @Test func `opacities and scales stay within their ranges`() {
            let wild = Effect {
                Track(.opacity, over: .phase, .linear(from: (0, 1), to: (1, -3), beyond: .extend))
                Track(.scale, over: .phase, .linear(from: (0, 1), to: (1, -2), beyond: .extend))
                Track(.blur, over: .phase, .linear(from: (0, 0), to: (1, -9), beyond: .extend))
            }
            let screen = Screen(
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Text("row \($0)").frame(height: 200).parallax(wild) }
                    }
                })
            for travel in stride(from: -800.0, through: 4000, by: 91) {
                screen.scroll(to: travel)
                for node in screen.host.nodes({ $0.view is Text }) {
                    #expect((0...1).contains(node.shownOpacity))
                    #expect(node.shownCorners[0].x <= node.shownCorners[1].x)
                }
                #expect(screen.host.nodes { $0.shownBlur < 0 }.isEmpty)
            }
        }

        // F14: a singular transform is no transform: what has no extent is hidden.
        @Test func `what is scaled to nothing, or seen from its edge, is hidden`() {
            let vanish = Effect { Track(.scale, over: .phase, .constant(0)) }
            let edge = Effect(axis: Vector3(0, 1, 0), eyeDistance: 600) {
                Track(.rotation, over: .phase, .constant(.pi / 2))
            }
            for effect in [vanish, edge] {
                let screen = Screen(ScrollView { Text("gone").frame(height: 200).parallax(effect) })
                #expect(screen.host.text("gone")!.shownOpacity == 0)
            }
        }
    }
}
