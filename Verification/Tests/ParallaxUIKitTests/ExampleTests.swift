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
            stage.layers = [FreeLayer(Box(x: 95, y: 50, width: 200, height: 200))]
            for travel in stride(from: -90.0, through: 1650, by: 13) {
                controller.scrollView.contentOffset.x = travel
                window.standInCommit()
                let layout = stage.layout(at: travel)
                for page in 0..<5 {
                    expect(controller.pages[page], shows: layout.layer(.page, page))
                    expect(controller.pages[page].text, shows: layout.layer(.pageText, page))
                }
                expect(controller.square, shows: layout.layer(.free, 0))
            }
        }

        private let screens: [@MainActor () -> UIViewController] = [
            { ShowroomScreen() }, { CaptionsScreen() }, { WindowScreen() }, { StretchyHeaderScreen() },
            { OnboardingScreen() },
        ]

        /// A screen in a window, as the app shows it.
        private func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.standInCommit()
            return window
        }

        // F19: what is for the eye alone is not read aloud, and each row has words.
        @Test func `pictures are hidden from VoiceOver, and every row says something`() {
            for make in screens {
                let window = show(make())
                for view in window.tree where view is UIImageView || view is DriftingImageView {
                    #expect(!view.isAccessibilityElement)
                }
                for case let cell as UITableViewCell in window.tree where !cell.isHidden {
                    let words =
                        cell.tree.compactMap { ($0 as? UILabel)?.text } + [cell.accessibilityLabel ?? ""]
                    #expect(words.contains { !$0.isEmpty })
                    #expect(cell.accessibilityLabel == nil || cell.isAccessibilityElement)
                }
            }
        }

        // F19: the largest text that a phone offers is about three times the usual one.
        @Test(arguments: [0.8, 1, 1.5, 3.1])
        func `rows grow with the text size, and no text is cut or meets another`(factor: CGFloat) {
            for make in screens {
                let controller = make()
                let window = show(controller)
                defer { controller.standInSetTextSize(1) }
                let before = (controller.view as? UITableView)?.rowHeight ?? 0
                controller.standInSetTextSize(factor)
                window.standInCommit()
                let after = (controller.view as? UITableView)?.rowHeight ?? 0
                #expect(after >= before)
                if factor > 1, before > 0, !(controller is WindowScreen) { #expect(after > before) }
                for case let cell as UITableViewCell in window.tree where !cell.isHidden {
                    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
                    for label in labels {
                        #expect(label.adjustsFontForContentSizeCategory)
                        // A line of letters is a fifth higher than its font is large.
                        #expect(label.bounds.height >= 1.2 * label.font.pointSize)
                        #expect(cell.contentView.bounds.contains(label.frame))
                    }
                    for (a, b) in zip(labels, labels.dropFirst()) { #expect(!a.frame.intersects(b.frame)) }
                }
            }
        }

        /// The contrast of two colours, from 1 to 21, by the Web Content Accessibility Guidelines 2.2.
        private func contrast(_ a: [Double], _ b: [Double]) -> Double {
            func light(_ colour: [Double]) -> Double {
                let parts = colour.prefix(3).map {
                    $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
                }
                return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
            }
            let (x, y) = (light(a), light(b))
            return (max(x, y) + 0.05) / (min(x, y) + 0.05)
        }

        @Test func `white titles can be read over the whitest picture, wherever it moves`() {
            for make in screens {
                let controller = make()
                let window = show(controller)
                for travel in [0.0, 130, 300] {
                    let scrollView = window.tree.compactMap { $0 as? UIScrollView }.first
                    scrollView?.contentOffset =
                        controller is OnboardingScreen ? CGPoint(x: travel, y: 0) : CGPoint(x: 0, y: travel)
                    window.standInCommit()
                    for case let label as UILabel in window.tree
                    where label.textColor === UIColor.white && label.text?.isEmpty == false {
                        // The shade lies before the picture and behind the label, and moves with the label.
                        let siblings = label.superview!.subviews
                        guard let place = siblings.firstIndex(where: { $0 is TitleShade }),
                            let shade = siblings[place] as? TitleShade,
                            let gradient = shade.layer as? CAGradientLayer
                        else {
                            Issue.record("no shade behind \(label.text!)")
                            continue
                        }
                        #expect(place < siblings.firstIndex { $0 === label }!)
                        if let picture = siblings.firstIndex(where: {
                            $0 is UIImageView || $0 is DriftingImageView
                        }) {
                            #expect(picture < place)
                        }
                        let (height, y) = (shade.bounds.height, shade.frame.minY)
                        let core = y + 0.3 * height - 1e-9...y + 0.7 * height + 1e-9
                        let middle = label.frame.midY
                        let half = min(label.frame.height, 1.2 * label.font.pointSize) / 2
                        #expect(core.contains(middle - half) && core.contains(middle + half))
                        let dark = gradient.colors?.compactMap { ($0 as? CGColor)?.standInParts[3] } ?? []
                        #expect(gradient.locations?.map(\.doubleValue) == [0, 0.3, 0.7, 1])
                        let over = [Double](repeating: 1 - dark[1], count: 3)
                        #expect(dark[1] == dark[2] && contrast([1, 1, 1], over) >= 4.5)
                    }
                }
            }
        }
    }
}
