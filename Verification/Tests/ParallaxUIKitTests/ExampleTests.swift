@testable import Examples
import Looking
import Parallax
import ParallaxDocument
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

        private func stage(_ name: String) throws -> Stage {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Stages").standardizedFileURL
            return try StageDocument(contentsOf: folder.appendingPathComponent(name + ".json")).stage()
        }

        /// The ways of a finger, 60 frames a second.
        private func travels(_ script: GestureScript, in stage: Stage, paging: Paging? = nil) -> [Double] {
            let limits = ScrollLimits(
                maximum: stage.travelRange.maximum, viewportLength: stage.viewportLength)
            let player = GesturePlayer(script, limits: limits, paging: paging)
            return (0...Int(player.duration * 60) + 1).map { player.travel(at: Double($0) / 60) }
        }

        @Test func `the showroom's rows rise and its pictures drift as in its stage`() throws {
            let screen = open(ShowroomScreen())
            let table = screen.scrollView as! UITableView
            let stage = try stage("showroom")
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

        @Test func `captions' pictures drift and their two lines stay as in their stage`() throws {
            let screen = open(CaptionsScreen())
            let table = screen.scrollView as! UITableView
            let stage = try stage("captions")
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                for row in 0..<10 {
                    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? CaptionCell
                    expect(cell?.picture, shows: layout.layer(.rowPicture, row))
                    expect(cell?.title, shows: layout.layer(.rowTitle, row))
                    expect(cell?.detail, shows: layout.layer(.rowSubtitle, row))
                }
            }
        }

        @Test func `windows' constraints run ahead as in their stage`() throws {
            let screen = open(WindowScreen())
            let table = screen.scrollView as! UITableView
            let stage = try stage("window")
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                // There are no words on it.
                #expect(layout.layers.allSatisfy { [.row, .rowPicture].contains($0.handle.kind) })
                for row in 0..<10 {
                    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? FramedCell
                    expect(cell, shows: layout.layer(.row, row))
                    expect(cell?.picture, shows: layout.layer(.rowPicture, row), "at \(travel)")
                    // f is 0 with the picture's top flush with the cell's, 1 with their bottoms.
                    guard let cell, travel >= 0, travel <= 1156 else { continue }
                    let f = min(max((Double(row + 1) * 200 - travel) / (844 + 200), 0), 1)
                    #expect((cell.top.constant - -(1 - f) * 40).magnitude < 1e-9)
                    #expect((cell.bottom.constant - (40 - (1 - f) * 40)).magnitude < 1e-9)
                }
            }
        }

        @Test func `the header's picture, its list and the bar's backdrop are as in their stage`() throws {
            let controller = StretchyHeaderScreen()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.standInSafeArea.top = 47
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.standInCommit()
            let table = try #require(controller.tableView)
            let inset = table.adjustedContentInset.top
            var stage = try stage("stretchy-header")
            // In an app the list keeps clear of the bar, too: it is part of the inset, and not below it.
            stage.insets.top = Double(inset)
            stage.bar?.height -= 44
            #expect(inset == 91 && stage.bar?.height == 0)
            let cover = table.tree.first { $0 is CoverView }
            let backdrop = table.subviews.first { $0.backgroundColor === UIColor.dusk }
            for travel in travels(.tour, in: stage) {
                table.contentOffset.y = travel - inset
                window.standInCommit()
                let layout = stage.layout(at: travel)
                expect(cover, shows: layout.layer(.headerPicture), "at \(travel)")
                expect(backdrop, shows: layout.layer(.bar), "at \(travel)")
                for row in 0..<30 {
                    expect(
                        table.cellForRow(at: IndexPath(row: row, section: 0)), shows: layout.layer(.row, row))
                }
            }
        }

        // F11: right to left, it opens on its first page, too.
        @Test(arguments: [false, true])
        func `onboarding's texts lag and its pages fade as in its stage`(mirrored: Bool) throws {
            UIApplication.shared.userInterfaceLayoutDirection = mirrored ? .rightToLeft : .leftToRight
            defer { UIApplication.shared.userInterfaceLayoutDirection = .leftToRight }
            let controller = OnboardingScreen()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.standInCommit()
            var stage = try stage("onboarding")
            stage.direction = mirrored ? .rightToLeft : .leftToRight
            func travel() -> Double {
                mirrored
                    ? 1560 - controller.scrollView.contentOffset.x : controller.scrollView.contentOffset.x
            }
            // It opens on its first page; told to lay itself out again, it stays where it is.
            #expect(travel() == 0)
            controller.scrollView.contentOffset.x = 780
            controller.view.setNeedsLayout()
            window.standInCommit()
            #expect(travel() == 780)
            // A page after another, there and back, pulled at both ends, let go halfway, and over several pages at once.
            let script: GestureScript = [
                .drag(-200), .flick(-900), .wait, .drag(-250), .wait, .drag(300, over: 0.2), .wait,
                .jump(1560), .drag(-100), .wait, .jump(195), .hold(0.05), .jump(0), .drag(150), .wait,
            ]
            for travel in travels(script, in: stage, paging: Paging(pageLength: 390)) {
                controller.scrollView.contentOffset.x = mirrored ? 1560 - travel : travel
                window.standInCommit()
                let layout = stage.layout(at: travel)
                for page in 0..<5 {
                    expect(controller.pages[page], shows: layout.layer(.page, page))
                    expect(controller.pages[page].text, shows: layout.layer(.pageText, page))
                }
                expect(controller.square, shows: layout.layer(.free, 0))
            }
        }

        @Test func `the list of all systems opens each of them`() throws {
            let list = SystemsScreen(swiftUI: [System("Elsewhere") { UIViewController() }])
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let navigation = UINavigationController(rootViewController: list)
            window.rootViewController = navigation
            window.standInCommit()
            let table = try #require(list.tableView)
            #expect(list.numberOfSections(in: table) == 2)
            let kinds = [
                ShowroomScreen.self, StretchyHeaderScreen.self, WindowScreen.self, CaptionsScreen.self,
                OnboardingScreen.self,
            ]
            for (row, kind) in kinds.enumerated() {
                list.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
                window.standInCommit()
                let name = (table.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell)?.label.text
                #expect(
                    type(of: navigation.topViewController!) == kind
                        && navigation.topViewController?.title == name)
                navigation.popViewController(animated: true)
                window.standInCommit()
            }
            #expect(navigation.viewControllers.count == 1)
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

        @Test func `every picture that an example names is there, and the app's links lead to it`() throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../..").standardizedFileURL
            let app = root.appendingPathComponent("Examples/Parallax Examples.swiftpm")
            var names: Set<String> = []
            for make in screens {
                let window = show(make())
                for travel in stride(from: 0.0, through: 2000, by: 300) {
                    window.tree.compactMap { $0 as? UIScrollView }.first?.contentOffset.y = travel
                    window.standInCommit()
                    names.formUnion(window.tree.compactMap { ($0 as? UIImageView)?.image?.standInName })
                }
            }
            #expect(names.count == 10)
            for name in names {
                let file = app.appendingPathComponent("Pictures/\(name)")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
            }
            let screen = app.appendingPathComponent("UIKit/ShowroomScreen.swift")
            #expect(FileManager.default.fileExists(atPath: screen.path))
        }

        // What is for the eye alone is not read aloud, and each row and page has words.
        @Test func `pictures are hidden from VoiceOver, and every row and page says something`() {
            for make in screens {
                let window = show(make())
                for view in window.tree where view is UIImageView || view is DriftingImageView {
                    #expect(!view.isAccessibilityElement)
                }
                for view in window.tree
                where view is UITableViewCell && !view.isHidden || view is OnboardingPage {
                    // What is one element hides what is in it.
                    let words = view.isAccessibilityElement ? view.accessibilityLabel : view.readAloud.first
                    #expect(words?.isEmpty == false)
                    #expect(view.accessibilityLabel == nil || view.accessibilityTraits == .image)
                }
            }
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `words without a picture behind them can be read, and screens are dark in the dark`(
            style: UIUserInterfaceStyle
        ) throws {
            for make in screens + [{ SystemsScreen() }] {
                let window = show(make())
                let root = try #require(window.rootViewController?.view)
                // A screen that says nothing of its own has the system's colour.
                let ground = (root.backgroundColor ?? .systemBackground).standInParts(in: style)
                #expect(style == .light || contrast([1, 1, 1], ground) >= 4.5)
                for case let label as UILabel in window.tree
                where label.text?.isEmpty == false && label.textColor !== UIColor.white {
                    let behind = sequence(first: label as UIView) { $0.superview }.lazy
                        .compactMap(\.backgroundColor).first
                    let letters = label.textColor.standInParts(in: style)
                    let paper = (behind ?? .systemBackground).standInParts(in: style)
                    #expect(contrast(letters, paper) >= 4.5, "\(label.text!)")
                }
            }
        }

        // The largest text that a phone offers is about three times the usual one.
        @Test(arguments: [0.8, 1, 1.5, 3.1])
        func `rows grow with the text size, and no text is cut or meets another`(factor: CGFloat) {
            for make in screens {
                let controller = make()
                let window = show(controller)
                defer { UIContentSizeCategory.standInSet(1) }
                let before = (controller.view as? UITableView)?.rowHeight ?? 0
                UIContentSizeCategory.standInSet(factor)
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

        // The bar's title: white, before the picture with its shade, before the dark backdrop, and before both at once.
        @Test func `the bar's title can be read while the picture goes`() {
            let controller = StretchyHeaderScreen()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.standInSafeArea.top = 47
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.standInCommit()
            for appearance in [
                controller.navigationItem.standardAppearance, controller.navigationItem.scrollEdgeAppearance,
            ] {
                #expect(appearance?.standInIsTransparent == true)
                #expect(appearance?.titleTextAttributes[.foregroundColor] as? UIColor === UIColor.white)
            }
            let table = controller.view as! UITableView
            let cover = table.tree.first { $0 is CoverView }!
            let shade = cover.subviews.first { $0 is TitleShade }!
            let backdrop = table.subviews.first { $0.backgroundColor === UIColor.dusk }!
            for travel in stride(from: -91.0, through: 400, by: 1) {
                table.contentOffset.y = travel - 91
                window.standInCommit()
                // Letters of 17 points in the middle of the bar, over the whitest of pictures.
                let (top, bottom) = (shade.shownQuad.topLeft.y, shade.shownQuad.bottomLeft.y)
                for letter in [61.0, 69, 77] {
                    // It fades within 40 points of its own at either end; it may be stretched.
                    let stretch = (bottom - top) / shade.bounds.height
                    let part = max(
                        0, min(1, (letter - top) / (40 * stretch), (bottom - letter) / (40 * stretch)))
                    let shaded = 1 - TitleShade.darkness * part
                    // The picture fades, and the list's background lies behind it.
                    let behind = table.backgroundColor?.standInParts ?? [1, 1, 1]
                    let dusk = UIColor.dusk.standInParts
                    let over = (0..<3).map { part in
                        let under = cover.shownOpacity * shaded + (1 - cover.shownOpacity) * behind[part]
                        return dusk[part] * backdrop.shownOpacity + under * (1 - backdrop.shownOpacity)
                    }
                    // Bold letters of 17 points are nearly large ones, for which 3 is enough.
                    #expect(contrast([1, 1, 1], over) >= 3, "\(travel), \(letter): \(over)")
                }
            }
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
                        guard
                            let place = siblings.firstIndex(where: {
                                $0 is TitleShade && $0.frame.contains(CGPoint(x: 195, y: label.frame.midY))
                            }),
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
                        let places = gradient.locations?.map(\.doubleValue) ?? []
                        let (height, y) = (shade.bounds.height, shade.frame.minY)
                        let core = y + places[1] * height - 1e-9...y + places[2] * height + 1e-9
                        let middle = label.frame.midY
                        let half = min(label.frame.height, 1.2 * label.font.pointSize) / 2
                        #expect(core.contains(middle - half) && core.contains(middle + half))
                        let dark = gradient.colors?.compactMap { ($0 as? CGColor)?.standInParts[3] } ?? []
                        #expect(places.count == 4 && places == places.sorted())
                        let over = [Double](repeating: 1 - dark[1], count: 3)
                        #expect(dark[1] == dark[2] && contrast([1, 1, 1], over) >= 4.5)
                    }
                }
            }
        }
    }
}

extension UIView {
    /// The words of the labels in it.
    fileprivate var readAloud: [String] { tree.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } }
}
