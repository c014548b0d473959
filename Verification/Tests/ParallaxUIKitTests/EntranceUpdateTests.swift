import Dice
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Entrances in lists whose rows change while they are seen: which row is which, when cells are all that can be looked at.
    @MainActor @Suite struct EntranceUpdateTests {
        private static let all = 0..<1000

        private func shown(_ list: PictureList, _ rows: Range<Int> = all) -> [Double] {
            rows.prefix(list.rows).compactMap { list.cell($0)?.layer.standInShownOpacity }
        }

        private func shown(_ grid: FlowGrid) -> [Double] {
            (0..<grid.sections[0]).compactMap { grid.cell($0)?.layer.standInShownOpacity }
        }

        private func isNear(_ opacities: [Double], _ wanted: [Double]) -> Bool {
            opacities.count == wanted.count
                && zip(opacities, wanted).allSatisfy { ($0 - $1).magnitude < 1e-6 }
        }

        private func entering(
            rows: Int, height: CGFloat = 100, stagger: Double = 0, once: Bool = false
        ) -> (PictureList, Screen, ScrollEffects) {
            let list = PictureList(rows: rows, height: height) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entranceStagger = stagger
            effects.entersOnce = once
            let screen = Screen(list.table)
            screen.commit()
            return (list, screen, effects)
        }

        private func enteringGrid(
            sections: [Int], width: CGFloat = 390, once: Bool = false,
            screen size: CGSize = CGSize(width: 390, height: 400)
        ) -> (FlowGrid, Screen, ScrollEffects) {
            let grid = FlowGrid(sections: sections, item: CGSize(width: width, height: 100))
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entersOnce = once
            let screen = Screen(grid.view, size: size)
            screen.commit()
            return (grid, screen, effects)
        }

        // F6, case 118: the last line had room for one more, so that neither the offset nor the content's size changes.
        @Test func `an item that is inserted enters where the content does not grow, and no other one does`()
        {
            for place in 0..<3 {
                let (grid, screen, effects) = enteringGrid(sections: [3], width: 195)
                screen.advance(by: 5)
                grid.sections = [4]
                grid.view.insertItems(at: [IndexPath(item: place, section: 0)])
                screen.commit()
                #expect(shown(grid) == (0..<4).map { $0 == place ? 0 : 1 })
                screen.advance(by: 5)
                screen.travel = 1
                screen.commit()
                #expect(shown(grid) == [1, 1, 1, 1])
                effects.detach()
            }
        }

        // F6, case 118: nothing is moved or hidden for it, so nobody hears of it.
        @Test func `an item that was added behind all others does not blink out once the list is scrolled`() {
            let (grid, screen, effects) = enteringGrid(sections: [3], width: 195)
            screen.advance(by: 5)
            grid.sections = [4]
            grid.view.insertItems(at: [IndexPath(item: 3, section: 0)])
            screen.commit()
            screen.advance(by: 5)
            screen.travel = 1
            screen.commit()
            #expect(shown(grid) == [1, 1, 1, 1])
            effects.detach()
        }

        // F6, case 118: as many rows as before, in as much room.
        @Test(arguments: [false, true], [false, true])
        func `a row that comes at one end as another goes at the other end enters`(
            atTop: Bool, keepsReusedCells: Bool
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            let (list, screen, effects) = entering(rows: 4)
            screen.advance(by: 5)
            let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0))
            list.table.performBatchUpdates({
                list.table.deleteRows(at: [atTop ? last : first], with: .fade)
                list.table.insertRows(at: [atTop ? first : last], with: .fade)
            })
            screen.commit()
            #expect(shown(list) == (atTop ? [0, 1, 1, 1] : [1, 1, 1, 0]))
            effects.detach()
        }

        // F6: the cell of a row that goes is put to use for the one that comes, in the same batch.
        @Test func `a row that comes enters in a cell that was in view as another one's`() {
            StandInFidelity.keepsReusedCells = true
            let (list, screen, effects) = entering(rows: 4)
            screen.advance(by: 5)
            let cells = (0..<4).map { list.cell($0)! }
            cells[0].isHidden = true
            list.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
            cells[0].isHidden = false
            screen.commit()
            #expect(list.cell(3) === cells[0] && shown(list) == [1, 1, 1, 0])
            effects.detach()
        }

        // F6, F15, case 91: cells of two kinds, in another order; the last kind's only cell goes on as another row.
        @Test(arguments: [false, true], [false, true])
        func `a reload with more rows lets those enter that were not there, and no other one`(
            keepsReusedCells: Bool, isAnimated: Bool
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            let list = KindsList(["P", "P", "Q"])
            let effects = ScrollEffects(list.table)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(list.table)
            screen.commit()
            screen.advance(by: 5)
            list.kinds = ["P", "Q", "Q", "P"]
            if isAnimated {
                UIView.animate(withDuration: 0.3) {
                    list.table.reloadData()
                    screen.commit()
                }
            } else {
                list.table.reloadData()
                screen.commit()
            }
            let opacities = list.table.visibleCells.map { $0.layer.standInShownOpacity }
            // Where cells glide from row to row nothing says that they were put to use anew, and in doubt nothing blinks out.
            let mayEnter = !isAnimated || keepsReusedCells
            #expect(opacities.prefix(3) == [1, 1, 1] && (!mayEnter || opacities[3] == 0), "\(opacities)")
            effects.detach()
        }

        // F6, case 118: more is loaded at the end, and the rows that are there already are known by their index paths.
        @Test(arguments: [false, true])
        func `where rows enter once, those that are loaded later enter, and none enters again`(
            keepsReusedCells: Bool
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            let (list, screen, effects) = entering(rows: 12, height: 200, once: true)
            var first: [Int: Double] = [:]
            var lowest: [Int: Double] = [:]
            func travel(to travel: Double) {
                screen.travel = travel
                screen.commit()
                for row in 0..<list.rows {
                    guard let opacity = list.cell(row)?.layer.standInShownOpacity else { continue }
                    first[row] = first[row] ?? opacity
                    lowest[row] = min(lowest[row] ?? 1, opacity)
                }
                screen.advance(by: 1)
            }
            for place in stride(from: 0.0, through: 1550, by: 50) { travel(to: place) }
            list.rows = 24
            list.table.reloadData()
            screen.commit()
            for place in stride(from: 1550.0, through: 3950, by: 50) { travel(to: place) }
            #expect((4..<24).allSatisfy { first[$0] == 0 }, "\(first)")
            lowest = [:]
            for place in stride(from: 3950.0, through: 0, by: -50) { travel(to: place) }
            #expect(lowest.count == 24 && lowest.values.allSatisfy { $0 == 1 }, "\(lowest)")
            effects.detach()
        }

        // F15, case 91; F6: rows keep their ages, whichever cells they are in afterwards.
        @Test(arguments: [false, true], [1, 2])
        func `rows that follow one another go on through a reload with more rows, fewer, or as many`(
            keepsReusedCells: Bool, times: Int
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            for rows in [4, 5, 3] {
                let (list, screen, effects) = entering(rows: 4, stagger: 0.1)
                screen.advance(by: 0.35)
                let before = shown(list)
                #expect(isNear(before, [0.35, 0.25, 0.15, 0.05].map { $0 / 0.6 }))
                list.rows = rows
                let passes = ScrollTracker.passCount
                for _ in 0..<times { list.table.reloadData() }
                screen.commit()
                #expect(ScrollTracker.passCount == passes + 1)
                #expect(isNear(shown(list, 0..<min(rows, 4)), Array(before.prefix(rows))), "\(rows)")
                #expect(rows < 5 || shown(list)[4] == 0)
                screen.advance(by: 0.15)
                let later = [0.5, 0.4, 0.3, 0.2].map { $0 / 0.6 }
                #expect(isNear(shown(list, 0..<min(rows, 4)), Array(later.prefix(rows))), "\(rows)")
                effects.detach()
            }
        }

        // F15: as many cells are taken off the screen in the midst of it as are put there.
        @Test func `a single row goes on entering through a reload with fewer rows`() {
            StandInFidelity.keepsReusedCells = false
            let (list, screen, effects) = entering(rows: 3, stagger: 0.1)
            screen.advance(by: 0.3)
            list.rows = 1
            list.table.reloadData()
            screen.commit()
            #expect(isNear(shown(list), [0.5]))
            effects.detach()
        }

        // F6, case 118.
        @Test func `rows that are moved while they follow one another take their ages along`() {
            let (list, screen, effects) = entering(rows: 4, stagger: 0.1)
            screen.advance(by: 0.35)
            let cells = (0..<4).map { list.cell($0)! }
            let before = shown(list)
            for (from, to) in [(0, 3), (2, 1), (3, 0)] {
                list.table.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
                screen.commit()
                #expect(isNear(cells.map(\.layer.standInShownOpacity), before))
            }
            list.table.reloadData()
            screen.commit()
            // 0, 1, 2, 3 → 1, 2, 3, 0 → 1, 3, 2, 0 → 0, 1, 3, 2.
            #expect(isNear(shown(list), [before[0], before[1], before[3], before[2]]))
            effects.detach()
        }

        /// The changes that leave rows in view, or out of view, under other index paths.
        private static let elsewhere: [(before: [Int], after: [Int], height: CGFloat, change: Change)] = [
            ([3, 10], [4, 10], 400, .insert(0, 0)),
            ([3, 10], [2, 10], 400, .delete(0, 0)),
            ([3, 10], [3, 11], 450, .insert(0, 1)),
            // The last one in view, to the end of the section before it.
            ([3, 10], [4, 9], 400, .move((0, 1), (3, 0))),
            // The first one in view becomes the last one.
            ([10, 10], [10, 10], 400, .move((0, 0), (3, 0))),
        ]

        /// What becomes of an item in a section.
        enum Change { case insert(Int, Int), delete(Int, Int), move((Int, Int), (Int, Int)) }

        // F6, case 118: what is known of rows out of view goes along, too, but not into another section.
        @Test(arguments: 0..<5)
        func `where rows enter once, an insertion, a deletion or a move lets no other row enter again`(
            step: Int
        ) {
            let (before, after, height, change) = Self.elsewhere[step]
            let size = CGSize(width: 390, height: height)
            let (grid, screen, effects) = enteringGrid(sections: before, once: true, screen: size)
            func tour() -> [IndexPath] {
                var entering: [IndexPath] = []
                for travel in stride(from: 0.0, through: 2000 - height, by: 50) {
                    screen.travel = travel
                    screen.commit()
                    for cell in grid.view.visibleCells where cell.layer.standInShownOpacity < 1 {
                        entering.append(grid.view.indexPath(for: cell)!)
                    }
                    screen.advance(by: 1)
                }
                screen.travel = 0
                screen.commit()
                return entering
            }
            #expect(tour().count == before[0] + before[1])
            grid.sections = after
            switch change {
            case .insert(let item, let section):
                grid.view.insertItems(at: [IndexPath(item: item, section: section)])
            case .delete(let item, let section):
                grid.view.deleteItems(at: [IndexPath(item: item, section: section)])
            case .move(let (old, section), let (new, newSection)):
                grid.view.moveItem(
                    at: IndexPath(item: old, section: section), to: IndexPath(item: new, section: newSection))
            }
            screen.commit()
            if case .insert(let item, let section) = change {
                #expect(tour() == [IndexPath(item: item, section: section)])
            }
            // Those that went along, too, when they are seen again.
            for _ in 0..<2 { #expect(tour() == []) }
            effects.detach()
        }

        // F6, case 118: its only cell is put to use for the next item, and nothing but the section has been scrolled.
        @Test func `an item as wide as its section that scrolls across enters in the cell of the last one`() {
            StandInFidelity.keepsReusedCells = false
            StandInFidelity.recyclesFirst = true
            defer { StandInFidelity.recyclesFirst = false }
            let grid = PictureGrid(sections: [5]) { _, _ in
                let section = PictureGrid.section(
                    width: .fractionalWidth(1), height: .absolute(200), across: true)
                section.interGroupSpacing = 20
                return section
            }
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 5)
            let cell = grid.cell(0)
            grid.view.standInSectionScrollers[0]!.contentOffset.x = 410
            screen.commit()
            #expect(grid.cell(1) === cell && cell?.layer.standInShownOpacity == 0)
            effects.detach()
        }

        // F6, case 118: two looks at one time are as good as one.
        @Test func `rows that come at one time follow one another, though it took two looks to find them`() {
            let (list, screen, effects) = entering(rows: 10, height: 250, stagger: 0.1)
            screen.travel = 200
            screen.commit()
            screen.advance(by: 0.45)
            #expect(isNear(shown(list), [0.45, 0.35, 0.25, 0.15, 0.05].map { $0 / 0.6 }))
            effects.detach()
        }

        // F6, F15: by which row is which, whatever cell it is in: what was in view and still is, goes on as if nothing had been.
        @Test(arguments: [false, true], [0.0, 0.07])
        func `whatever is done to a list, rows that stay go on, and one that makes others give way enters`(
            keepsReusedCells: Bool, stagger: Double
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            StandInFidelity.recyclesFirst = !keepsReusedCells
            defer { StandInFidelity.recyclesFirst = false }
            var dice = Dice(41)
            var names = Array(0..<8)
            var nextName = 8
            let (list, screen, effects) = entering(rows: 8, stagger: stagger)
            screen.resize(to: CGSize(width: 390, height: 550))
            if !keepsReusedCells {
                // Nobody hears of a cell that is taken out of the list for another one in its place; but of what that one holds.
                list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            }
            func look() -> [Int: Double] {
                var looks: [Int: Double] = [:]
                for (row, name) in names.enumerated() {
                    let seen = list.cell(row)?.frame.intersection(list.table.bounds).height ?? 0
                    guard let cell = list.cell(row), seen > 0 else { continue }
                    looks[name] = cell.layer.standInShownOpacity
                }
                return looks
            }
            func name() -> Int {
                nextName += 1
                return nextName - 1
            }
            func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
            var entered = 0
            for step in 0..<600 {
                var before = look()
                let action = dice.index(6)
                var given: (new: Int, way: Int)?
                switch action {
                case 0 where names.count < 14:
                    let row = dice.index(names.count)
                    given = (nextName, names[row])
                    names.insert(name(), at: row)
                    list.rows = names.count
                    list.table.insertRows(at: [path(row)], with: .fade)
                case 1 where names.count > 4:
                    let row = dice.index(names.count)
                    names.remove(at: row)
                    list.rows = names.count
                    list.table.deleteRows(at: [path(row)], with: .fade)
                case 2:
                    let (from, to) = (dice.index(names.count), dice.index(names.count))
                    names.insert(names.remove(at: from), at: to)
                    list.table.moveRow(at: path(from), to: path(to))
                case 3:
                    // Two batches in one frame.
                    for batch in 0..<2 {
                        // What the first one makes leave, and the second one come back, enters.
                        if batch == 1 { before = before.filter { look()[$0.key] != nil } }
                        let (old, new) = (dice.index(names.count), dice.index(names.count))
                        names.remove(at: old)
                        names.insert(name(), at: new)
                        list.table.performBatchUpdates({
                            list.table.deleteRows(at: [path(old)], with: .fade)
                            list.table.insertRows(at: [path(new)], with: .fade)
                        })
                    }
                case 4:
                    if dice.chance(0.5), names.count < 12 { names += [name(), name()] }
                    if dice.chance(0.3), names.count > 6 { names.removeLast(2) }
                    list.rows = names.count
                    list.table.reloadData()
                default:
                    screen.travel = dice.number(-50...300).rounded()
                    screen.commit()
                    screen.advance(by: dice.number(0...0.5))
                    continue
                }
                screen.commit()
                let after = look()
                for (name, opacity) in after {
                    guard let old = before[name] else { continue }
                    #expect((old - opacity).magnitude < 1e-6, "row \(name) after step \(step), \(action)")
                }
                // A cell that has left within the update may be the one of the row that comes.
                if keepsReusedCells, let given, let opacity = after[given.new], before[given.way] != nil,
                    after[given.way] != nil
                {
                    #expect(opacity == 0, "row \(given.new) after step \(step)")
                    entered += 1
                }
                screen.advance(by: dice.number(0...0.3))
            }
            #expect(entered > 20 || !keepsReusedCells)
            effects.detach()
        }
    }
}

/// A list with cells of several kinds.
@MainActor private final class KindsList: UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var kinds: [String]

    init(_ kinds: [String]) {
        self.kinds = kinds
        for kind in Set(kinds) {
            table.standInRegister(kind) { UITableViewCell(style: .default, reuseIdentifier: kind) }
        }
        table.rowHeight = 100
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kinds.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: kinds[indexPath.row], for: indexPath)
    }
}
