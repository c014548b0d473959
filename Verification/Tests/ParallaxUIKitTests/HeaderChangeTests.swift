import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// A header whose bar, window or table changes.
    @MainActor @Suite struct HeaderChangeTests {
        private func list(_ bar: UIView? = nil) -> (PictureList, Screen, ScrollEffects) {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: bar, barStyle: .whole)
            let screen = Screen(list.table)
            screen.commit()
            return (list, screen, effects)
        }

        private func bar(_ alpha: CGFloat) -> UIView {
            let bar = UIView(frame: .zero)
            bar.alpha = alpha
            return bar
        }

        // F13: a bar that the header no longer fades is as it was.
        @Test func `a header that is given another bar fades that one, and gives the first one back`() {
            let (first, second) = (bar(0.875), bar(1))
            let (list, screen, effects) = list()
            effects.header?.bar = first
            screen.commit()
            #expect(first.alpha == 0)
            effects.header?.bar = second
            screen.commit()
            #expect(second.alpha == 0 && first.alpha == 0.875)
            effects.header = nil
            #expect(second.alpha == 1)
            withExtendedLifetime(list) {}
        }

        // F13 and F15: nobody says that a screen has gone when its list is taken out of the window.
        @Test func `a list in no window leaves the bar alone, and takes it again when it is back`() {
            let bar = bar(1)
            let (list, screen, effects) = list(bar)
            #expect(bar.alpha == 0)
            list.table.removeFromSuperview()
            #expect(bar.alpha == 1)
            screen.window.addSubview(list.table)
            screen.commit()
            #expect(bar.alpha == 0)
            effects.detach()
            #expect(bar.alpha == 1)
        }

        // F12: what the app has set in the meantime is not taken out with the room.
        @Test(arguments: [false, true])
        func `a table's header view that the app has set beside the header outlives the header`(commits: Bool)
        {
            let (list, screen, effects) = list()
            screen.travel = 700
            screen.commit()
            let banner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
            list.table.tableHeaderView = banner
            if commits { screen.commit() }
            effects.header = nil
            screen.commit()
            #expect(list.table.tableHeaderView === banner && banner.superview === list.table)
            #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
        }

        // F12: above a tab bar a list's end is higher than its content's.
        @Test func `a header's height that changes at the end of a list above a tab bar moves no row`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47, bottom: 83))
            screen.commit()
            list.table.contentOffset.y = list.table.contentSize.height + 83 - 844
            screen.commit()
            let row = IndexPath(row: 25, section: 0)
            let place = list.table.rectForRow(at: row).minY - list.table.contentOffset.y
            effects.header?.height = 211.125
            screen.commit()
            #expect(
                (list.table.rectForRow(at: row).minY - list.table.contentOffset.y - place).magnitude < 1e-9)
        }

        // F12: a list below something else, and one that reaches under the status bar.
        @Test(arguments: [-20.0, 0, 30])
        func `the backdrop ends where the bar does, wherever in the window the list begins`(top: Double) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let holder = UIView(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
            holder.addSubview(bar)
            list.table.contentInsetAdjustmentBehavior = .never
            list.table.place(CGRect(x: 0, y: top, width: 390, height: 600))
            window.addSubview(list.table)
            window.addSubview(holder)
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: bar)
            for travel in [0.0, 250, -40] {
                list.table.contentOffset.y = travel
                window.standInCommit()
                #expect(
                    effects.header!.backdrop.frame == CGRect(x: 0, y: travel, width: 390, height: 91 - top))
            }
        }

        // F8, F9: each time it is given its header view a table measures everything anew.
        @Test func `a table that puts its header view on whole pixels is given it once`() {
            let table = RoundingTable(frame: .zero, style: .plain)
            let effects = ScrollEffects(table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 266.8)
            let screen = Screen(table)
            for travel in [0.0, -40, 100, 20] {
                screen.travel = travel
                screen.commit()
            }
            #expect(table.count == 1 && table.tableHeaderView!.bounds.height < 266.8)
            effects.header?.height = 300
            screen.commit()
            #expect(table.count == 2)
            effects.detach()
        }
    }
}

/// Puts its header view on whole pixels, and counts how often it is given one.
private final class RoundingTable: UITableView {
    private(set) var count = 0

    override var tableHeaderView: UIView? {
        didSet {
            count += 1
            if let view = tableHeaderView {
                view.bounds.size.height = (view.bounds.height * 3).rounded(.down) / 3
            }
        }
    }
}
