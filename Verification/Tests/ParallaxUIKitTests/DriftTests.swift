import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct DriftTests {
    static func stage(_ size: CGSize, effect: Effect, inset: UIEdgeInsets = .zero) -> Stage {
        var stage = Stage(screen: Dimensions(width: size.width, height: size.height))
        stage.insets = Insets(top: inset.top, bottom: inset.bottom)
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: effect), title: .centred(height: 45))
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
            expect(cell, shows: layout.layer(.row, row), "row at \(travel)", sourceLocation: sourceLocation)
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
        for (effect, safeArea) in [
            (Effect.drift(.fit), UIEdgeInsets.zero), (.drift(.ahead), UIEdgeInsets(top: 91, bottom: 34)),
        ] {
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
