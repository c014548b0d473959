#if canImport(UIKit)
import Parallax
import ParallaxUIKit
import Testing
import UIKit

/// What has to hold on a device as it does on the stand-ins, through UIKit's own interface alone.
@MainActor @Suite(.serialized) struct OnDeviceTests {
    nonisolated static let effects: [Effect] = [
        .drift(.fit), .drift(speed: 0.8), .drift(.ahead),
        Effect { Track(.opacity, over: .phase, .linear(through: [(-1, 0.2), (0, 1), (1, 0.2)])) },
    ]

    @Test(arguments: effects.indices)
    func `every visible picture is where the engine has it, the first frame of every cell included`(
        index: Int
    ) {
        let screen = PictureScreen(Self.effects[index])
        var frames = 0
        for offset in [0, 1, 37.5, 400, 1300, 1299, 5000, 9156, 0, -80, -300, 900] as [CGFloat] {
            screen.show(at: offset)
            for case let cell as PictureCell in screen.table.visibleCells {
                #expect(screen.distance(of: cell) < 0.001)
                frames += 1
            }
        }
        #expect(frames > 30)
    }

    @Test func `cells are reused through two thousand points, and nothing of another row is left`() {
        let screen = PictureScreen(.drift(.fit))
        for step in 0..<200 {
            screen.show(at: CGFloat(step) * 41)
            for case let cell as PictureCell in screen.table.visibleCells {
                #expect(screen.distance(of: cell) < 0.001)
            }
        }
    }

    @Test func `a reload and a change of size are followed at once`() {
        let screen = PictureScreen(.drift(.fit))
        screen.show(at: 700)
        screen.table.reloadData()
        screen.table.reloadData()
        screen.show(at: 700)
        for case let cell as PictureCell in screen.table.visibleCells {
            #expect(screen.distance(of: cell) < 0.001)
        }
        screen.table.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        screen.show(at: 700)
        for case let cell as PictureCell in screen.table.visibleCells {
            #expect(screen.distance(of: cell) < 0.001)
        }
    }

    @Test func `reduced motion leaves pictures with their rows`() {
        let screen = PictureScreen(.drift(.fit))
        screen.show(at: 300)
        screen.effects.policy = .reduced
        screen.show(at: 301)
        for case let cell as PictureCell in screen.table.visibleCells {
            #expect(CATransform3DIsIdentity(cell.picture.layer.transform))
        }
    }

    @Test func `a pulled header is stretched exactly as far as the pull opens, and leaves at half speed`() {
        let screen = PictureScreen(.none, rowHeight: 60)
        let cover = UIImageView(frame: .zero)
        screen.effects.header = StretchyHeader(cover, height: 300)
        for travel in [0, -100, 150, 299, 0] as [CGFloat] {
            screen.show(at: travel)
            let transform = cover.layer.transform
            #expect(abs(transform.m22 - max(1, (300 - travel) / 300)) < 0.001)
            #expect(abs(cover.alpha - min(max(1 - travel / 300, 0), 1)) < 0.001)
            let first = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
            #expect(abs(first.minY - 300) < 0.001)
        }
    }

    @Test func `everything is undone by detach, and when the effects go`() {
        let screen = PictureScreen(.drift(.fit))
        screen.show(at: 700)
        let cells = screen.table.visibleCells.compactMap { $0 as? PictureCell }
        #expect(cells.contains { !CATransform3DIsIdentity($0.picture.layer.transform) })
        screen.effects.detach()
        #expect(cells.allSatisfy { CATransform3DIsIdentity($0.picture.layer.transform) })
    }

    @Test func `the scroll view's delegate and insets stay the app's own`() {
        let screen = PictureScreen(.drift(.fit))
        let cover = UIImageView(frame: .zero)
        screen.effects.header = StretchyHeader(cover, height: 300)
        screen.effects.entrance = .rise()
        screen.show(at: 200)
        #expect(screen.table.delegate == nil)
        #expect(screen.table.contentInset == .zero)
    }
}
#endif
