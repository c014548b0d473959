import Dice
import Looking
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    @MainActor @Suite struct LifeTests {
        // F13, cases 22, 35, 82; F4, case 11; F6.
        @Test func `attached and detached at random, everything is undone and nothing is kept`() async {
            var dice = Dice(17)
            for _ in 0..<150 {
                weak var weakTable: UITableView?
                weak var weakEffects: ScrollEffects?
                weak var weakCover: UIView?
                do {
                    let list = DriftTests.list()
                    let screen = Screen(list.table)
                    weakTable = list.table
                    var effects: ScrollEffects? = ScrollEffects(list.table)
                    weakEffects = effects
                    var cover: UIView? = UIView(frame: .zero)
                    weakCover = cover
                    list.configure = { [weak effects] cell, _ in
                        effects?.apply(.drift(.fit).adding(.pageFade), to: cell.picture, in: cell)
                    }
                    // What has grown out of its cell to be seen alone.
                    var taken: [UIView] = []
                    for _ in 0..<12 {
                        switch dice.index(12) {
                        case 0:
                            effects?.header = StretchyHeader(
                                cover!, height: dice.number(100...400), bar: Self.bar)
                        case 1: effects?.header = nil
                        case 2: effects?.entrance = dice.chance(0.5) ? .rise() : .none
                        case 3: effects?.policy = dice.chance(0.5) ? .reduced : nil
                        case 4: list.table.removeFromSuperview()
                        case 5: screen.window.addSubview(list.table)
                        case 6: screen.travel = dice.number(-100...1500)
                        case 7: list.table.reloadData()
                        case 8: effects?.header?.height = dice.number(0...500)
                        case 9: screen.window.standInSafeArea.top = dice.number(0...60).rounded()
                        case 10:
                            guard let picture = list.cell(dice.index(10))?.picture else { continue }
                            taken.append(picture)
                            screen.window.addSubview(picture)
                            picture.center = CGPoint(x: dice.number(0...390), y: dice.number(0...844))
                        default: screen.commit()
                        }
                    }
                    if dice.chance(0.5) { effects?.detach() }
                    cover = nil
                    if dice.chance(0.5), let held = effects {
                        // Somewhere else the last reference goes.
                        let box = Box(held)
                        effects = nil
                        await Task.detached { box.content = nil }.value
                    }
                    effects = nil
                    // The main actor need not run on the main thread here, and then undoing comes a turn later.
                    for _ in 0..<100 where list.table.standInObservers.standInCount > 0 { await Task.yield() }
                    #expect(taken.allSatisfy { isItself($0) })
                    for case let cell as PictureCell in list.table.tree {
                        #expect(CATransform3DIsIdentity(cell.picture.layer.transform))
                        #expect(cell.picture.alpha == 1)
                        #expect(cell.layer.standInAnimations["parallax.entrance"] == nil)
                    }
                    #expect(list.table.standInObservers.standInCount == 0)
                    #expect(list.table.tableHeaderView == nil)
                    #expect(!list.table.subviews.contains { $0 is ScrollTracker })
                    list.table.removeFromSuperview()
                }
                #expect(weakEffects == nil && weakCover == nil && weakTable == nil)
                #expect(StandInFaults.found.isEmpty)
            }
        }

        static let bar = UINavigationBar(frame: .zero)

        // F13, case 16.
        @Test func `the last reference may go on any thread`() async {
            let list = DriftTests.list()
            let screen = Screen(list.table)
            var effects: ScrollEffects? = ScrollEffects(list.table)
            list.configure = { [weak effects] cell, _ in
                effects?.apply(.drift(speed: 0.5), to: cell.picture, in: cell)
            }
            screen.commit()
            #expect(list.cell(0)?.picture.layer.transform != CATransform3DIdentity)
            let box = Box(effects!)
            effects = nil
            await Task.detached { box.content = nil }.value
            for _ in 0..<100 where list.table.standInObservers.standInCount > 0 { await Task.yield() }
            #expect(list.table.standInObservers.standInCount == 0)
            #expect(list.cell(0)?.picture.layer.transform == CATransform3DIdentity)
        }

        private final class Box: @unchecked Sendable {
            var content: ScrollEffects?
            init(_ content: ScrollEffects) { self.content = content }
        }

        // F6: the parts that the old effect wrote, and the new one does not, are given back.
        @Test func `a reused view keeps nothing of the effect before`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            let fading = Effect {
                Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
                Track(.shadowOpacity, over: .phase, .constant(0.5))
                Track(.scale, over: .phase, .linear(from: (-1, 0.5), to: (1, 1.5)))
            }
            let kinds: [Effect?] = [fading, .drift(speed: 0.5), nil]
            list.configure = { cell, path in
                cell.picture.alpha = CGFloat(cell.picture.alpha)
                if let effect = kinds[path.row % 3] {
                    effects.apply(effect, to: cell.picture, in: cell)
                } else {
                    effects.remove(from: cell.picture)
                }
            }
            let screen = Screen(list.table)
            var dice = Dice(2)
            for _ in 0..<200 {
                screen.travel = dice.number(-100...1700)
                screen.commit()
                for row in 0..<10 {
                    guard let picture = list.cell(row)?.picture else { continue }
                    if row % 3 != 0 { #expect(picture.alpha == 1 && picture.layer.shadowOpacity == 0) }
                    if row % 3 == 1 { #expect(picture.layer.transform.m11 == 1) }
                    if row % 3 == 2 { #expect(CATransform3DIsIdentity(picture.layer.transform)) }
                }
            }
        }

        private static let fading = Effect.drift(speed: 0.5).adding(
            Effect { Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)])) })

        /// Whether a view looks as the app has made it.
        private func isItself(_ view: UIView, alpha: CGFloat = 1) -> Bool {
            CATransform3DIsIdentity(view.layer.transform) && view.alpha == alpha
        }

        // F6: a picture that grows out of its cell to fill the screen, say, and shrinks back into it.
        @Test(arguments: [false, true])
        func `a view that is taken out of its cell carries no pose, and has one again once it is back`(
            isPlaced: Bool
        ) throws {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(Self.fading, to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.travel = 30
            screen.commit()
            let cell = try #require(list.cell(0))
            let picture = cell.picture
            let (transform, alpha) = (picture.layer.transform, picture.alpha)
            #expect(!isItself(picture))
            screen.window.addSubview(picture)
            if isPlaced {
                picture.center.y += 1
            } else {
                screen.travel += 1
                screen.commit()
            }
            #expect(isItself(picture))
            // What the app does with it there is its own.
            picture.alpha = 0.5
            screen.travel = 60
            screen.commit()
            #expect(isItself(picture, alpha: 0.5))
            effects.apply(.drift(speed: 0.5), to: picture, in: cell)
            screen.commit()
            effects.apply(Self.fading, to: picture, in: cell)
            screen.commit()
            #expect(isItself(picture, alpha: 0.5))
            picture.alpha = 0.75
            cell.contentView.insertSubview(picture, at: 0)
            picture.center.y -= 1
            screen.travel = 30
            screen.commit()
            #expect(picture.layer.transform == transform && picture.alpha == alpha)
            screen.window.addSubview(picture)
            picture.center.y += 1
            #expect(isItself(picture, alpha: 0.75))
            picture.alpha = 0.25
            effects.remove(from: picture)
            #expect(isItself(picture, alpha: 0.25))
        }

        // F6 and F15.
        @Test
        func `a view that leaves every scroll view carries no pose, and one beside its item follows it`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            let beside = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            scrollView.addSubview(page)
            let effects = ScrollEffects(scrollView)
            let screen = Screen(scrollView)
            screen.window.addSubview(beside)
            effects.apply(Self.fading, to: page)
            effects.apply(Self.fading, to: beside, in: page)
            screen.commit()
            let (transform, alpha) = (page.layer.transform, page.alpha)
            #expect(!isItself(page) && beside.layer.transform == transform)
            beside.center.y += 1
            #expect(beside.layer.transform == transform && beside.alpha == alpha)
            screen.window.addSubview(page)
            page.center.y += 100
            #expect(isItself(page))
            screen.travel = 10
            screen.commit()
            #expect(isItself(page) && isItself(beside))
            scrollView.addSubview(page)
            page.center.y -= 100
            screen.travel = 0
            screen.commit()
            #expect(page.layer.transform == transform && page.alpha == alpha)
            #expect(beside.layer.transform == transform && beside.alpha == alpha)
            page.removeFromSuperview()
            screen.travel = 10
            screen.commit()
            #expect(isItself(page) && isItself(beside))
        }

        @Test func `constraints of a view that is taken elsewhere have their own constants`() throws {
            let scrollView = UIScrollView(frame: .zero)
            let (cell, picture) = (
                UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200)), UIView(frame: .zero)
            )
            scrollView.addSubview(cell)
            cell.addSubview(picture)
            let top = NSLayoutConstraint(
                item: picture, attribute: .top, relatedBy: .equal, toItem: cell, attribute: .top,
                multiplier: 1,
                constant: -20)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.5), to: picture, in: cell, through: [top])
            let screen = Screen(scrollView)
            screen.commit()
            let moved = top.constant
            #expect(moved != -20)
            screen.window.addSubview(cell)
            cell.center.y += 5
            #expect(top.constant == -20)
            top.constant = -30
            cell.center.y -= 5
            scrollView.addSubview(cell)
            scrollView.contentOffset.y = 1
            scrollView.contentOffset.y = 0
            screen.commit()
            #expect(top.constant == moved - 10)
            effects.remove(from: picture)
            #expect(top.constant == -30)
        }

        // F17, cases 50, 68, 76.
        @Test func `work is for visible cells alone, once a scroll event, and none at rest`() {
            let list = PictureList(rows: 10_000, height: 100) { bounds, _ in bounds.height * 1.5 }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            #expect(list.made <= 11)
            for step in 1...500 {
                let (passes, evaluations) = (ScrollTracker.passCount, ScrollTracker.evaluationCount)
                screen.travel = Double(step) * 37
                screen.commit()
                #expect(ScrollTracker.passCount == passes + 1)
                #expect(ScrollTracker.evaluationCount - evaluations <= list.table.visibleCells.count)
            }
            let passes = ScrollTracker.passCount
            for _ in 0..<60 {
                screen.commit()
                screen.advance(by: 1.0 / 60)
            }
            #expect(ScrollTracker.passCount == passes)
            #expect(list.made <= 12)
        }

        // F17: everything at once, in each kind of list.
        @Test(arguments: [false, true])
        func `a header, entrances and pictures cost one pass a scroll event together, and none at rest`(
            inGrid: Bool
        ) {
            let list = PlainPictureList(heights: Array(repeating: 200, count: 1000))
            let grid = FlowGrid(sections: [1000], item: CGSize(width: 390, height: 200))
            grid.layout.sectionInset.top = 300
            let scrollView: UIScrollView = inGrid ? grid.view : list.table
            let effects = ScrollEffects(scrollView)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: Self.bar)
            effects.entrance = .rise()
            grid.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(scrollView, safeArea: UIEdgeInsets(top: 47))
            screen.commit()
            screen.advance(by: 1)
            for travel in [-50.0, 10, 400, 1300, 1301, 0, 5000] {
                let (passes, evaluations) = (ScrollTracker.passCount, ScrollTracker.evaluationCount)
                screen.travel = travel
                screen.commit()
                #expect(ScrollTracker.passCount == passes + 1)
                let cells = inGrid ? grid.view.visibleCells.count : list.table.visibleCells.count
                #expect(cells < 7)
                // A picture each, which may also lay itself out, and the header.
                #expect(ScrollTracker.evaluationCount - evaluations <= 2 * cells + 1)
                let (rest, films) = (ScrollTracker.passCount, EntranceRunner.filmCount)
                for _ in 0..<60 {
                    screen.commit()
                    screen.advance(by: 1.0 / 60)
                }
                #expect(ScrollTracker.passCount == rest && EntranceRunner.filmCount == films)
            }
        }

        // F19, case 122.
        @Test func `Reduce Motion is followed at once, and a policy of the app's own outranks it`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = .rise()
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            stage.rows.entrance = .rise()
            defer { UIAccessibility.standInSetReduceMotion(false) }
            var dice = Dice(23)
            for _ in 0..<60 {
                if dice.chance(0.5) { UIAccessibility.standInSetReduceMotion(dice.chance(0.5)) }
                if dice.chance(0.3) {
                    effects.policy = [nil, .full, .reduced, MotionPolicy.none][dice.index(4)]
                }
                screen.commit()
                stage.policy = effects.policy ?? (UIAccessibility.isReduceMotionEnabled ? .reduced : .full)
                let layout = stage.layout(at: 0, ages: .all(screen.seconds))
                for row in 0..<4 {
                    let cell = list.cell(row)
                    expect(
                        cell, shows: layout.layer(.row, row), within: EntranceTests.near, "\(stage.policy)")
                    expect(
                        cell?.picture, shows: layout.layer(.rowPicture, row), within: 2 * EntranceTests.near)
                }
                screen.advance(by: 0.02)
            }
        }

        // F17: cells that a list keeps ready outside of the viewport are not asked.
        @Test func `a cell outside of the viewport costs nothing`() {
            let scrollView = UIScrollView(frame: .zero)
            let effects = ScrollEffects(scrollView)
            for index in 0..<200 {
                let cell = PictureItem(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 390, height: 100))
                scrollView.addSubview(cell)
                effects.apply(.drift(speed: 0.5), to: cell.picture, in: cell)
            }
            scrollView.contentSize = CGSize(width: 390, height: 20_000)
            let screen = Screen(scrollView)
            screen.commit()
            let before = ScrollTracker.evaluationCount
            screen.travel = 3050
            screen.commit()
            #expect(ScrollTracker.evaluationCount - before == 9)
        }

        // F13: a scroll view that goes before its effects takes all of it along.
        @Test func `a scroll view goes before its effects`() {
            weak var tracker: ScrollTracker?
            weak var table: UITableView?
            let effects: ScrollEffects
            do {
                let list = DriftTests.list()
                effects = ScrollEffects(list.table)
                effects.header = StretchyHeader(UIView(frame: .zero), height: 200)
                effects.entrance = .rise()
                let screen = Screen(list.table)
                screen.commit()
                table = list.table
                tracker = list.table.subviews.compactMap { $0 as? ScrollTracker }.first
                #expect(tracker != nil)
            }
            #expect(table == nil && tracker == nil)
            effects.policy = .reduced
            effects.header = nil
            effects.detach()
            #expect(effects.scrollView == nil)
        }

        // F13: what is known of a view goes with it, though its list stays.
        @Test func `a thousand views that come and go leave nothing behind`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let effects = ScrollEffects(scrollView)
            let screen = Screen(scrollView)
            let before = Hold.count
            // All at once, for one that comes after another has gone may be taken for it.
            var views: [UIView] = []
            for _ in 0..<1000 {
                let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
                scrollView.addSubview(view)
                effects.apply(.drift(speed: 0.5), to: view)
                views.append(view)
            }
            screen.commit()
            #expect(Hold.count >= 1000)
            for view in views { view.removeFromSuperview() }
            views = []
            effects.apply(.drift(speed: 0.5), to: UIView(frame: .zero))
            #expect(Hold.count <= before + 2)
        }
    }
}
