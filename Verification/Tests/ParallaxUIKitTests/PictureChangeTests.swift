import Parallax
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// Pictures that look after themselves, when the app changes them.
    @MainActor @Suite struct PictureChangeTests {
        private func list() -> (PlainPictureList, Screen, DriftingImageView) {
            let list = PlainPictureList(heights: Array(repeating: 200, count: 20))
            let screen = Screen(list.table)
            screen.commit()
            return (list, screen, list.cell(0)!.picture)
        }

        // F15: nothing scrolls when it is said.
        @Test func `a picture that is told another length has it in the next frame`() {
            let (list, screen, picture) = list()
            picture.length = Extent(ofItem: 1, points: 100)
            screen.commit()
            #expect(picture.subviews[0].bounds.height == 300)
            withExtendedLifetime(list) {}
        }

        // F15, too.
        @Test func `a picture that is told another effect shows it in the next frame`() {
            let (list, screen, picture) = list()
            picture.effect = .drift(speed: 0.5)
            screen.commit()
            #expect((picture.subviews[0].layer.transform.m42 - 0.5 * (422 - 100)).magnitude < 1e-9)
            withExtendedLifetime(list) {}
        }

        // F16: of a list that scrolls across, the screen's length is its width.
        @Test func `a picture in a list that scrolls across takes its part of the screen's width`() {
            let scrollView = UIScrollView(frame: .zero)
            scrollView.contentSize = CGSize(width: 2000, height: 400)
            let picture = DriftingImageView(length: Extent(ofScreen: 1))
            picture.frame = CGRect(x: 50, y: 0, width: 300, height: 400)
            scrollView.addSubview(picture)
            let screen = Screen(scrollView)
            screen.commit()
            #expect(picture.subviews[0].bounds.size == CGSize(width: 390, height: 400))
            withExtendedLifetime(screen) {}
        }

        // F6: the picture of another list's row does not come gliding from where it was in this one.
        @Test func `a picture that is moved into another list within an animation is in its place at once`() {
            let holder = UIScrollView(frame: .zero)
            let lists = (0..<2).map { index in
                let list = UIScrollView(frame: CGRect(x: 0, y: 422 * index, width: 390, height: 422))
                list.contentSize = CGSize(width: 390, height: 2000)
                holder.addSubview(list)
                return list
            }
            let picture = DriftingImageView(overscan: 40)
            picture.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            lists[0].addSubview(picture)
            let screen = Screen(holder)
            screen.commit()
            let image = picture.subviews[0]
            let before = image.layer.transform
            #expect(!CATransform3DIsIdentity(before))
            UIView.animate(withDuration: 1) {
                picture.frame.origin.y = 300
                lists[1].addSubview(picture)
                screen.window.layoutIfNeeded()
            }
            screen.advance(by: 0.1)
            #expect(!CATransform3DEqualToTransform(image.layer.transform, before))
            #expect(CATransform3DEqualToTransform(image.layer.standInShownTransform, image.layer.transform))
        }
    }
}
