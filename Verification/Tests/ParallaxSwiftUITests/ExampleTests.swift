import Parallax
import ParallaxDocument
import SwiftUI
import Testing

@testable import SwiftUIExamples

extension ShellTests {
    /// The example screens, as an app developer would write them, against the stages of the same systems.
    @MainActor @Suite(.clean) struct ExampleTests {
        /// A phone's, without a navigation bar.
        private nonisolated static let safeArea = EdgeInsets(top: 47, bottom: 34)

        private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL

        private func stage(_ name: String, under bars: EdgeInsets = EdgeInsets()) throws -> Stage {
            let file = Self.root.appendingPathComponent("Stages/\(name).json")
            var stage = try StageDocument(contentsOf: file).stage()
            stage.insets = Insets(
                top: bars.top, leading: bars.leading, bottom: bars.bottom, trailing: bars.trailing)
            return stage
        }

        @Test(arguments: [EdgeInsets(), safeArea])
        func `the showroom's rows rise and its pictures drift as in its stage`(safeArea: EdgeInsets) throws {
            let stage = try stage("showroom", under: safeArea)
            let screen = Screen(Showroom(), safeArea: safeArea)
            var appearances = Appearances()
            screen.play(.tour, in: stage) { travel in
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                screen.checkExample(of: "showroom", shows: layout.layers, within: 1e-7)
            }
            #expect(screen.comparisons > 2000)
        }

        @Test(arguments: [EdgeInsets(), safeArea])
        func `captions drift as in their stage`(safeArea: EdgeInsets) throws {
            let stage = try stage("captions", under: safeArea)
            let screen = Screen(Captions(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                screen.checkExample(of: "captions", shows: stage.layout(at: travel).layers)
            }
            #expect(screen.comparisons > 2000)
        }

        @Test(arguments: [EdgeInsets(), safeArea])
        func `windows run ahead as in their stage`(safeArea: EdgeInsets) throws {
            let stage = try stage("window", under: safeArea)
            let screen = Screen(Windows(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                screen.checkExample(of: "window", shows: stage.layout(at: travel).layers)
            }
            #expect(screen.comparisons > 1000)
        }

        // F2: rows are seen under the bars, where a viewport that ends at them would have used up the overscan.
        @Test(arguments: [EdgeInsets(), safeArea], [false, true])
        func `no picture leaves a gap in its row, under bars, pulled or not`(
            safeArea: EdgeInsets, isWhole: Bool
        ) {
            StandInFidelity.scrollSpaceIsWhole = isWhole
            for view in [AnyView(Showroom()), AnyView(Captions()), AnyView(Windows())] {
                let screen = Screen(view, safeArea: safeArea)
                var seen: Set<String> = []
                var worst = (gap: 0.0, place: "")
                for travel in stride(from: -400.0, through: 2200, by: 7) {
                    screen.scroll(to: travel)
                    for name in pictures {
                        guard let picture = screen.host.image(name)?.above(named: "Clip") else { continue }
                        let (corners, window) = (picture.shownCorners, picture.shownClip!)
                        let (top, bottom) = (max(window[0].y, 0), min(window[2].y, 844))
                        guard top < bottom else { continue }
                        seen.insert(name)
                        let gap = max(corners[0].y - top, bottom - corners[2].y)
                        if gap > worst.gap { worst = (gap, "\(name) at \(travel)") }
                    }
                }
                #expect(worst.gap <= 1e-9, "\(worst.place)")
                #expect(seen.count == 10)
            }
        }

        // Its bar is the navigation bar, which is a part of the safe area.
        @Test(arguments: [EdgeInsets(), safeArea, EdgeInsets(top: 91, bottom: 34)])
        func `the cover is under its rows, and the bar's background appears behind the bar alone`(
            safeArea: EdgeInsets
        ) throws {
            var stage = try stage("stretchy-header", under: safeArea)
            stage.bar?.height = 0
            let screen = Screen(CoverAndRows(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                screen.checkExample(of: "stretchy-header", shows: stage.layout(at: travel).layers)
            }
            #expect(screen.comparisons > 3000)
        }

        @Test(
            arguments: LayoutDirection.allCases,
            [EdgeInsets(), safeArea, EdgeInsets(leading: 47, bottom: 21, trailing: 47)])
        func `onboarding's texts lag, its pages fade and its square moves with the first, as in its stage`(
            direction: LayoutDirection, safeArea: EdgeInsets
        ) throws {
            var stage = try stage("onboarding")
            stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
            let size =
                safeArea.leading > 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
            stage.screen = Dimensions(width: size.width, height: size.height)
            stage.viewport = Box(x: 0, y: safeArea.top, width: size.width, height: 300)
            let screen = Screen(Onboarding(), size: size, safeArea: safeArea, direction: direction)
            let script: GestureScript = [
                .drag(-200), .flick(-900), .wait, .drag(-250), .wait, .drag(300, over: 0.2), .wait,
                .jump(4 * size.width), .drag(-100), .wait, .jump(195), .hold(0.05), .jump(0), .drag(150),
                .wait,
            ]
            screen.play(script, in: stage, paging: Paging(pageLength: size.width)) { travel in
                screen.checkExample(of: "onboarding", shows: stage.layout(at: travel).layers)
            }
            #expect(screen.comparisons > 500)
        }

        @Test func `every picture that an example names is there, and the app's links lead to it`() throws {
            var names: Set<String> = []
            for view in [
                AnyView(Showroom()), AnyView(CoverAndRows()), AnyView(Windows()), AnyView(Captions()),
                AnyView(Onboarding()),
            ] {
                let screen = Screen(view)
                for travel in stride(from: 0.0, through: 2000, by: 300) {
                    screen.scroll(to: travel)
                    names.formUnion(screen.host.nodes { $0.view is Image }.map { ($0.view as! Image).name })
                }
            }
            #expect(names == Set(pictures))
            for folder in ["Stages/Pictures", "Examples/Parallax Examples.swiftpm/Pictures"] {
                for name in names {
                    let file = Self.root.appendingPathComponent("\(folder)/\(name)")
                    #expect(FileManager.default.fileExists(atPath: file.path), "\(folder)/\(name)")
                }
            }
        }

        // The app is compiled by Apple's tools alone, so what it lists is read here.
        @Test func `the app lists the five screens, each by the name of its system`() throws {
            let app = Self.root.appendingPathComponent("Examples/Parallax Examples.swiftpm")
            let list = try String(
                contentsOf: app.appendingPathComponent("SwiftUISystems.swift"), encoding: .utf8)
            let screens: [(name: String, view: Any.Type)] = [
                ("Showroom", Showroom.self), ("Stretchy header", CoverAndRows.self),
                ("Window", Windows.self), ("Captions", Captions.self), ("Onboarding", Onboarding.self),
            ]
            for (name, view) in screens {
                let line = "System(\"\(name)\") { UIHostingController(rootView: \(view)()) }"
                #expect(list.contains(line), "\(line)")
            }
            #expect(list.components(separatedBy: "System(\"").count == 1 + screens.count)
            for file in try FileManager.default.contentsOfDirectory(
                atPath: Self.root.appendingPathComponent("Examples/SwiftUI").path)
            {
                let link = app.appendingPathComponent("SwiftUI/\(file)")
                #expect(FileManager.default.fileExists(atPath: link.path), "\(file)")
            }
        }

        // F19: rows grow with the text, pictures are for the eye, what is not is named.
        @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5])
        func `rows grow with the reader's text, no text is cut or meets another, and pictures cover them`(
            size: DynamicTypeSize
        ) {
            for view in [AnyView(Showroom()), AnyView(Captions()), AnyView(CoverAndRows())] {
                let screen = Screen(view)
                screen.host.dynamicTypeSize = size
                screen.commit()
                screen.host.advance(by: 1)
                screen.scroll(to: 200)
                let texts = screen.host.nodes { $0.view is Text }.map(\.frame).sorted { $0.minY < $1.minY }
                #expect(texts.count >= 1)
                for (text, next) in zip(texts, texts.dropFirst()) { #expect(text.maxY <= next.minY + 1e-9) }
                for name in pictures {
                    guard let picture = screen.host.image(name)?.above(named: "Clip"),
                        let window = picture.shownClip
                    else { continue }
                    let corners = picture.shownCorners
                    #expect(corners[0].y <= max(window[0].y, 0) && corners[2].y >= min(window[2].y, 844))
                }
                for text in screen.host.nodes({ $0.view is Text }) {
                    let row = text.above(named: "FixedFrame")
                    #expect(row.map { text.frame.height <= $0.frame.height } ?? true)
                }
            }
            let screen = Screen(Showroom())
            screen.host.dynamicTypeSize = size
            screen.commit()
            let height = screen.host.text("柯尼塞格")!.above(named: "Clip")!.frame.height
            #expect(size == .large ? height == 250 : height > 250)
        }

        @Test func `pictures beside words are hidden from VoiceOver; pictures alone are named`() {
            for (view, named) in [
                (AnyView(Showroom()), []), (AnyView(Captions()), []), (AnyView(CoverAndRows()), []),
                (AnyView(Onboarding()), ["dunes.jpg"]), (AnyView(Windows()), pictures),
            ] {
                let screen = Screen(view)
                let images = screen.host.nodes { $0.view is Image }
                #expect(!images.isEmpty)
                for node in images {
                    let image = node.view as! Image
                    let label = (node.above(named: "Said")?.view as? any StandInSaid)?.standInWord
                    #expect(image.isDecorative != named.contains(image.name))
                    #expect(image.isDecorative || label?.hasPrefix("called ") == true && label!.count > 8)
                }
                withExtendedLifetime(screen) {}
            }
        }
    }
}
