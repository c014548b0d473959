import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

@MainActor @Suite(.serialized) struct LifetimeTests {
    static func attached(rows: Int = 10) -> (PictureList, Screen, ScrollEffects) {
        let list = DriftTests.list()
        list.rows = rows
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        list.configure = { [weak effects] cell, _ in effects?.apply(.drift(.fit), to: cell.picture, in: cell)
        }
        screen.commit()
        return (list, screen, effects)
    }

    /// On Linux the main actor has no thread of its own, so what goes there goes a turn later.
    static func settle(_ list: PictureList) async {
        for _ in 0..<100 where list.table.standInObservers.standInCount > 0 { await Task.yield() }
    }

    /// Nothing of the effects is left on a table.
    static func expectClean(_ list: PictureList, sourceLocation: SourceLocation = #_sourceLocation) {
        let table = list.table
        #expect(table.standInObservers.standInCount == 0, sourceLocation: sourceLocation)
        #expect(table.tableHeaderView == nil, sourceLocation: sourceLocation)
        for view in table.subviews {
            guard let cell = view as? PictureCell else {
                Issue.record("\(type(of: view)) is left", sourceLocation: sourceLocation)
                continue
            }
            for view in [cell, cell.picture] as [UIView] {
                #expect(CATransform3DIsIdentity(view.layer.transform), sourceLocation: sourceLocation)
                #expect(view.alpha == 1 && view.layer.shadowOpacity == 0, sourceLocation: sourceLocation)
                #expect(view.layer.animationKeys() == nil, sourceLocation: sourceLocation)
            }
        }
    }

    // MXSegmentedPager#23, GSKStretchyHeaderView PR#53, MMParallaxCell#2 (F13): crashes when observers went.
    @Test func `attaching and detaching three hundred times, in any state, leaves nothing behind`() async {
        var random = SeededNumbers(3)
        let list = DriftTests.list()
        let screen = Screen(list.table)
        var held: ScrollEffects?
        var gone: [Weak<ScrollEffects>] = []
        list.configure = { cell, _ in held?.apply(.drift(.fit), to: cell.picture, in: cell) }
        for _ in 0..<300 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                held = nil
                await Self.settle(list)
                held = ScrollEffects(list.table)
                gone.append(Weak(held))
                list.table.reloadData()
            case 1: held?.entrance = .turn()
            case 2: held?.header = StretchyHeader(UIView(frame: .zero), height: 200)
            case 3: screen.travel = Double.random(in: -100...1500, using: &random)
            case 4: screen.advance(by: 0.2)
            case 5: held?.detach()
            default:
                held = nil
                await Self.settle(list)
                screen.commit()
                Self.expectClean(list)
                #expect(gone.allSatisfy { $0.object == nil })
            }
            screen.commit()
        }
    }

    @Test func `two effects on one list do not disturb each other, in whichever order they go`() {
        for order in [[0, 1], [1, 0]] {
            let (list, screen, first) = Self.attached()
            var held: [ScrollEffects?] = [first, ScrollEffects(list.table)]
            held[1]?.apply(.pageFade, to: list.cell(0)!.title)
            screen.commit()
            #expect(list.table.standInObservers.standInCount == 3)
            held[order[0]]?.detach()
            screen.travel = 100
            screen.commit()
            #expect(list.table.standInObservers.standInCount == 3)
            held[order[1]]?.detach()
            held = []
            Self.expectClean(list)
        }
    }

    @Test func `the last reference may go on any thread`() async {
        let list = DriftTests.list()
        let screen = Screen(list.table)
        nonisolated(unsafe) var effects: ScrollEffects? = ScrollEffects(list.table)
        list.configure = { cell, _ in effects?.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        await Task.detached { effects = nil }.value
        await Self.settle(list)
        Self.expectClean(list)
    }

    // F13: a retained screen. The list goes first, or the effects do.
    @Test func `nothing holds the list, its cells or the effects`() {
        var (list, screen, effects): (PictureList?, Screen?, ScrollEffects?) = Self.attached()
        effects?.entrance = .rise()
        effects?.header = StretchyHeader(UIView(frame: .zero), height: 100)
        screen?.commit()
        let seen = (Weak(list?.table), Weak(effects), Weak(list?.cell(0)))
        list?.table.removeFromSuperview()
        list?.configure = { _, _ in }
        (list, screen) = (nil, nil)
        #expect(seen.0.object == nil && seen.2.object == nil)
        #expect(effects?.scrollView == nil)
        effects?.header = nil
        effects = nil
        #expect(seen.1.object == nil)
    }

    // F17: work for all rows, or at rest.
    @Test func `a scroll event is one pass over the visible rows alone, and rest is none`() {
        for rows in [10, 10_000] {
            let (list, screen, effects) = Self.attached(rows: rows)
            effects.entrance = .rise()
            screen.commit()
            screen.advance(by: 1)
            for travel in [100.0, 230, 900, 0, 1500] {
                screen.travel = travel
                (ScrollTracker.passCount, ScrollTracker.evaluationCount) = (0, 0)
                screen.commit()
                #expect(ScrollTracker.passCount == 1)
                // A picture each, and an entrance for each row that has come.
                #expect(ScrollTracker.evaluationCount <= 2 * list.table.visibleCells.count)
                (ScrollTracker.passCount, ScrollTracker.evaluationCount) = (0, 0)
                for _ in 0..<60 {
                    screen.advance(by: 1.0 / 60)
                    screen.commit()
                }
                #expect(ScrollTracker.passCount == 0 && ScrollTracker.evaluationCount == 0)
            }
            effects.detach()
        }
    }

    @Test func `a header costs one pass a scroll event, too, and layout comes to rest`() {
        let bench = HeaderBench()
        bench.screen.commit()
        for travel in [-50.0, 10, 400, 0] {
            bench.screen.travel = travel
            ScrollTracker.passCount = 0
            bench.screen.commit()
            #expect(ScrollTracker.passCount == 1)
        }
    }

    // element-x-ios#1761, react-scroll-parallax#183 (F19): Reduce Motion was read once, or never.
    @Test func `Reduce Motion is followed live, and a policy of the app's own outranks it`() {
        defer { UIAccessibility.standInSetReduceMotion(false) }
        let (list, screen, effects) = Self.attached()
        let moved = list.cell(0)!.picture.layer.transform
        #expect(!CATransform3DIsIdentity(moved))
        UIAccessibility.standInSetReduceMotion(true)
        screen.commit()
        #expect(CATransform3DIsIdentity(list.cell(0)!.picture.layer.transform))
        effects.policy = .full
        screen.commit()
        #expect(list.cell(0)!.picture.layer.transform == moved)
        effects.policy = nil
        screen.commit()
        #expect(CATransform3DIsIdentity(list.cell(0)!.picture.layer.transform))
        UIAccessibility.standInSetReduceMotion(false)
        screen.commit()
        #expect(list.cell(0)!.picture.layer.transform == moved)
    }

    @Test func `an effect taken away, or changed, leaves nothing of what it wrote alone`() {
        let (list, screen, effects) = Self.attached()
        let picture = list.cell(0)!.picture
        picture.alpha = 1
        effects.apply(
            Effect {
                Track(.opacity, over: .phase, .constant(0.25))
                Track(.shadowOpacity, over: .phase, .constant(0.5))
            }, to: picture, in: list.cell(0))
        screen.commit()
        #expect(picture.alpha == 0.25 && picture.layer.shadowOpacity == 0.5)
        effects.apply(.drift(.fit), to: picture, in: list.cell(0))
        screen.commit()
        #expect(picture.alpha == 1 && picture.layer.shadowOpacity == 0)
        #expect(!CATransform3DIsIdentity(picture.layer.transform))
        effects.remove(from: picture)
        #expect(CATransform3DIsIdentity(picture.layer.transform))
    }

    // F12: what UIKit calls undefined was read, or written.
    @Test func `no frame of a transformed view is ever read or written`() {
        StandInFaults.standInForget()
        let (list, screen, effects) = Self.attached()
        effects.entrance = .turn()
        effects.header = StretchyHeader(UIView(frame: .zero), height: 200)
        for travel in [0.0, -90, 200, 900, 0] {
            screen.travel = travel
            screen.commit()
            screen.advance(by: 0.2)
        }
        screen.resize(to: CGSize(width: 844, height: 390))
        effects.detach()
        #expect(list.table.window != nil)
        #expect(StandInFaults.found.isEmpty)
    }
}
