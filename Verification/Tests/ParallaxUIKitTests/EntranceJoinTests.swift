import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Entrances in lists that are scrolled, or seem to be, while rows come.
    @MainActor @Suite struct EntranceJoinTests {
        private func shown(_ list: PictureList) -> [Double] {
            (0..<list.rows).compactMap { list.cell($0)?.layer.standInShownOpacity }
        }

        private func entering(rows: Int, stagger: Double = 0, once: Bool = false) -> (
            PictureList, Screen, ScrollEffects
        ) {
            let list = PictureList(rows: rows, height: 100) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entranceStagger = stagger
            effects.entersOnce = once
            let screen = Screen(list.table)
            screen.commit()
            return (list, screen, effects)
        }

        private func paths(_ rows: Range<Int>) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

        // F6, case 118: nine rows in view, of which the last two wait for 0.7 and 0.8 seconds.
        @Test(arguments: [0.25, 0.65])
        func `rows that come while others wait for their turn follow these`(seconds: Double) {
            let (list, screen, effects) = entering(rows: 30, stagger: 0.1)
            screen.advance(by: seconds)
            for travel in [100.0, 200] {
                screen.travel = travel
                screen.commit()
            }
            screen.advance(by: 1 - seconds)
            // The tenth and the eleventh row have their turns after 0.9 and 1.0 seconds.
            let wanted = [7: 0.3, 8: 0.2, 9: 0.1, 10: 0].mapValues { $0 / 0.6 }
            for (row, opacity) in wanted {
                #expect(((list.cell(row)?.layer.standInShownOpacity ?? -1) - opacity).magnitude < 1e-6)
            }
            effects.detach()
        }

        // F6: the wait of those that came first bounds the wait of all.
        @Test func `whoever scrolls fast waits for no row longer than a screen of rows takes`() {
            let (list, screen, effects) = entering(rows: 400, stagger: 0.1)
            for frame in 1...60 {
                screen.advance(by: 1.0 / 60)
                screen.travel = Double(frame) * 100
                screen.commit()
            }
            screen.advance(by: 0.9 + 0.9 + 0.6)
            #expect(shown(list).count == 9 && shown(list).allSatisfy { $0 == 1 }, "\(shown(list))")
            effects.detach()
        }

        // F6, case 118: earlier messages, say; what was in view still is.
        @Test(arguments: [3, 20], [false, true])
        func `rows that are put before all others, and the offset along, let nobody enter again`(
            count: Int, reloads: Bool
        ) {
            for once in [false, true] {
                let (list, screen, effects) = entering(rows: 40, once: once)
                screen.travel = 130
                screen.commit()
                screen.advance(by: 5)
                list.rows += count
                if reloads {
                    list.table.reloadData()
                    list.table.layoutIfNeeded()
                } else {
                    UIView.performWithoutAnimation {
                        list.table.insertRows(at: paths(0..<count), with: .none)
                    }
                }
                list.table.contentOffset.y += 100 * Double(count)
                screen.commit()
                #expect(shown(list).count == 9 && shown(list).allSatisfy { $0 == 1 }, "\(shown(list))")
                effects.detach()
            }
        }

        // F6, case 118: a collection view likewise; rows on their way go on.
        @Test func `items that are put before all others, and the offset along, let the others go on`() {
            let grid = FlowGrid(sections: [30], item: CGSize(width: 390, height: 100))
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 0.3)
            grid.sections = [50]
            UIView.performWithoutAnimation { grid.view.insertItems(at: paths(0..<20)) }
            grid.view.contentOffset.y += 2000
            screen.commit()
            let opacities = (20..<29).compactMap { grid.cell($0)?.layer.standInShownOpacity }
            #expect(opacities.count == 9 && opacities.allSatisfy { ($0 - 0.5).magnitude < 1e-6 })
            effects.detach()
        }

        // F6, case 118: what happened a while ago, out of view, has nothing to do with it.
        @Test(arguments: [false, true], [false, true])
        func
            `rows that are put before all others let nobody enter again, though one was added at the end before`(
                reloads: Bool, once: Bool
            ) async
        {
            let (list, screen, effects) = entering(rows: 40, once: once)
            screen.travel = 900
            screen.commit()
            screen.advance(by: 5)
            for (added, growth) in [(40..<41, 0.0), (0..<5, 500), (0..<2, 200)] {
                list.rows += added.count
                if reloads {
                    list.table.reloadData()
                    list.table.layoutIfNeeded()
                } else {
                    UIView.performWithoutAnimation { list.table.insertRows(at: paths(added), with: .none) }
                }
                list.table.contentOffset.y += growth
                await Task.yield()
                screen.commit()
                #expect(shown(list).allSatisfy { $0 == 1 }, "\(shown(list))")
                screen.advance(by: 5)
                await Task.yield()
                screen.commit()
            }
            effects.detach()
        }

        // F6, F15: all cells but one show other rows than before.
        @Test(arguments: [false, true], [false, true])
        func `however few rows a reload puts before all others, nobody enters again`(
            keepsReusedCells: Bool, recyclesFirst: Bool
        ) {
            (StandInFidelity.keepsReusedCells, StandInFidelity.recyclesFirst) = (
                keepsReusedCells, recyclesFirst
            )
            defer { (StandInFidelity.keepsReusedCells, StandInFidelity.recyclesFirst) = (true, false) }
            for count in 1...12 {
                for laysOut in [false, true] {
                    let (list, screen, effects) = entering(rows: 30)
                    screen.travel = 650
                    screen.commit()
                    screen.advance(by: 5)
                    list.rows += count
                    list.table.reloadData()
                    if laysOut { list.table.layoutIfNeeded() }
                    list.table.contentOffset.y += 100 * Double(count)
                    screen.commit()
                    #expect(shown(list).allSatisfy { $0 == 1 }, "\(count), \(shown(list))")
                    effects.detach()
                }
            }
        }

        // F6, case 118: a conversation that is scrolled along with what is said last.
        @Test func `a row that is added at the end, and scrolled to, enters`() {
            let (list, screen, effects) = entering(rows: 20)
            screen.travel = 2000 - 844
            screen.commit()
            screen.advance(by: 5)
            list.rows += 1
            UIView.performWithoutAnimation { list.table.insertRows(at: paths(20..<21), with: .none) }
            list.table.contentOffset.y += 100
            screen.commit()
            #expect(list.cell(20)?.layer.standInShownOpacity == 0)
            #expect(shown(list).dropLast().allSatisfy { $0 == 1 })
            effects.detach()
        }

        // F6, case 118: where they were put is not known; those that were there are not to enter twice.
        @Test func `where rows enter once, insertions far above let none enter again`() {
            let (list, screen, effects) = entering(rows: 40, once: true)
            for travel in stride(from: 0.0, through: 1500, by: 100) {
                screen.travel = travel
                screen.commit()
                screen.advance(by: 1)
            }
            list.rows += 3
            list.table.insertRows(at: paths(0..<3), with: .none)
            screen.commit()
            #expect(shown(list).allSatisfy { $0 == 1 })
            screen.advance(by: 5)
            for travel in stride(from: 1500.0, through: 0, by: -100) {
                screen.travel = travel
                screen.commit()
                #expect(shown(list).allSatisfy { $0 == 1 }, "at \(travel)")
            }
            effects.detach()
        }

        // F6, F18: that the list was scrolled, too, says nothing of what its section has brought in.
        @Test func `a card that its section brings in enters, though the list is scrolled in the same frame`()
        {
            let grid = PictureGrid(sections: [8, 30]) { section, _ in
                PictureGrid.section(width: .absolute(195), height: .absolute(200), across: section == 0)
            }
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 5)
            grid.view.standInSectionScrollers[0]!.contentOffset.x = 195
            screen.travel = 10
            screen.commit()
            #expect((0..<3).map { grid.cell($0)?.layer.standInShownOpacity ?? 1 } == [1, 1, 0])
            effects.detach()
        }
    }
}
