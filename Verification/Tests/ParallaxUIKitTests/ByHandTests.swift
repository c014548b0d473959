import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// What goes wrong with effects that are written by hand as articles write them, and that it does not with ours. The
    /// guide "What the articles got wrong" quotes these screens.
    @MainActor @Suite struct ByHandTests {
        private func open(_ controller: UIViewController, _ scrollView: UIScrollView, height: CGFloat)
            -> UIWindow
        {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: height))
            window.rootViewController = controller
            controller.view.frame = window.bounds
            window.standInCommit()
            return window
        }

        // F4.
        @Test func `by hand, pictures jump at the first scroll event; ours are right on the first frame`() {
            let screen = PictureListByHand()
            let window = open(screen, screen.tableView, height: 667)
            let third = screen.tableView.visibleCells[2] as! PictureCellByHand
            #expect(third.picture.frame.minY == 0)
            screen.tableView.contentOffset.y = 1
            window.standInCommit()
            // By its formula (667 / 2 − 399) / 667 · 100 − 50: sixty points away, at a point of scrolling.
            #expect((third.picture.frame.minY - -59.82).magnitude < 0.01)

            let list = PictureList(rows: 30, height: 200) { _, _ in 300 }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let ours = Screen(list.table, size: CGSize(width: 375, height: 667))
            ours.commit()
            let shown = list.cell(2)!.picture.shownQuad.topLeft.y
            ours.travel = 1
            ours.commit()
            // A point of scrolling moves it by the speed, 1 − 100 / 667, and by nothing else.
            #expect((shown - list.cell(2)!.picture.shownQuad.topLeft.y - (1 - 100.0 / 667)).magnitude < 1e-9)
        }

        // F8.
        @Test func `by hand, a leaving cell shows a gap of 29.99 points; ours shows none`() {
            let screen = PictureListByHand()
            let window = open(screen, screen.tableView, height: 667)
            screen.tableView.contentOffset.y = 199.99
            window.standInCommit()
            let cell = screen.tableView.visibleCells[0] as! PictureCellByHand
            #expect((cell.picture.frame.minY - 29.98).magnitude < 0.02)

            let list = PictureList(rows: 30, height: 200) { _, _ in 300 }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let ours = Screen(list.table, size: CGSize(width: 375, height: 667))
            for step in stride(from: 0.0, through: 5333, by: 1.7) {
                ours.travel = step
                ours.commit()
                for case let cell as PictureCell in list.table.visibleCells {
                    let quad = cell.picture.shownQuad
                    let top = cell.shownQuad.topLeft.y
                    // Where the row's middle is within the viewport, the picture covers the whole row.
                    if (0...667).contains(top + 100) {
                        #expect(quad.topLeft.y <= top + 1e-9 && quad.bottomLeft.y >= top + 200 - 1e-9)
                    }
                    // Beyond, it covers what can be seen of it.
                    #expect(quad.topLeft.y <= max(top, 0) + 1e-9)
                    #expect(quad.bottomLeft.y >= min(top + 200, 667) - 1e-9)
                }
            }
        }

        // F16.
        @Test func `a perspective that is set last never acts on a flat layer; ours does`() {
            let transform = EntranceByHand.start
            // w of (x, y, 0) is x · m14 + y · m24 + m44: m34 is multiplied by z, which is 0.
            #expect(transform.m34 != 0 && transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1)
            let corner = transform.standInApply(CGPoint(x: -195, y: -125))
            var flat = transform
            flat.m34 = 0
            #expect(flat.standInApply(CGPoint(x: -195, y: -125)) == corner)

            let turn = Effect.turn().pose(at: Cue(item: 0..<250, viewport: 0..<844, age: 0))
            #expect(turn.perspective == 1.0 / 600)
        }

        @Test func `a shadow whose opacity is never set is never seen`() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            EntranceByHand.animate(cell)
            #expect(cell.layer.shadowOffset == .zero && cell.layer.shadowOpacity == 0)
            let shadow = Effect.rise().adding(.enteringShadow()).pose(
                at: Cue(item: 0..<250, viewport: 0..<844, age: 0.3))
            #expect(shadow.shadowOpacity > 0)
        }

        // F4.
        @Test func `an observer of the offset hears of it before the entering cells exist`() {
            let screen = PictureListByHand()
            let window = open(screen, screen.tableView, height: 667)
            nonisolated(unsafe) var last: [Int] = []
            let observation = (screen.tableView as UIScrollView).observe(\.contentOffset) { scrollView, _ in
                MainActor.assumeIsolated {
                    last = (scrollView as! UITableView).indexPathsForVisibleRows?.map(\.row) ?? []
                }
            }
            screen.tableView.contentOffset.y = 900
            #expect(!last.contains(7))
            window.standInCommit()
            #expect(screen.tableView.indexPathsForVisibleRows?.map(\.row).contains(7) == true)
            observation.invalidate()
        }

        @Test func `a window's picture runs ahead of the list, for 1 − f grows as the cell goes up`() {
            func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
                let view = UIView(frame: .zero)
                return NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: UIView(frame: .zero),
                    attribute: .top,
                    multiplier: 1, constant: constant)
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
            let cell = WindowCellByHand(top: constraint(0), bottom: constraint(0))
            cell.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
            cell.movePicture(in: table)
            let before = cell.top.constant
            table.contentOffset.y = 10
            cell.movePicture(in: table)
            // Ten points of scrolling move the picture ten points with its cell, and further up within it.
            #expect((cell.top.constant - before - -10 * 40.0 / 1044).magnitude < 1e-9)
            let effect = Effect.drift(speed: 1 + 40.0 / 1044)
            let place = { (top: Double) in
                top + effect.pose(item: top..<top + 200, viewport: 0..<844).translation.y
            }
            #expect((place(390) - place(400) - (-10 + cell.top.constant - before)).magnitude < 1e-9)
        }

        // F1.
        @Test func `by hand, section titles stop where the header was, far below the top`() {
            let screen = HeaderByHand()
            let window = open(screen, screen.tableView, height: 667)
            screen.tableView.contentOffset.y = 200
            window.standInCommit()
            let title = screen.tableView.headerView(forSection: 0)
            let place = (title?.frame.minY ?? 0) - 200
            #expect(place == 300)
        }

        // F15.
        @Test func `by hand, a jump over pages leaves the old one on top; ours are right at once`() {
            let screen = PagesByHand()
            let window = open(screen, screen.scrollView, height: 667)
            screen.scrollView.contentOffset.x = 100
            screen.scrollView.contentOffset.x = 3 * 375
            window.standInCommit()
            // Pages 0 and 1 keep what they had: neither is the present one nor its neighbour.
            #expect(screen.pages[0].alpha != 0 && screen.pages[1].alpha != 0)
            #expect(
                Effect.pageFade.pose(at: Cue(item: 0..<375, viewport: 0..<375, pageDistance: -3)).opacity == 0
            )
        }

        @Test func `enumerating asks as many cells as a loop does`() {
            let screen = PictureListByHand()
            _ = open(screen, screen.tableView, height: 667)
            var (looped, enumerated) = (0, 0)
            for _ in screen.tableView.visibleCells { looped += 1 }
            screen.tableView.visibleCells.enumerated().forEach { _ in enumerated += 1 }
            #expect(looped == 4 && enumerated == looped)
        }
    }
}
