import Parallax
import ParallaxUIKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ReuseTests {
    // JBParallaxCell#7, #5, AnimatedCollectionViewLayout S12 (F4, F6): a reused cell kept the pose of its last row.
    @Test(arguments: [false, true], [false, true])
    func
        `a thousand random steps of scrolling, reloading, inserting and deleting leave every row the engine's`(
            recyclesFirst: Bool, keepsCells: Bool
        )
    {
        StandInFidelity.recyclesFirst = recyclesFirst
        StandInFidelity.keepsReusedCells = keepsCells
        defer { UIAccessibility.standInSetReduceMotion(false) }
        var random = SeededNumbers(recyclesFirst ? 11 : 12)
        let list = DriftTests.list()
        list.rows = 12
        let screen = Screen(list.table, safeArea: UIEdgeInsets(top: 47, bottom: 34))
        let effects = ScrollEffects(list.table)
        effects.entrance = .rise()
        // Rows of two kinds share their cells: every third one does not drift.
        let drift = Effect.drift(.fit).adding(
            Effect { Track(.opacity, over: .phase, .linear(from: (-1, 0.5), to: (1, 1))) })
        list.configure = { cell, path in
            if path.row % 3 == 2 {
                effects.remove(from: cell.picture)
            } else {
                effects.apply(drift, to: cell.picture, in: cell)
            }
        }
        var stage = DriftTests.stage(
            screen.window.bounds.size, effect: drift, inset: UIEdgeInsets(top: 47, bottom: 34))
        stage.rows.entrance = .rise()
        var appearances = Appearances()
        func appear() { appearances.update(live: stage.liveRows(at: screen.travel), at: screen.seconds) }
        screen.commit()
        appear()
        for step in 0..<250 {
            let kind = Int.random(in: 0..<10, using: &random)
            switch kind {
            case 0: list.table.reloadData()
            case 1:
                list.table.reloadData()
                list.table.reloadData()
            case 2:
                let row = Int.random(in: 0..<list.rows, using: &random)
                list.table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
            case 3:
                list.rows += 1
                list.table.insertRows(at: [IndexPath(row: list.rows - 1, section: 0)], with: .none)
            case 4 where list.rows > 6:
                list.rows -= 1
                list.table.deleteRows(at: [IndexPath(row: list.rows, section: 0)], with: .none)
            case 5: UIAccessibility.standInSetReduceMotion(Bool.random(using: &random))
            case 6: screen.travel += 900
            case 7: screen.travel -= 900
            default: screen.travel = Double.random(in: -200...2600, using: &random)
            }
            screen.commit()
            stage.rows.heights = RowHeights(count: list.rows, height: 250)
            stage.policy = UIAccessibility.isReduceMotionEnabled ? .reduced : .full
            appear()
            // What moves along with rows that come and go has come to its place after 0.3 s.
            screen.advance(
                by: Double.random(in: kind == 3 || kind == 4 ? 0.3...0.5 : 0...0.5, using: &random))
            let layout = stage.layout(at: screen.travel, ages: .recorded(appearances, now: screen.seconds))
            for row in 0..<list.rows {
                let place = "step \(step), at \(screen.travel)"
                expect(list.cell(row), shows: layout.layer(.row, row), within: 0.01, place)
                guard let picture = list.cell(row)?.picture else { continue }
                if row % 3 == 2 {
                    #expect(CATransform3DIsIdentity(picture.layer.transform) && picture.alpha == 1)
                } else {
                    expect(picture, shows: layout.layer(.rowPicture, row), within: 0.01, place)
                }
            }
        }
        effects.detach()
        for cell in list.table.subviews.compactMap({ $0 as? PictureCell }) {
            #expect(CATransform3DIsIdentity(cell.picture.layer.transform) && cell.picture.alpha == 1)
        }
    }

    @Test
    func `a row that enters within an animation of the list does not glide from where the last one was`() {
        let list = DriftTests.list()
        list.rows = 3
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        var stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
        screen.commit()
        for _ in 0..<3 {
            UIView.animate(withDuration: 0.3) {
                list.table.reloadData(); screen.commit()
            }
            stage.rows.heights = RowHeights(count: list.rows, height: 250)
            for row in 0..<list.rows {
                expect(
                    list.cell(row)?.picture, shows: stage.layout(at: screen.travel).layer(.rowPicture, row))
            }
            list.rows += 1
            screen.travel += 60
        }
    }

    @Test func `within an animation of the app what is there already moves along`() {
        let list = DriftTests.list()
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        let start = list.cell(1)!.picture.layer.transform.m42
        UIView.animate(withDuration: 0.4) { screen.travel = 100 }
        screen.commit()
        #expect(list.cell(1)!.picture.layer.standInShownTransform.m42 == start)
        screen.advance(by: 0.2)
        let end = list.cell(1)!.picture.layer.transform.m42
        #expect(abs(list.cell(1)!.picture.layer.standInShownTransform.m42 - (start + end) / 2) < 1e-6)
    }

    // JBParallaxCell#5 (F4).
    @Test func `a screen that is popped back to is right in its first frame`() {
        let list = DriftTests.list()
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        let stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
        screen.commit()
        list.table.removeFromSuperview()
        screen.travel = 610
        screen.window.addSubview(list.table)
        screen.commit()
        DriftTests.check(list, stage, 610)
    }

    // ScrollKit#1 (F3): the header of a list in a side bar had height 0; SwiftUI header #62: global frames.
    @Test func `where the list lies on the screen changes nothing inside it`() {
        let list = DriftTests.list()
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        effects.policy = .full
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        screen.travel = 333
        screen.commit()
        let before = (0..<10).map { list.cell($0)?.picture.layer.transform }
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.window.addSubview(holder)
        holder.addSubview(list.table)
        for origin in [CGPoint(x: 320, y: 0), CGPoint(x: -100, y: 250)] {
            holder.center = CGPoint(x: origin.x + 195, y: origin.y + 422)
            holder.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            screen.commit()
            screen.travel = 334
            screen.commit()
            screen.travel = 333
            screen.commit()
            #expect((0..<10).map { list.cell($0)?.picture.layer.transform } == before)
        }
    }

    @Test func `rows follow a list that is turned, split and made small`() {
        let list = DriftTests.list()
        let screen = Screen(list.table)
        let effects = ScrollEffects(list.table)
        list.configure = { cell, _ in effects.apply(.drift(.fit), to: cell.picture, in: cell) }
        screen.commit()
        screen.travel = 400
        for (width, height) in [(844.0, 390.0), (320, 568), (1366, 1024), (390, 844)] {
            screen.resize(to: CGSize(width: width, height: height))
            let stage = DriftTests.stage(CGSize(width: width, height: height), effect: .drift(.fit))
            DriftTests.check(list, stage, screen.travel)
        }
    }

    @Test func `pictures that find their scroll view by themselves are the engine's, without any call`() {
        let list = PictureList(rows: 10, height: 250) { bounds, _ in bounds.height }
        let screen = Screen(list.table)
        list.configure = { cell, _ in
            if cell.own == nil {
                let picture = DriftingImageView(length: Extent(ofScreen: 0.5))
                picture.frame = cell.bounds
                picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                cell.addSubview(picture)
                cell.own = picture
            }
        }
        let stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(.fit))
        screen.commit()
        screen.play([.drag(-200), .flick(-1800), .wait, .jump(0), .drag(300), .wait], in: stage) { travel in
            let layout = stage.layout(at: travel)
            for row in 0..<10 {
                expect(
                    list.cell(row)?.own?.subviews.first, shows: layout.layer(.rowPicture, row), "at \(travel)"
                )
            }
        }
    }
}
