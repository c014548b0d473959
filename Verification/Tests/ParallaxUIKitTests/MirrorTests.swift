import Looking
import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// Lists that are read from the right.
    @MainActor @Suite struct MirrorTests {
        // F11, case 97: a negative scale would mirror pictures and words as well.
        @Test(arguments: [Effect.rise(), .turn()], [false, true])
        func `from right to left no part of a list with a header and entrances is turned inside out`(
            entrance: Effect, shrinks: Bool
        ) {
            let list = DriftTests.list()
            list.table.semanticContentAttribute = .forceRightToLeft
            let effects = ScrollEffects(list.table)
            let drift =
                shrinks
                ? Effect.drift(.fit).adding(
                    Effect {
                        Track(.scale, over: .phase, .linear(through: [(-1, 0.7), (0, 1), (1, 0.8)]))
                        Track(.translationX, over: .phase, .proportional(20))
                    }) : .drift(.fit)
            list.configure = { cell, _ in effects.apply(drift, to: cell.picture, in: cell) }
            effects.entrance = entrance
            let bar = UINavigationBar(frame: .zero)
            effects.header = StretchyHeader(UIView(frame: .zero), height: 300, bar: bar)
            let screen = Screen(list.table)
            bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            screen.window.addSubview(bar)
            screen.commit()
            var stage = DriftTests.stage(screen.window.bounds.size, effect: drift)
            stage.direction = .rightToLeft
            stage.header = Header(height: 300)
            stage.bar = Bar(height: 44)
            stage.rows.entrance = entrance
            var appearances = Appearances()
            var moved = 0
            screen.play(.tour, in: stage) { travel in
                appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
                let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
                let near = 3 * EntranceTests.near
                expect(effects.header?.cover, shows: layout.layer(.headerPicture), "at \(travel)")
                expect(effects.header?.backdrop, shows: layout.layer(.bar), "at \(travel)")
                for row in 0..<list.rows {
                    expect(list.cell(row), shows: layout.layer(.row, row), within: near, "at \(travel)")
                    expect(
                        list.cell(row)?.picture, shows: layout.layer(.rowPicture, row), within: 2 * near,
                        "at \(travel)")
                }
                for view in list.table.tree {
                    for map in [view.layer.transform, view.layer.standInShownTransform] {
                        if !CATransform3DIsIdentity(map) { moved += 1 }
                        #expect(map.m11 > 0 && map.m22 > 0, "\(type(of: view)) at \(travel)")
                    }
                    let quad = view.shownQuad
                    #expect(quad.topLeft.x <= quad.topRight.x, "\(type(of: view)) at \(travel)")
                }
            }
            #expect(moved > 1000)
        }
    }
}
