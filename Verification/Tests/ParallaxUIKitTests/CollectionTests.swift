import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct CollectionTests {
    /// Ten rows of a flow layout with captions' pictures, twice as high as their rows.
    static func captions() -> (ItemList, Stage) {
        let list = ItemList(
            items: 10, layout: UICollectionViewFlowLayout(), overscan: CGSize(width: 0, height: 100))
        list.layout.minimumLineSpacing = 0
        list.layout.itemSize = CGSize(width: 390, height: 200)
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.insets = Insets(top: 47, bottom: 34)
        stage.rows = Rows(
            RowHeights(count: 10, height: 200),
            picture: PicturePart(length: Extent(ofItem: 2), effect: .drift(.fit)))
        return (list, stage)
    }

    @Test(arguments: [false, true]) func `every frame of a drifting, entering collection is the engine's`(
        recyclesFirst: Bool
    ) {
        StandInFidelity.recyclesFirst = recyclesFirst
        StandInFidelity.keepsReusedCells = recyclesFirst
        var (list, stage) = Self.captions()
        let screen = Screen(list.collection, safeArea: UIEdgeInsets(top: 47, bottom: 34))
        let effects = ScrollEffects(list.collection)
        effects.entrance = .rise()
        stage.rows.entrance = .rise()
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        var appearances = Appearances()
        screen.play(.tour, in: stage) { travel in
            appearances.update(live: stage.liveRows(at: travel), at: screen.seconds)
            let layout = stage.layout(at: travel, ages: .recorded(appearances, now: screen.seconds))
            for row in 0..<10 {
                expect(list.cell(row), shows: layout.layer(.row, row), within: 0.01, "at \(travel)")
                expect(
                    list.cell(row)?.picture, shows: layout.layer(.rowPicture, row), within: 0.01,
                    "at \(travel)")
            }
        }
    }

    // CollectionViewPagingLayout#44, #46 (F15): a second reload left the list blank until it was touched.
    @Test func `two reloads at once, and items that come and go, leave every picture where it belongs`() {
        let (list, original) = Self.captions()
        var stage = original
        let screen = Screen(list.collection, safeArea: UIEdgeInsets(top: 47, bottom: 34))
        let effects = ScrollEffects(list.collection)
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        screen.travel = 333
        let steps: [() -> Void] = [
            {
                list.collection.reloadData(); list.collection.reloadData()
            },
            {
                list.items = 14; list.collection.insertItems(at: [])
            },
            {
                list.collection.reloadItems(at: [
                    IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0),
                ])
            },
            {
                list.items = 9; list.collection.deleteItems(at: [])
            },
        ]
        for step in steps {
            step()
            screen.commit()
            stage.rows.heights = RowHeights(count: list.items, height: 200)
            let layout = stage.layout(at: screen.travel)
            for row in 0..<list.items {
                expect(list.cell(row)?.picture, shows: layout.layer(.rowPicture, row))
            }
        }
    }

    // ASCollectionView#144, Gemini#30 (F18): in a section that scrolls across nothing told the effect.
    @Test func `a cell in a section that scrolls across by itself drifts with that section`() {
        let (outer, _) = Self.captions()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        inner.contentSize = CGSize(width: 1200, height: 200)
        let cell = ItemCell(frame: CGRect(x: 300, y: 0, width: 300, height: 200))
        cell.overscan = CGSize(width: 50, height: 0)
        inner.addSubview(cell)
        let screen = Screen(outer.collection)
        outer.collection.addSubview(inner)
        let effects = ScrollEffects(outer.collection)
        effects.apply(.drift(speed: 0.8), to: cell.picture, in: cell)
        screen.commit()
        for x in [0.0, 40, 211.5, 300] {
            inner.contentOffset.x = x
            screen.commit()
            let pose = Effect.drift(speed: 0.8).pose(
                at: Cue(item: 300 - x..<600 - x, viewport: 0..<390, axis: .horizontal))
            #expect(abs(cell.picture.layer.transform.m41 - pose.translationX) < 1e-9)
            #expect(cell.picture.layer.transform.m42 == 0)
        }
        effects.detach()
        #expect(inner.standInObservers.standInCount == 0)
        #expect(outer.collection.standInObservers.standInCount == 0)
    }
}
