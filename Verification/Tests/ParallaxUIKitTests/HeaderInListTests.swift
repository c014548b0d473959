import Dice
import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// A stretchy header beside all else that a list does.
    @MainActor @Suite struct HeaderInListTests {
        private typealias Headers = StretchyHeaderTests

        private func list(rows: Int = 30, sections: Bool = false) -> PictureList {
            PictureList(rows: rows, height: 60) { bounds, _ in bounds.height }
        }

        // F1 and F14, cases 1, 2, 29, 40: pinned titles stopped at the bottom of the expanded header.
        @Test(arguments: [0, 91], Header.Edge.allCases)
        func `section headers pin to the inset, as without the header, and lie before it`(
            top: CGFloat, edge: Header.Edge
        ) {
            let sections = SectionedList()
            let plain = SectionedList()
            let effects = ScrollEffects(sections.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 240, edge: edge)
            let (screen, other) = (
                Screen(sections.table, safeArea: UIEdgeInsets(top: top)),
                Screen(plain.table, safeArea: UIEdgeInsets(top: top))
            )
            screen.commit()
            other.commit()
            for travel in stride(from: -120.0, through: 1500, by: 7) {
                screen.travel = travel
                other.travel = travel - 240
                screen.commit()
                other.commit()
                for section in 0..<4 {
                    guard let view = sections.table.headerView(forSection: section) else { continue }
                    let natural = sections.table.rectForRow(at: IndexPath(row: 0, section: section)).minY - 28
                    let end = natural + 28 + 8 * 60
                    let pin = sections.table.bounds.minY + top
                    #expect(view.frame.minY == max(natural, min(pin, end - 28)))
                    #expect(view.layer.zPosition > effects.header!.cover.superview!.layer.zPosition)
                    // A list without the header, scrolled as far, has it at the same place.
                    if let twin = plain.table.headerView(forSection: section) {
                        #expect(twin.frame.minY - other.travel == view.frame.minY - travel)
                    }
                }
            }
            #expect(sections.table.contentInset == .zero)
        }

        // F1 and F14, case 29: the same in a flow layout whose headers pin.
        @Test func `section headers of a flow layout pin to the inset, too`() {
            let grid = FlowGrid(sections: [8, 8], item: CGSize(width: 390, height: 60))
            grid.layout.sectionInset.top = 0
            grid.layout.headerReferenceSize = CGSize(width: 390, height: 28)
            grid.layout.sectionHeadersPinToVisibleBounds = true
            let effects = ScrollEffects(grid.view)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 0)
            let screen = Screen(
                grid.view, size: CGSize(width: 390, height: 400), safeArea: UIEdgeInsets(top: 44))
            screen.commit()
            for travel in stride(from: 0.0, through: 400, by: 20) {
                screen.travel = travel
                screen.commit()
                let pinned = grid.view.visibleSupplementaryViews(
                    ofKind: UICollectionView.elementKindSectionHeader)
                #expect(pinned.first?.frame.minY == min(grid.view.bounds.minY + 44, 8 * 60))
            }
        }

        // F1 and F2, cases 44 and 74; F12, case 37: a spinner raised the inset, and the header answered.
        @Test(arguments: [false, true])
        func `a refresh control neither opens a gap nor lets the picture jump`(
            byInset: Bool
        ) {
            StandInFidelity.refreshesByInset = byInset
            defer { StandInFidelity.refreshesByInset = false }
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            let refresh = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            list.table.refreshControl = refresh
            screen.commit()
            func quad() -> Quad { effects.header!.cover.shownQuad }
            func expectNoGap() {
                let top = quad().topLeft.y
                let first = list.cell(0)?.shownQuad.topLeft.y ?? 347
                #expect(top.magnitude < 1e-9 && (quad().bottomLeft.y - first).magnitude < 1e-9)
            }
            // Pulled, held open by the spinner, let go: at each of them the list is where it was.
            screen.travel = -150
            screen.commit()
            expectNoGap()
            list.table.contentOffset.y = -47 - 60
            screen.commit()
            let pulled = quad()
            refresh.beginRefreshing()
            screen.commit()
            expectNoGap()
            #expect(list.table.contentOffset.y == -107)
            // Where the system keeps the spinner's room apart, the picture is what it was.
            if !byInset { #expect(distance(quad(), pulled) < 1e-9) }
            list.table.contentOffset.y = 100
            screen.commit()
            list.table.contentOffset.y = -107
            screen.commit()
            expectNoGap()
            if byInset {
                // To the shell it is the app's own inset, and the list is at rest.
                #expect(effects.header?.cover.layer.transform == CATransform3DIdentity)
            } else {
                #expect(distance(quad(), pulled) < 1e-9)
            }
            refresh.endRefreshing()
            screen.commit()
            screen.advance(by: 0.3)
            #expect(list.table.contentOffset.y == -47)
            expectNoGap()
            #expect(effects.header?.cover.layer.transform == CATransform3DIdentity)
            #expect(list.table.contentInset == .zero)
        }

        // F14: more inset than the spinner's own is none of its room.
        @Test
        func `a spinner that is lower than the room it is given stretches the picture by its own height`() {
            let list = PictureList(rows: 30, height: 60) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let refresh = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            list.table.refreshControl = refresh
            let screen = Screen(list.table)
            screen.commit()
            refresh.bounds.size.height = 40
            refresh.beginRefreshing()
            screen.commit()
            #expect(list.table.contentOffset.y == -60)
            // The other 20 points are an inset like any other, which the picture reaches over at rest.
            #expect((effects.header!.cover.layer.transform.m22 - 360.0 / 320).magnitude < 1e-9)
        }

        // F1, cases 31 and 49: the keyboard is an inset at the bottom, within an animation.
        @Test func `a keyboard that comes and goes moves nothing`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47, bottom: 34))
            screen.commit()
            for travel in [0.0, 120, -60, 400] {
                screen.travel = travel
                screen.commit()
                let before = list.table.tree.map(\.shownQuad)
                for height in [302.0, 0] {
                    UIView.animate(withDuration: 0.25) { list.table.contentInset.bottom = height }
                    screen.commit()
                    #expect(list.table.tree.map(\.shownQuad) == before)
                    screen.advance(by: 0.25)
                    let stage = Headers.stage(
                        screen.window.bounds.size, inset: list.table.adjustedContentInset, bar: 0)
                    Headers.check(list, effects, stage, travel)
                }
            }
        }

        // F4 and F5, cases 8 and 59: scrolled by programme, in steps or at once, from where the header is out of sight.
        @Test func `scrollToTop, scrollToRow and setContentOffset show the engine's header in each frame`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            let stage = Headers.stage(screen.window.bounds.size, inset: UIEdgeInsets(top: 47), bar: 0)
            func look(frames: Int = 20) {
                for _ in 0..<frames {
                    screen.advance(by: 1.0 / 60)
                    screen.commit()
                    Headers.check(list, effects, stage, screen.travel)
                }
            }
            screen.travel = 900
            screen.commit()
            Headers.check(list, effects, stage, 900)
            list.table.standInScrollToTop()
            look()
            #expect(screen.travel == 0)
            #expect(effects.header?.cover.layer.transform == CATransform3DIdentity)
            list.table.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
            look(frames: 7)
            list.table.standInScrollToTop()
            look()
            list.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
            look()
            list.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            screen.commit()
            Headers.check(list, effects, stage, screen.travel)
            // A row's top comes to the bar's lower edge, not to the header's.
            #expect(list.cell(0)?.shownQuad.topLeft.y == 47)
        }

        // F4 and F5, case 8: rows come and go while the header is out of sight.
        @Test func `rows are inserted and deleted while the header is out of sight`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            let screen = Screen(list.table)
            screen.commit()
            var dice = Dice(53)
            for _ in 0..<100 {
                if dice.chance(0.5) {
                    list.rows += 1
                    list.table.insertRows(
                        at: [IndexPath(row: 0, section: 0)], with: UITableView.RowAnimation.none)
                } else if list.rows > 20 {
                    list.rows -= 1
                    list.table.deleteRows(
                        at: [IndexPath(row: 3, section: 0)], with: UITableView.RowAnimation.none)
                }
                screen.travel = dice.chance(0.3) ? 0 : 900
                screen.commit()
                screen.advance(by: 0.3)
                var stage = Headers.stage(screen.window.bounds.size, inset: .zero, bar: 0)
                stage.rows.heights = RowHeights(count: list.rows, height: 60)
                Headers.check(list, effects, stage, screen.travel)
            }
        }

        // F4, case 32; F5, case 5; F12, case 10; F7, case 46: few rows and many, and heights from nothing to the screen's.
        @Test(arguments: [0, 1, 10, 100], [0, 1, 135, 300, 844, 1200])
        func `the first frame, and every other, is right for few rows and odd heights`(
            rows: Int, height: Double
        ) {
            let list = list(rows: rows)
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: height, bar: Headers.bar)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            #expect(screen.travel == 0)
            var stage = Headers.stage(
                screen.window.bounds.size, height: height, inset: UIEdgeInsets(top: 47), bar: 0)
            stage.rows.heights = RowHeights(count: rows, height: 60)
            for travel in [0, -80, 1, height / 2, height - 1, height, height + 47, 2000, -0.0] {
                screen.travel = travel
                screen.commit()
                Headers.check(list, effects, stage, screen.travel)
                let quad = effects.header!.cover.shownQuad
                // F5, case 5: the top is the viewport's while there is anything pulled.
                if travel <= 0 { #expect(quad.topLeft.y.magnitude < 1e-9) }
                #expect(quad.bottomRight.y.isFinite && effects.header!.cover.alpha.isFinite)
                #expect((0...1).contains(effects.header!.cover.alpha))
            }
        }

        // F2, cases 13, 14, 61: after ten flicks to either end the list rests where it did.
        @Test(arguments: [0, 64, 88], Header.Edge.allCases)
        func `ten flicks later rest is where it was`(top: CGFloat, edge: Header.Edge) {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, edge: edge)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: top))
            screen.commit()
            let stage = Headers.stage(
                screen.window.bounds.size, edge: edge, inset: UIEdgeInsets(top: top), bar: 0)
            let before = effects.header!.cover.shownQuad
            #expect(before.topLeft.y == (edge == .screen ? 0 : Double(top)))
            #expect(list.table.contentOffset.y == -top)
            // The finger knows ways, and no places: what anybody else adds to the offset stays in it.
            let limits = ScrollLimits(
                maximum: stage.travelRange.maximum, viewportLength: stage.viewportLength)
            let player = GesturePlayer(
                [.flick(-3000), .wait, .flick(4000), .wait, .drag(200), .wait], limits: limits, from: 0)
            var (lowest, highest) = (0.0, 0.0)
            for _ in 0..<5 {
                var last = 0.0
                for frame in 0...Int(player.duration * 60) + 1 {
                    let travel = player.travel(at: Double(frame) / 60)
                    list.table.contentOffset.y += travel - last
                    last = travel
                    screen.commit()
                    (lowest, highest) = (min(lowest, travel), max(highest, travel))
                }
                #expect(last == 0 && lowest < -50 && highest > limits.maximum)
                #expect((list.table.contentOffset.y - -top).magnitude < 1e-6)
                #expect(distance(effects.header!.cover.shownQuad, before) < 1e-6)
            }
        }

        // F10, case 34: turned while the header is out of sight, and back in view at its new width.
        @Test func `a header that was turned while it was away comes back at its new size`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            let screen = Screen(list.table)
            screen.commit()
            for (width, height) in [(844.0, 390.0), (320, 568), (1366, 1024), (540, 620), (390, 844)] {
                screen.travel = 900
                screen.commit()
                screen.resize(to: CGSize(width: width, height: height))
                for travel in [screen.travel, 0, -90, 150] {
                    screen.travel = travel
                    screen.commit()
                    let stage = Headers.stage(CGSize(width: width, height: height), inset: .zero, bar: 0)
                    Headers.check(list, effects, stage, travel)
                }
            }
        }

        // F10 and F4, cases 70 and 127; F12, case 20: a height that changes while the list is scrolled.
        @Test func `a height that changes keeps what is at the viewport's top`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            var height = 0.0
            var dice = Dice(59)
            for _ in 0..<200 {
                screen.travel = [0, dice.number(0...400), dice.number(400...1200), -50][dice.index(4)]
                screen.commit()
                let travel = screen.travel
                var stage = Headers.stage(
                    screen.window.bounds.size, height: height, inset: UIEdgeInsets(top: 47), bar: 0)
                if height == 0 { stage.header = nil }
                let place = stage.bookmark(at: travel)
                let beyond = stage.travelRange.overscroll(travel)
                height = [180.0, 260, 300, 130, 0][dice.index(5)]
                if height == 0 {
                    effects.header = nil
                } else if effects.header == nil {
                    effects.header = StretchyHeader(UIView(frame: .zero), height: height, bar: Headers.bar)
                } else {
                    effects.header?.height = height
                }
                screen.commit()
                stage.header = height == 0 ? nil : Header(height: height)
                if height == 0 { stage.bar = nil }
                let expected = stage.travel(at: place) + beyond
                #expect((screen.travel - expected).magnitude < 1e-9)
                // In the same frame, all else has followed.
                Headers.check(list, effects, stage, screen.travel)
            }
            #expect(list.table.contentInset == .zero)
        }

        // F4, case 127: the app's own header view, below the picture, becomes higher.
        @Test func `the app's own header view may change its height as in any table`() {
            let list = list()
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            list.table.tableHeaderView = own
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let screen = Screen(list.table)
            screen.commit()
            for (height, travel) in [(180.0, 0.0), (20, 500), (90, 120)] {
                screen.travel = travel
                screen.commit()
                own.frame.size.height = height
                list.table.tableHeaderView = own
                screen.commit()
                #expect(screen.travel == travel)
                #expect(
                    list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(300 + height))
                #expect(
                    own.convert(own.bounds, to: list.table).minY == 300
                        && own.bounds.height == CGFloat(height))
            }
        }

        // F14: a flow layout has no boundary items; whatever keeps its cells below the picture is room enough.
        @Test(arguments: [(300.0, false), (299.8, false), (200, true), (0, true)])
        func `room in a flow layout is seen, too little of it is reported`(room: Double, isMissing: Bool) {
            let grid = FlowGrid(sections: [30], item: CGSize(width: 390, height: 60))
            grid.layout.sectionInset.top = room
            let effects = ScrollEffects(grid.view)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let screen = Screen(grid.view, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            #expect(effects.isHeaderRoomMissing == isMissing)
            screen.travel = 900
            screen.commit()
            #expect(effects.isHeaderRoomMissing == isMissing)
            grid.layout.sectionInset.top = 300
            grid.layout.invalidateLayout()
            screen.travel = 0
            screen.commit()
            #expect(!effects.isHeaderRoomMissing)
        }

        // F14, case 29: an inset lies below its section's header, and `sectionInset` is of every section.
        @Test(arguments: [false, true], [false, true])
        func `section headers of a flow layout lie below the picture, or their place on it is reported`(
            asTheGuideSays: Bool, pins: Bool
        ) {
            let grid = FlowGrid(
                sections: asTheGuideSays ? [0, 8, 8] : [8, 8], item: CGSize(width: 390, height: 60))
            let delegate = SectionsBelowRoom()
            grid.layout.sectionHeadersPinToVisibleBounds = pins
            if asTheGuideSays {
                grid.view.delegate = delegate
            } else {
                grid.layout.sectionInset.top = 300
                grid.layout.headerReferenceSize = CGSize(width: 390, height: 28)
            }
            let effects = ScrollEffects(grid.view)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            let screen = Screen(grid.view, safeArea: UIEdgeInsets(top: 44))
            screen.commit()
            let kind = UICollectionView.elementKindSectionHeader
            let places = grid.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
            #expect(places == [asTheGuideSays ? 300 : 0])
            #expect(effects.isHeaderRoomMissing == !asTheGuideSays)
            screen.travel = 200
            screen.commit()
            #expect(effects.isHeaderRoomMissing == !asTheGuideSays)
            withExtendedLifetime(delegate) {}
        }

        // F1 and F18, case 2; F17: the list's delegate, data source and insets are the app's own.
        @Test func `no delegate is taken, no inset written, and bounce is at both ends`() {
            let list = list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Headers.bar)
            effects.entrance = .rise()
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47, bottom: 34))
            screen.commit()
            let end: Double = 2100 + 81 - 844
            for travel: Double in [-100, 0, 900, end, end + 120] {
                screen.travel = travel
                screen.commit()
                #expect(screen.travel == travel)
                #expect(list.table.delegate === list && list.table.dataSource === list)
                #expect(list.table.contentInset == .zero)
            }
            let limits = list.table.standInRestingOffsets
            #expect(limits.lowerBound == -47 && (limits.upperBound - (end - 47)).magnitude < 1e-9)
        }
    }
}

/// A flow layout's first section keeps the room of 300 points, the others have headers.
@MainActor private final class SectionsBelowRoom: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: section == 0 ? 300 : 0, left: 0, bottom: 0, right: 0)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 390, height: section == 0 ? 0 : 28) }
}

/// A list of four sections with headers.
@MainActor final class SectionedList: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)

    init() {
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.standInRegister("cell") { UITableViewCell(style: .default, reuseIdentifier: "cell") }
    }

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView(frame: .zero)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
