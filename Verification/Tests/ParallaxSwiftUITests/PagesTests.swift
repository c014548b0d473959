import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct PagesTests {
        struct Pager: View {
            var spacing: CGFloat = 0
            var effect = Effect.pageFade
            var text = Effect.drift(speed: 0.7)
            var isLazy = true

            var body: some View {
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: spacing) { pages }
                    } else {
                        HStack(spacing: spacing) { pages }
                    }
                }
                .frame(height: 300)
                .frame(maxHeight: .infinity, alignment: .top)
            }

            private var pages: some View {
                ForEach(0..<5) { page in
                    Text("page \(page)").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .parallax(text, along: .horizontal, pageSpacing: spacing)
                        .containerRelativeFrame(.horizontal)
                        .parallax(effect, along: .horizontal, pageSpacing: spacing)
                }
            }

            func stage(_ size: CGSize, _ direction: LayoutDirection) -> Stage {
                var stage = Stage(
                    screen: Dimensions(width: size.width, height: size.height), axis: .horizontal)
                stage.viewport = Box(x: 0, y: 0, width: size.width, height: 300)
                stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
                stage.pages = Pages(count: 5, spacing: spacing, effect: effect, text: text)
                return stage
            }
        }

        static func check(_ screen: Screen, _ layout: StageLayout) {
            for page in 0..<5 {
                let text = screen.host.text("page \(page)")
                // A lazy stack does not make a page whose words alone reach into view.
                if text == nil, layout.layer(.page, page) == nil { continue }
                expect(
                    text?.above(named: "FlexibleFrame"), on: screen, shows: layout.layer(.pageText, page),
                    "at \(layout.travel)")
                expect(
                    text?.above(named: "ContainerRelative"), on: screen, shows: layout.layer(.page, page),
                    "at \(layout.travel)")
            }
        }

        // F11, cases 97, 103: right to left as left to right, mirrored. F16, cases 85, 101: spacings, signed distances.
        @Test(arguments: LayoutDirection.allCases, [0, 10, 37])
        func `pages fade and their words lag as in the engine, in both directions`(
            direction: LayoutDirection, spacing: CGFloat
        ) {
            for mirrors in [true, false] {
                for isLazy in [true, false] {
                    StandInFidelity.mirrorsEffects = mirrors
                    let pager = Pager(spacing: spacing, isLazy: isLazy)
                    let size = CGSize(width: 390, height: 844)
                    let screen = Screen(pager, size: size, direction: direction)
                    let stage = pager.stage(size, direction)
                    let paging = Paging(pageLength: 390, spacing: spacing)
                    let script: GestureScript = [
                        .drag(-200), .flick(-900), .wait, .drag(150), .wait, .jump(900), .jump(0), .drag(200),
                    ]
                    screen.play(script, in: stage, paging: paging) { travel in
                        Self.check(screen, stage.layout(at: travel))
                    }
                    #expect(screen.comparisons > 200)
                    #expect(StandInCounters.repeatedBodies.isEmpty)
                }
            }
        }

        // F11, cases 97, 113: any effect at all, turned and anchored off its middle.
        @Test(arguments: [true, false])
        func `right to left is the mirror image of left to right, without a negative scale`(mirrors: Bool) {
            StandInFidelity.mirrorsEffects = mirrors
            StandInFidelity.visualEffectsMoveGeometry = false
            let effect = Effect(anchor: Vector(0.1, 0.8), axis: Vector3(0.2, 0.9, 0.4), eyeDistance: 700) {
                Track(.rotation, over: .pageDistance, .linear(from: (-1, -0.6), to: (1, 0.6)))
                Track(.scaleX, over: .pageDistance, .linear(through: [(-1, 0.8), (0, 1), (1, 0.7)]))
                Track(.translation, over: .pageDistance, .proportional(-0.2), in: .viewport)
                Track(.opacity, over: .pageDistance, .linear(through: [(-1, 0.2), (0, 1), (1, 0.4)]))
            }
            let pager = Pager(effect: effect, isLazy: false)
            let size = CGSize(width: 390, height: 844)
            for direction in LayoutDirection.allCases {
                let screen = Screen(pager, size: size, direction: direction)
                let stage = pager.stage(size, direction)
                for travel in stride(from: -100.0, through: 1600, by: 61) {
                    screen.across = travel
                    screen.commit()
                    Self.check(screen, stage.layout(at: travel))
                    for node in screen.host.nodes({ $0.view is Text }) {
                        let corners = node.shownCorners
                        #expect(corners[0].x < corners[1].x)
                    }
                }
                #expect(screen.comparisons > 50)
            }
        }

        @Test func `text stays as it is, and its own direction with it`() {
            let screen = Screen(Pager(), direction: .rightToLeft)
            let node = screen.host.text("page 0")!
            #expect(node.standInDirection == .rightToLeft)
        }

        @Test func `a view in a scroll view of two axes follows both`() {
            let screen = Screen(
                ScrollView([.horizontal, .vertical]) {
                    Text("map").frame(width: 1000, height: 2000)
                        .parallax(.drift(speed: 0.8))
                        .parallax(.drift(speed: 0.5), along: .horizontal)
                })
            for (x, y) in [(0.0, 0.0), (100, 0), (0, 300), (250, -70)] {
                screen.travel = y
                screen.across = x
                screen.commit()
                let corner = screen.host.text("map")!.above(named: "FixedFrame")!.shownCorners[0]
                #expect((corner.x - (-x - 0.5 * (500 - x - 195))).magnitude < 1e-9)
                #expect((corner.y - (-y - 0.2 * (1000 - y - 422))).magnitude < 1e-9)
            }
        }

        // F10, cases 110, S19: turned four times, the same page.
        @Test func `pages follow every size`() {
            let pager = Pager()
            let screen = Screen(pager)
            for size in [(844.0, 390.0), (390, 844), (320, 568), (1366, 1024), (390, 844)] {
                let size = CGSize(width: size.0, height: size.1)
                screen.host.size = size
                screen.across = 2.25 * size.width
                screen.commit()
                Self.check(screen, pager.stage(size, .leftToRight).layout(at: 2.25 * size.width))
            }
            #expect(screen.comparisons > 10)
        }
    }
}
