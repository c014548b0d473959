import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Entrances that are interrupted.
    @MainActor @Suite struct EntranceLifeTests {
        private func opacity(_ list: PictureList, _ row: Int) -> Double? {
            list.cell(row)?.layer.standInShownOpacity
        }

        private func entering(once: Bool = false) -> (PictureList, Screen, ScrollEffects) {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entersOnce = once
            let screen = Screen(list.table)
            screen.commit()
            return (list, screen, effects)
        }

        // F4, case 115: no flash of the row at its full opacity before its entrance.
        @Test func `a row's first frame is its entrance's first one`() {
            let (list, screen, effects) = entering()
            #expect(opacity(list, 0) == 0)
            screen.advance(by: 1)
            screen.travel = 900
            screen.commit()
            #expect(opacity(list, 5) == 0)
            effects.detach()
        }

        // F6, case 118.
        @Test(arguments: [false, true]) func `a row that comes back enters again, unless it is told once`(
            once: Bool
        ) {
            let (list, screen, effects) = entering(once: once)
            screen.advance(by: 1)
            screen.travel = 1500
            screen.commit()
            screen.advance(by: 1)
            screen.travel = 0
            screen.commit()
            #expect(opacity(list, 0) == (once ? 1 : 0))
            effects.detach()
        }

        // F6: not one row of it is in view any longer.
        @Test func `rows of a section that has left as a whole enter again`() {
            let list = SectionedList()
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(list.table, size: CGSize(width: 390, height: 400))
            screen.commit()
            func shown(_ section: Int, _ row: Int) -> Double? {
                list.table.cellForRow(at: IndexPath(row: row, section: section))?.layer.standInShownOpacity
            }
            #expect(shown(0, 0) == 0)
            screen.advance(by: 1)
            #expect(shown(0, 0) == 1)
            for travel in [1200.0, 0] {
                screen.travel = travel
                screen.commit()
            }
            #expect(shown(0, 0) == 0 && shown(0, 3) == 0)
            effects.detach()
        }

        // F4: setters in every order, and while rows are on their way.
        @Test(arguments: [false, true])
        func `told halfway whether to enter once, rows go on, and do so from then on`(
            once: Bool
        ) {
            let (list, screen, effects) = entering(once: !once)
            screen.advance(by: 0.3)
            effects.entersOnce = once
            screen.commit()
            #expect(((opacity(list, 0) ?? 0) - 0.5).magnitude < 1e-6)
            screen.advance(by: 1)
            for travel in [1500.0, 0] {
                screen.travel = travel
                screen.commit()
            }
            #expect(opacity(list, 0) == (once ? 1 : 0))
        }

        // F15, case 91.
        @Test func `a reload, even two at once, neither restarts nor ends an entrance`() {
            let (list, screen, effects) = entering()
            screen.advance(by: 0.3)
            list.table.reloadData()
            list.table.reloadData()
            screen.commit()
            for row in 0..<4 { #expect(((opacity(list, row) ?? 0) - 0.5).magnitude < 1e-6) }
            screen.advance(by: 0.15)
            screen.commit()
            for row in 0..<4 { #expect(((opacity(list, row) ?? 0) - 0.75).magnitude < 1e-6) }
            effects.detach()
        }

        // F13, case 116.
        @Test func `detaching in the middle of an entrance leaves no animation and no other looks`() {
            let (list, screen, effects) = entering()
            screen.advance(by: 0.3)
            effects.detach()
            for cell in list.table.visibleCells {
                #expect(cell.layer.animationKeys() == nil && cell.layer.standInShownOpacity == 1)
            }
            screen.commit()
            #expect(opacity(list, 0) == 1)
        }

        // F19, case 122.
        @Test func `with Reduce Motion rows fade in and do not move, from the moment that it is switched on`()
        {
            defer { UIAccessibility.standInSetReduceMotion(false) }
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .rise()
            let screen = Screen(list.table)
            screen.commit()
            screen.advance(by: 0.2)
            #expect(!CATransform3DIsIdentity(list.cell(0)!.layer.standInShownTransform))
            UIAccessibility.standInSetReduceMotion(true)
            screen.commit()
            #expect(CATransform3DIsIdentity(list.cell(0)!.layer.standInShownTransform))
            #expect(list.cell(0)!.layer.standInShownOpacity < 1)
            effects.detach()
        }

        // F6: what a row is to wait for is settled when it comes.
        @Test func `a row that waits for its turn waits no less once those before it have left`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entranceStagger = 0.1
            let screen = Screen(list.table)
            screen.commit()
            screen.advance(by: 0.15)
            screen.travel = 600
            screen.commit()
            #expect(list.cell(0) == nil && opacity(list, 2) == 0 && opacity(list, 3) == 0)
            screen.advance(by: 0.3)
            // Row 2 has waited 0.2 of 0.45 seconds, row 3 has waited 0.3; both take 0.6.
            #expect(((opacity(list, 2) ?? -1) - 0.25 / 0.6).magnitude < 1e-6)
            #expect(((opacity(list, 3) ?? -1) - 0.15 / 0.6).magnitude < 1e-6)
        }

        // F6, case 118: an update of the list moves rows, in their cells, to other index paths.
        @Test(arguments: [false, true])
        func `a row that is inserted enters, and no other one does`(once: Bool) {
            for place in 0...3 {
                let list = PictureList(rows: 3, height: 100) { bounds, _ in bounds.height }
                let effects = ScrollEffects(list.table)
                effects.entrance = .fadeIn(easing: .linear)
                effects.entersOnce = once
                let screen = Screen(list.table)
                screen.commit()
                screen.advance(by: 5)
                list.rows = 4
                list.table.insertRows(at: [IndexPath(row: place, section: 0)], with: .none)
                screen.commit()
                for row in 0..<4 { #expect(opacity(list, row) == (row == place ? 0 : 1)) }
                // Halfway another one goes: the one that enters goes on, one further up.
                screen.advance(by: 0.3)
                list.rows = 3
                let gone = place == 0 ? 3 : 0
                list.table.deleteRows(at: [IndexPath(row: gone, section: 0)], with: .none)
                screen.commit()
                let entering = place == 0 ? 0 : place - 1
                for row in 0..<3 {
                    let shown = opacity(list, row) ?? -1
                    #expect((shown - (row == entering ? 0.5 : 1)).magnitude < 1e-6, "\(row) of \(place)")
                }
            }
        }

        // F6, case 118: more rows are loaded, and the list goes there at once, in the cells of those that were in view.
        @Test func `rows that are loaded and scrolled to in one frame enter`() {
            let (list, screen, effects) = entering()
            screen.advance(by: 5)
            list.rows = 40
            list.table.reloadData()
            screen.travel = 4000
            screen.commit()
            #expect(list.table.visibleCells.count > 2)
            for cell in list.table.visibleCells { #expect(cell.layer.standInShownOpacity == 0) }
            effects.detach()
        }
    }
}
