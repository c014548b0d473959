import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PageTests {
    /// Five pages with a text that drifts and fades, and the stage that they are held to.
    @MainActor final class Bench {
        let list: ItemList
        let screen: Screen
        let effects: ScrollEffects
        var stage: Stage

        init(isMirrored: Bool, spacing: Double = 0) {
            list = ItemList(items: 5)
            list.layout.scrollDirection = .horizontal
            list.layout.minimumLineSpacing = spacing
            list.layout.itemSize = CGSize(width: 390, height: 300)
            if isMirrored { list.collection.semanticContentAttribute = .forceRightToLeft }
            screen = Screen(list.collection, size: CGSize(width: 390, height: 300))
            screen.axis = .horizontal
            effects = ScrollEffects(list.collection)
            effects.pageSpacing = spacing
            list.configure = { [unowned effects] cell, _ in
                effects.apply(.pageFade, to: cell)
                effects.apply(.drift(speed: 0.7), to: cell.text, in: cell)
            }
            stage = Stage(screen: Dimensions(width: 390, height: 300), axis: .horizontal)
            stage.pages = Pages(count: 5, spacing: spacing, effect: .pageFade, text: .drift(speed: 0.7))
            stage.direction = isMirrored ? .rightToLeft : .leftToRight
        }

        func check(sourceLocation: SourceLocation = #_sourceLocation) {
            let travel = screen.travel
            let layout = stage.layout(at: travel)
            for page in 0..<5 {
                // A page that touches the screen in its text alone has no cell any longer.
                guard let cell = list.cell(page) else {
                    if let layer = layout.layer(.page, page) {
                        Issue.record("no cell for \(layer)", sourceLocation: sourceLocation)
                    }
                    continue
                }
                expect(cell, shows: layout.layer(.page, page), "at \(travel)", sourceLocation: sourceLocation)
                expect(
                    cell.text, shows: layout.layer(.pageText, page), "at \(travel)",
                    sourceLocation: sourceLocation)
            }
        }

        func resize(to size: CGSize) {
            list.layout.itemSize = size
            stage.screen = Dimensions(width: size.width, height: size.height)
            stage.viewport = Box(x: 0, y: 0, width: size.width, height: size.height)
            screen.resize(to: size)
        }
    }

    @Test(arguments: [false, true], [0.0, 10, 37])
    func `every frame of drifting and fading pages is the engine's, in both reading directions`(
        isMirrored: Bool, spacing: Double
    ) {
        let bench = Bench(isMirrored: isMirrored, spacing: spacing)
        bench.screen.commit()
        #expect(bench.screen.travel == 0)
        bench.check()
        let tour: GestureScript = [
            .drag(-200), .flick(-1500), .wait, .drag(120), .wait, .jump(900), .jump(0), .drag(250), .wait,
            .jump(1e6),
            .drag(-200), .wait,
        ]
        bench.screen.play(tour, in: bench.stage) { _ in bench.check() }
    }

    // FSPagerView#59 (F11): the advice was to mirror the view and mirror the cells back.
    @Test func `right to left nothing is scaled by less than 0, and every frame is the mirrored one`() {
        let (one, other) = (Bench(isMirrored: false), Bench(isMirrored: true))
        one.screen.commit()
        other.screen.commit()
        for travel in stride(from: 0.0, through: 1560, by: 65) {
            for bench in [one, other] {
                bench.screen.travel = travel
                bench.screen.commit()
            }
            for page in 0..<5 {
                guard let a = one.list.cell(page), let b = other.list.cell(page) else { continue }
                for (view, mirrored) in [(a as UIView, b as UIView), (a.text, b.text)] {
                    #expect(distance(view.shownQuad.mirrored(390), mirrored.shownQuad) < 1e-9)
                    #expect(abs(view.shownOpacity - mirrored.shownOpacity) < 1e-6)
                    #expect(mirrored.layer.transform.m11 == 1 && mirrored.layer.transform.m22 == 1)
                }
            }
        }
    }

    // A flow layout leaves its first item at the left in every language unless a subclass says otherwise.
    @Test func `a layout that does not turn around is read as it is`() {
        let list = ItemList(items: 5, layout: UICollectionViewFlowLayout())
        list.layout.scrollDirection = .horizontal
        list.layout.minimumLineSpacing = 0
        list.layout.itemSize = CGSize(width: 390, height: 300)
        list.collection.semanticContentAttribute = .forceRightToLeft
        let screen = Screen(list.collection, size: CGSize(width: 390, height: 300))
        screen.axis = .horizontal
        let effects = ScrollEffects(list.collection)
        list.configure = { cell, _ in effects.apply(.drift(speed: 0.7), to: cell.text, in: cell) }
        screen.commit()
        screen.travel = 195
        screen.commit()
        #expect(abs(list.cell(0)!.text.layer.transform.m41 - 0.3 * 195) < 1e-9)
    }

    // GSKStretchyHeaderView PR#65, BWWalkthrough#46 (F10): pixels were kept instead of the page.
    @Test(arguments: [false, true]) func `page and fraction are kept through four turns and odd sizes`(
        isMirrored: Bool
    ) {
        let bench = Bench(isMirrored: isMirrored)
        bench.effects.keepsPage = true
        bench.screen.commit()
        bench.screen.travel = 390 * 2.25
        bench.screen.commit()
        let sizes = [(844.0, 300.0), (390, 300), (320, 280), (540, 300), (1366, 500), (390, 300)]
        for (width, height) in sizes {
            bench.resize(to: CGSize(width: width, height: height))
            #expect(abs(bench.screen.travel / width - 2.25) < 1e-9)
            bench.check()
        }
    }
}

extension Quad {
    fileprivate func mirrored(_ width: Double) -> Quad {
        func flip(_ point: Vector) -> Vector { Vector(width - point.x, point.y) }
        return Quad(flip(topRight), flip(topLeft), flip(bottomLeft), flip(bottomRight))
    }
}
