import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct BarTests {
    /// A screen as an app would write it: everything is set in `viewDidLoad`.
    final class Cover: UITableViewController {
        let cover = UIImageView(frame: .zero)
        var mode = StretchyHeader.BarMode.backdrop
        lazy var effects = ScrollEffects(tableView)
        var backdrop: UIView { effects.header!.backdrop }

        override func viewDidLoad() {
            super.viewDidLoad()
            var header = StretchyHeader(cover, height: 300, bar: navigationController?.navigationBar)
            header.barMode = mode
            effects.header = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            60
        }
    }

    @MainActor final class Phone {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        let navigation: UINavigationController
        var cover: Cover! = Cover()

        init(_ mode: StretchyHeader.BarMode) {
            navigation = UINavigationController(rootViewController: root)
            window.standInSafeArea = UIEdgeInsets(top: 47, bottom: 34)
            window.rootViewController = navigation
            window.standInCommit()
            cover.mode = mode
            navigation.pushViewController(cover, animated: true)
            settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        func settle() {
            window.standInCommit()
            StandInClock.standInAdvance(by: 0.5)
        }

        func scroll(to travel: CGFloat) {
            cover.tableView.contentOffset.y = travel - 91
            window.standInCommit()
        }

        var layout: (Double) -> StageLayout {
            { travel in
                var stage = Stage(screen: Dimensions(width: 390, height: 844))
                stage.insets = Insets(top: 91, bottom: 34)
                stage.rows = Rows(RowHeights(count: 30, height: 60))
                stage.header = Header(height: 300)
                stage.bar = Bar(height: 0)
                return stage.layout(at: travel)
            }
        }
    }

    @Test func `the backdrop covers what the bar does and has the engine's opacity`() {
        let phone = Phone(.backdrop)
        for travel in [0.0, -80, 0, 100, 299, 391, 500, 900, 0] {
            phone.scroll(to: travel)
            phone.window.standInCommit()
            expect(phone.cover.backdrop, shows: phone.layout(travel).layer(.bar), "at \(travel)")
            expect(phone.cover.cover, shows: phone.layout(travel).layer(.headerPicture), "at \(travel)")
            #expect(phone.bar.alpha == 1)
        }
    }

    @Test func `the bar as a whole has the engine's opacity, and its own one when the screen has gone`() {
        let phone = Phone(.whole)
        for travel in [0.0, 100, 250, 900, 150] {
            phone.scroll(to: travel)
            expect(phone.bar, opacity: phone.layout(travel).layer(.bar)!.opacity)
            #expect(phone.cover.backdrop.superview == nil)
        }
        phone.navigation.popViewController(animated: true)
        #expect(phone.bar.alpha == 1)
    }

    // MediaViewer PR#41, GitHubFollowers PR#5, AMScrollingNavbar#36 (F15): a cancelled swipe back left the bar as it was.
    @Test func `push, half a swipe back, cancelled, and a pop`() {
        let phone = Phone(.whole)
        phone.scroll(to: 100)
        let opacity = phone.layout(100).layer(.bar)!.opacity
        for _ in 0..<3 {
            phone.navigation.standInBeginSwipeBack()
            #expect(phone.bar.alpha == 1)
            phone.navigation.standInEndSwipeBack(cancelled: true)
            phone.settle()
            expect(phone.bar, opacity: opacity)
            phone.scroll(to: 110)
            expect(phone.bar, opacity: phone.layout(110).layer(.bar)!.opacity)
            phone.scroll(to: 100)
        }
        phone.navigation.standInBeginSwipeBack()
        phone.navigation.standInEndSwipeBack(cancelled: false)
        phone.settle()
        #expect(phone.bar.alpha == 1)
    }

    @Test func `a screen pushed on top finds the bar whole, and coming back brings it in gently`() {
        let phone = Phone(.whole)
        phone.scroll(to: 100)
        let opacity = phone.layout(100).layer(.bar)!.opacity
        phone.navigation.pushViewController(UIViewController(), animated: true)
        #expect(phone.bar.alpha == 1)
        phone.scroll(to: 120)
        #expect(phone.bar.alpha == 1)
        phone.scroll(to: 100)
        phone.navigation.standInBeginSwipeBack()
        expect(phone.bar, opacity: 1)
        StandInClock.standInAdvance(by: 0.1)
        expect(phone.bar, opacity: (1 + opacity) / 2)
        StandInClock.standInAdvance(by: 0.1)
        expect(phone.bar, opacity: opacity)
        phone.navigation.standInEndSwipeBack(cancelled: false)
        phone.settle()
        expect(phone.bar, opacity: opacity)
    }

    @Test func `what a screen has observed goes with it`() {
        let phone = Phone(.whole)
        let (table, cover) = (Weak(phone.cover.tableView), Weak(phone.cover))
        phone.scroll(to: 100)
        phone.navigation.popViewController(animated: true)
        phone.cover = nil
        phone.settle()
        #expect(cover.object == nil && table.object == nil)
        #expect(phone.bar.alpha == 1)
    }

    @Test func `detaching gives the bar back and leaves no child, no view and no observer`() {
        let phone = Phone(.whole)
        phone.scroll(to: 100)
        let table = phone.cover.tableView!
        phone.cover.effects.detach()
        phone.settle()
        #expect(phone.bar.alpha == 1)
        #expect(phone.cover.children.isEmpty)
        #expect(table.standInObservers.standInCount == 0)
        #expect(table.tableHeaderView == nil)
        #expect(table.subviews.allSatisfy { $0 is UITableViewCell })
    }

    private func expect(_ bar: UIView, opacity: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(bar.layer.standInShownOpacity - opacity) < 1e-6, sourceLocation: sourceLocation)
    }
    private func expect(_ view: UIView, shows layer: Layer?, _ situation: String) {
        ParallaxUIKitTests.expect(view, shows: layer, situation)
    }
}
