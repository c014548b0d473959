import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// For which rows the key frames of an entrance are good, and in which order rows enter.
    @MainActor @Suite struct EntranceFilmTests {
        @Test(arguments: [false, true]) func `a shadow that a row casts while it enters is the engine's`(
            mirrored: Bool
        ) {
            let list = DriftTests.list()
            list.table.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            let effects = ScrollEffects(list.table)
            effects.entrance = .enteringShadow()
            let screen = Screen(list.table)
            screen.commit()
            for _ in 0..<6 {
                let pose = Effect.enteringShadow().pose(
                    at: Cue(item: 0..<250, viewport: 0..<844, age: screen.seconds))
                let layer = list.cell(0)!.layer
                let offset = layer.standInShownShadowOffset
                let near = EntranceFilm.tolerance.points
                #expect((offset.width - (mirrored ? -pose.shadowX : pose.shadowX)).magnitude < near)
                #expect((offset.height - pose.shadowY).magnitude < near)
                #expect(layer.standInShownShadowRadius == 3 && layer.standInShownShadowOpacity == 0.5)
                screen.advance(by: 0.09)
            }
            effects.detach()
        }

        // F10: the screen is turned, and the rows are as large as before.
        @Test func `rows that come after the viewport has another length enter by that one`() {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            effects.entrance = Effect {
                Track(.translationY, over: .age, .linear(from: (0, 0.1), to: (0.5, 0)), in: .viewport)
            }
            let screen = Screen(list.table)
            for height in [844.0, 600, 400] {
                screen.resize(to: CGSize(width: 390, height: height))
                for travel in [1600.0, 0] {
                    screen.travel = travel
                    screen.commit()
                }
                let way = list.cell(0)!.layer.standInShownTransform.m42
                #expect((way - 0.1 * height).magnitude < 1e-9)
                screen.advance(by: 1)
            }
            effects.detach()
        }

        // F16: rows that have come before do not say how later ones are to come.
        @Test func `rows that come after the reading direction or the axis is another enter by that one`() {
            let list = PictureList(rows: 90, height: 100) { bounds, _ in bounds.height }
            let effects = ScrollEffects(list.table)
            effects.entrance = Effect {
                Track(.translation, over: .age, .linear(from: (0, 70), to: (1, 0)))
                Track(.translationX, over: .age, .linear(from: (0, 30), to: (1, 0)))
            }
            let screen = Screen(list.table, size: CGSize(width: 400, height: 400))
            let situations: [(ScrollAxis, UISemanticContentAttribute, CGPoint)] = [
                (.vertical, .forceLeftToRight, CGPoint(x: 30, y: 70)),
                (.vertical, .forceRightToLeft, CGPoint(x: -30, y: 70)),
                (.horizontal, .forceRightToLeft, CGPoint(x: -100, y: 0)),
                (.horizontal, .forceLeftToRight, CGPoint(x: 100, y: 0)),
            ]
            for (index, (axis, direction, way)) in situations.enumerated() {
                effects.axis = axis
                list.table.semanticContentAttribute = direction
                screen.travel = 1000 * Double(index)
                screen.commit()
                for cell in list.table.visibleCells {
                    let shown = cell.layer.standInShownTransform
                    #expect(CGPoint(x: shown.m41, y: shown.m42) == way, "\(axis) \(direction)")
                }
                screen.advance(by: 2)
            }
            effects.detach()
        }

        // F6, case 118: an anchor of the app's own.
        @Test func `rows of one size and several anchor points enter about the same middle`() {
            let grow = Effect { Track(.scale, over: .age, .linear(from: (0, 0.5), to: (0.5, 1))) }
            let list = DriftTests.list()
            let anchors = [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0.25), CGPoint(x: 1, y: 1)]
            list.configure = { cell, path in cell.layer.anchorPoint = anchors[path.row % 3] }
            let effects = ScrollEffects(list.table)
            effects.entrance = grow
            let screen = Screen(list.table)
            screen.commit()
            var stage = DriftTests.stage(screen.window.bounds.size, effect: .none)
            stage.rows.entrance = grow
            for _ in 0..<6 {
                let layout = stage.layout(at: 0, ages: .all(screen.seconds))
                for row in 0..<4 {
                    expect(
                        list.cell(row), shows: layout.layer(.row, row), within: EntranceTests.near,
                        "row \(row) after \(screen.seconds)")
                }
                screen.advance(by: 0.09)
            }
            effects.detach()
        }

        // A collection view names its cells in whichever order it likes.
        @Test func `items that come together follow one another in their order`() {
            let grid = FlowGrid(sections: [3, 20], item: CGSize(width: 390, height: 120))
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            effects.entranceStagger = 0.05
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 0.3)
            let paths = (0..<3).map { ($0, 0) } + (0..<4).map { ($0, 1) }
            for (place, (item, section)) in paths.enumerated() {
                let shown = grid.cell(item, section: section)!.layer.standInShownOpacity
                #expect((shown - (0.3 - 0.05 * Double(place)) / 0.6).magnitude < 1e-6, "\(place)")
            }
            effects.detach()
        }

        // F4, case 115: of an item that only touches the viewport's side there is nothing to be seen.
        @Test func `an item beside the viewport has not come`() {
            let grid = FlowGrid(sections: [6], item: CGSize(width: 130, height: 844))
            grid.layout.scrollDirection = .horizontal
            let effects = ScrollEffects(grid.view)
            effects.entrance = .fadeIn(easing: .linear)
            let screen = Screen(grid.view)
            screen.commit()
            screen.advance(by: 1)
            #expect(grid.cell(2)!.layer.standInShownOpacity == 1)
            screen.commit()
            grid.view.contentOffset.x = 1
            screen.commit()
            #expect(grid.cell(3)!.layer.standInShownOpacity == 0)
            effects.detach()
        }
    }
}
