import Dice
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    @MainActor @Suite struct EntranceTests {
        /// How far a row that enters may be from the engine, in points. Each key frame is the engine's own; between two of them
        /// Core Animation goes straight, where the effect goes in a curve, and the film has as many as this needs.
        static let near = EntranceFilm.tolerance.points

        @Test(arguments: [false, true], [Effect.rise(), .turn(), .fadeIn()])
        func `every frame of entering rows is the engine's, the first one of every row included`(
            once: Bool, entrance: Effect
        ) {
            StandInFidelity.interpolatesEntries = once
            defer { StandInFidelity.interpolatesEntries = false }
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = entrance
            effects.entersOnce = once
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            stage.rows.entrance = entrance
            var appearances = Appearances(once: once)
            screen.commit()
            appearances.update(live: stage.liveRows(at: 0), at: screen.seconds)
            screen.play(.tour, in: stage) { travel in
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                // What comes nearer is seen larger, and so is how far it strays; and entry by entry a turn cuts its corners.
                let near = entrance.perspective > 0 ? 3 * Self.near : Self.near
                for row in 0..<list.rows {
                    let cell = list.cell(row)
                    expect(cell, shows: layout.layer(.row, row), within: near, "row")
                    expect(
                        cell?.picture, shows: layout.layer(.rowPicture, row), within: 2 * near, "at \(travel)"
                    )
                    // What a row is, is never touched.
                    #expect(cell?.layer.transform ?? CATransform3DIdentity == CATransform3DIdentity)
                    #expect(cell?.alpha ?? 1 == 1)
                }
            }
        }

        // F16: what comes from the trailing side comes from the left there.
        @Test(arguments: [false, true])
        func `rows that enter from the side do so from the trailing one`(mirrored: Bool) {
            let aside = Effect {
                Track(.translationX, over: .age, .linear(from: (0, 120), to: (0.5, 0)))
                Track(.scale, over: .age, .linear(from: (0, 0.8), to: (0.5, 1)))
            }
            let list = DriftTests.list()
            list.table.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            let effects = ScrollEffects(list.table)
            effects.entrance = aside
            let screen = Screen(list.table)
            screen.commit()
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .none)
            stage.direction = mirrored ? .rightToLeft : .leftToRight
            stage.rows.entrance = aside
            for _ in 0..<8 {
                let layout = stage.layout(at: 0, ages: .all(screen.seconds))
                for row in 0..<4 {
                    expect(list.cell(row), shows: layout.layer(.row, row), within: Self.near)
                }
                let x = list.cell(0)?.layer.standInShownTransform.m41 ?? 0
                #expect(screen.seconds > 0.4 || (mirrored ? x < -1 : x > 1))
                screen.advance(by: 0.05)
            }
        }

        // F6, cases 92, 118, 119.
        @Test(arguments: [false, true])
        func `cells are reused while they enter, through a thousand random steps`(keepsReusedCells: Bool) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            StandInFidelity.recyclesFirst = !keepsReusedCells
            var dice = Dice(11)
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .rise()
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            stage.rows.entrance = .rise()
            var appearances = Appearances()
            let films = EntranceRunner.filmCount
            for _ in 0..<1000 {
                switch dice.index(4) {
                case 0: screen.travel = (dice.number(-150...1800) * 3).rounded() / 3
                case 1: screen.travel += (dice.number(-60...60) * 3).rounded() / 3
                case 2: screen.travel = min(max(screen.travel + (dice.chance(0.5) ? 900 : -900), -300), 2000)
                default: list.table.reloadData()
                }
                screen.commit()
                appearances.update(live: stage.liveRows(at: screen.travel), at: screen.seconds)
                let layout = stage.layout(
                    at: screen.travel, ages: .recorded(appearances, now: screen.seconds))
                for row in 0..<10 {
                    expect(list.cell(row), shows: layout.layer(.row, row), within: Self.near, "row")
                    expect(
                        list.cell(row)?.picture, shows: layout.layer(.rowPicture, row), within: 2 * Self.near)
                }
                // Nothing runs on cells that lie in the pool.
                for case let cell as PictureCell in list.table.subviews
                where list.table.indexPath(for: cell) == nil {
                    #expect(cell.layer.animation(forKey: "parallax.entrance") == nil)
                }
                screen.advance(by: dice.number(0...0.25))
            }
            // F17: key frames are made once for all rows of a size.
            #expect(EntranceRunner.filmCount == films + 1)
        }

        // F17: a film is shared by all rows of a size, and is hardly longer than a phone shows pictures in its time, or twice that.
        @Test(arguments: [
            (Effect.rise(), 72), (.turn(), 144), (.fadeIn(), 72), (.fadeIn(easing: .linear), 2),
        ])
        func `key frames are as few as the way between them allows`(entrance: Effect, most: Int) throws {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = entrance
            Screen(list.table).commit()
            let group = list.cell(0)?.layer.animation(forKey: EntranceRunner.key) as? CAAnimationGroup
            for case let part as CAKeyframeAnimation in try #require(group?.animations) {
                let times = try #require(part.keyTimes).map(\.doubleValue)
                #expect(times.first == 0 && times.last == 1 && times == times.sorted())
                #expect(times.count == part.values?.count && times.count <= most, "\(times.count)")
            }
        }

        // What the stand-in makes of two key frames: where it goes part by part, a turn stays a turn and a scale a scale.
        @Test func `an animated transform begins and ends where it should, and turns by equal angles`() {
            var dice = Dice(5)
            func shown(_ from: CATransform3D, _ to: CATransform3D, at part: Double) -> CATransform3D {
                let layer = CALayer()
                let animation = CAKeyframeAnimation(keyPath: "transform")
                animation.values = [from, to]
                animation.duration = 1
                animation.beginTime = CACurrentMediaTime() - part
                layer.add(animation, forKey: nil)
                return layer.standInShownTransform
            }
            func entries(_ map: CATransform3D) -> [CGFloat] {
                [
                    map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24, map.m31, map.m32,
                    map.m33, map.m34, map.m41, map.m42, map.m43,
                ].map { $0 / map.m44 }
            }
            func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
                zip(entries(a), entries(b)).map { ($0 - $1).magnitude }.max()!
            }
            func map(turning angle: Double) -> CATransform3D {
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 600
                let pushed = CATransform3DTranslate(eye, 30, -20, 10)
                return CATransform3DScale(CATransform3DRotate(pushed, angle, 0.3, 0.7, 0.4), 0.8, 1.3, 1)
            }
            for _ in 0..<100 {
                let (a, b) = (dice.number(-3...3), dice.number(-1.5...1.5))
                let (first, last) = (map(turning: a), map(turning: a + b))
                #expect(distance(shown(first, last, at: 0), first) < 1e-9)
                #expect(distance(shown(first, last, at: 0.5), map(turning: a + b / 2)) < 1e-9)
                #expect(distance(shown(first, last, at: 0.999999999), last) < 1e-6)
            }
        }

        @Test func `rows that come together follow one another, and later ones join in`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entranceStagger = 0.1
            let screen = Screen(list.table)
            screen.commit()
            func opacities() -> [Double] { (0..<10).compactMap { list.cell($0)?.layer.standInShownOpacity } }
            #expect(opacities() == [0, 0, 0, 0])
            screen.advance(by: 0.3)
            screen.commit()
            for (row, expected) in [0.5, 1 / 3.0, 1 / 6.0, 0].enumerated() {
                #expect((opacities()[row] - expected).magnitude < 1e-6)
            }
            // A row that comes now begins now; those on their way go on.
            screen.travel = 200
            screen.commit()
            #expect((opacities()[0] - 0.5).magnitude < 1e-6)
            #expect(opacities()[4] == 0)
            screen.advance(by: 0.3)
            #expect((opacities()[4] - 0.5).magnitude < 1e-6)
            screen.advance(by: 1)
            #expect(opacities() == [1, 1, 1, 1, 1])
        }

        @Test func `rows of a section that scrolls across enter as they come, and leave`() {
            let grid = PictureGrid(sections: [20]) { _, _ in
                PictureGrid.section(width: .absolute(200), height: .absolute(200), across: true)
            }
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            grid.configure = { cell, _ in effects.apply(.drift(speed: 0.9), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 1)
            func shown(_ item: Int) -> Double? { grid.cell(item)?.layer.standInShownOpacity }
            #expect(shown(0) == 1 && shown(1) == 1)
            let scroller = grid.view.standInSectionScrollers[0]!
            scroller.contentOffset.x = 250
            screen.commit()
            #expect(shown(1) == 1 && shown(2) == 0 && shown(3) == 0)
            screen.advance(by: 0.3)
            #expect(((shown(3) ?? 0) - 0.5).magnitude < 1e-6)
            scroller.contentOffset.x = 0
            screen.commit()
            scroller.contentOffset.x = 250
            screen.commit()
            #expect(shown(1) == 1 && shown(2) == 0 && shown(3) == 0)
        }
    }
}
