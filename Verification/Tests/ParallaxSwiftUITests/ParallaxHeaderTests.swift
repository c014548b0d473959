import Dice
import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct ParallaxHeaderTests {
        // F2, cases 13, 14, 25, 58: the picture reaches under bars, or begins below them. F4, cases 8, 32, 55: right at rest,
        // before anything was scrolled, and in the frame of a jump of 900 points.
        @Test(arguments: Header.Edge.allCases, [0, 91])
        func `every frame of a header, its bar and its rows is the engine's`(edge: Header.Edge, top: CGFloat)
        {
            for isWhole in edge == .screen ? [false, true] : [false] {
                StandInFidelity.scrollSpaceIsWhole = isWhole
                let list = HeaderList(edge: edge)
                let safeArea = EdgeInsets(top: top, bottom: top > 0 ? 34 : 0)
                let screen = Screen(list, safeArea: safeArea)
                let stage = list.stage(safeArea: safeArea)
                screen.checkHeader(stage.layout(at: 0))
                screen.play(.tour, in: stage) { travel in screen.checkHeader(stage.layout(at: travel)) }
                #expect(screen.comparisons > 3000)
                #expect(StandInCounters.repeatedBodies.isEmpty)
            }
        }

        // F9, case 19: heights that are no whole number of pixels.
        @Test(arguments: [266.8, 333.33, 211.125], [1.0, 2, 3])
        func `odd heights rest at exactly 0 on every pixel grid`(height: Double, scale: Double) {
            let list = HeaderList(height: height)
            let safeArea = EdgeInsets(top: 44)
            let screen = Screen(list, safeArea: safeArea)
            let stage = list.stage(safeArea: safeArea)
            let rest = stage.layout(at: 0)
            screen.checkHeader(rest)
            // At rest nothing is moved: things are laid out where they are seen.
            #expect(screen.cover?.frame.minY == 0 && screen.bar?.frame.minY == 0)
            let script: GestureScript = [
                .drag(300), .wait, .drag(-340, over: 0.4), .wait, .jump(900), .jump(0),
            ]
            screen.play(script, in: stage, scale: scale) { travel in
                screen.checkHeader(stage.layout(at: travel))
            }
            #expect(
                screen.travel == 0 && screen.cover?.quad(on: screen.host) == rest.layer(.headerPicture)?.quad)
        }

        // F12, case 65: there is no place at which a slow finger sticks, and nothing feeds back.
        @Test func `a slow drag passes every boundary, point by point`() {
            let list = HeaderList()
            let screen = Screen(list, safeArea: EdgeInsets(top: 59))
            let stage = list.stage(safeArea: EdgeInsets(top: 59))
            for travel in Array(stride(from: -20.0, through: 380, by: 1))
                + Array(stride(from: 380.0, through: -20, by: -1))
            {
                screen.scroll(to: travel)
                #expect(screen.travel == travel)
                screen.checkHeader(stage.layout(at: travel), rows: 2)
            }
            #expect(StandInCounters.repeatedBodies.isEmpty)
        }

        // F7, cases 10, 46, S6, S7: no height, and one as large as the screen.
        @Test(arguments: [0.0, -50, 844, 2000])
        func `any height is laid out`(height: Double) {
            let list = HeaderList(height: height)
            let screen = Screen(list, safeArea: EdgeInsets(top: 59))
            let stage = list.stage(safeArea: EdgeInsets(top: 59))
            for travel in [0.0, -120, 300, 900, 2100] {
                screen.scroll(to: travel)
                screen.checkHeader(stage.layout(at: travel))
            }
        }

        // F12, case 20; F4, case 11.
        @Test func `height and edge change while content is scrolled`() {
            let screen = Screen(HeaderList(), safeArea: EdgeInsets(top: 59))
            for (height, edge, travel) in [
                (300.0, Header.Edge.screen, 40.0), (600, .screen, 40), (600, .safeArea, -70),
                (100, .safeArea, 10), (300, .screen, 250),
            ] {
                let list = HeaderList(height: height, edge: edge)
                screen.host.show(list)
                screen.scroll(to: travel)
                screen.checkHeader(list.stage(safeArea: EdgeInsets(top: 59)).layout(at: travel))
            }
        }

        // F1, cases 31, 37, 44; F2, cases 61, 83: bars come and go while content is scrolled.
        @Test func `the safe area changes at any time`() {
            let list = HeaderList()
            let screen = Screen(list)
            var dice = Dice(7)
            for _ in 0..<150 {
                let safeArea = EdgeInsets(
                    top: dice.number(0...120).rounded(), bottom: dice.number(0...50).rounded())
                screen.host.safeArea = safeArea
                if dice.chance(0.5) { screen.commit() }
                let travel = dice.number(-200...900).rounded()
                screen.scroll(to: travel)
                screen.checkHeader(list.stage(safeArea: safeArea).layout(at: travel))
            }
        }

        // F3, cases 52, 62; F10, cases 34, 110: a sidebar, a sheet, another size.
        @Test func `moving and resizing the container changes nothing inside it`() {
            for (origin, size) in [
                (CGPoint(x: 320, y: 0), CGSize(width: 704, height: 1024)),
                (CGPoint(x: 0, y: 250), CGSize(width: 390, height: 594)),
                (CGPoint(x: -17.5, y: 33.25), CGSize(width: 540, height: 620)),
            ] {
                let list = HeaderList()
                let screen = Screen(list)
                screen.scroll(to: 130)
                screen.host.origin = origin
                screen.host.size = size
                screen.host.safeArea = EdgeInsets(top: 20)
                let stage = list.stage(size, safeArea: EdgeInsets(top: 20))
                for travel in [130.0, 0, -90, 310] {
                    screen.scroll(to: travel)
                    screen.checkHeader(stage.layout(at: travel))
                }
            }
        }

        // F2: on a phone that lies on its side, what is beside the rows is the picture's, too.
        @Test(arguments: LayoutDirection.allCases, [(59.0, 59.0), (44, 0), (0, 44)])
        func `picture and bar reach from edge to edge of the screen`(
            direction: LayoutDirection, sides: (leading: Double, trailing: Double)
        ) {
            let (list, size) = (HeaderList(), CGSize(width: 844, height: 390))
            let safeArea = EdgeInsets(
                top: 32, leading: sides.leading, bottom: 21, trailing: sides.trailing)
            let screen = Screen(list, size: size, safeArea: safeArea, direction: direction)
            var stage = list.stage(size, safeArea: safeArea)
            stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
            for travel in [0.0, -80, 130, 290, 700] {
                screen.scroll(to: travel)
                // Rows stay within the safe area, as they do without the header.
                screen.checkHeader(stage.layout(at: travel), rows: 0)
                #expect(screen.row(5).map { $0.frame.width == 844 - sides.leading - sides.trailing } ?? true)
            }
            #expect(screen.comparisons == 10)
        }

        // F14, cases 26, 28, 40, 53: the picture lies behind the rows, the bar before them, where it lets touches through.
        @Test func `the picture is painted before the rows, the bar after them, and it takes no touches`() {
            let screen = Screen(HeaderList())
            let painted = screen.host.root.tree.compactMap { node in
                (node.view as? Image)?.name ?? (node.view as? Text).map { _ in "row" }
            }
            #expect(painted.first == "cover" && painted.last == "bar")
            for (name, isTouched) in [("cover", true), ("bar", false)] {
                let said = screen.host.image(name)?.above {
                    ($0.view as? any StandInSaid)?.standInWord == "lets touches through"
                }
                #expect((said == nil) == isTouched)
            }
        }

        // F17, cases 50, 68, 79: ten thousand rows, of which a few live; no body again while they scroll.
        @Test func `a long list costs what can be seen`() {
            let list = HeaderList(rows: 10_000)
            let screen = Screen(list)
            for travel in stride(from: 0.0, to: 3000, by: 100) {
                screen.scroll(to: travel)
                let live = screen.host.nodes { $0.view is Text }.count
                #expect(live <= 16)
            }
            #expect(StandInCounters.repeatedBodies.isEmpty)
        }

        @Test func `effects of rows over travel and overscroll are the engine's`() {
            let effect = Effect {
                Track(.translationX, over: .travel, .linear(from: (0, 0), to: (100, 30)))
                Track(.opacity, over: .overscroll, .linear(through: [(-100, 0.3), (0, 1), (100, 0.2)]))
            }
            let list = HeaderList(rowEffect: effect)
            let screen = Screen(list, safeArea: EdgeInsets(top: 59, bottom: 34))
            let stage = list.stage(safeArea: EdgeInsets(top: 59, bottom: 34))
            for travel in [0.0, -44, 33, 150, stage.travelRange.maximum, stage.travelRange.maximum + 50] {
                screen.scroll(to: travel)
                let layout = stage.layout(at: travel)
                for row in 0..<30 {
                    let node = screen.host.text("title \(row)")?.above(named: "FixedFrame")
                    expect(node, on: screen, shows: layout.layer(.row, row), "at \(travel)")
                }
            }
            #expect(screen.comparisons > 60)
        }

        // F16, case 59: what SwiftUI itself tells of the scroll, and what the header is told, are the same travel.
        @Test func `travel is SwiftUI's own offset and inset together`() {
            final class Told { var travel = 0.0 }
            let told = Told()
            let list = HeaderList()
            let safeArea = EdgeInsets(top: 91, bottom: 34)
            let screen = Screen(
                list.onScrollGeometryChange(for: Double.self) {
                    $0.contentOffset.y + $0.contentInsets.top
                } action: {
                    told.travel = $1
                }, safeArea: safeArea)
            let stage = list.stage(safeArea: safeArea)
            for travel in [0.0, -70, 33, 450] {
                screen.scroll(to: travel)
                screen.checkHeader(stage.layout(at: told.travel))
            }
            #expect(told.travel == 450)
        }

        // F19, case 122.
        @Test func `Reduce Motion is followed live, and a pull still stretches`() {
            let list = HeaderList()
            let screen = Screen(list, safeArea: EdgeInsets(top: 59))
            var stage = list.stage(safeArea: EdgeInsets(top: 59))
            for isReduced in [false, true, false, true] {
                screen.host.reduceMotion = isReduced
                stage.policy = isReduced ? .reduced : .full
                for travel in [0.0, -80, 120, 300, 700] {
                    screen.scroll(to: travel)
                    screen.checkHeader(stage.layout(at: travel))
                }
            }
        }
    }
}
