import Dice
import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// Scroll views within scroll views, and pages of every spacing and way.
    @MainActor @Suite struct NestedScrollTests {
        // F18, cases 23 and 124; F12, case 89; F3, S21: a table on each page of a pager.
        @Test func `a table on a page follows its own scrolling, and the page the pager's`() {
            let pager = UIScrollView(frame: .zero)
            pager.isPagingEnabled = true
            pager.contentInsetAdjustmentBehavior = .never
            let lists = (0..<2).map { _ in DriftTests.list() }
            for (index, list) in lists.enumerated() {
                list.table.frame = CGRect(x: 390 * CGFloat(index), y: 0, width: 390, height: 844)
                pager.addSubview(list.table)
            }
            pager.contentSize = CGSize(width: 780, height: 844)
            let outer = ScrollEffects(pager)
            let inner = lists.map { ScrollEffects($0.table) }
            for (list, effects) in zip(lists, inner) {
                outer.apply(.pageFade, to: list.table)
                list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            }
            let screen = Screen(pager)
            screen.commit()
            let stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
            var dice = Dice(61)
            for _ in 0..<100 {
                pager.contentOffset.x = dice.number(0...390).rounded()
                let list = dice.index(2)
                lists[list].table.contentOffset.y = dice.number(-100...1700).rounded()
                screen.commit()
                for (index, list) in lists.enumerated() {
                    let away = (CGFloat(index) * 390 - pager.contentOffset.x) / 390
                    #expect((list.table.alpha - max(0, 1 - away.magnitude)).magnitude < 1e-6)
                    let layout = stage.layout(at: list.table.contentOffset.y)
                    for row in 0..<10 {
                        guard let layer = layout.layer(.rowPicture, row), let cell = list.cell(row) else {
                            continue
                        }
                        let middle = (layer.quad.topLeft.y + layer.quad.bottomLeft.y) / 2
                        let seen =
                            cell.center.y - list.table.contentOffset.y + cell.picture.layer.transform.m42
                        #expect((seen - middle).magnitude < 1e-9)
                    }
                }
            }
        }

        // F16, case 85; F10: pages apart, wider or narrower than the viewport.
        @Test(arguments: [0.0, 10, 37], [false, true])
        func `pages with a space between them come home, in both reading directions`(
            spacing: Double, mirrored: Bool
        ) {
            let pager = UIScrollView(frame: .zero)
            pager.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            pager.contentInsetAdjustmentBehavior = .never
            let stride = 390 + spacing
            let length = 4 * stride + 390
            let pages = (0..<5).map { index in
                let x = Double(index) * stride
                return UIView(
                    frame: CGRect(x: mirrored ? length - x - 390 : x, y: 0, width: 390, height: 300))
            }
            pages.forEach(pager.addSubview)
            pager.contentSize = CGSize(width: length, height: 300)
            let effects = ScrollEffects(pager)
            effects.pageSpacing = spacing
            let effect = Effect {
                Track(.opacity, over: .pageDistance, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
                Track(.scale, over: .pageDistance, .linear(through: [(-1, 0.8), (0, 1), (1, 0.8)]))
            }
            for page in pages { effects.apply(effect, to: page) }
            let screen = Screen(pager, size: CGSize(width: 390, height: 300))
            for step in 0...40 {
                let travel = Double(step) / 10 * stride
                pager.contentOffset.x = mirrored ? length - 390 - travel : travel
                screen.commit()
                for (index, page) in pages.enumerated() {
                    let away = min((Double(index) - Double(step) / 10).magnitude, 1)
                    #expect((Double(page.alpha) - (1 - away)).magnitude < 1e-6)
                    #expect((page.layer.transform.m11 - (1 - 0.2 * away)).magnitude < 1e-9)
                    // F8, S13: never beyond what can be shown; F11, case 97: never inside out.
                    #expect((0...1).contains(page.alpha) && page.layer.transform.m11 > 0)
                }
            }
        }

        // F10, S19: a pager that goes down, and the page kept when its height changes.
        @Test func `pages below one another keep page and fraction, too`() {
            let pager = ColumnPager(frame: .zero)
            pager.contentInsetAdjustmentBehavior = .never
            let effects = ScrollEffects(pager)
            effects.keepsPage = true
            for page in pager.pages { effects.apply(.pageFade, to: page) }
            let screen = Screen(pager)
            screen.commit()
            pager.contentOffset.y = 1.25 * 844
            screen.commit()
            for height in [390.0, 568, 1366, 844] {
                screen.resize(to: CGSize(width: 390, height: height))
                #expect((pager.contentOffset.y - 1.25 * height).magnitude < 1e-9)
                for (page, opacity) in zip(pager.pages, [0, 0.75, 0.25, 0]) {
                    #expect((page.alpha - opacity).magnitude < 1e-6)
                }
            }
        }

        // F10, case 110; F16, case 94: the pages of a collection view, which has a new layout after each turn.
        @Test(arguments: [false, true])
        func `a collection view's page and fraction are kept through changes of size`(
            mirrored: Bool
        ) {
            final class PageLayout: UICollectionViewFlowLayout {
                override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
                override func prepare() {
                    super.prepare()
                    if let size = collectionView?.bounds.size { itemSize = size }
                }
            }
            let grid = FlowGrid(sections: [5], item: .zero)
            let layout = PageLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            grid.view.collectionViewLayout = layout
            grid.view.isPagingEnabled = true
            grid.view.contentInsetAdjustmentBehavior = .never
            grid.view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            let effects = ScrollEffects(grid.view)
            effects.keepsPage = true
            grid.factor = CGSize(width: 1, height: 1)
            grid.configure = { cell, _ in effects.apply(.pageFade, to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            func travel() -> Double {
                let view = grid.view
                return mirrored ? view.contentSize.width - view.bounds.maxX : view.contentOffset.x
            }
            grid.view.contentOffset.x = mirrored ? 5 * 390 - 390 - 2.25 * 390 : 2.25 * 390
            screen.commit()
            for (width, height) in [(844.0, 390.0), (320, 568), (540, 620), (1366, 1024), (390, 844)] {
                screen.resize(to: CGSize(width: width, height: height))
                #expect((travel() - 2.25 * width).magnitude < 1e-9)
                #expect(((grid.cell(2)?.picture.alpha ?? 0) - 0.75).magnitude < 1e-6)
                #expect(((grid.cell(3)?.picture.alpha ?? 0) - 0.25).magnitude < 1e-6)
            }
        }

        // F15, case 100: left of the screen a page had opacity 0, and nobody asked again after a jump.
        @Test func `a jump over several pages shows the page that it ends at`() {
            let pager = ColumnPager(frame: .zero)
            let effects = ScrollEffects(pager)
            for page in pager.pages { effects.apply(.pageFade, to: page) }
            let screen = Screen(pager)
            screen.commit()
            for page in [3, 0, 2, 0, 3, 1] {
                pager.contentOffset.y = CGFloat(page) * 844
                screen.commit()
                #expect(pager.pages.map(\.alpha) == (0..<4).map { $0 == page ? 1 : 0 })
            }
        }

        // F11, F15: from right to left, travel counts from the content's other end, which may move.
        @Test func `content that grows changes what depends on the travel, in the same frame`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.semanticContentAttribute = .forceRightToLeft
            scrollView.contentInsetAdjustmentBehavior = .never
            let view = UIView(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
            scrollView.addSubview(view)
            scrollView.contentSize = CGSize(width: 1000, height: 300)
            scrollView.contentOffset.x = 610
            let effects = ScrollEffects(scrollView)
            effects.axis = .horizontal
            effects.apply(
                Effect { Track(.opacity, over: .travel, .linear(from: (0, 1), to: (1000, 0))) }, to: view)
            let screen = Screen(scrollView, size: CGSize(width: 390, height: 300))
            for width in [1000.0, 1250, 1700, 1000] {
                scrollView.contentSize.width = width
                screen.commit()
                #expect((view.alpha - (1 - (width - 1000) / 1000)).magnitude < 1e-6)
            }
        }

        // F12, case 106: what is pinned does not shake.
        @Test func `a view of speed 0 stays where it is on the screen`() {
            let scrollView = UIScrollView(frame: .zero)
            let label = UILabel(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
            scrollView.addSubview(label)
            scrollView.contentSize = CGSize(width: 390, height: 4000)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0), to: label)
            let screen = Screen(scrollView)
            screen.commit()
            for step in 0..<300 {
                screen.travel = Double(step) / 3
                screen.commit()
                #expect((label.shownQuad.topLeft.y - 400).magnitude < 1e-9)
            }
        }

        // F20, S4, case 109: one timeline over pages, one composed transform, whatever the order of its tracks.
        @Test func `an effect over several pages is one table, and its order does not matter`() {
            let zoom = Track(.scale, over: .pageDistance, .linear(from: (-1, 0.5), to: (0, 1)))
            let slide = Track(.translationX, over: .pageDistance, .linear(from: (-2, 100), to: (-1, 0)))
            let spin = Track(.rotation, over: .pageDistance, .linear(from: (-2, 1), to: (0, 0)))
            var shown: [[CATransform3D]] = []
            for tracks in [[zoom, slide, spin], [spin, slide, zoom], [slide, zoom, spin]] {
                let pager = PagerView()
                let effects = ScrollEffects(pager)
                effects.apply(Effect(tracks), to: pager.pages[0])
                let screen = Screen(pager, size: CGSize(width: 390, height: 300))
                screen.commit()
                shown.append(
                    stride(from: 0, through: 1000, by: 50).map { travel in
                        pager.travel = travel
                        screen.commit()
                        return pager.pages[0].layer.transform
                    })
            }
            #expect(shown[0] == shown[1] && shown[1] == shown[2])
            // Between the pages nothing is reset: neighbouring frames are near each other.
            for (a, b) in zip(shown[0], shown[0].dropFirst()) { #expect((a.m41 - b.m41).magnitude < 20) }
        }

        // F18: the nearest scroll view is the one that moves the card; what was said of the list around it holds there, too.
        @Test func `a card in a carousel follows the carousel, its cell the list, at one policy`() {
            let list = UIScrollView(frame: .zero)
            list.contentSize = CGSize(width: 390, height: 3000)
            let cell = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
            let carousel = UIScrollView(frame: cell.bounds)
            carousel.contentSize = CGSize(width: 1200, height: 200)
            let (card, title) = (UIView(frame: cell.bounds), UIView(frame: cell.bounds))
            carousel.addSubview(card)
            carousel.addSubview(title)
            cell.addSubview(carousel)
            list.addSubview(cell)
            let effects = ScrollEffects(list)
            effects.apply(.drift(speed: 0.5), to: card)
            effects.apply(.drift(speed: 0.5), to: title, in: cell)
            let screen = Screen(list)
            screen.commit()
            func ways() -> [CGFloat] {
                screen.commit()
                return [card.layer.transform.m41, title.layer.transform.m42]
            }
            // Half of the way to the middle: 422 points down, 195 across.
            #expect(ways() == [0, -89])
            screen.travel = 100
            #expect(ways() == [0, -39])
            carousel.contentOffset.x = 40
            #expect(ways() == [20, -39])
            effects.policy = MotionPolicy.none
            #expect(ways() == [0, 0])
            // Unless something is said of the carousel itself.
            let others = ScrollEffects(carousel)
            others.policy = .full
            #expect(ways() == [20, 0])
            others.detach()
            #expect(ways() == [0, 0])
            effects.detach()
            #expect(list.standInObservers.standInCount + carousel.standInObservers.standInCount == 0)
        }
    }
}

/// Pages below one another.
final class ColumnPager: UIScrollView {
    let pages = (0..<4).map { _ in UIView(frame: .zero) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        pages.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: 4 * bounds.height)
        for (index, page) in pages.enumerated() {
            page.bounds.size = bounds.size
            page.center = CGPoint(x: bounds.width / 2, y: (CGFloat(index) + 0.5) * bounds.height)
        }
    }
}
