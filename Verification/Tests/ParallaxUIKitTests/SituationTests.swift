import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// What the engine hears of a scroll view.
    @MainActor @Suite struct SituationTests {
        private func shown(_ effect: Effect, _ prepare: (UIScrollView) -> Void) -> (
            UIView, Screen, ScrollEffects
        ) {
            let scrollView = UIScrollView(frame: .zero)
            let view = UIView(frame: CGRect(x: 100, y: 600, width: 200, height: 100))
            scrollView.addSubview(view)
            prepare(scrollView)
            let effects = ScrollEffects(scrollView)
            effects.apply(effect, to: view)
            let screen = Screen(scrollView)
            screen.commit()
            return (view, screen, effects)
        }

        // F11: a map, say, is larger on both sides.
        @Test(arguments: [
            (CGSize(width: 390, height: 3000), ScrollAxis.vertical),
            (CGSize(width: 390, height: 800), .vertical),
            (CGSize(width: 2000, height: 844), .horizontal), (CGSize(width: 2000, height: 800), .horizontal),
            (CGSize(width: 2000, height: 3000), .vertical), (CGSize(width: 2000, height: 845), .vertical),
        ])
        func `content scrolls down, unless only its width is larger than the viewport's`(
            content: CGSize, axis: ScrollAxis
        ) {
            let (view, _, effects) = shown(.drift(speed: 0.5)) { $0.contentSize = content }
            let pose = Effect.drift(speed: 0.5).pose(
                item: axis == .vertical ? 600..<700 : 100..<300,
                viewport: axis == .vertical ? 0..<844 : 0..<390, axis: axis)
            defer { effects.detach() }
            #expect(pose.translation != .zero)
            #expect(
                view.layer.transform == CATransform3DMakeTranslation(pose.translationX, pose.translationY, 0))
        }

        // F11: sizes that are rounded, and content that bounces though it fits.
        @Test(arguments: [
            (CGSize(width: 900, height: 844.4), false, false, ScrollAxis.horizontal),
            (CGSize(width: 390.4, height: 3000), true, false, .vertical),
            (CGSize(width: 390, height: 844), true, false, .horizontal),
            (CGSize(width: 390, height: 844), false, true, .vertical),
            (CGSize(width: 390, height: 844), true, true, .vertical),
            (CGSize(width: 900, height: 3000), true, false, .vertical),
        ])
        func `half a point is no way to scroll, and content that fits goes the way it bounces`(
            content: CGSize, across: Bool, down: Bool, axis: ScrollAxis
        ) {
            let effect = Effect {
                Track(.translationX, over: .overscroll(per: .points), .proportional(1))
            }
            let (view, screen, effects) = shown(effect) {
                $0.contentSize = content
                ($0.alwaysBounceHorizontal, $0.alwaysBounceVertical) = (across, down)
            }
            defer { effects.detach() }
            screen.scrollView.contentOffset = CGPoint(x: -30, y: -20)
            screen.commit()
            #expect(view.layer.transform.m41 == (axis == .horizontal ? -30 : -20))
        }

        // F1: at rest in its lower inset, a list is not pulled.
        @Test(arguments: [0.0, 100], [0.0, 47])
        func `insets belong to what can be scrolled through`(bottom: Double, top: Double) {
            let effect = Effect { Track(.translationY, over: .overscroll(per: .points), .proportional(1)) }
            let (view, screen, effects) = shown(effect) {
                $0.contentSize = CGSize(width: 390, height: 2000)
                $0.contentInset = UIEdgeInsets(top: top, bottom: bottom)
            }
            defer { effects.detach() }
            let end = 2000 + top + bottom - 844
            for (travel, pull) in [(-30.0, -30.0), (0, 0), (end - bottom, 0), (end, 0), (end + 30, 30)] {
                screen.travel = travel
                screen.commit()
                #expect((view.layer.transform.m42 - pull).magnitude < 1e-9, "\(travel)")
            }
        }
    }
}
