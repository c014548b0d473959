import Dice
import Parallax
import ParallaxSwiftUI
import SwiftUI
import Testing

extension ShellTests {
    @MainActor @Suite(.clean) struct DriftingPictureTests {
        private func check(
            _ part: PicturePart, axis: ScrollAxis = .vertical, _ picture: () -> some View,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            for direction in LayoutDirection.allCases {
                let view = picture()
                let screen = Screen(
                    ScrollView(axis == .vertical ? .vertical : .horizontal) {
                        if axis == .vertical {
                            VStack(spacing: 0) {
                                view.frame(height: 200); view.frame(height: 200);
                                Color.clear.frame(height: 2000)
                            }
                        } else {
                            HStack(spacing: 0) {
                                view.frame(width: 200); view.frame(width: 200); Color.clear.frame(width: 2000)
                            }
                        }
                    }, direction: direction)
                var stage = Stage(screen: Dimensions(width: 390, height: 844), axis: axis)
                stage.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
                stage.rows = Rows(RowHeights(count: 12, height: 200), picture: part)
                for travel in [0.0, -90, 33, 180, 390] {
                    if axis == .vertical { screen.travel = travel } else { screen.across = travel }
                    screen.commit()
                    let layout = stage.layout(at: travel)
                    let pictures = screen.host.nodes { ($0.view as? Image)?.name == "dawn" }
                    #expect(pictures.count == 2)
                    for (row, picture) in pictures.enumerated() {
                        expect(
                            picture.above(named: "Clip<LayoutView<FillLayout"), on: screen,
                            shows: layout.layer(.rowPicture, row), clips: true, "at \(travel)",
                            sourceLocation: sourceLocation)
                    }
                }
                #expect(screen.comparisons >= 6, sourceLocation: sourceLocation)
            }
        }

        @Test(arguments: [0, 0.3, 0.8, 1, 1.2, -0.5], [ScrollAxis.vertical, .horizontal])
        func `a speed gives the length that it needs`(speed: Double, axis: ScrollAxis) {
            check(PicturePart(length: .covering(speed: speed), effect: .drift(speed: speed)), axis: axis) {
                DriftingPicture(speed: speed, along: axis) { Image("dawn").resizable().scaledToFill() }
            }
        }

        @Test(arguments: [ScrollAxis.vertical, .horizontal])
        func `an overscan is used up, behind the list or ahead of it`(axis: ScrollAxis) {
            let length = Extent(ofItem: 1, points: 80)
            check(PicturePart(length: length, effect: .drift(.fit)), axis: axis) {
                DriftingPicture(overscan: 40, along: axis) { Image("dawn").resizable().scaledToFill() }
            }
            check(PicturePart(length: length, effect: .drift(.ahead)), axis: axis) {
                DriftingPicture(overscan: 40, effect: .drift(.ahead), along: axis) {
                    Image("dawn").resizable().scaledToFill()
                }
            }
        }

        // Coverage: the picture hides its window wherever that can be seen, pulled or not.
        @Test(arguments: [0, 0.5, 0.8, 1.3, -0.4])
        func `a picture of any speed covers its window`(speed: Double) {
            let screen = Screen(
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<12) { row in
                            DriftingPicture(speed: speed) { Image(decorative: "picture \(row)").resizable() }
                                .frame(height: 250)
                        }
                    }
                })
            for travel in stride(from: -844.0, through: 3000, by: 37.3) {
                screen.scroll(to: travel)
                for row in 0..<12 {
                    let corners = screen.picture(row)!.shownCorners
                    let window = screen.picture(row)!.shownClip!
                    let (top, bottom) = (max(window[0].y, 0), min(window[2].y, 844))
                    guard top < bottom else { continue }
                    #expect(
                        corners[0].y <= top + 1e-9 && corners[2].y >= bottom - 1e-9, "\(row) at \(travel)")
                }
            }
        }

        // F8, F18: a row of cards that scrolls across, in a list that scrolls down.
        @Test(arguments: [0, 0.5, 0.8, 1.3, -0.4], [true, false])
        func `a picture in a row that scrolls across covers its window, too`(speed: Double, saysSo: Bool) {
            let list = ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 800)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<3) { row in
                                DriftingPicture(speed: speed) {
                                    Image(decorative: "picture \(row)").resizable()
                                }
                                .frame(width: 300)
                            }
                        }
                    }
                    .frame(height: 250)
                    Color.clear.frame(height: 2000)
                }
            }
            let screen = Screen(saysSo ? AnyView(list.parallaxViewport()) : AnyView(list))
            for travel in stride(from: -100.0, through: 1100, by: 37.3) {
                screen.scroll(to: travel)
                let corners = screen.picture(0)!.shownCorners
                let window = screen.picture(0)!.shownClip!
                // Where the picture is too short for the speed that is wanted, it has the nearest one that it covers at.
                let cue = Cue(
                    item: 800 - travel..<1050 - travel, viewport: 0..<844,
                    picture: corners[2].y - corners[0].y)
                let nearest = Overscan.speed(nearestTo: speed, at: cue)
                #expect(saysSo ? nearest == speed : speed > 0.9 || nearest != speed)
                let way = Effect.drift(speed: nearest).pose(at: cue).translationY
                #expect(
                    ((corners[0].y + corners[2].y - window[0].y - window[2].y) / 2 - way).magnitude < 1e-9)
                let (top, bottom) = (max(window[0].y, 0), min(window[2].y, 844))
                guard top < bottom else { continue }
                #expect(corners[0].y <= top + 1e-6 && corners[2].y >= bottom - 1e-6, "at \(travel)")
            }
        }

        @Test func `every view of the picture has its place`() {
            let screen = Screen(
                ScrollView {
                    DriftingPicture(overscan: 30) {
                        Image(decorative: "dawn").resizable()
                        Color.black.opacity(0.3)
                        Text("over it")
                    }
                    .frame(height: 200)
                })
            let shade = screen.host.nodes { ($0.view as? Color)?.name == "black" }.first!
            #expect(shade.frame == screen.host.image("dawn")!.frame)
            #expect(shade.frame.height == 260)
            #expect(screen.host.text("over it")!.frame.midY == shade.frame.midY)
        }

        // F14, case 91: a picture in a button's label is the button; what is cut off is not.
        @Test func `its window is touched as a whole, what is cut off is not`() {
            let screen = Screen(PictureList())
            let words = sequence(first: screen.host.image("picture 0")!, next: \.parent).compactMap {
                ($0.view as? any StandInSaid)?.standInWord
            }
            #expect(words.filter { $0 != "" } == ["lets touches through", "is touched as a whole"])
        }

        @Test func `a decorative picture is hidden from VoiceOver`() {
            let screen = Screen(PictureList())
            let ruler = screen.host.nodes {
                ($0.view as? any StandInSaid)?.standInWord == "hidden from VoiceOver"
            }
            #expect(!ruler.isEmpty)
            #expect((screen.host.image("picture 0")?.view as? Image)?.isDecorative == true)
        }

        // F6, S12; F4, case 11: a complete pose, whatever was shown before and in whichever order it was set.
        @Test func `effect, length and policy change in any order`() {
            var dice = Dice(5)
            var list = PictureList()
            let screen = Screen(list)
            let dim = Effect { Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)])) }
            let effects = [Effect.drift(.fit), .drift(.ahead), .drift(speed: 1.2), .none, dim]
            for _ in 0..<100 {
                switch dice.index(4) {
                case 0: list.effect = effects[dice.index(effects.count)]
                case 1: list.length = Extent(ofScreen: dice.number(0...1), ofItem: dice.number(0...2))
                case 2: list.height = dice.number(100...400)
                default: screen.host.reduceMotion.toggle()
                }
                screen.host.show(list)
                let travel = dice.number(-100...600)
                screen.scroll(to: travel)
                var stage = list.stage()
                stage.policy = screen.host.reduceMotion ? .reduced : .full
                screen.check(stage.layout(at: travel), rows: 10)
            }
            #expect(screen.comparisons > 300)
        }
    }
}
