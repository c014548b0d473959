import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    @MainActor @Suite struct DriftTests {
        static func stage(_ size: CGSize, effect: Effect, inset: UIEdgeInsets = .zero) -> Stage {
            var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
            stage.insets = Insets(top: inset.top, bottom: inset.bottom)
            stage.rows = Rows(
                RowHeights(count: 10, height: 250),
                picture: PicturePart(length: Extent(ofScreen: 0.5), effect: effect),
                title: .centred(height: 45))
            return stage
        }

        static func list() -> PictureList {
            PictureList(rows: 10, height: 250) { bounds, window in
                max((window?.bounds.height ?? 0) / 2, bounds.height)
            }
        }

        static func check(
            _ list: PictureList, _ stage: Stage, _ travel: Double,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let layout = stage.layout(at: travel)
            for row in 0..<list.rows {
                let cell = list.cell(row)
                expect(
                    cell, shows: layout.layer(.row, row), "row at \(travel)", sourceLocation: sourceLocation)
                expect(
                    cell?.picture, shows: layout.layer(.rowPicture, row), "at \(travel)",
                    sourceLocation: sourceLocation)
                expect(
                    cell?.title, shows: layout.layer(.rowTitle, row), "at \(travel)",
                    sourceLocation: sourceLocation)
            }
        }

        enum Hook: CaseIterable { case configuration, willDisplay }

        @Test(arguments: [false, true], Hook.allCases)
        func `every frame of a drifting table is the engine's, the first one of every cell included`(
            recyclesFirst: Bool, hook: Hook
        ) {
            StandInFidelity.recyclesFirst = recyclesFirst
            StandInFidelity.keepsReusedCells = recyclesFirst
            StandInFidelity.insertsOnTop = recyclesFirst
            defer { StandInFidelity.insertsOnTop = false }
            for effect in [Effect.drift(speed: 0.8), .drift(.fit), .drift(.ahead)] {
                for safeArea in [UIEdgeInsets.zero, UIEdgeInsets(top: 91, bottom: 34)] {
                    let list = Self.list()
                    let effects = ScrollEffects(list.table)
                    let join: (PictureCell, IndexPath) -> Void = { cell, _ in
                        effects.apply(effect, to: cell.picture, in: cell)
                    }
                    if hook == .configuration { list.configure = join } else { list.willDisplay = join }
                    let screen = Screen(list.table, safeArea: safeArea)
                    screen.commit()
                    let stage = Self.stage(screen.window.bounds.size, effect: effect, inset: safeArea)
                    screen.play(.tour, in: stage) { travel in Self.check(list, stage, travel) }
                    #expect(list.made < 9)
                }
            }
        }

        @Test func `a change of the viewport's height alone is followed`() {
            let list = PictureList(rows: 30, height: 100) { bounds, _ in 1.5 * bounds.height }
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            for height in [500.0, 844, 300] {
                list.table.frame = CGRect(x: 0, y: 0, width: 390, height: height)
                screen.commit()
                var stage = Stage(screen: Dimensions(width: 390, height: 844))
                stage.viewport.height = height
                stage.rows = Rows(
                    RowHeights(count: 30, height: 100),
                    picture: PicturePart(length: Extent(ofItem: 1.5), effect: .drift(.fit)))
                let layout = stage.layout(at: 0)
                for row in 0..<30 { expect(list.cell(row)?.picture, shows: layout.layer(.rowPicture, row)) }
            }
        }
    }
}
