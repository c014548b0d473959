@testable import Examples
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// The example screens, as an app developer would write them, against the stages of the same systems.
    @MainActor @Suite struct ExampleTests {
        private func open(_ screen: UIViewController) -> Screen {
            let table = screen.view as! UITableView
            table.contentInsetAdjustmentBehavior = .never
            let opened = Screen(table)
            opened.controller = screen
            opened.commit()
            return opened
        }

        private func stage(_ heights: RowHeights, _ part: PicturePart?) -> Stage {
            var stage = Stage(screen: Dimensions(width: 390, height: 844))
            stage.rows = Rows(heights, picture: part)
            return stage
        }

        @Test func `the showroom's rows rise and its pictures drift as in its stage`() {
            let screen = open(ShowroomScreen())
            let table = screen.scrollView as! UITableView
            var stage = stage(
                RowHeights(count: 10, height: 250),
                PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)))
            stage.rows.title = .centred(height: 45)
            stage.rows.line = .bottom(height: 1)
            stage.rows.entrance = .rise()
            var appearances = Appearances()
            screen.play(.tour, in: stage) { travel in
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                for row in 0..<10 {
                    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? CarCell
                    expect(cell, shows: layout.layer(.row, row), within: EntranceTests.near)
                    expect(
                        cell?.picture.subviews.first, shows: layout.layer(.rowPicture, row),
                        within: 2 * EntranceTests.near)
                    expect(cell?.title, shows: layout.layer(.rowTitle, row), within: EntranceTests.near)
                    expect(cell?.line, shows: layout.layer(.rowLine, row), within: EntranceTests.near)
                }
            }
        }

        @Test func `captions drift as in their stage`() {
            let screen = open(CaptionsScreen())
            let table = screen.scrollView as! UITableView
            let stage = stage(
                RowHeights(count: 10, height: 200),
                PicturePart(length: Extent(ofItem: 2), effect: .drift(.fit)))
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                for row in 0..<10 {
                    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? CaptionCell
                    expect(cell?.picture, shows: layout.layer(.rowPicture, row))
                }
            }
        }

        @Test func `windows' constraints run ahead as in their stage`() {
            let screen = open(WindowScreen())
            let table = screen.scrollView as! UITableView
            // No constraints are solved here, so the picture's length is 0, and so is what it has to move by: it is given.
            for case let cell as FramedCell in table.visibleCells { cell.picture.bounds.size.height = 240 }
            screen.travel = 50
            screen.commit()
            for row in 0..<4 {
                let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? FramedCell
                let top = Double(row) * 200 - 50
                let f = min(max((top + 200) / (844 + 200), 0), 1)
                #expect(((cell?.top.constant ?? 0) - -(1 - f) * 40).magnitude < 1e-9)
                #expect(((cell?.bottom.constant ?? 0) - (40 - (1 - f) * 40)).magnitude < 1e-9)
            }
        }

        @Test func `the header's picture is under its list as in its stage`() {
            let screen = open(StretchyHeaderScreen())
            let table = screen.scrollView as! UITableView
            var stage = stage(RowHeights(count: 30, height: 60), nil)
            stage.header = Header(height: 300)
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                let cover = table.subviews.first { $0 is UIImageView }
                expect(cover, shows: layout.layer(.headerPicture))
                for row in 0..<30 {
                    expect(
                        table.cellForRow(at: IndexPath(row: row, section: 0)), shows: layout.layer(.row, row))
                }
            }
        }

        @Test func `onboarding's texts lag and its pages fade as in its stage`() {
            let controller = OnboardingScreen()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.standInCommit()
            var stage = Stage(screen: Dimensions(width: 390, height: 844), axis: .horizontal)
            stage.viewport = Box(x: 0, y: 0, width: 390, height: 300)
            stage.pages = Pages(count: 5, effect: .pageFade, text: .drift(speed: 0.7))
            for travel in stride(from: -90.0, through: 1650, by: 13) {
                controller.scrollView.contentOffset.x = travel
                window.standInCommit()
                let layout = stage.layout(at: travel)
                for page in 0..<5 { expect(controller.pages[page], shows: layout.layer(.pageText, page)) }
            }
        }
    }
}
