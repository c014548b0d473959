import Parallax
import Testing
import UIKit

@testable import ParallaxUIKit

extension ShellTests {
    /// What several effects say and do of one list, one view, or one picture.
    @MainActor @Suite struct SeveralEffectsTests {
        // F13: what was said of a list goes with who said it, though pictures in the list look after themselves, and stay.
        @Test func `what was said of a list is forgotten once everything is undone`() {
            let list = PlainPictureList(heights: Array(repeating: 200, count: 20))
            let screen = Screen(list.table)
            screen.commit()
            let shown = { list.cell(0)!.picture.subviews[0].layer.transform.m42 }
            let drift = shown()
            #expect(drift != 0)
            let effects = ScrollEffects(list.table)
            effects.policy = MotionPolicy.none
            effects.axis = .horizontal
            effects.keepsPage = true
            effects.pageSpacing = 30
            screen.commit()
            #expect(shown() == 0)
            effects.detach()
            screen.commit()
            #expect(shown() == drift)
            for effects in [effects, ScrollEffects(list.table)] {
                #expect(effects.policy == nil && effects.axis == nil)
                #expect(!effects.keepsPage && effects.pageSpacing == 0)
            }
            // Afterwards nothing is heard any longer.
            effects.policy = MotionPolicy.none
            screen.commit()
            #expect(effects.policy == nil && shown() == drift)
        }

        // F13: of two that say different things, the later one is right as long as it is there.
        @Test
        func `what the first one says holds where the second one says nothing, and again once that goes`() {
            let list = PlainPictureList(heights: Array(repeating: 200, count: 20))
            let screen = Screen(list.table)
            let first = ScrollEffects(list.table)
            let second = ScrollEffects(list.table)
            func shown() -> CGFloat {
                screen.commit()
                return list.cell(0)!.picture.subviews[0].layer.transform.m42
            }
            let drift = shown()
            first.policy = MotionPolicy.none
            #expect(shown() == 0 && second.policy == nil)
            second.policy = .full
            #expect(shown() == drift)
            first.policy = .reduced
            #expect(shown() == drift)
            second.detach()
            #expect(shown() == 0)
        }

        // F13: whatever the second one says, and whenever it goes, the first one's header and entrance are not lost.
        @Test func `a second one's settings, and its going, leave the first's header and entrance alone`() {
            let list = DriftTests.list()
            let first = ScrollEffects(list.table)
            first.entrance = .fadeIn(easing: .linear)
            first.header = StretchyHeader(UIView(frame: .zero), height: 200)
            let second = ScrollEffects(list.table)
            second.entersOnce = true
            second.header = nil
            let screen = Screen(list.table)
            screen.commit()
            #expect(first.header?.cover.superview?.superview === list.table)
            #expect(list.cell(0)!.layer.standInShownOpacity == 0)
            second.entrance = .rise()
            second.header = StretchyHeader(UIView(frame: .zero), height: 300)
            screen.commit()
            #expect(first.header?.cover.superview == nil && first.entrance == .fadeIn(easing: .linear))
            #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 300)
            second.detach()
            #expect(second.entrance == .none && second.header == nil)
            second.entrance = .rise()
            #expect(second.entrance == .none)
            screen.commit()
            #expect(first.header?.cover.superview?.superview === list.table)
            #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 200)
            screen.travel = 1200
            screen.commit()
            #expect(list.table.visibleCells.last!.layer.standInShownOpacity == 0)
        }

        // F13: a view has one effect, and its own looks back whoever goes first.
        @Test(arguments: [[0, 1], [1, 0]])
        func `a view under two effects shows the later one, and is as it was once both have gone`(
            order: [Int]
        ) {
            let list = DriftTests.list()
            let both = [ScrollEffects(list.table), ScrollEffects(list.table)]
            let screen = Screen(list.table)
            screen.commit()
            let cell = list.cell(1)!
            both[0].apply(.drift(speed: 0.5), to: cell.picture, in: cell)
            screen.commit()
            let first = cell.picture.layer.transform
            both[1].apply(.drift(speed: 0.8), to: cell.picture, in: cell)
            screen.commit()
            let second = cell.picture.layer.transform
            #expect(!CATransform3DEqualToTransform(first, second))
            // Back to the first one, and to the second one again.
            both[0].apply(.drift(speed: 0.5), to: cell.picture, in: cell)
            screen.commit()
            #expect(CATransform3DEqualToTransform(cell.picture.layer.transform, first))
            both[1].apply(.drift(speed: 0.8), to: cell.picture, in: cell)
            screen.commit()
            both[1].remove(from: cell.picture)
            screen.commit()
            #expect(CATransform3DEqualToTransform(cell.picture.layer.transform, first))
            both[1].apply(.drift(speed: 0.8), to: cell.picture, in: cell)
            both[order[0]].detach()
            screen.commit()
            let left = order[0] == 0 ? second : first
            #expect(CATransform3DEqualToTransform(cell.picture.layer.transform, left))
            both[order[1]].detach()
            #expect(CATransform3DIsIdentity(cell.picture.layer.transform))
        }

        // F13: two tabs with one picture.
        @Test(arguments: [[0, 1], [1, 0]])
        func `a picture of two headers is the later one's, and is as it was once both have gone`(
            order: [Int]
        ) {
            let lists = (0..<2).map { _ in PictureList(rows: 30, height: 60) { bounds, _ in bounds.height } }
            let effects = lists.map { ScrollEffects($0.table) }
            let screens = lists.map { Screen($0.table) }
            let cover = UIView(frame: .zero)
            cover.alpha = 0.5
            for index in 0..<2 {
                effects[index].header = StretchyHeader(cover, height: 300)
                for screen in screens {
                    screen.commit()
                    screen.travel = 100
                    screen.commit()
                }
                #expect(cover.superview?.superview === lists[index].table)
            }
            // What else is said of the first list does not bring it back there.
            effects[0].policy = .full
            for screen in screens { screen.commit() }
            #expect(cover.superview?.superview === lists[1].table)
            effects[0].header?.height = 250
            for screen in screens { screen.commit() }
            #expect(cover.superview?.superview === lists[0].table)
            effects[1].header?.height = 250
            effects[order[0]].header = nil
            for screen in screens { screen.commit() }
            #expect(cover.superview?.superview === lists[order[1]].table && cover.alpha != 0.5)
            effects[order[1]].header = nil
            for screen in screens { screen.commit() }
            #expect(cover.superview == nil && cover.alpha == 0.5 && cover.layer.zPosition == 0)
            #expect(CATransform3DIsIdentity(cover.layer.transform))
        }
    }
}
