import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Apps that take all views out of a scroll view, the unseen one among them, and perhaps put them back or elsewhere.
    @MainActor @Suite struct EmptiedTests {
        private func scrollView() -> UIScrollView {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            return scrollView
        }

        private func scrollViewWithCarousel() -> (
            scrollView: UIScrollView, carousel: UIScrollView, card: UIView
        ) {
            let scrollView = scrollView()
            let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            carousel.contentSize = CGSize(width: 2000, height: 200)
            let card = UIView(frame: CGRect(x: 300, y: 0, width: 200, height: 200))
            carousel.addSubview(card)
            scrollView.addSubview(carousel)
            return (scrollView, carousel, card)
        }

        private func someTurns() async { for _ in 0..<5 { await Task.yield() } }

        private func count<V: UIView>(_ kind: V.Type, in scrollView: UIScrollView) -> Int {
            scrollView.subviews.count { $0 is V }
        }

        // F13: a pager that is filled anew, by taking out whatever is in it.
        @Test(arguments: [false, true])
        func `a scroll view that the app has emptied keeps what was said, and its new views move`(waits: Bool)
            async
        {
            let scrollView = scrollView()
            let effects = ScrollEffects(scrollView)
            effects.policy = .full
            let kept = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            scrollView.addSubview(kept)
            effects.apply(.drift(speed: 0.5), to: kept)
            let screen = Screen(scrollView)
            screen.commit()
            for view in scrollView.subviews { view.removeFromSuperview() }
            let picture = DriftingImageView(overscan: 40)
            picture.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
            let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            for view in [kept, picture, page] { scrollView.addSubview(view) }
            UIAccessibility.standInSetReduceMotion(true)
            defer { UIAccessibility.standInSetReduceMotion(false) }
            if waits {
                await someTurns()
            } else {
                effects.apply(.drift(speed: 0.5), to: page)
            }
            screen.travel = 50
            screen.commit()
            // The system wants less; the app has said otherwise, of the scroll view.
            #expect(kept.layer.transform.m42 != 0)
            #expect(picture.subviews[0].layer.transform.m42 != 0)
            #expect(waits || page.layer.transform.m42 == kept.layer.transform.m42)
            #expect(scrollView.subviews.count { $0 is ScrollTracker } == 1)
            effects.detach()
            screen.commit()
            #expect(CATransform3DIsIdentity(kept.layer.transform))
            for view in scrollView.subviews { view.removeFromSuperview() }
            await someTurns()
            effects.policy = .full
            #expect(scrollView.subviews.isEmpty && effects.policy == nil)
        }

        // F2, F13: what comes after finds the picture as the app has left it, not as the header has shown it.
        @Test(arguments: 0..<4)
        func
            `a header in a scroll view that is emptied goes on, and its picture has its own looks in the end`(
                what: Int
            ) async
        {
            let scrollView = scrollView()
            let cover = UIView(frame: .zero)
            cover.alpha = 0.75
            let effects = ScrollEffects(scrollView)
            effects.header = StretchyHeader(cover, height: 300)
            let screen = Screen(scrollView)
            screen.travel = 150
            screen.commit()
            let shown = cover.layer.transform
            #expect(!CATransform3DIsIdentity(shown))
            let views = scrollView.subviews
            for view in views { view.removeFromSuperview() }
            #expect(CATransform3DIsIdentity(cover.layer.transform) && cover.alpha == 0.75)
            switch what {
            case 0: await someTurns()
            case 1: effects.policy = .full
            default:
                if what == 3 { effects.policy = .full }
                for view in views { scrollView.addSubview(view) }
                await someTurns()
            }
            screen.commit()
            #expect(CATransform3DEqualToTransform(cover.layer.transform, shown))
            #expect(count(ScrollTracker.self, in: scrollView) == 1)
            #expect(count(CoverShelf.self, in: scrollView) == 1)
            effects.detach()
            await someTurns()
            #expect(CATransform3DIsIdentity(cover.layer.transform) && cover.alpha == 0.75)
            #expect(cover.superview == nil && scrollView.subviews.isEmpty)
        }

        // F13, F14: two of a kind would be one too many.
        @Test(arguments: [false, true])
        func `views that are put back later find one tracker there, and what they bring along leaves`(
            speaks: Bool
        ) async {
            let scrollView = scrollView()
            let page = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
            scrollView.addSubview(page)
            let effects = ScrollEffects(scrollView)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            effects.apply(.drift(speed: 0.5), to: page)
            let screen = Screen(scrollView)
            screen.commit()
            let views = scrollView.subviews
            for view in views { view.removeFromSuperview() }
            if speaks { effects.policy = .full }
            await someTurns()
            for view in views { scrollView.addSubview(view) }
            await someTurns()
            screen.travel = 60
            let passes = ScrollTracker.passCount
            screen.commit()
            #expect(page.layer.transform.m42 == 0.5 * (60 + 422 - 500))
            #expect(ScrollTracker.passCount <= passes + 2)
            #expect(count(ScrollTracker.self, in: scrollView) == 1)
            #expect(count(CoverShelf.self, in: scrollView) == 1)
            effects.detach()
            await someTurns()
            #expect(scrollView.subviews == [page] && CATransform3DIsIdentity(page.layer.transform))
        }

        // F13: nobody else holds on to the tracker of a picture that looks after itself.
        @Test(arguments: [false, true])
        func `a picture that stays in a scroll view goes on, though the tracker was taken out`(
            hasEffects: Bool
        ) async {
            let scrollView = scrollView()
            let card = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            let picture = DriftingImageView(overscan: 40)
            picture.frame = card.bounds
            card.addSubview(picture)
            scrollView.addSubview(card)
            let effects = hasEffects ? ScrollEffects(scrollView) : nil
            effects?.axis = .vertical
            let screen = Screen(scrollView)
            screen.commit()
            for view in scrollView.subviews where view !== card { view.removeFromSuperview() }
            await someTurns()
            screen.travel = 100
            screen.commit()
            let pose = Effect.drift(.fit).pose(item: 200..<400, viewport: 0..<844, picture: 280)
            #expect((picture.subviews[0].layer.transform.m42 - pose.translationY).magnitude < 1e-9)
            effects?.detach()
            picture.removeFromSuperview()
            #expect(scrollView.subviews == [card])
        }

        // F13, F18: whose tracker is another scroll view's than the one that the effects are of.
        @Test func `a card that stays in a carousel goes on, though the carousel's tracker was taken out`()
            async
        {
            let (scrollView, carousel, card) = scrollViewWithCarousel()
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.5), to: card)
            let screen = Screen(scrollView)
            screen.commit()
            for view in carousel.subviews where view !== card { view.removeFromSuperview() }
            await someTurns()
            carousel.contentOffset.x = 80
            screen.commit()
            #expect(card.layer.transform.m41 == 0.5 * (80 + 195 - 400))
            effects.detach()
            #expect(carousel.subviews == [card] && scrollView.subviews == [carousel])
            #expect(CATransform3DIsIdentity(card.layer.transform))
        }

        // F13, F18: nobody but the card itself can tell that it is back.
        @Test
        func `a card that was taken out with its carousel's tracker is itself, and goes on when it is back`()
            async
        {
            let (scrollView, carousel, card) = scrollViewWithCarousel()
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.5), to: card)
            let screen = Screen(scrollView)
            screen.commit()
            for view in carousel.subviews { view.removeFromSuperview() }
            await someTurns()
            #expect(CATransform3DIsIdentity(card.layer.transform))
            carousel.addSubview(card)
            card.center.x = 500
            screen.commit()
            #expect(card.layer.transform.m41 == 0.5 * (195 - 500))
            effects.detach()
            #expect(carousel.subviews == [card] && CATransform3DIsIdentity(card.layer.transform))
        }

        // F13, F18.
        @Test func `views that are moved to another scroll view follow that one`() async {
            let lists = [scrollView(), scrollView()]
            let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            lists[0].addSubview(page)
            let effects = ScrollEffects(lists[0])
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300)
            effects.apply(.drift(speed: 0.5), to: page)
            let screen = Screen(lists[0])
            screen.window.addSubview(lists[1])
            lists[1].frame = screen.window.bounds
            screen.commit()
            for view in lists[0].subviews { lists[1].addSubview(view) }
            // Whoever comes there first finds a tracker that is another list's.
            let picture = DriftingImageView(overscan: 40)
            picture.effect = .drift(speed: 0.5)
            picture.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
            lists[1].addSubview(picture)
            screen.commit()
            #expect(picture.subviews[0].layer.transform.m42 == 0.5 * (422 - 400))
            await someTurns()
            lists[1].contentOffset.y = 50
            screen.commit()
            #expect(page.layer.transform.m42 == 0.5 * (50 + 422 - 200))
            #expect(lists.map { count(ScrollTracker.self, in: $0) } == [1, 1])
            #expect(lists.map { count(CoverShelf.self, in: $0) } == [1, 0])
            effects.detach()
            picture.removeFromSuperview()
            await someTurns()
            #expect(lists.map(\.subviews) == [[], [page]])
            #expect(CATransform3DIsIdentity(page.layer.transform))
        }
    }
}
