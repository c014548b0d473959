@testable import Examples
import Looking
import Parallax
import Recorded
import Testing
import UIKit

extension ShellTests {
    /// The example screens against what the tool prints of their stages.
    @MainActor @Suite struct SampleTests {
        private func tables(_ stage: String) -> UITableViewController? {
            switch stage {
            case "showroom": ShowroomScreen()
            case "captions": CaptionsScreen()
            case "window": WindowScreen()
            // Without a navigation controller it has no bar; its list's rest is the stage's.
            case "stretchy-header": StretchyHeaderScreen()
            default: nil
            }
        }

        /// The view that is a layer of the stage.
        private func view(_ handle: LayerHandle, in table: UITableView) -> UIView? {
            let cell = table.cellForRow(at: IndexPath(row: handle.index, section: 0))
            switch (handle.kind, cell) {
            case (.headerPicture, _): return table.tree.first { $0 is CoverView }
            case (.row, _): return cell
            case (.rowPicture, let cell as CarCell): return cell.picture.subviews.first
            case (.rowTitle, let cell as CarCell): return cell.title
            case (.rowLine, let cell as CarCell): return cell.line
            case (.rowPicture, let cell as CaptionCell): return cell.picture
            case (.rowTitle, let cell as CaptionCell): return cell.title
            case (.rowSubtitle, let cell as CaptionCell): return cell.detail
            case (.rowPicture, let cell as FramedCell): return cell.picture
            default: return nil
            }
        }

        private func prepare(_ moment: Sample.Moment) {
            UIApplication.shared.userInterfaceLayoutDirection =
                moment == .mirrored ? .rightToLeft : .leftToRight
            UIAccessibility.standInSetReduceMotion(moment == .reduced)
        }

        private func cleanUp() {
            UIApplication.shared.userInterfaceLayoutDirection = .leftToRight
            UIAccessibility.standInSetReduceMotion(false)
        }

        @Test(arguments: ["showroom", "captions", "window", "stretchy-header"])
        func `every layer that sample prints of a stage is seen on its screen`(stage: String) throws {
            defer { cleanUp() }
            for (moment, sample) in try Sample.recorded(stage) {
                prepare(moment)
                let controller = try #require(tables(stage))
                let table = try #require(controller.tableView)
                table.contentInsetAdjustmentBehavior = .never
                let screen = Screen(
                    table, size: CGSize(width: sample.width, height: sample.height))
                screen.controller = controller
                screen.commit()
                screen.travel = sample.travel
                screen.commit()
                screen.advance(by: moment == .entering ? 0.3 : 10)
                screen.commit()
                #expect(!sample.layers.isEmpty)
                for layer in sample.layers {
                    // Its bar is the navigation bar, and that is in no window here.
                    if layer.handle.kind == .bar { continue }
                    expect(
                        view(layer.handle, in: table), shows: layer,
                        within: moment == .entering ? 2 * EntranceTests.near : 1e-9, "\(moment)")
                }
            }
        }

        @Test func `every layer that sample prints of onboarding is seen on its screen`() throws {
            defer { cleanUp() }
            for (moment, sample) in try Sample.recorded("onboarding") {
                prepare(moment)
                let controller = OnboardingScreen()
                let (width, height) = (sample.width, sample.height)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
                window.rootViewController = controller
                window.standInCommit()
                controller.scrollView.contentOffset.x =
                    moment == .mirrored ? 4 * width - sample.travel : sample.travel
                window.standInCommit()
                #expect(!sample.layers.isEmpty)
                for layer in sample.layers {
                    let view: UIView? =
                        switch layer.handle.kind {
                        case .page: controller.pages[layer.handle.index]
                        case .pageText: controller.pages[layer.handle.index].text
                        case .free: controller.square
                        default: nil
                        }
                    expect(view, shows: layer, "\(moment)")
                }
            }
        }
    }
}
