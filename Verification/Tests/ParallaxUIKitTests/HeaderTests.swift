import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct HeaderTests {
    @Test(arguments: Header.Edge.allCases, [UIEdgeInsets.zero, UIEdgeInsets(top: 47, bottom: 34)])
    func `every frame of a stretchy header is the engine's, the first one included`(
        edge: Header.Edge, safeArea: UIEdgeInsets
    ) {
        let bench = HeaderBench(edge: edge, safeArea: safeArea)
        bench.screen.commit()
        bench.check()
        bench.screen.play(.tour, in: bench.stage) { _ in bench.check() }
    }

    // MXSegmentedPager#179 (F9): a height off the pixel grid never compares equal to an offset that lies on it.
    @Test(arguments: [266.8, 333.33, 211.125], [1.0, 2.0, 3.0])
    func `heights off the pixel grid rest at rest, and a pull opens no gap`(height: Double, scale: Double) {
        let bench = HeaderBench(height: height)
        bench.screen.commit()
        let pull: GestureScript = [.drag(300), .hold(0.1), .wait, .drag(-150), .drag(700, over: 0.2), .wait]
        bench.screen.play(pull, in: bench.stage, scale: scale) { travel in
            bench.check()
            if travel <= 0 {
                #expect(abs(bench.cover.shownQuad.bottomLeft.y - bench.firstRowTop) < 1e-9)
                #expect(abs(bench.cover.shownQuad.topLeft.y) < 1e-9)
                #expect(bench.cover.shownOpacity == 1)
            }
        }
        #expect(bench.screen.travel == 0)
    }

    // GSKStretchyHeaderView#36, CSStickyHeaderFlowLayout#85 (F1, F2): insets were part of the formula.
    @Test func `the app may change its insets at any time`() {
        let bench = HeaderBench()
        bench.screen.commit()
        var random = SeededNumbers(7)
        for _ in 0..<100 {
            let top = Double(Int.random(in: 0...120, using: &random))
            bench.list.table.contentInset = UIEdgeInsets(top: top, bottom: 20)
            bench.stage.insets = Insets(top: 47 + top, bottom: 54)
            if Bool.random(using: &random) {
                bench.screen.travel = Double(Int.random(in: -200...900, using: &random))
            }
            bench.screen.commit()
            bench.check()
        }
    }

    // MXParallaxHeader#75 (F4, F5): a jump back to the header showed a white strip for a frame.
    @Test func `a jump of 900 points shows the header in the same frame`() {
        let bench = HeaderBench()
        bench.screen.commit()
        for travel in [900.0, 0, 900, -120, 900, 300] {
            bench.scroll(to: travel)
            bench.check()
        }
    }

    // MXParallaxHeader#109, #85 (F4): setters worked only in viewDidAppear.
    @Test func `setters in every order, before and after the first layout, show the same`() {
        let steps: [(HeaderBench) -> Void] = [
            { $0.effects.header = StretchyHeader($0.cover, height: 240) },
            { $0.effects.entrance = .fadeIn(duration: 0.1) },
            { $0.effects.policy = .full },
            { $0.screen.commit() },
        ]
        for order in permutations(of: Array(steps.indices)) {
            let bench = HeaderBench(attach: false)
            for step in order { steps[step](bench) }
            bench.screen.commit()
            bench.screen.advance(by: 0.2)
            bench.stage.header?.height = 240
            bench.check()
            bench.scroll(to: 100)
            bench.screen.advance(by: 0.2)
            bench.check()
        }
    }

    // MXSegmentedPager#44 (F12): a second change of height fought with what the first had left.
    @Test
    func `a height, an edge and a picture that change later hold at once, and leave nothing of the old`() {
        let bench = HeaderBench()
        bench.screen.commit()
        for (height, edge) in [(600.0, Header.Edge.screen), (180, .safeArea), (300, .screen), (0, .screen)] {
            bench.scroll(to: 50)
            bench.effects.header?.height = height
            bench.effects.header?.edge = edge
            bench.stage.header?.height = height
            bench.stage.header?.edge = edge
            bench.screen.commit()
            bench.check()
        }
        let other = UIImageView(frame: .zero)
        bench.effects.header = StretchyHeader(other, height: 300)
        bench.screen.commit()
        #expect(bench.cover.superview == nil && other.superview != nil)
        #expect(bench.list.table.subviews.filter { $0 === other.superview }.count == 1)
    }

    @Test func `the app's own header view lies below the picture, whenever it comes, and is given back`() {
        let bench = HeaderBench(attach: false)
        let table = bench.list.table
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        table.tableHeaderView = own
        bench.effects.header = StretchyHeader(bench.cover, height: 300)
        bench.screen.commit()
        #expect(own.shownQuad.topLeft == Vector(0, 347))
        #expect(bench.firstRowTop == 427)

        let other = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        table.tableHeaderView = other
        bench.screen.commit()
        #expect(own.superview == nil)
        #expect(other.shownQuad.topLeft == Vector(0, 347))
        #expect(bench.firstRowTop == 397)

        bench.effects.header = nil
        bench.screen.commit()
        #expect(table.tableHeaderView === other)
        #expect(bench.firstRowTop == 97)
    }

    // RPH#25, RPH#17 (F14): the refresh control lay behind the header, a label of a cell over it.
    @Test func `the picture lies behind rows and refresh control and before the table's background`() {
        let bench = HeaderBench()
        let table = bench.list.table
        table.refreshControl = UIRefreshControl(frame: .zero)
        table.backgroundView = UIView(frame: .zero)
        bench.screen.commit()
        bench.scroll(to: 200)
        let box = bench.cover.superview!
        func order(_ view: UIView) -> (CGFloat, Int) {
            (view.layer.zPosition, table.subviews.firstIndex { $0 === view } ?? -1)
        }
        #expect(order(table.backgroundView!) < order(box))
        #expect(order(box) < order(table.refreshControl!))
        for cell in table.visibleCells { #expect(order(box) < order(cell)) }
        bench.effects.detach()
        #expect(table.backgroundView!.layer.zPosition == 0)
    }

    // A pulled header still stretches with Reduce Motion: a hole would be worse.
    @Test func `with Reduce Motion the header moves with the list, fades, and still fills a pull`() {
        defer { UIAccessibility.standInSetReduceMotion(false) }
        let bench = HeaderBench()
        bench.screen.commit()
        bench.scroll(to: 120)
        UIAccessibility.standInSetReduceMotion(true)
        bench.stage.policy = .reduced
        bench.screen.commit()
        bench.check()
        bench.screen.play(.tour, in: bench.stage) { _ in bench.check() }
    }

    // MXParallaxHeader#75, GSKStretchyHeaderView#83 (F4).
    @Test(arguments: [0, 1, 10, 100]) func `the first frame is right with few rows, none, and many`(rows: Int)
    {
        let bench = HeaderBench(rows: rows)
        bench.screen.commit()
        bench.check()
        #expect(bench.screen.travel == 0)
        #expect(bench.cover.shownQuad.bottomLeft.y == 347)
    }

    // GSKStretchyHeaderView PR#65 (F10): a stale width after turning.
    @Test func `turning the phone while the header is away, and back, shows it at its new width`() {
        let bench = HeaderBench()
        bench.screen.commit()
        bench.scroll(to: 600)
        for size in [
            CGSize(width: 844, height: 390), CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
        ] {
            bench.screen.resize(to: size)
            bench.stage.screen = Dimensions(width: size.width, height: size.height)
            bench.stage.viewport = Box(x: 0, y: 0, width: size.width, height: size.height)
            bench.check()
            bench.scroll(to: 40)
            bench.check()
        }
    }
}
