import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// A screen with a header that fades the whole bar.
final class HeaderScreen: UITableViewController {
    private(set) lazy var effects = ScrollEffects(tableView)
    let style: StretchyHeader.BarStyle
    /// Whether the app calls what it should when the screen appears.
    var saysSoOnAppearing = true

    init(style: StretchyHeader.BarStyle) {
        self.style = style
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.standInRegister("cell") { UITableViewCell(style: .default, reuseIdentifier: "cell") }
        effects.header = StretchyHeader(
            UIView(frame: .zero), height: 300, bar: navigationController?.navigationBar, barStyle: style)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if saysSoOnAppearing { effects.screenWillAppear(animated: animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        effects.screenWillDisappear(animated: animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    /// What the bar is to show.
    var expectedBar: CGFloat {
        let travel = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let height = 300 + tableView.adjustedContentInset.top
        let cue = Cue(item: 0..<height, viewport: 0..<844, travel: travel, attachment: .viewport)
        return CGFloat(Float(Effect.barBackground.pose(at: cue).opacity))
    }
}

extension ShellTests {
    @MainActor @Suite struct TransitionTests {
        private func stack(_ style: StretchyHeader.BarStyle) -> (
            UIWindow, UINavigationController, HeaderScreen
        ) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.standInSafeArea.top = 47
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            window.standInCommit()
            let screen = HeaderScreen(style: style)
            return (window, navigation, screen)
        }

        // F15, case 121.
        @Test func `a whole bar fades on its own screen alone, through push, half a pop, and a pop`() {
            let (window, navigation, screen) = stack(.whole)
            let bar = navigation.navigationBar
            navigation.pushViewController(screen, animated: true)
            window.standInCommit()
            #expect(screen.tableView.adjustedContentInset.top == 91)
            #expect(bar.alpha == 0)
            screen.tableView.contentOffset.y = 60
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar && bar.alpha > 0 && bar.alpha < 1)

            navigation.standInBeginSwipeBack()
            #expect(bar.alpha == 1)
            // While the screen goes, its list may still move.
            screen.tableView.contentOffset.y = 61
            window.standInCommit()
            #expect(bar.alpha == 1)
            navigation.standInEndSwipeBack(cancelled: true)
            #expect(bar.alpha == screen.expectedBar && bar.alpha < 1)
            screen.tableView.contentOffset.y = 80
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar)

            // Another screen with a header on top, and back to this one.
            let other = HeaderScreen(style: .whole)
            navigation.pushViewController(other, animated: true)
            window.standInCommit()
            #expect(bar.alpha == 0)
            navigation.standInBeginSwipeBack()
            navigation.standInEndSwipeBack(cancelled: true)
            #expect(bar.alpha == 0)
            navigation.popViewController(animated: true)
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar && bar.alpha > 0)

            navigation.standInBeginSwipeBack()
            navigation.standInEndSwipeBack(cancelled: false)
            #expect(bar.alpha == 1)
        }

        /// A screen that has been pushed, and now says that it appears, to a bar that is shown.
        private func appearing(animated: Bool) -> (UIWindow, UINavigationBar) {
            let (window, navigation, screen) = stack(.whole)
            navigation.pushViewController(screen, animated: animated)
            window.standInCommit()
            StandInClock.standInAdvance(by: 1)
            navigation.navigationBar.alpha = 1
            screen.effects.screenWillAppear(animated: animated)
            return (window, navigation.navigationBar)
        }

        @Test func `appearing takes 0.2 seconds, eased`() {
            let (window, bar) = appearing(animated: true)
            #expect(bar.alpha == 0)
            #expect(bar.layer.standInShownOpacity == 1)
            StandInClock.standInAdvance(by: 0.05)
            #expect((bar.layer.standInShownOpacity - (1 - 0.129162)).magnitude < 1e-5)
            StandInClock.standInAdvance(by: 0.15)
            #expect(bar.layer.standInShownOpacity == 0)
            withExtendedLifetime(window) {}
        }

        // F15: without an animation there is none.
        @Test func `a screen that appears at once has its bar at once`() {
            let (window, bar) = appearing(animated: false)
            #expect(bar.alpha == 0 && bar.layer.standInShownOpacity == 0)
            withExtendedLifetime(window) {}
        }

        // F15: the screen below this one's follower is seen for a moment only.
        @Test func `a swipe back to a screen that is cancelled leaves the bar to the one above`() {
            let (window, navigation, screen) = stack(.whole)
            let bar = navigation.navigationBar
            navigation.pushViewController(screen, animated: true)
            screen.tableView.contentOffset.y = 60
            window.standInCommit()
            navigation.pushViewController(UIViewController(), animated: true)
            window.standInCommit()
            #expect(bar.alpha == 1)
            navigation.standInBeginSwipeBack()
            #expect(bar.alpha == screen.expectedBar && bar.alpha < 1)
            navigation.standInEndSwipeBack(cancelled: true)
            window.standInCommit()
            #expect(bar.alpha == 1)
        }

        // F13: a bar that was not opaque before is not opaque after.
        @Test func `a whole bar is given back as it was, whichever screen of a stack is left`() {
            let (window, navigation, screen) = stack(.whole)
            let bar = navigation.navigationBar
            bar.alpha = 0.875
            navigation.pushViewController(screen, animated: true)
            screen.tableView.contentOffset.y = 60
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar)
            // Another header takes hold of the bar while this one fades it.
            let other = HeaderScreen(style: .whole)
            navigation.pushViewController(other, animated: true)
            window.standInCommit()
            #expect(bar.alpha == 0)
            navigation.pushViewController(UIViewController(), animated: true)
            #expect(bar.alpha == 0.875)
            navigation.popViewController(animated: true)
            window.standInCommit()
            #expect(bar.alpha == 0)
            other.effects.detach()
            #expect(bar.alpha == 0.875)
            navigation.popViewController(animated: true)
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar)
            screen.effects.header?.barStyle = .backdrop
            #expect(bar.alpha == 0.875)
            screen.effects.header?.barStyle = .whole
            window.standInCommit()
            #expect(bar.alpha == screen.expectedBar)
            navigation.popViewController(animated: false)
            #expect(bar.alpha == 0.875)
        }

        @Test func `a backdrop leaves the bar alone`() {
            let (window, navigation, screen) = stack(.backdrop)
            navigation.pushViewController(screen, animated: true)
            screen.tableView.contentOffset.y = 60
            window.standInCommit()
            #expect(navigation.navigationBar.alpha == 1)
            #expect(screen.effects.header?.backdrop.bounds.height == 91)
            #expect(screen.effects.header?.backdrop.alpha == screen.expectedBar)
            navigation.popViewController(animated: true)
            #expect(navigation.navigationBar.alpha == 1)
        }

        // F13: observers never outlive the screen.
        @Test func `a screen that was popped is gone`() {
            weak var gone: HeaderScreen?
            weak var table: UITableView?
            do {
                let (window, navigation, screen) = stack(.whole)
                navigation.pushViewController(screen, animated: true)
                (gone, table) = (screen, screen.tableView)
                window.standInCommit()
                navigation.popViewController(animated: true)
                #expect(navigation.navigationBar.alpha == 1)
            }
            #expect(gone == nil && table == nil)
        }

        // F15, case 121: the transition itself tells that it was cancelled.
        @Test func `a cancelled swipe back gives the bar its values again, even if the app says nothing`() {
            let (window, navigation, screen) = stack(.whole)
            screen.saysSoOnAppearing = false
            navigation.pushViewController(screen, animated: true)
            screen.tableView.contentOffset.y = 60
            window.standInCommit()
            navigation.standInBeginSwipeBack()
            #expect(navigation.navigationBar.alpha == 1)
            navigation.standInEndSwipeBack(cancelled: true)
            #expect(navigation.navigationBar.alpha == screen.expectedBar)
            #expect(screen.expectedBar < 1)
        }
    }
}
