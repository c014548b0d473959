import Dice
import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    @MainActor @Suite struct CollectionTests {
        private func stage(rows: Int, entrance: Effect = .none) -> Stage {
            var stage = Stage(screen: Dimensions(width: 390, height: 844))
            stage.rows = Rows(
                RowHeights(count: rows, height: 200),
                picture: PicturePart(length: Extent(ofItem: 1.5), effect: .drift(.fit)))
            stage.rows.entrance = entrance
            return stage
        }

        // F4; F6, case 92: cells are made before they come, or as they come, and used again either way.
        @Test(arguments: [false, true], [false, true])
        func `every frame of a flow layout is the engine's, its entrances too`(
            prefetches: Bool, recyclesFirst: Bool
        ) {
            StandInFidelity.prefetches = prefetches
            StandInFidelity.recyclesFirst = recyclesFirst
            StandInFidelity.keepsReusedCells = recyclesFirst
            defer { StandInFidelity.prefetches = false }
            let grid = FlowGrid(sections: [14], item: CGSize(width: 390, height: 200))
            let effects = ScrollEffects(grid.view)
            effects.entrance = .rise()
            grid.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            let stage = stage(rows: 14, entrance: .rise())
            var appearances = Appearances()
            screen.commit()
            screen.play(.tour, in: stage) { travel in
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                for item in 0..<14 {
                    expect(
                        grid.cell(item), shows: layout.layer(.row, item), within: EntranceTests.near,
                        "at \(travel)")
                    expect(
                        grid.cell(item)?.picture, shows: layout.layer(.rowPicture, item),
                        within: 2 * EntranceTests.near, "at \(travel)")
                }
            }
        }

        // F10, F11: its first page is on the left, whatever the language; its effects are as from left to right, too.
        @Test
        func `a flow layout that does not turn round is one from left to right, with its page and its poses`()
        {
            let effect = Effect {
                Track(.translationX, over: .pageDistance, .proportional(40))
                Track(.rotation, over: .travel(per: .viewport), .proportional(0.1))
            }
            var shown: [[CATransform3D]] = []
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let grid = FlowGrid(sections: [3], item: CGSize(width: 390, height: 844))
                grid.layout.scrollDirection = .horizontal
                grid.view.semanticContentAttribute = direction
                grid.view.contentInsetAdjustmentBehavior = .never
                let effects = ScrollEffects(grid.view)
                effects.keepsPage = true
                grid.configure = { cell, _ in effects.apply(effect, to: cell.picture, in: cell) }
                let screen = Screen(grid.view)
                grid.view.contentOffset.x = 390
                screen.commit()
                grid.sections = [5]
                grid.view.reloadData()
                screen.commit()
                #expect(grid.view.contentOffset.x == 390)
                grid.view.contentOffset.x = 500
                screen.commit()
                shown.append((1...2).compactMap { grid.cell($0)?.picture.layer.transform })
                effects.detach()
            }
            #expect(shown[0].count == 2 && shown[0][0].m41 != 0 && shown[0][0].m12 != 0)
            #expect(zip(shown[0], shown[1]).allSatisfy { CATransform3DEqualToTransform($0, $1) })
        }

        // F11; F16, case 85: several columns, several sections, and both ways to scroll.
        @Test(arguments: [UICollectionViewFlowLayout.ScrollDirection.vertical, .horizontal], [false, true])
        func `in a grid each picture has the pose of its own place`(
            direction: UICollectionViewFlowLayout.ScrollDirection, isMirrored: Bool
        ) {
            final class TurningLayout: UICollectionViewFlowLayout {
                override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
            }
            let grid = FlowGrid(sections: [7, 3, 9], item: CGSize(width: 120, height: 160), spacing: 10)
            let layout = isMirrored ? TurningLayout() : grid.layout
            layout.itemSize = grid.layout.itemSize
            layout.minimumLineSpacing = 10
            layout.minimumInteritemSpacing = 10
            layout.scrollDirection = direction
            grid.view.collectionViewLayout = layout
            grid.factor =
                direction == .vertical ? CGSize(width: 1, height: 1.5) : CGSize(width: 1.5, height: 1)
            grid.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            let effects = ScrollEffects(grid.view)
            grid.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            var dice = Dice(41)
            for _ in 0..<60 {
                let place = dice.number(-90...700).rounded()
                grid.view.contentOffset =
                    direction == .vertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
                screen.commit()
                let bounds = grid.view.bounds
                for case let cell as PictureItem in grid.view.visibleCells where cell.frame.intersects(bounds)
                {
                    let (frame, size) = (cell.frame, cell.picture.bounds.size)
                    let isAcross = direction == .horizontal
                    let cue = Cue(
                        item: isAcross ? frame.minX..<frame.maxX : frame.minY..<frame.maxY,
                        viewport: isAcross ? bounds.minX..<bounds.maxX : bounds.minY..<bounds.maxY,
                        picture: isAcross ? size.width : size.height)
                    let way = Effect.drift(.fit).pose(at: cue).translationY
                    let shown = cell.picture.layer.transform
                    #expect((shown.m41 - (isAcross ? way : 0)).magnitude < 1e-9)
                    #expect((shown.m42 - (isAcross ? 0 : way)).magnitude < 1e-9)
                    // F11, case 97: mirrored or not, nothing is turned inside out.
                    #expect(shown.m11 > 0 && shown.m22 > 0)
                }
            }
        }

        // F15, cases 91 and 98: moved, reloaded twice at once, another layout, another size.
        @Test func `items that were moved and reloaded, and a new layout, are right in the same frame`() {
            let grid = FlowGrid(sections: [12], item: CGSize(width: 390, height: 200))
            let effects = ScrollEffects(grid.view)
            grid.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            let stage = stage(rows: 12)
            func check(_ words: String) {
                let layout = stage.layout(at: screen.travel)
                for item in 0..<12 {
                    expect(grid.cell(item), shows: layout.layer(.row, item), words)
                    expect(grid.cell(item)?.picture, shows: layout.layer(.rowPicture, item), words)
                }
            }
            var dice = Dice(43)
            for step in 0..<200 {
                switch dice.index(4) {
                case 0:
                    let (from, to) = (dice.index(12), dice.index(12))
                    grid.view.moveItem(
                        at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
                    screen.commit()
                    screen.advance(by: 0.3)
                case 1:
                    grid.view.reloadData()
                    grid.view.reloadData()
                case 2:
                    let layout = UICollectionViewFlowLayout()
                    layout.itemSize = CGSize(width: 390, height: 200)
                    layout.minimumLineSpacing = 0
                    grid.view.collectionViewLayout = layout
                default: screen.travel = screen.travel > 800 ? 0 : 900
                }
                screen.commit()
                check("step \(step)")
            }
        }

        // F18, case 95; F19: what was said to the collection view holds in a section that scrolls across, at any time.
        @Test func `a section that scrolls across follows the policy of its collection view`() {
            let grid = PictureGrid(sections: [10]) { _, _ in
                PictureGrid.section(width: .absolute(200), height: .absolute(200), across: true)
            }
            let effects = ScrollEffects(grid.view)
            var own: [DriftingImageView] = []
            grid.factor = CGSize(width: 1.5, height: 1)
            grid.configure = { cell, _ in
                effects.apply(.drift(speed: 0.5), to: cell.picture, in: cell)
                guard !cell.contentView.subviews.contains(where: { $0 is DriftingImageView }) else { return }
                let picture = DriftingImageView(overscan: 40)
                picture.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                cell.contentView.addSubview(picture)
                own.append(picture)
            }
            let screen = Screen(grid.view)
            screen.commit()
            func isMoved(_ view: UIView) -> Bool { !CATransform3DIsIdentity(view.layer.transform) }
            let picture = grid.cell(0)!.picture
            for (policy, moves) in [
                (MotionPolicy?.none, true), (.reduced, false), (.full, true), (.some(.none), false),
            ] {
                effects.policy = policy
                screen.commit()
                #expect(isMoved(picture) == moves && isMoved(own[0].subviews[0]) == moves)
            }
            effects.policy = nil
            UIAccessibility.standInSetReduceMotion(true)
            screen.commit()
            #expect(!isMoved(picture) && !isMoved(own[0].subviews[0]))
            UIAccessibility.standInSetReduceMotion(false)
            screen.commit()
            #expect(isMoved(picture) && isMoved(own[0].subviews[0]))
        }

        // F18, case 95: nothing in the section takes part but its rows' entrance.
        @Test func `rows of a section that scrolls across enter though nothing else in it moves`() {
            let grid = PictureGrid(sections: [20]) { _, _ in
                PictureGrid.section(width: .absolute(200), height: .absolute(200), across: true)
            }
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 1)
            let scroller = grid.view.standInSectionScrollers[0]!
            // One comes, and none leaves, so that no cell of the list's can tell.
            scroller.contentOffset.x = 20
            screen.commit()
            #expect(grid.cell(2)?.layer.standInShownOpacity == 0)
            screen.advance(by: 1)
            scroller.contentOffset.x = 250
            screen.commit()
            #expect(grid.cell(3)?.layer.standInShownOpacity == 0)
            screen.advance(by: 0.3)
            #expect(((grid.cell(3)?.layer.standInShownOpacity ?? 0) - 0.5).magnitude < 1e-6)
            effects.detach()
            #expect(scroller.standInObservers.standInCount == 1)  // the collection view's own
            for view in grid.view.tree { #expect(String(describing: type(of: view)) != "ScrollTracker") }
        }
    }
}
