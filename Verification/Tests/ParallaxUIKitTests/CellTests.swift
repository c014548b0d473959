import Dice
import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// What one cell may and may not do to another, and to itself.
    @MainActor @Suite struct CellTests {
        // F8, S1: a gap of 29.99 points at the top of a leaving cell of 200 in a viewport of 667, one of 52.5 at 250.
        @Test(arguments: [(200.0, 300.0), (250, 390), (250, 422)], [Effect.drift(.fit), .drift(.ahead)])
        func `a picture fills its cell wherever the cell can be seen`(
            sizes: (cell: Double, picture: Double), effect: Effect
        ) {
            let length = CGFloat(sizes.picture)
            let list = PictureList(rows: 12, height: CGFloat(sizes.cell)) { _, _ in length }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(effect, to: cell.picture, in: cell) }
            let screen = Screen(list.table, size: CGSize(width: 375, height: 667))
            let limits = ScrollLimits(maximum: 12 * sizes.cell - 667, viewportLength: 667)
            let player = GesturePlayer([.flick(-4000), .wait, .flick(9000), .wait], limits: limits)
            for frame in 0...Int(player.duration * 60) {
                screen.travel = player.travel(at: Double(frame) / 60)
                screen.commit()
                // While nothing is pulled; a pull of a list of these speeds needs more.
                guard (0...limits.maximum).contains(screen.travel) else { continue }
                for cell in list.table.visibleCells.compactMap({ $0 as? PictureCell }) {
                    let (box, picture) = (cell.shownQuad, cell.picture.shownQuad)
                    let (top, bottom) = (max(box.topLeft.y, 0), min(box.bottomLeft.y, 667))
                    #expect(picture.topLeft.y <= top + 1e-9 && picture.bottomLeft.y >= bottom - 1e-9)
                }
            }
        }

        // S1: one cell without an effect switched off all behind it.
        @Test func `a cell without an effect leaves the others theirs`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, path in
                if path.row == 1 {
                    effects.remove(from: cell.picture)
                } else {
                    effects.apply(.drift(.fit), to: cell.picture, in: cell)
                }
            }
            let screen = Screen(list.table)
            screen.commit()
            let stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            for travel in [0.0, 200, 900, 100, 0] {
                screen.travel = travel
                screen.commit()
                for row in [0, 2, 3, 4, 5, 6, 7, 8, 9] {
                    expect(list.cell(row)?.picture, shows: stage.layout(at: travel).layer(.rowPicture, row))
                }
                if let plain = list.cell(1) {
                    #expect(CATransform3DIsIdentity(plain.picture.layer.transform))
                }
            }
        }

        // F16, case 88: the picture alone moves, not all that is in the cell.
        @Test func `a cell's title, its content view and the cell itself stay put`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            for travel in [0.0, 310, -50] {
                screen.travel = travel
                screen.commit()
                for cell in list.table.visibleCells.compactMap({ $0 as? PictureCell }) {
                    for view in [cell, cell.contentView, cell.title] as [UIView] {
                        #expect(CATransform3DIsIdentity(view.layer.transform) && view.alpha == 1)
                    }
                }
            }
        }

        // F7, F8, S3, S13: whatever the offset is, everything that is written is a number that can be shown.
        @Test func `every offset gives finite transforms and opacities from 0 to 1`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 1e-300)
            let wild = Effect(eyeDistance: 500) {
                Track(.opacity, over: .phase, .linear(from: (0, -3), to: (1, 4)), beyond: .extend)
                Track(.scale, over: .phase, .linear(from: (0, 1), to: (1, -5)), beyond: .extend)
                Track(.rotation, over: .pageDistance, .proportional(3))
                Track(.shadowRadius, over: .phase, .proportional(-40))
            }
            let scrollView = UIScrollView(frame: .zero)
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
            scrollView.addSubview(view)
            let others = ScrollEffects(scrollView)
            others.apply(wild, to: view)
            list.configure = { cell, _ in effects.apply(wild, to: cell.picture, in: cell) }
            let (screen, other) = (Screen(list.table), Screen(scrollView))
            for offset in [
                0.0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0.1, 250, 1e9, -1e9, 1e300,
                -1e300, 843.9999999999999,
            ] {
                scrollView.contentOffset.y = offset
                if offset.magnitude < 1e6 { list.table.contentOffset.y = offset }
                screen.commit()
                other.commit()
                for view in list.table.tree + scrollView.tree {
                    let transform = view.layer.transform
                    let parts = [
                        transform.m11, transform.m12, transform.m13, transform.m14, transform.m21,
                        transform.m22,
                        transform.m31, transform.m34, transform.m41, transform.m42, transform.m43,
                        transform.m44,
                    ]
                    #expect(parts.allSatisfy { $0.isFinite })
                    #expect((0...1).contains(view.alpha) && (0...1).contains(view.layer.shadowOpacity))
                    #expect(view.layer.shadowRadius >= 0)
                }
            }
        }

        // F14: a transform moves the picture alone, so a touch on a cell is a touch on that cell; the header lets touches by.
        @Test func `the unseen view and the header's room take no touches`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: StretchyHeaderTests.bar)
            let screen = Screen(list.table)
            screen.commit()
            let tracker = list.table.subviews.first { String(describing: type(of: $0)) == "ScrollTracker" }
            #expect(
                tracker?.isUserInteractionEnabled == false && tracker?.accessibilityElementsHidden == true)
            #expect(list.table.tableHeaderView?.point(inside: CGPoint(x: 100, y: 100), with: nil) == false)
            #expect(effects.header?.backdrop.isUserInteractionEnabled == false)
        }

        // F4, cases 11 and 83; F20: whatever is said, in whichever order, before and after the list is seen.
        @Test func `setters in every order show the same`() {
            var dice = Dice(67)
            var first: [Quad]?
            for _ in 0..<60 {
                let list = DriftTests.list()
                let effects = ScrollEffects(list.table)
                let screen = Screen(list.table)
                list.table.removeFromSuperview()
                let cover = UIView(frame: .zero)
                list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
                var steps: [() -> Void] = [
                    { effects.header = StretchyHeader(cover, height: 250, bar: StretchyHeaderTests.bar) },
                    { effects.entrance = .rise() }, { effects.entersOnce = true },
                    { effects.entranceStagger = 0.1 },
                    { effects.policy = .reduced }, { effects.axis = .vertical }, { effects.pageSpacing = 10 },
                    { effects.keepsPage = false }, { screen.window.addSubview(list.table) },
                    { screen.window.standInSafeArea.top = 47 }, { screen.commit() },
                    { list.table.reloadData() }, { effects.policy = nil },
                ]
                // The last word on the policy is the same one.
                let last = steps.removeLast()
                steps.shuffle(using: &dice)
                for step in steps + [last] { step() }
                screen.commit()
                screen.travel = 130
                screen.commit()
                screen.advance(by: 5)
                screen.commit()
                let cells = list.table.visibleCells.compactMap { $0 as? PictureCell }
                let shown = cells.flatMap { [$0.shownQuad, $0.picture.shownQuad] } + [cover.shownQuad]
                #expect(shown == first ?? shown && cells.count > 2)
                first = shown
            }
        }

        // F13: two objects for one list; each undoes what it did, and nothing else.
        @Test(arguments: [[0, 1], [1, 0]])
        func `two effects on one list do not disturb each other, in whichever order they go`(order: [Int]) {
            let list = DriftTests.list()
            let first = ScrollEffects(list.table)
            first.header = StretchyHeader(UIView(frame: .zero), height: 200)
            first.entrance = .rise()
            list.configure = { [weak first] cell, _ in first?.apply(.drift(.fit), to: cell.picture, in: cell)
            }
            let second = ScrollEffects(list.table)
            let screen = Screen(list.table)
            screen.commit()
            second.apply(.pageFade, to: list.cell(0)!.title)
            screen.commit()
            let count = list.table.standInObservers.standInCount
            let both = [first, second]
            both[order[0]].detach()
            screen.travel = 100
            screen.commit()
            #expect(list.table.standInObservers.standInCount == count)
            if order[0] == 1 {
                #expect(first.header != nil && first.entrance == .rise())
                #expect(list.cell(0)!.layer.animation(forKey: "parallax.entrance") != nil)
                #expect(!CATransform3DIsIdentity(list.cell(0)!.picture.layer.transform))
                #expect(list.cell(0)!.title.alpha == 1)
            } else {
                #expect(list.cell(0)!.title.alpha < 1)
                #expect(CATransform3DIsIdentity(list.cell(0)!.picture.layer.transform))
            }
            both[order[1]].detach()
            #expect(list.table.standInObservers.standInCount == 0 && list.table.tableHeaderView == nil)
        }
    }
}
