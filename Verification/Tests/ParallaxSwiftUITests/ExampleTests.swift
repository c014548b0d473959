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

        private func stage(_ name: String, under bars: EdgeInsets = EdgeInsets()) throws -> Stage {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Stages")
            var stage = try StageDocument(contentsOf: folder.appendingPathComponent(name + ".json")).stage()
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
                for (row, car) in Showroom().cars.enumerated() {
                    let title = screen.host.text(car)
                    let line = title?.above(named: "Layered<Layered")?.tree.first {
                        ($0.view as? Color)?.name == "white"
                    }
                    expect(
                        title?.above(named: "Clip"), on: screen, shows: layout.layer(.row, row), within: 1e-7)
                    expect(
                        screen.host.image(pictures[row])?.above(named: "Clip"), on: screen,
                        shows: layout.layer(.rowPicture, row), within: 1e-7, clips: true)
                    expect(
                        title?.above(named: "FlexibleFrame"), on: screen, shows: layout.layer(.rowTitle, row),
                        within: 1e-7)
                    expect(line, on: screen, shows: layout.layer(.rowLine, row), within: 1e-7)
                }
            }
            #expect(screen.comparisons > 2000)
        }

        @Test(arguments: [EdgeInsets(), safeArea])
        func `captions drift as in their stage`(safeArea: EdgeInsets) throws {
            let stage = try stage("captions", under: safeArea)
            let screen = Screen(Captions(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                for row in 0..<10 {
                    expect(
                        screen.host.image(pictures[row])?.above(named: "Clip"), on: screen,
                        shows: layout.layer(.rowPicture, row), clips: true)
                    expect(
                        screen.host.text("Place \(row + 1)")?.above(named: "FlexibleFrame"), on: screen,
                        shows: layout.layer(.rowTitle, row))
                    expect(
                        screen.host.text("Seen from above, \(row + 1)")?.above(named: "FlexibleFrame"),
                        on: screen,
                        shows: layout.layer(.rowSubtitle, row))
                }
            }
            #expect(screen.comparisons > 2000)
        }

        @Test(arguments: [EdgeInsets(), safeArea])
        func `windows run ahead as in their stage`(safeArea: EdgeInsets) throws {
            let stage = try stage("window", under: safeArea)
            let screen = Screen(Windows(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                for row in Windows().places.indices {
                    let picture = screen.host.image(pictures[row])
                    expect(
                        picture?.above(named: "Clip"), on: screen, shows: layout.layer(.rowPicture, row),
                        clips: true)
                    expect(picture?.above(named: "FixedFrame"), on: screen, shows: layout.layer(.row, row))
                }
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

        // Its bar is the navigation bar, which is a part of the safe area: without one there is nothing to draw.
        @Test(arguments: [EdgeInsets(), safeArea, EdgeInsets(top: 91, bottom: 34)])
        func `the cover is under its rows, and the bar's background appears behind the bar alone`(
            safeArea: EdgeInsets
        ) throws {
            var stage = try stage("stretchy-header", under: safeArea)
            stage.bar?.height = 0
            let screen = Screen(CoverAndRows(), safeArea: safeArea)
            screen.play(.tour, in: stage) { travel in
                let layout = stage.layout(at: travel)
                let bar = screen.host.nodes { $0.view as? Color == .dusk }.first
                expect(
                    screen.host.image("dawn.jpg")?.above(named: "Clip"), on: screen,
                    shows: layout.layer(.headerPicture))
                expect(bar, on: screen, shows: layout.layer(.bar))
                for row in 0..<30 {
                    expect(
                        screen.host.text("Row \(row + 1)")?.above(named: "FixedFrame"), on: screen,
                        shows: layout.layer(.row, row))
                }
            }
            #expect(screen.comparisons > 3000)
        }

        @Test(arguments: LayoutDirection.allCases)
        func `onboarding's texts lag and its pages fade as in its stage`(direction: LayoutDirection) throws {
            var stage = try stage("onboarding")
            stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
            let screen = Screen(Onboarding(), direction: direction)
            for travel in stride(from: -90.0, through: 1650, by: 13) {
                screen.across = travel
                screen.commit()
                let layout = stage.layout(at: travel)
                for (page, word) in Onboarding().words.enumerated() {
                    let text = screen.host.text(word)
                    expect(
                        text?.above(named: "FlexibleFrame"), on: screen, shows: layout.layer(.pageText, page))
                    expect(
                        text?.above(named: "ContainerRelative"), on: screen, shows: layout.layer(.page, page))
                }
            }
            #expect(screen.comparisons > 400)
        }

        // F19: rows grow with the text, pictures are for the eye, what is not is named.
        @Test func `rows grow with the reader's text, and their pictures still cover them`() {
            let screen = Screen(Showroom())
            screen.host.dynamicTypeSize = .accessibility3
            screen.commit()
            let title = screen.host.text("柯尼塞格")!
            #expect(title.above(named: "Clip")!.frame.height > 400)
            #expect(title.frame.height < title.above(named: "Clip")!.frame.height)
            screen.host.advance(by: 1)
            screen.scroll(to: 200)
            let picture = screen.host.image("dawn.jpg")!.above(named: "Clip")!
            #expect(picture.shownCorners[0].y <= 0 && picture.shownCorners[2].y >= picture.shownClip![2].y)
        }

        @Test func `pictures beside words are hidden from VoiceOver; pictures alone are named`() {
            for (view, isDecorative) in [
                (AnyView(Showroom()), true), (AnyView(Captions()), true), (AnyView(CoverAndRows()), true),
                (AnyView(Windows()), false),
            ] {
                let images = Screen(view).host.nodes { $0.view is Image }
                #expect(
                    !images.isEmpty && images.allSatisfy { ($0.view as! Image).isDecorative == isDecorative })
            }
        }
    }
}
