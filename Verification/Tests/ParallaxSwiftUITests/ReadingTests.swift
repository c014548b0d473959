import SwiftUI
import Testing

@testable import SwiftUIExamples

extension ShellTests {
    /// Whether the words of the example screens can be read.
    @MainActor @Suite(.clean) struct ReadingTests {
        /// The least contrast of a text's letters to what may lie behind them: a picture may be of any colour.
        private func contrast(of text: StandInNode, on screen: Screen) -> Double {
            let scheme = screen.host.colorScheme
            let (width, height) = (text.frame.width, text.frame.height)
            let points = [0.01, 0.5, 0.99].map {
                CGPoint(x: text.frame.minX + width / 2, y: text.frame.minY + $0 * height)
            }
            var least = Double.infinity
            for point in points {
                var behind = [BackgroundStyle().standInTint(scheme, at: 0)]
                for node in screen.host.root.tree {
                    if node === text { break }
                    guard node.children.isEmpty, node.frame.contains(point) else { continue }
                    if node.view is Image {
                        behind = [StandInTint(grey: 0), StandInTint(grey: 1)]
                    } else if let fill = node.view as? any StandInFilled {
                        var tint = fill.standInStyle.standInTint(
                            scheme, at: (point.y - node.frame.minY) / node.frame.height)
                        tint.opacity *= node.shownOpacity
                        behind = behind.map(tint.over)
                    }
                }
                let letters = text.standInForeground.standInTint(scheme, at: 0)
                least = min(least, behind.map(letters.contrast).min()!)
            }
            return least
        }

        @Test(arguments: [ColorScheme.light, .dark])
        func `all words can be read, in the light and in the dark, over any picture`(scheme: ColorScheme) {
            for view in [AnyView(Showroom()), AnyView(CoverAndRows()), AnyView(Captions())] {
                let screen = Screen(view, safeArea: EdgeInsets(top: 47, bottom: 34))
                screen.host.colorScheme = scheme
                screen.commit()
                screen.host.advance(by: 1)
                screen.scroll(to: 170)
                let texts = screen.host.nodes {
                    ($0.view as? Text).map { !$0.string.isEmpty } == true && $0.shownOpacity > 0
                }
                #expect(texts.count >= 4)
                for text in texts {
                    let contrast = contrast(of: text, on: screen)
                    #expect(contrast >= 4.5, "\((text.view as! Text).string): \(contrast)")
                }
            }
        }
    }
}
