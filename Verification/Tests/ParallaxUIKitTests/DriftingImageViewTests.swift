import Dice
import Looking
import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// A cell that a picture fills, and nothing else is said.
final class PlainPictureCell: UITableViewCell {
    let picture = DriftingImageView(length: Extent(ofScreen: 0.5))

    init() {
        super.init(style: .default, reuseIdentifier: "cell")
        contentView.addSubview(picture)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }
}

extension Dice {
    fileprivate mutating func height() -> CGFloat { CGFloat(number(120...300).rounded()) }
}

@MainActor final class PlainPictureList: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    var heights: [CGFloat]

    init(heights: [CGFloat]) {
        self.heights = heights
        table.dataSource = self
        table.delegate = self
        table.standInRegister("cell") { PlainPictureCell() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? PlainPictureCell)?.picture.image = UIImage(standInSize: CGSize(width: 1200, height: 800))
        return cell
    }

    func cell(_ row: Int) -> PlainPictureCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0)) as? PlainPictureCell
    }
}

extension ShellTests {
    @MainActor @Suite struct DriftingImageViewTests {
        private func check(_ list: PlainPictureList, _ screen: Screen, _ situation: String) {
            let size = screen.window.bounds.size
            var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
            let box = list.table.frame
            stage.viewport = Box(x: box.minX, y: box.minY, width: box.width, height: box.height)
            stage.rows = Rows(
                RowHeights(list.heights.map(Double.init)),
                picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)))
            let layout = stage.layout(at: screen.travel)
            for row in list.heights.indices {
                let picture = list.cell(row)?.picture.subviews.first
                expect(list.cell(row), shows: layout.layer(.row, row), "row \(row) \(situation)")
                expect(picture, shows: layout.layer(.rowPicture, row), "row \(row) \(situation)")
            }
        }

        // F4, case 80; F15, case 91; F3: a container moved and resized.
        @Test(arguments: [false, true])
        func `a picture needs nothing but its place: scrolled, reloaded, inserted, deleted, turned and moved`(
            keepsReusedCells: Bool
        ) {
            StandInFidelity.keepsReusedCells = keepsReusedCells
            var dice = Dice(keepsReusedCells ? 3 : 4)
            let list = PlainPictureList(heights: (0..<12).map { _ in dice.height() })
            let screen = Screen(list.table)
            screen.commit()
            check(list, screen, "at first")
            for step in 0..<600 {
                let count = list.heights.count
                let action = dice.index(9)
                switch action {
                case 0, 1, 2:
                    let end = list.heights.reduce(0, +) - list.table.bounds.height
                    screen.travel = dice.number(-100...max(end + 100, 100)).rounded()
                case 3:
                    // F15: twice at once.
                    list.table.reloadData()
                    list.table.reloadData()
                case 4 where count < 20:
                    let row = dice.index(count + 1)
                    list.heights.insert(dice.height(), at: row)
                    list.table.insertRows(
                        at: [IndexPath(row: row, section: 0)], with: UITableView.RowAnimation.fade)
                case 5 where count > 8:
                    let row = dice.index(count)
                    list.heights.remove(at: row)
                    list.table.deleteRows(
                        at: [IndexPath(row: row, section: 0)], with: UITableView.RowAnimation.fade)
                case 6:
                    let sizes = [
                        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
                        CGSize(width: 320, height: 568),
                    ]
                    screen.resize(to: sizes[dice.index(3)])
                case 7:
                    let size = screen.window.bounds.size
                    list.table.frame = CGRect(
                        x: dice.number(0...40).rounded(), y: dice.number(0...90).rounded(),
                        width: size.width - 40,
                        height: size.height - 90)
                default:
                    let row = dice.index(count)
                    list.heights[row] = dice.height()
                    list.table.reloadRows(
                        at: [IndexPath(row: row, section: 0)], with: UITableView.RowAnimation.none)
                }
                screen.commit()
                // Rows that were moved by an update are on their way for 0.3 seconds, and their pictures with them.
                if action == 4 || action == 5 { screen.advance(by: 0.3) }
                check(list, screen, "after step \(step), \(action)")
            }
            #expect(StandInFaults.found.isEmpty)
        }

        private func scrollView() -> UIScrollView {
            let view = UIScrollView(frame: .zero)
            view.contentSize = CGSize(width: 390, height: 3000)
            return view
        }

        private func isFollowed(_ scrollView: UIScrollView) -> Bool {
            scrollView.subviews.contains { String(describing: type(of: $0)) == "ScrollTracker" }
        }

        // F13: where nothing scrolls, a picture rests and fills its window.
        @Test func `a picture that is moved out of its scroll view shows nothing of it`() {
            let first = scrollView()
            let picture = DriftingImageView(overscan: 40)
            picture.effect = .drift(speed: 0.5).adding(.pageFade)
            picture.frame = CGRect(x: 0, y: 600, width: 390, height: 200)
            first.addSubview(picture)
            let screen = Screen(first)
            screen.commit()
            let shown = picture.subviews[0]
            #expect(!CATransform3DIsIdentity(shown.layer.transform) && shown.bounds.height == 280)
            screen.window.addSubview(picture)
            screen.commit()
            #expect(CATransform3DIsIdentity(shown.layer.transform) && shown.alpha == 1)
            #expect(shown.bounds.size == picture.bounds.size && shown.center == CGPoint(x: 195, y: 100))
            #expect(!isFollowed(first))
            // And back again.
            first.addSubview(picture)
            screen.commit()
            #expect(!CATransform3DIsIdentity(shown.layer.transform) && isFollowed(first))
            picture.removeFromSuperview()
            #expect(CATransform3DIsIdentity(shown.layer.transform) && !isFollowed(first))
        }

        // F13: whoever is left is left alone.
        @Test func `a picture that is moved into another scroll view follows that one alone`() {
            let (first, second) = (scrollView(), scrollView())
            let picture = DriftingImageView(overscan: 40)
            picture.effect = .drift(speed: 0.5)
            picture.frame = CGRect(x: 0, y: 600, width: 390, height: 200)
            first.addSubview(picture)
            let screen = Screen(first)
            second.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            screen.window.addSubview(second)
            screen.commit()
            second.addSubview(picture)
            screen.commit()
            #expect(!isFollowed(first) && first.standInObservers.standInCount == 0)
            let shown = picture.subviews[0]
            let before = shown.layer.transform
            first.contentOffset.y = 200
            screen.commit()
            #expect(CATransform3DEqualToTransform(shown.layer.transform, before))
            second.contentOffset.y = 200
            screen.commit()
            let pose = Effect.drift(speed: 0.5).pose(item: 600..<800, viewport: 200..<1044)
            #expect(shown.layer.transform == CATransform3DMakeTranslation(0, pose.translationY, 0))
        }

        // F18, case 95: sections that scroll across, of which nobody is told.
        @Test func `pictures in sections that scroll across follow the section`() {
            let grid = PictureGrid(sections: [3, 10, 3]) { section, _ in
                section == 1
                    ? PictureGrid.section(width: .absolute(300), height: .absolute(200), across: true)
                    : PictureGrid.section(width: .fractionalWidth(1), height: .absolute(300))
            }
            let effects = ScrollEffects(grid.view)
            grid.factor = CGSize(width: 1.25, height: 1.25)
            grid.configure = { cell, _ in effects.apply(.drift(speed: 0.8), to: cell.picture, in: cell) }
            let screen = Screen(grid.view)
            screen.commit()
            var dice = Dice(5)
            for _ in 0..<300 {
                if dice.chance(0.5) { screen.travel = dice.number(-50...1156).rounded() }
                let scroller = grid.view.standInSectionScrollers[1]!
                if dice.chance(0.7) { scroller.contentOffset.x = dice.number(-50...2650).rounded() }
                screen.commit()
                for case let cell as PictureItem in grid.view.visibleCells {
                    let path = grid.view.indexPath(for: cell)!
                    let holder = cell.superview as! UIScrollView
                    let across = path.section == 1
                    #expect((holder === scroller) == across)
                    let (frame, bounds) = (cell.frame, holder.bounds)
                    let pose = Effect.drift(speed: 0.8).pose(
                        item: across ? frame.minX..<frame.maxX : frame.minY..<frame.maxY,
                        viewport: across ? bounds.minX..<bounds.maxX : bounds.minY..<bounds.maxY,
                        axis: across ? .horizontal : .vertical)
                    guard frame.intersects(bounds) else { continue }
                    let shown = cell.picture.layer.transform
                    #expect(shown == CATransform3DMakeTranslation(pose.translationX, pose.translationY, 0))
                }
            }
            let pictures = grid.view.tree.compactMap { ($0 as? PictureItem)?.picture }
            effects.detach()
            for picture in pictures { #expect(CATransform3DIsIdentity(picture.layer.transform)) }
            for view in grid.view.tree { #expect(String(describing: type(of: view)) != "ScrollTracker") }
        }
    }
}
