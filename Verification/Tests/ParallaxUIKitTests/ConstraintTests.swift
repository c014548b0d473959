import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// One constraint of each kind, moved.
    @MainActor @Suite struct ConstraintTests {
        private func constraint(
            _ picture: UIView, _ holder: UIView, _ attribute: NSLayoutConstraint.Attribute, pictureFirst: Bool
        ) -> NSLayoutConstraint {
            let (first, second) = pictureFirst ? (picture, holder) : (holder, picture)
            return NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                multiplier: 1, constant: 7)
        }

        // F12, case 107; F11: the sign is the constraint's own, for each attribute and either order of its items.
        @Test(arguments: [true, false], [false, true])
        func `the sign of every attribute is read from the constraint`(pictureFirst: Bool, mirrored: Bool) {
            let (down, across): ([NSLayoutConstraint.Attribute], [NSLayoutConstraint.Attribute]) = (
                [
                    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                    .centerYWithinMargins,
                ],
                [
                    .left, .right, .leading, .trailing, .centerX, .leftMargin, .leadingMargin,
                    .trailingMargin,
                    .centerXWithinMargins,
                ]
            )
            for (isAcross, attributes) in [(false, down), (true, across)] {
                for attribute in attributes {
                    let scrollView = UIScrollView(frame: .zero)
                    let (holder, picture) = (
                        UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), UIView()
                    )
                    picture.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
                    scrollView.semanticContentAttribute = picture.semanticContentAttribute
                    picture.frame = holder.bounds
                    holder.addSubview(picture)
                    scrollView.addSubview(holder)
                    scrollView.contentSize = CGSize(width: isAcross ? 900 : 300, height: isAcross ? 300 : 900)
                    let effects = ScrollEffects(scrollView)
                    effects.axis = isAcross ? .horizontal : .vertical
                    let moved = constraint(picture, holder, attribute, pictureFirst: pictureFirst)
                    effects.apply(.drift(speed: 0.5), to: picture, in: holder, through: [moved])
                    let screen = Screen(scrollView, size: CGSize(width: 300, height: 300))
                    for place in [0.0, 60] {
                        scrollView.contentOffset = CGPoint(x: isAcross ? place : 0, y: isAcross ? 0 : place)
                        screen.commit()
                        // Behind the list by half of the way to the viewport's middle, to the right or down.
                        let way = -0.5 * (150 - place - 150)
                        let counts: [NSLayoutConstraint.Attribute] = [
                            .leading, .trailing, .leadingMargin, .trailingMargin,
                        ]
                        let turns = mirrored && counts.contains(attribute)
                        let sign: Double = pictureFirst != turns ? 1 : -1
                        #expect(
                            (moved.constant - (7 + sign * way)).magnitude < 1e-9,
                            "\(attribute.rawValue), \(pictureFirst), \(mirrored), at \(place)")
                        #expect(CATransform3DIsIdentity(picture.layer.transform))
                    }
                    effects.remove(from: picture)
                    #expect(moved.constant == 7)
                }
            }
        }

        // F6, F12: other constraints, another effect, no constraints: the old ones have their constants back.
        @Test func `constraints that are taken away have their own constants back`() {
            let scrollView = UIScrollView(frame: .zero)
            let (holder, picture) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            holder.addSubview(picture)
            scrollView.addSubview(holder)
            let effects = ScrollEffects(scrollView)
            let kinds: [NSLayoutConstraint.Attribute] = [.top, .bottom]
            let both = kinds.map { constraint(picture, holder, $0, pictureFirst: true) }
            let screen = Screen(scrollView)
            effects.apply(.drift(speed: 0.5), to: picture, in: holder, through: both)
            screen.commit()
            #expect(both[0].constant != 7 && both[1].constant != 7)
            effects.apply(.drift(speed: 0.5), to: picture, in: holder, through: [both[1]])
            screen.commit()
            #expect(both[0].constant == 7 && both[1].constant != 7)
            effects.apply(.drift(speed: 0.5), to: picture, in: holder)
            screen.commit()
            #expect(both[0].constant == 7 && both[1].constant == 7)
            #expect(!CATransform3DIsIdentity(picture.layer.transform))
        }

        // F12: the first item is twice as far down as the second one, or half as far.
        @Test(arguments: [2, 0.5, -1.0], [true, false])
        func `a constraint with a multiplier moves the view as far as the effect says`(
            multiplier: CGFloat, pictureFirst: Bool
        ) {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let holder = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            let picture = UIView(frame: holder.bounds)
            scrollView.addSubview(holder)
            holder.addSubview(picture)
            let (first, second) = pictureFirst ? (picture, holder) : (holder, picture)
            let moved = NSLayoutConstraint(
                item: first, attribute: .centerY, relatedBy: .equal, toItem: second, attribute: .centerY,
                multiplier: multiplier, constant: 7)
            let effects = ScrollEffects(scrollView)
            effects.apply(.drift(speed: 0.5), to: picture, in: holder, through: [moved])
            Screen(scrollView).commit()
            // first = second · multiplier + constant, and the holder stays.
            let change = moved.constant - 7
            let way = pictureFirst ? change : -change / multiplier
            #expect((way - 0.5 * (422 - 200)).magnitude < 1e-9)
        }
    }
}
