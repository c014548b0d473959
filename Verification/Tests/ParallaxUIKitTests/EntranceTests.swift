import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    @MainActor @Suite struct EntranceTests {
        /// How far key frames may be from the curve at the edge of a row.
        static let near = 0.1

        @Test(arguments: [false, true], [Effect.rise(), .turn(), .fadeIn()])
        func `every frame of entering rows is the engine's, the first one of every row included`(
            once: Bool, entrance: Effect
        ) {
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
                // With perspective, what lies between two key frames is not quite straight.
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
