import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// What is said of a scroll view, and what is said of a view in it, changes.
    @MainActor @Suite struct ScrollChangeTests {
        // F10: while nobody kept the page, its width has changed, and the reader has gone elsewhere.
        @Test func `a pager that is told again to keep its page keeps the one that it shows then`() {
            let pager = PagerView()
            let effects = ScrollEffects(pager)
            effects.keepsPage = true
            let screen = Screen(pager)
            screen.commit()
            pager.travel = 2 * 390
            screen.commit()
            effects.keepsPage = false
            screen.commit()
            screen.resize(to: CGSize(width: 320, height: 844))
            pager.travel = 320
            screen.commit()
            effects.keepsPage = true
            screen.commit()
            #expect(pager.travel == 320)
            screen.resize(to: CGSize(width: 390, height: 844))
            #expect((pager.travel - 390).magnitude < 1e-9)
        }

        // F16, case 85: fewer items than fill the screen do not make another direction.
        @Test func `a flow layout of few items scrolls the way that it says`() {
            let grid = FlowGrid(sections: [2], item: CGSize(width: 120, height: 160))
            grid.layout.scrollDirection = .horizontal
            let effects = ScrollEffects(grid.view)
            grid.configure = { cell, _ in effects.apply(.drift(speed: 0.5), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            let cell = grid.cell(0)!
            let shown = cell.picture.layer.transform
            #expect((shown.m41 - 0.5 * (195 - cell.frame.midX)).magnitude < 1e-9 && shown.m42 == 0)
            withExtendedLifetime(screen) {}
        }

        // F15: the place of the view itself no longer decides.
        @Test func `a view that follows its own card and then another one follows that one`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let cards = [100.0, 500].map { UIView(frame: CGRect(x: 0, y: $0, width: 390, height: 200)) }
            for card in cards { scrollView.addSubview(card) }
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            cards[0].addSubview(picture)
            let effects = ScrollEffects(scrollView)
            let screen = Screen(scrollView)
            for (card, middle) in zip(cards, [200.0, 600]) {
                effects.apply(.drift(speed: 0.5), to: picture, in: card)
                screen.commit()
                #expect((picture.layer.transform.m42 - 0.5 * (422 - middle)).magnitude < 1e-9)
            }
        }

        // F18 and F19: the collection view's policy is known in a section from the frame in which something of it joins.
        @Test func `a view that follows a card of another section has the policy of its collection view`() {
            let grid = PictureGrid(sections: [4, 4]) { _, _ in
                PictureGrid.section(width: .absolute(200), height: .absolute(200), across: true)
            }
            let effects = ScrollEffects(grid.view)
            effects.policy = MotionPolicy.none
            let screen = Screen(grid.view)
            screen.commit()
            let view = grid.cell(0)!.picture
            for section in 0..<2 {
                effects.apply(.drift(speed: 0.5), to: view, in: grid.cell(0, section: section)!)
                screen.commit()
                #expect(CATransform3DIsIdentity(view.layer.transform), "section \(section)")
            }
            effects.policy = .full
            screen.commit()
            #expect(!CATransform3DIsIdentity(view.layer.transform))
        }

        // F10: what the app says of the axis is right, whatever content looks like.
        @Test func `an axis that is told holds against the one that is evident`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 150, height: 150))
            scrollView.addSubview(view)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.5), to: view)
            let screen = Screen(scrollView)
            screen.commit()
            #expect(view.layer.transform.m41 == 0 && view.layer.transform.m42 != 0)
            effects.axis = .horizontal
            screen.commit()
            // Half of the way from the middle of the viewport.
            #expect(view.layer.transform.m41 == (195 - 175) / 2 && view.layer.transform.m42 == 0)
            effects.axis = nil
            screen.commit()
            #expect(view.layer.transform.m41 == 0 && view.layer.transform.m42 != 0)
        }

        // F13, F18: nobody tells a picture that what holds it has been taken to another list.
        @Test func `a picture whose holder moves to another list follows that one`() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 844))
            let lists = (0..<2).map {
                UIScrollView(frame: CGRect(x: 400 * $0, y: 0, width: 390, height: 844))
            }
            for list in lists {
                list.contentSize = CGSize(width: 390, height: 3000)
                window.addSubview(list)
            }
            let holder = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            let picture = DriftingImageView(overscan: 40)
            picture.frame = holder.bounds
            holder.addSubview(picture)
            lists[0].addSubview(holder)
            window.standInCommit()
            lists[1].contentOffset.y = 250
            lists[1].addSubview(holder)
            lists[0].contentOffset.y = 30
            window.standInCommit()
            let expected = Effect.drift(.fit).pose(item: 50..<250, viewport: 0..<844, picture: 280)
            #expect((picture.subviews[0].layer.transform.m42 - expected.translation.y).magnitude < 1e-9)
        }
    }
}
