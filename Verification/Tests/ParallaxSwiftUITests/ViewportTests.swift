import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    /// What counts as the viewport.
    @MainActor @Suite(.clean) struct ViewportTests {
        static let safeArea = EdgeInsets(top: 91, bottom: 34)

        // F2: what lies under bars belongs to the viewport, whichever way SwiftUI counts it.
        @Test(arguments: [true, false])
        func `a scroll view that says so has its viewport under bars, too`(isWhole: Bool) {
            StandInFidelity.scrollSpaceIsWhole = isWhole
            let list = PictureList()
            let screen = Screen(list.parallaxViewport(), safeArea: Self.safeArea)
            var stage = list.stage()
            stage.insets = Insets(top: 91, bottom: 34)
            screen.check(stage.layout(at: 0), rows: 10)
            screen.play([.drag(-600), .flick(-1500), .wait, .jump(0), .drag(300)], in: stage) { travel in
                screen.check(stage.layout(at: travel), rows: 10)
            }
            #expect(screen.comparisons > 500 && StandInCounters.repeatedBodies.isEmpty)
        }

        @Test func `else its viewport is what SwiftUI calls its bounds`() {
            let list = PictureList()
            let screen = Screen(list, safeArea: Self.safeArea)
            var stage = list.stage()
            stage.viewport = Box(x: 0, y: 91, width: 390, height: 844 - 91 - 34)
            // The rule for the picture's length is of the viewport here.
            stage.rows.picture?.length = Extent(points: (844 - 91 - 34) / 2)
            for travel in [0.0, -50, 77, 1200] {
                screen.scroll(to: travel)
                let layout = stage.layout(at: travel)
                for row in 0..<10 {
                    expect(
                        screen.picture(row), on: screen, shows: layout.layer(.rowPicture, row), "at \(travel)"
                    )
                }
            }
            #expect(screen.comparisons > 10)
        }

        // F3, cases 52, 62; F10, case 110: beside a sidebar, in a form sheet, in landscape.
        @Test func `moving and resizing the container changes nothing inside it`() {
            for width in [0.0, 320] {
                for (origin, size) in [
                    (CGPoint(x: 0, y: 0), CGSize(width: 844, height: 390)),
                    (CGPoint(x: 100, y: 77.5), CGSize(width: 540, height: 620)),
                    (CGPoint(x: -40, y: 0), CGSize(width: 1366, height: 1024)),
                ] {
                    let list = PictureList()
                    let screen = Screen(
                        HStack(spacing: 0) {
                            Color.clear.frame(width: width)
                            list
                        })
                    screen.scroll(to: 300)
                    screen.host.origin = origin
                    screen.host.size = size
                    screen.commit()
                    var stage = list.stage(size)
                    stage.viewport = Box(x: width, y: 0, width: size.width - width, height: size.height)
                    for travel in [300.0, 0, -60, 700] {
                        screen.scroll(to: travel)
                        screen.check(stage.layout(at: travel), rows: 10)
                    }
                    #expect(screen.comparisons > 10)
                }
            }
        }

        // F18, cases 64, 95.
        @Test(arguments: [true, false], [true, false])
        func `a List's rows drift like any, with or without a coordinate space of its own`(
            hasSpace: Bool, saysSo: Bool
        ) {
            StandInFidelity.listsHaveScrollSpace = hasSpace
            let list = List {
                ForEach(0..<10) { row in
                    PictureRow(row: row, length: Extent(ofScreen: 0.5), effect: .drift(.fit))
                        .frame(height: 250)
                }
            }
            let screen = Screen(saysSo ? AnyView(list.parallaxViewport()) : AnyView(list))
            var stage = PictureList().stage()
            if !hasSpace, !saysSo { stage.rows.picture?.effect = .none }
            for travel in [0.0, -50, 77, 1200] {
                screen.scroll(to: travel)
                screen.check(stage.layout(at: travel), rows: 10)
            }
            #expect(screen.comparisons > 30)
        }

        // F18, S21: scroll views within scroll views, each with its own views.
        @Test func `a scroll view in another one's row moves its own views alone`() {
            let inner = PictureList(rows: 6, height: 100, length: Extent(ofItem: 1.5))
            let screen = Screen(
                ParallaxHeader(height: 300) {
                    Image(decorative: "cover").resizable()
                } content: {
                    inner.frame(height: 400)
                    Color.clear.frame(height: 2000)
                }, safeArea: EdgeInsets(top: 59), scrollIndex: 1)
            for outer in [0.0, 100, 200] {
                screen.host.scrollViews[0].travel.y = outer
                for travel in [0.0, -20, 150] {
                    screen.scroll(to: travel)
                    var stage = inner.stage()
                    stage.viewport = Box(x: 0, y: 59 + 300 - outer, width: 390, height: 400)
                    screen.check(stage.layout(at: travel), rows: 6)
                }
            }
            #expect(screen.comparisons > 50)
        }

        // F18, cases 23, 71; F12, case 77: a list in a page of a pager is moved by its own scroll view, wherever the pager is.
        @Test func `lists in pages have viewports of their own`() {
            let list = PictureList(rows: 6, height: 100, length: Extent(ofItem: 1.5))
            let screen = Screen(
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        list.containerRelativeFrame([.horizontal, .vertical])
                        Color.clear.containerRelativeFrame(.horizontal)
                    }
                }
                .parallaxViewport(along: .horizontal), safeArea: Self.safeArea, scrollIndex: 1)
            for across in [0.0, 80] {
                screen.host.scrollViews[0].travel.x = across
                for travel in [0.0, -20, 50] {
                    screen.scroll(to: travel)
                    var stage = list.stage()
                    stage.viewport = Box(x: -across, y: 91, width: 390, height: 844 - 91 - 34)
                    screen.check(stage.layout(at: travel), rows: 6)
                }
            }
            #expect(screen.comparisons > 50)
        }

        @Test func `in no scroll view, or across it, a view rests`() {
            let alone = StandInHost(
                PictureRow(row: 0, length: Extent(ofItem: 2), effect: .drift(.fit)).parallax(
                    .drift(speed: 0.3)
                )
                .frame(height: 250), size: CGSize(width: 390, height: 844))
            alone.commit()
            let middle = alone.image("picture 0")!.shownCorners.map(\.y).reduce(0, +) / 4
            #expect((middle - 422).magnitude < 1e-9)
            let across = Screen(
                ScrollView {
                    Text("across").frame(height: 2000).parallax(.drift(speed: 0.3), along: .horizontal)
                })
            across.scroll(to: 500)
            #expect(across.host.text("across")!.above(named: "FixedFrame")!.shownCorners[0].y == -500)
        }
    }
}
