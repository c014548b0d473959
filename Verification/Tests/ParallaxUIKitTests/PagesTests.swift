import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    @MainActor @Suite struct PagesTests {
        private func stage(_ width: Double, mirrored: Bool) -> Stage {
            var stage = Stage(screen: Dimensions(width: width, height: 844), axis: .horizontal)
            stage.viewport = Box(x: 0, y: 0, width: width, height: 300)
            stage.direction = mirrored ? .rightToLeft : .leftToRight
            stage.pages = Pages(count: 5, effect: .pageFade, text: .drift(speed: 0.7))
            stage.layers = [FreeLayer(Box(x: 95, y: 50, width: 200, height: 200))]
            return stage
        }

        private func screen(_ pager: PagerView) -> Screen {
            let screen = Screen(pager)
            pager.autoresizingMask = [.flexibleWidth]
            pager.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
            screen.commit()
            return screen
        }

        private func check(_ pager: PagerView, _ stage: Stage, _ situation: String) {
            let layout = stage.layout(at: pager.travel)
            for page in 0..<5 {
                expect(pager.pages[page], shows: layout.layer(.page, page), situation)
                if stage.pages?.text != nil {
                    expect(pager.texts[page], shows: layout.layer(.pageText, page), situation)
                }
            }
            expect(pager.square, shows: layout.layer(.free, 0), situation)
        }

        private func join(_ pager: PagerView, _ effects: ScrollEffects) {
            for (page, text) in zip(pager.pages, pager.texts) {
                effects.apply(.pageFade, to: page)
                effects.apply(.drift(speed: 0.7), to: text, in: page)
            }
        }

        // F11, cases 97, 103; F16, case 101.
        @Test(arguments: [false, true])
        func `every frame of pages is the engine's, from left to right and from right to left`(mirrored: Bool)
        {
            let pager = PagerView(direction: mirrored ? .forceRightToLeft : .forceLeftToRight)
            let effects = ScrollEffects(pager)
            join(pager, effects)
            let screen = screen(pager)
            pager.travel = 0
            screen.commit()
            let stage = stage(390, mirrored: mirrored)
            let limits = ScrollLimits(maximum: stage.travelRange.maximum, viewportLength: 390)
            let script: GestureScript = [
                .drag(-200), .flick(-900), .wait, .drag(-250), .wait, .drag(300, over: 0.2), .wait,
                .jump(1560), .drag(-100),
                .wait, .jump(195), .hold(0.05), .jump(0), .drag(150), .wait,
            ]
            let player = GesturePlayer(script, limits: limits, paging: Paging(pageLength: 390))
            for frame in 0...Int(player.duration * 60) {
                pager.travel = player.travel(at: Double(frame) / 60)
                screen.commit()
                check(pager, stage, "at \(pager.travel), mirrored \(mirrored)")
                // Nothing is ever turned inside out.
                for view in pager.tree {
                    #expect(view.layer.transform.m11 > 0 && view.layer.transform.m22 > 0)
                }
            }
        }

        // F10, case 110.
        @Test(arguments: [false, true])
        func `page and fraction are kept through four changes of size`(mirrored: Bool) {
            let pager = PagerView(direction: mirrored ? .forceRightToLeft : .forceLeftToRight)
            let effects = ScrollEffects(pager)
            effects.keepsPage = true
            join(pager, effects)
            let screen = screen(pager)
            pager.travel = 2.25 * 390
            screen.commit()
            for width in [844.0, 320, 540, 1366, 390] {
                screen.resize(to: CGSize(width: width, height: 844))
                #expect((pager.travel - 2.25 * width).magnitude < 1e-9)
                check(pager, stage(width, mirrored: mirrored), "\(width) wide")
            }
        }

        // F11: an effect that is not the same on both sides, and that moves the page whose place decides.
        @Test(arguments: [false, true])
        func `pages that turn and shrink to one side do so from the leading edge`(mirrored: Bool) {
            let effect = Effect(anchor: Vector(0.2, 0.7)) {
                Track(.opacity, over: .pageDistance, .linear(from: (-1, 0.3), to: (1, 1)), beyond: .hold)
                Track(.translationX, over: .pageDistance, .proportional(40))
                Track(.rotation, over: .phase, .proportional(0.2))
                Track(.scale, over: .travel(per: .viewport), .linear(from: (0, 1), to: (4, 0.5)))
            }
            let pager = PagerView(direction: mirrored ? .forceRightToLeft : .forceLeftToRight)
            let effects = ScrollEffects(pager)
            for page in pager.pages { effects.apply(effect, to: page) }
            let screen = screen(pager)
            var stage = stage(390, mirrored: mirrored)
            stage.pages?.effect = effect
            stage.pages?.text = nil
            for travel in stride(from: -60.0, through: 1600, by: 41) {
                pager.travel = travel
                screen.commit()
                check(pager, stage, "at \(travel), mirrored \(mirrored)")
            }
            #expect(StandInFaults.found.isEmpty)
        }

        // F10, F11: for a moment content is higher than the turned screen, and the offset is pushed back to the end of what is there.
        @Test(arguments: [false, true], [0.0, 1, 2.25, 3, 4])
        func `a pager that fills the screen keeps its page, though its content is yet to follow`(
            mirrored: Bool, page: Double
        ) {
            let pager = PagerView(direction: mirrored ? .forceRightToLeft : .forceLeftToRight)
            let effects = ScrollEffects(pager)
            effects.keepsPage = true
            join(pager, effects)
            let screen = Screen(pager)
            screen.commit()
            pager.travel = page * 390
            screen.commit()
            for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
                UIView.animate(withDuration: 0.3) {
                    screen.window.bounds = CGRect(origin: .zero, size: size)
                    let end = max(0, pager.contentSize.width - pager.bounds.width)
                    pager.contentOffset.x = min(max(pager.contentOffset.x, 0), end)
                    screen.window.layoutIfNeeded()
                }
                screen.commit()
                #expect((pager.travel - page * size.width).magnitude < 1e-9, "\(pager.travel / size.width)")
            }
        }

        // F10, F11: an app that sizes its content in a pass of its own, a frame later.
        // Until then the offset may be pushed back to where there is content.
        @Test(arguments: [false, true], [false, true])
        func `a pager whose content follows a frame later keeps its page, and a pull is none`(
            mirrored: Bool, isPushed: Bool
        ) {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            scrollView.contentInsetAdjustmentBehavior = .never
            let effects = ScrollEffects(scrollView)
            effects.keepsPage = true
            effects.axis = .horizontal
            let screen = Screen(scrollView)
            scrollView.contentSize = CGSize(width: 5 * 390, height: 844)
            screen.commit()
            func offset(_ travel: CGFloat) -> CGFloat {
                mirrored ? scrollView.contentSize.width - scrollView.bounds.width - travel : travel
            }
            // Pulled, and at rest again: what is kept is the rest.
            for travel in [-60.0, 0, 780] {
                scrollView.contentOffset.x = offset(travel)
                screen.commit()
            }
            for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
                screen.resize(to: size)
                if isPushed {
                    let end = max(0, scrollView.contentSize.width - size.width)
                    scrollView.contentOffset.x = min(max(scrollView.contentOffset.x, 0), end)
                    screen.commit()
                }
                scrollView.contentSize = CGSize(width: 5 * size.width, height: size.height)
                screen.commit()
                #expect(scrollView.contentOffset.x == offset(2 * size.width))
            }
            // More pages at the end; and scrolled by hand in the same frame, the hand is right.
            scrollView.contentSize.width = 8 * 390
            screen.commit()
            #expect(scrollView.contentOffset.x == offset(780))
            scrollView.contentSize.width = 9 * 390
            scrollView.contentOffset.x = offset(500)
            screen.commit()
            #expect(scrollView.contentOffset.x == offset(500))
        }

        // F10: one that turns pages upwards is pushed back likewise.
        @Test func `a pager that scrolls down keeps its page, though its content is yet to follow`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentInsetAdjustmentBehavior = .never
            let effects = ScrollEffects(scrollView)
            effects.keepsPage = true
            effects.axis = .vertical
            let screen = Screen(scrollView)
            scrollView.contentSize = CGSize(width: 390, height: 5 * 844)
            scrollView.contentOffset.y = 3 * 844
            screen.commit()
            screen.resize(to: CGSize(width: 844, height: 390))
            scrollView.contentSize = CGSize(width: 844, height: 5 * 390)
            screen.commit()
            #expect((scrollView.contentOffset.y - 3 * 390).magnitude < 1e-9)
            screen.resize(to: CGSize(width: 390, height: 844))
            scrollView.contentOffset.y = min(scrollView.contentOffset.y, 5 * 390 - 844)
            screen.commit()
            scrollView.contentSize = CGSize(width: 390, height: 5 * 844)
            screen.commit()
            #expect((scrollView.contentOffset.y - 3 * 844).magnitude < 1e-9)
        }

        // F10: UIKit puts an offset on a whole pixel.
        @Test(arguments: [false, true])
        func `a page is kept though the offset was rounded while content was yet to follow`(mirrored: Bool) {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            scrollView.contentInsetAdjustmentBehavior = .never
            let effects = ScrollEffects(scrollView)
            effects.keepsPage = true
            effects.axis = .horizontal
            let screen = Screen(scrollView, size: CGSize(width: 393, height: 852))
            scrollView.contentSize = CGSize(width: 5 * 393, height: 852)
            screen.commit()
            func travel() -> CGFloat {
                let offset = scrollView.contentOffset.x
                return mirrored ? scrollView.contentSize.width - scrollView.bounds.width - offset : offset
            }
            scrollView.contentOffset.x = mirrored ? 4 * 393 - 393 * 1.4 : 393 * 1.4
            screen.commit()
            screen.resize(to: CGSize(width: 852, height: 393))
            scrollView.contentOffset.x = ((scrollView.contentOffset.x + 0.1) * 3).rounded() / 3
            scrollView.contentSize = CGSize(width: 5 * 852, height: 393)
            screen.commit()
            #expect((travel() - 852 * 1.4).magnitude < 0.5, "\(travel())")
        }

        // F10, F11: before there is content there is no page, and no pull either.
        @Test(arguments: [false, true], [ScrollAxis.horizontal, nil])
        func `a pager that is laid out before it has content stays where it is put`(
            mirrored: Bool, axis: ScrollAxis?
        ) {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.alwaysBounceHorizontal = true
            let effects = ScrollEffects(scrollView)
            effects.keepsPage = true
            effects.axis = axis
            let screen = Screen(scrollView)
            for pages in [5.0, 3] {
                scrollView.contentSize = CGSize(width: 0, height: 844)
                scrollView.contentOffset = .zero
                screen.commit()
                scrollView.contentSize = CGSize(width: pages * 390, height: 844)
                screen.commit()
                #expect(scrollView.contentOffset.x == 0)
                let first = mirrored ? (pages - 1) * 390 : 0
                scrollView.contentOffset.x = first
                screen.commit()
            }
        }

        // F10: an offset that is set ends whatever scroll is under way.
        @Test func `a page that is where it was is not put there again`() {
            let scrollView = CountingScrollView(frame: .zero)
            let effects = ScrollEffects(scrollView)
            effects.keepsPage = true
            effects.axis = .horizontal
            scrollView.contentSize = CGSize(width: 5000, height: 844)
            let screen = Screen(scrollView)
            screen.commit()
            let count = scrollView.count
            screen.resize(to: CGSize(width: 844, height: 844))
            #expect(scrollView.contentOffset.x == 0 && scrollView.count == count)
            scrollView.contentOffset.x = 844
            screen.commit()
            screen.resize(to: CGSize(width: 390, height: 844))
            #expect(scrollView.contentOffset.x == 390 && scrollView.count == count + 2)
        }
    }
}

/// Counts how often somebody sets its offset.
private final class CountingScrollView: UIScrollView {
    private(set) var count = 0
    override var contentOffset: CGPoint { didSet { count += 1 } }
}
