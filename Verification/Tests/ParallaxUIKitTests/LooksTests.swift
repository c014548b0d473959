import Dice
import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// What is given back when an effect lets go of a view: what it has written, and nothing else.
    @MainActor @Suite struct LooksTests {
        private static let kinds: [Effect] = [
            .drift(speed: 0.5), .pageFade,
            Effect {
                Track(.shadowOpacity, over: .phase, .constant(0.5))
                Track(.shadowRadius, over: .phase, .constant(9))
                Track(.shadowX, over: .phase, .constant(4))
                Track(.shadowY, over: .phase, .constant(5))
            },
            Effect {
                Track(.opacity, over: .phase, .constant(0.5))
                Track(.shadowOpacity, over: .phase, .constant(0.5))
            },
        ]

        private struct Look: Equatable {
            var alpha: CGFloat
            var shadowOpacity: Float
            var shadowRadius: CGFloat
            var shadowOffset: CGSize

            @MainActor init(of view: UIView) {
                (alpha, shadowOpacity) = (view.alpha, view.layer.shadowOpacity)
                (shadowRadius, shadowOffset) = (view.layer.shadowRadius, view.layer.shadowOffset)
            }
        }

        /// A view whose looks are the app's own.
        private func change(_ view: UIView, _ dice: inout Dice, fade: Bool = true, shadow: Bool = true) {
            if fade { view.alpha = CGFloat(Float(dice.number(0...1))) }
            guard shadow else { return }
            view.layer.shadowOpacity = Float(dice.number(0...1))
            view.layer.shadowRadius = dice.number(0...20)
            view.layer.shadowOffset = CGSize(width: dice.number(-9...9), height: dice.number(-9...9))
        }

        private func writes(_ effect: Effect) -> (fade: Bool, shadow: Bool) {
            let channels = effect.tracks.map(\.channel)
            return (channels.contains(.opacity), channels.contains(.shadowOpacity))
        }

        // F13: a picture that is invisible while it loads, and not any longer when the effect goes.
        @Test func `a picture that the app fades in stays so when its drift is removed`() {
            let scrollView = UIScrollView(frame: .zero)
            let picture = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            picture.alpha = 0
            scrollView.addSubview(picture)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.8), to: picture)
            let screen = Screen(scrollView)
            screen.commit()
            picture.alpha = 1
            effects.remove(from: picture)
            #expect(picture.alpha == 1)
        }

        enum Way: CaseIterable { case remove, detach, letGo }

        // F6 and F13: through every change of effect, the app's own changes in between.
        @Test(arguments: Way.allCases)
        func `what an effect does not write is the app's, and what it writes is given back as it was`(
            way: Way
        ) {
            var dice = Dice(31)
            for _ in 0..<100 {
                let scrollView = UIScrollView(frame: .zero)
                let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
                scrollView.addSubview(view)
                let screen = Screen(scrollView)
                var effects: ScrollEffects? = ScrollEffects(scrollView)
                change(view, &dice)
                var own = Look(of: view)
                var (fade, shadow) = (false, false)
                for _ in 0..<6 {
                    let effect = Self.kinds[dice.index(Self.kinds.count)]
                    effects?.apply(effect, to: view)
                    (fade, shadow) = writes(effect)
                    screen.commit()
                    // The app goes on with what is its own.
                    change(view, &dice, fade: !fade, shadow: !shadow)
                    if !fade { own.alpha = view.alpha }
                    if !shadow {
                        let alpha = own.alpha
                        own = Look(of: view)
                        own.alpha = alpha
                    }
                }
                switch way {
                case .remove: effects?.remove(from: view)
                case .detach: effects?.detach()
                case .letGo: effects = nil
                }
                #expect(Look(of: view) == own)
                #expect(CATransform3DIsIdentity(view.layer.transform))
                effects = nil
            }
        }

        // The picture of a header is the app's own, too.
        @Test func `a header's cover keeps what the header does not write`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            let cover = UIView(frame: .zero)
            cover.alpha = 0.25
            let effects = ScrollEffects(scrollView)
            effects.header = StretchyHeader(cover, height: 300, effect: .drift(speed: 0.5))
            let screen = Screen(scrollView)
            screen.commit()
            cover.alpha = 0.75
            cover.layer.shadowOpacity = 0.5
            effects.header?.effect = .pageFade
            screen.commit()
            #expect(cover.alpha != 0.75)
            effects.header = nil
            #expect(cover.alpha == 0.75 && cover.layer.shadowOpacity == 0.5)
        }
    }
}
