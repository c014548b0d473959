import Dice
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Lists that change while they are seen: pictures joined by one call a cell.
    @MainActor @Suite struct UpdateTests {
        private func check(_ list: PictureList, _ screen: Screen, _ heights: [Double], _ situation: String) {
            let size = screen.window.bounds.size
            var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
            stage.rows = Rows(
                RowHeights(heights), picture: PicturePart(length: Extent(ofItem: 1.5), effect: .drift(.fit)))
            let layout = stage.layout(at: screen.travel)
            for row in heights.indices {
                expect(list.cell(row), shows: layout.layer(.row, row), "row \(row) \(situation)")
                expect(
                    list.cell(row)?.picture, shows: layout.layer(.rowPicture, row), "row \(row) \(situation)")
            }
        }

        // F4, case 80; F15, case 91: nothing of this scrolls, and some of it changes neither the content's size.
        @Test(arguments: [false, true])
        func `rows that were moved, inserted, deleted and reloaded are right in the same frame`(
            prefetches: Bool
        ) {
            StandInFidelity.prefetches = prefetches
            defer { StandInFidelity.prefetches = false }
            var dice = Dice(31)
            var heights = (0..<12).map { _ in [100.0, 150, 200][dice.index(3)] }
            let list = PictureList(rows: 12, height: 100) { bounds, _ in 1.5 * bounds.height }
            list.height = { CGFloat(heights[$0]) }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            for step in 0..<400 {
                let row = dice.index(heights.count)
                let path = IndexPath(row: row, section: 0)
                let action = dice.index(8)
                switch action {
                case 0, 1:
                    let to = dice.index(heights.count)
                    heights.insert(heights.remove(at: row), at: to)
                    list.table.moveRow(at: path, to: IndexPath(row: to, section: 0))
                case 2 where heights.count < 20:
                    heights.insert([100.0, 150, 200][dice.index(3)], at: row)
                    list.rows = heights.count
                    list.table.insertRows(at: [path], with: UITableView.RowAnimation.fade)
                case 3 where heights.count > 9:
                    heights.remove(at: row)
                    list.rows = heights.count
                    list.table.deleteRows(at: [path], with: UITableView.RowAnimation.fade)
                case 4:
                    list.table.reloadRows(at: [path], with: UITableView.RowAnimation.none)
                    list.table.reloadData()
                    list.table.reloadData()
                case 5:
                    let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
                    screen.resize(to: sizes[dice.index(2)])
                case 6:
                    screen.travel = screen.travel >= 900 ? 0 : 900
                default:
                    screen.travel = dice.number(-100...900).rounded()
                }
                screen.commit()
                // Rows on their way to a new place take 0.3 seconds, and their pictures go along.
                if action < 4 { screen.advance(by: 0.3) }
                check(list, screen, heights, "after step \(step), \(action)")
            }
            #expect(StandInFaults.found.isEmpty)
        }

        // F4: the picture is under way with its row, and never ahead of it.
        @Test func `a picture reaches its row's new place along with the row`() {
            let list = PictureList(rows: 4, height: 200) { bounds, _ in 1.5 * bounds.height }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(speed: 0.5), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            let moving = list.cell(0)!.picture
            let start = moving.layer.standInShownTransform.m42
            list.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
            screen.commit()
            let end = moving.layer.transform.m42
            #expect((end - start - -0.5 * 600).magnitude < 1e-9)
            #expect((moving.layer.standInShownTransform.m42 - start).magnitude < 1e-9)
            screen.advance(by: 0.15)
            #expect((moving.layer.standInShownTransform.m42 - (start + end) / 2).magnitude < 1e-4)
            screen.advance(by: 0.15)
            #expect((moving.layer.standInShownTransform.m42 - end).magnitude < 1e-9)
        }

        // F3: a view of the app's own is moved by its own layout, and nothing scrolls.
        @Test func `a view in a plain scroll view is followed when the app moves it`() {
            let scrollView = UIScrollView(frame: .zero)
            let holder = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            let picture = UIView(frame: holder.bounds)
            holder.addSubview(picture)
            scrollView.addSubview(holder)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.8), to: picture, in: holder)
            let screen = Screen(scrollView)
            for y in [300.0, 700, 50, 420] {
                holder.frame.origin.y = y
                screen.commit()
                let pose = Effect.drift(speed: 0.8).pose(item: y..<y + 200, viewport: 0..<844)
                #expect((picture.layer.transform.m42 - pose.translationY).magnitude < 1e-9)
            }
        }

        @Test func `a picture that looks after itself is followed when the app moves what holds it`() {
            let scrollView = UIScrollView(frame: .zero)
            let (outer, holder) = (
                UIView(frame: .zero), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            )
            let picture = DriftingImageView(overscan: 40)
            picture.frame = holder.bounds
            holder.addSubview(picture)
            outer.addSubview(holder)
            scrollView.addSubview(outer)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let screen = Screen(scrollView)
            for y in [300.0, 700, 50, 420] {
                outer.frame.origin.y = y
                screen.commit()
                let cue = Cue(item: y..<y + 200, viewport: 0..<844, picture: 280)
                let fit = Effect.drift(.fit).pose(at: cue).translationY
                #expect((picture.subviews[0].layer.transform.m42 - fit).magnitude < 1e-9)
            }
        }

        // F5: the app animates a place and leaves layout for later.
        @Test func `what lies in a view that the app moves within an animation moves along with it`() {
            let scrollView = UIScrollView(frame: .zero)
            let holder = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            let (picture, own) = (UIView(frame: holder.bounds), DriftingImageView(overscan: 40))
            own.frame = holder.bounds
            holder.addSubview(picture)
            holder.addSubview(own)
            scrollView.addSubview(holder)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.8), to: picture, in: holder)
            let screen = Screen(scrollView)
            screen.commit()
            screen.advance(by: 1)
            for (view, inner) in [(picture as UIView, picture), (own, own.subviews[0])] {
                holder.center.y = 400
                screen.commit()
                let start = inner.layer.transform.m42
                UIView.animate(withDuration: 0.4) { holder.center.y = 700 }
                screen.commit()
                #expect(inner.layer.transform.m42 != start && view.superview === holder)
                #expect(inner.layer.standInShownTransform.m42 == start)
                screen.advance(by: 0.2)
                let middle = (start + inner.layer.transform.m42) / 2
                #expect((inner.layer.standInShownTransform.m42 - middle).magnitude < 1e-4)
                screen.advance(by: 1)
            }
        }

        // F6: a cell that is used again carried its last row's place into the list's own animation.
        @Test(arguments: [false, true])
        func `a row that enters within an animation of the list does not glide from where the last one was`(
            keepsReusedCells: Bool
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            let list = DriftTests.list()
            list.rows = 3
            let screen = Screen(list.table)
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            screen.commit()
            for _ in 0..<3 {
                UIView.animate(withDuration: 0.3) {
                    list.table.reloadData()
                    screen.commit()
                }
                stage.rows.heights = RowHeights(count: list.rows, height: 250)
                for row in 0..<list.rows {
                    expect(
                        list.cell(row)?.picture,
                        shows: stage.layout(at: screen.travel).layer(.rowPicture, row))
                }
                list.rows += 1
                screen.travel += 60
            }
        }

        // F6: nor does it go on gliding where the last row was going.
        @Test func `a row that is put on a cell under way ends the way of the last one`() {
            let list = DriftTests.list()
            let screen = Screen(list.table)
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            screen.commit()
            UIView.animate(withDuration: 0.4) { screen.travel = 100 }
            screen.commit()
            screen.advance(by: 0.1)
            #expect(list.cell(1)!.picture.layer.animationKeys() != nil)
            list.table.reloadData()
            screen.commit()
            DriftTests.check(list, DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit)), 100)
        }

        // F12: an animation of the app's own, of what the effect does not write, is let alone.
        @Test func `a picture that the app lets appear goes on appearing while it drifts`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            let fading = Effect.drift(.fit).adding(Effect { Track(.opacity, over: .phase, .constant(0.5)) })
            for (effect, goesOn) in [(Effect.drift(.fit), true), (fading, false)] {
                list.configure = { cell, _ in
                    cell.picture.alpha = 0
                    effects.apply(effect, to: cell.picture, in: cell)
                    UIView.animate(withDuration: 0.4) { cell.picture.alpha = 1 }
                }
                let screen = Screen(list.table)
                list.table.reloadData()
                screen.commit()
                screen.advance(by: 0.2)
                screen.travel += 5
                screen.commit()
                let opacity = list.cell(0)!.picture.layer.standInShownOpacity
                #expect((opacity - 0.5).magnitude < 1e-4)
                #expect((list.cell(0)!.picture.layer.animationKeys() != nil) == goesOn)
            }
        }

        @Test func `pictures of their own enter an animation of the list where they belong, too`() {
            let list = PlainPictureList(heights: [250, 250, 250, 250, 250])
            let screen = Screen(list.table)
            screen.commit()
            for travel in [60.0, 400, 0] {
                UIView.animate(withDuration: 0.3) {
                    screen.travel = travel
                    list.table.reloadData()
                    screen.commit()
                }
                var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
                stage.rows.heights = RowHeights(count: 5, height: 250)
                for row in 0..<5 {
                    expect(
                        list.cell(row)?.picture.subviews.first,
                        shows: stage.layout(at: travel).layer(.rowPicture, row))
                }
            }
        }

        @Test func `within an animation of the app what is there already moves along`() {
            let list = DriftTests.list()
            let screen = Screen(list.table)
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            screen.commit()
            let picture = list.cell(1)!.picture
            let start = picture.layer.transform.m42
            UIView.animate(withDuration: 0.4) { screen.travel = 100 }
            screen.commit()
            #expect(picture.layer.standInShownTransform.m42 == start)
            screen.advance(by: 0.2)
            #expect(
                (picture.layer.standInShownTransform.m42 - (start + picture.layer.transform.m42) / 2)
                    .magnitude < 1e-6)
        }

        // F4, case 80: covered by another screen, scrolled and reloaded there, and seen again.
        @Test func `a screen that is popped back to is right in its first frame`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let home = UIViewController()
            let navigation = UINavigationController(rootViewController: home)
            window.rootViewController = navigation
            list.table.frame = home.view.bounds
            list.table.contentInsetAdjustmentBehavior = .never
            home.view.addSubview(list.table)
            window.standInCommit()
            for travel in [610.0, 0, 1400] {
                navigation.pushViewController(UIViewController(), animated: true)
                window.standInCommit()
                list.table.contentOffset.y = travel
                if travel == 0 { list.table.reloadData() }
                navigation.popViewController(animated: true)
                window.standInCommit()
                DriftTests.check(list, DriftTests.stage(window.bounds.size, effect: .drift(.fit)), travel)
            }
        }

        // F3, cases 52, 62: a list in a sidebar, half as large, or under way.
        @Test func `where the list lies on the screen changes nothing inside it`() {
            let list = DriftTests.list()
            let screen = Screen(list.table)
            let effects = ScrollEffects(list.table)
            effects.policy = .full
            effects.header = StretchyHeader(UIView(frame: .zero), height: 200)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            screen.commit()
            func transforms(at travel: Double) -> [CATransform3D?] {
                screen.travel = travel
                screen.commit()
                return (0..<10).map { list.cell($0)?.picture.layer.transform } + [
                    effects.header?.cover.layer.transform
                ]
            }
            let (before, pulled) = (transforms(at: 333), transforms(at: -70))
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            screen.window.addSubview(holder)
            holder.addSubview(list.table)
            for origin in [CGPoint(x: 320, y: 0), CGPoint(x: -100, y: 250)] {
                holder.center = CGPoint(x: origin.x + 195, y: origin.y + 422)
                holder.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                screen.commit()
                #expect(transforms(at: 333) == before)
                #expect(transforms(at: -70) == pulled)
            }
        }

        // F4, F15: nobody has laid out the list yet when it is told to change its rows.
        @Test(arguments: ["offset", "height", "neither"], [false, true])
        func `an update right after another change shows every row as if each had come alone`(
            change: String, deletes: Bool
        ) {
            let list = PictureList(rows: 30, height: 100) { _, _ in 180 }
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let badge = DriftingImageView(overscan: 40)
            badge.frame = CGRect(x: 300, y: 600, width: 90, height: 90)
            list.table.addSubview(badge)
            let screen = Screen(list.table)
            screen.travel = 100
            screen.commit()
            if change == "offset" { screen.travel = 150 }
            if change == "height" { effects.header?.height = 200 }
            let path = IndexPath(row: 1, section: 0)
            list.rows += deletes ? -1 : 1
            if deletes {
                list.table.deleteRows(at: [path], with: .fade)
            } else {
                list.table.insertRows(at: [path], with: .fade)
            }
            screen.commit()
            func expect(_ picture: UIView, in frame: CGRect, long length: Double) {
                let pose = Effect.drift(.fit).pose(
                    item: frame.minY - screen.travel..<frame.maxY - screen.travel, viewport: 0..<844,
                    picture: length)
                #expect((picture.layer.transform.m42 - pose.translationY).magnitude < 1e-9)
            }
            for cell in list.table.visibleCells.compactMap({ $0 as? PictureCell }) {
                expect(cell.picture, in: cell.frame, long: 180)
            }
            expect(badge.subviews[0], in: badge.frame, long: 170)
            effects.detach()
        }

        // F4: a list that is in the midst of a change is not to be laid out by those who hear of it.
        @Test func `a change that is heard of lays out no list`() {
            let list = PictureList(rows: 30, height: 100) { _, _ in 180 }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            let (layouts, passes) = (list.table.standInLayoutCount, ScrollTracker.passCount)
            UIView.animate(withDuration: 0.3) { screen.travel = 30 }
            #expect(list.table.standInLayoutCount == layouts && ScrollTracker.passCount == passes + 1)
            screen.commit()
            #expect(list.table.standInLayoutCount > layouts)
            effects.detach()
        }

        // F4: what a pass has read does not hold any longer once something in it has scrolled.
        @Test func `a view that scrolls what it lies in while it is laid out leaves nothing behind`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let effects = ScrollEffects(scrollView)
            let cards = (0..<4).map {
                ScrollingView(frame: CGRect(x: 0, y: 250 + 110 * Double($0), width: 390, height: 100))
            }
            let pictures = (0..<4).map { _ in DriftingImageView(overscan: 40) }
            for (card, picture) in zip(cards, pictures) {
                picture.effect = .drift(speed: 0.5)
                picture.frame = card.frame
                scrollView.addSubview(card)
                scrollView.addSubview(picture)
                effects.apply(.drift(speed: 0.5), to: card)
            }
            let screen = Screen(scrollView)
            screen.commit()
            for (index, card) in cards.enumerated() {
                card.scrolls = true
                card.setNeedsLayout()
                screen.travel += 1
                screen.commit()
                #expect(screen.travel == 41 * Double(index + 1))
                for view in cards + pictures.map({ $0.subviews[0] }) {
                    let middle = view is ScrollingView ? view.center.y : view.superview!.center.y
                    let wanted = 0.5 * (screen.travel + 422 - middle)
                    #expect((view.layer.transform.m42 - wanted).magnitude < 1e-9)
                }
            }
            effects.detach()
        }

        // F4, F15: what is shown is what a scroll there and back shows.
        @Test(arguments: ["table", "flow", "compositional"])
        func `after whatever was done to a list with a header, no picture waits for the next scroll`(
            kind: String
        ) {
            var dice = Dice(5)
            for _ in 0..<20 {
                var count = 20
                let list = PictureList(rows: 20, height: 100) { _, _ in 180 }
                let flow = FlowGrid(sections: [20], item: CGSize(width: 390, height: 100))
                flow.layout.sectionInset.top = 300
                let grid = PictureGrid(sections: [20]) { _, _ in
                    PictureGrid.section(width: .fractionalWidth(1), height: .absolute(100))
                }
                grid.layout.configuration.boundarySupplementaryItems = [StretchyHeader.roomItem(height: 300)]
                let scrollView = kind == "table" ? list.table : kind == "flow" ? flow.view : grid.view
                let effects = ScrollEffects(scrollView)
                effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
                list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
                flow.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
                grid.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
                let screen = Screen(scrollView)
                screen.commit()
                func shown() -> [CGFloat] {
                    scrollView.tree.compactMap { ($0 as? UIImageView)?.layer.transform.m42 }
                }
                func change(by step: Int) {
                    let path = IndexPath(item: dice.index(min(count, count + step)), section: 0)
                    count += step
                    (list.rows, flow.sections, grid.sections) = (count, [count], [count])
                    let collection = scrollView as? UICollectionView
                    if step > 0 {
                        collection?.insertItems(at: [path]) ?? list.table.insertRows(at: [path], with: .fade)
                    } else {
                        collection?.deleteItems(at: [path]) ?? list.table.deleteRows(at: [path], with: .fade)
                    }
                }
                var history = ""
                for _ in 0..<12 {
                    let action = dice.index(5)
                    history += "\(action)"
                    switch action {
                    case 0: screen.travel = dice.number(-150...1050).rounded()
                    case 1: change(by: 1)
                    case 2: change(by: -1)
                    case 3:
                        let isWide = dice.chance(0.5)
                        screen.resize(to: CGSize(width: isWide ? 844 : 390, height: isWide ? 390 : 844))
                    default:
                        if kind == "table" { effects.header?.height = dice.chance(0.5) ? 300 : 200 }
                        UIView.animate(withDuration: 0.3) {
                            scrollView.contentOffset.y += 20
                            scrollView.layoutIfNeeded()
                        }
                    }
                    guard dice.chance(0.6) else { continue }
                    screen.commit()
                    let before = shown()
                    screen.travel += 1
                    screen.commit()
                    screen.travel -= 1
                    screen.commit()
                    let isSame = zip(before, shown()).allSatisfy { ($0 - $1).magnitude < 0.01 }
                    #expect(isSame && before.count == shown().count, "\(kind) after \(history)")
                }
                effects.detach()
            }
        }
    }
}

/// Scrolls what it lies in once, in its own layout.
private final class ScrollingView: UIView {
    var scrolls = false

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scrolls, let scrollView = superview as? UIScrollView else { return }
        scrolls = false
        scrollView.contentOffset.y += 40
    }
}
