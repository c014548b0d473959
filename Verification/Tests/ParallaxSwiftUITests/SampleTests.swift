import Parallax
import Recorded
import SwiftUI
import Testing

@testable import SwiftUIExamples

extension ShellTests {
    /// The example screens against what the tool prints of their stages.
    @MainActor @Suite(.clean) struct SampleTests {
        private func example(_ stage: String) -> AnyView? {
            switch stage {
            case "showroom": AnyView(Showroom())
            case "captions": AnyView(Captions())
            case "window": AnyView(Windows())
            case "stretchy-header": AnyView(CoverAndRows())
            case "onboarding": AnyView(Onboarding())
            default: nil
            }
        }

        @Test(arguments: ["showroom", "captions", "window", "stretchy-header", "onboarding"])
        func `every layer that sample prints of a stage is seen on its screen`(stage: String) throws {
            for (moment, sample) in try Sample.recorded(stage) {
                let screen = Screen(
                    try #require(example(stage)), size: CGSize(width: sample.width, height: sample.height),
                    direction: moment == .mirrored ? .rightToLeft : .leftToRight)
                screen.host.reduceMotion = moment == .reduced
                screen.commit()
                if stage == "onboarding" {
                    screen.across = sample.travel
                } else {
                    screen.travel = sample.travel
                }
                screen.commit()
                screen.host.advance(by: moment == .entering ? 0.3 : 10)
                screen.commit()
                screen.checkExample(of: stage, shows: sample.layers, within: 1e-7, "\(moment)")
                #expect(screen.comparisons > 1)
            }
        }
    }
}
