import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct EntranceTests {
    /// A list, the stage that it is held to, and the record of rows that the engine keeps.
    @MainActor final class Bench {
        let list = DriftTests.list()
        let screen: Screen
        let effects: ScrollEffects
        var stage: Stage
        var appearances: Appearances

        init(_ entrance: Effect, once: Bool = false, safeArea: UIEdgeInsets = .zero) {
            screen = Screen(list.table, safeArea: safeArea)
            effects = ScrollEffects(list.table)
            stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit), inset: safeArea)
            stage.rows.entrance = entrance
            appearances = Appearances(once: once)
            list.configure = { [unowned self] cell, _ in
                effects.apply(.drift(.fit), to: cell.picture, in: cell)
            }
            effects.entrance = entrance
            effects.entersOnce = once
        }

        /// Compares every row in view with the engine's. Core Animation interpolates between key frames.
        func check(sourceLocation: SourceLocation = #_sourceLocation) {
            let travel = screen.travel
            appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
            let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
            for row in 0..<list.rows {
                let cell = list.cell(row)
                let place = "at \(travel), \(screen.seconds) s"
                expect(
                    cell, shows: layout.layer(.row, row), within: 0.01, place, sourceLocation: sourceLocation)
                expect(
                    cell?.picture, shows: layout.layer(.rowPicture, row), within: 0.01, place,
                    sourceLocation: sourceLocation)
            }
        }

        func scroll(to travel: Double) {
            screen.travel = travel
            screen.commit()
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `every frame of rows that enter is the engine's, first frames and reused cells included`(
        recyclesFirst: Bool, once: Bool
    ) {
        StandInFidelity.recyclesFirst = recyclesFirst
        StandInFidelity.keepsReusedCells = recyclesFirst
        for entrance in once ? [Effect.rise()] : [.rise(), .turn()] {
            let bench = Bench(entrance, once: once, safeArea: UIEdgeInsets(top: 47, bottom: 34))
            bench.screen.commit()
            bench.screen.play(.tour, in: bench.stage) { _ in bench.check() }
        }
    }

    // F6: a reused cell carried the animation of the row that had left.
    @Test func `a row that leaves has its animation cancelled, and its cell carries nothing to the next row`()
    {
        let bench = Bench(.rise())
        bench.screen.commit()
        let cell = bench.list.cell(0)!
        #expect(cell.shownOpacity == 0)
        bench.screen.advance(by: 0.3)
        #expect(abs(cell.shownOpacity - 0.5) < 1e-3)
        bench.scroll(to: 900)
        #expect(bench.list.cell(0) == nil)
        for view in bench.list.table.subviews.compactMap({ $0 as? PictureCell }) where view.isHidden {
            #expect(view.layer.animationKeys() == nil && view.alpha == 1)
            #expect(CATransform3DIsIdentity(view.layer.transform))
        }
        bench.scroll(to: 0)
        #expect(bench.list.cell(0)!.shownOpacity == 0)
        bench.screen.advance(by: 0.6)
        #expect(bench.list.cell(0)!.shownOpacity == 1)
    }

    @Test func `rows that enter once do not enter when they come back`() {
        let bench = Bench(.rise(), once: true)
        bench.screen.commit()
        bench.scroll(to: 900)
        bench.scroll(to: 0)
        #expect(bench.list.cell(0)!.shownOpacity == 1)
    }

    // Wolox/wolmo-core-ios PR#130: what if a row comes while others are still entering?
    @Test func `a row that arrives while others enter has an age of its own`() {
        let bench = Bench(.rise())
        bench.screen.commit()
        bench.screen.advance(by: 0.3)
        bench.scroll(to: 200)
        #expect(abs(bench.list.cell(3)!.shownOpacity - 0.5) < 1e-3)
        #expect(bench.list.cell(4)!.shownOpacity == 0)
    }

    // F15: a reload in the middle of an entrance.
    @Test func `a reload, even two at once, neither restarts nor ends an entrance`() {
        let bench = Bench(.rise())
        bench.screen.commit()
        bench.check()
        bench.screen.advance(by: 0.3)
        bench.list.table.reloadData()
        bench.list.table.reloadData()
        bench.screen.commit()
        bench.check()
        bench.screen.advance(by: 0.1)
        bench.list.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        bench.screen.commit()
        bench.check()
    }

    @Test func `a list that is away from the screen for a moment shows its rows at their age again`() {
        let bench = Bench(.rise())
        bench.screen.commit()
        bench.check()
        bench.screen.advance(by: 0.2)
        bench.list.table.removeFromSuperview()
        bench.screen.advance(by: 0.1)
        bench.screen.window.addSubview(bench.list.table)
        bench.screen.commit()
        bench.check()
    }

    // F19.
    @Test func `with Reduce Motion rows fade in and do not move, from the moment that it is switched on`() {
        defer { UIAccessibility.standInSetReduceMotion(false) }
        let bench = Bench(.rise())
        bench.screen.commit()
        bench.check()
        bench.screen.advance(by: 0.2)
        UIAccessibility.standInSetReduceMotion(true)
        bench.stage.policy = .reduced
        bench.screen.commit()
        bench.check()
    }

    @Test func `detaching in the middle of an entrance leaves no animation and no other looks`() {
        let bench = Bench(.turn())
        bench.screen.commit()
        bench.screen.advance(by: 0.2)
        bench.effects.detach()
        for cell in bench.list.table.visibleCells {
            #expect(cell.layer.animationKeys() == nil && cell.alpha == 1)
            #expect(CATransform3DIsIdentity(cell.layer.transform))
        }
    }
}
