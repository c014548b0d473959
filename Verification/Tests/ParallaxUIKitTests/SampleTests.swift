@testable import Examples
import Looking
import Parallax
import ParallaxDocument
import ParallaxUIKit
import Testing
import UIKit

/// A line of what `parallax sample` prints of a stage; `Stages/*.sample.jsonl` are such lines.
private struct Sample: Decodable {
    struct Part: Decodable {
        let id: String
        let quad: [[Double]]
        let opacity: Double
        let clip: [[Double]]?
    }
    let travel: Double
    let screen: [Double]
    let layers: [Part]

    static func recorded(_ stage: String) throws -> [Sample] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Stages").standardizedFileURL
        let text = try String(
            contentsOf: folder.appendingPathComponent(stage + ".sample.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(Sample.self, from: Data($0.utf8))
        }
    }
}

extension Sample.Part {
    /// As the engine has it.
    var layer: Layer? {
        func quad(_ corners: [[Double]]) -> Quad {
            let places = corners.map { Vector($0[0], $0[1]) }
            return Quad(places[0], places[1], places[2], places[3])
        }
        return LayerHandle(id: id).map {
            Layer(
                handle: $0, size: Dimensions(width: 0, height: 0), quad: quad(self.quad), opacity: opacity,
                ownOpacity: opacity, clip: clip.map(quad), shadow: nil, blur: 0, depth: 0)
        }
    }
}

extension ShellTests {
    /// The example screens against what the tool prints of their stages: numbers in files, that neither the engine nor the
    /// reader of stages can change here.
    @MainActor @Suite struct SampleTests {
        /// What the lines of a file are of: at rest, on the way, farther, pulled, at the end; entering, turned, mirrored,
        /// with less motion.
        private enum Line: Int, CaseIterable {
            case rest, way, far, pulled, end, entering, turned, mirrored, reduced
        }

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
            case (.headerPicture, _): return table.subviews.first { $0 is CoverView }
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

        private func prepare(_ line: Line) {
            UIApplication.shared.userInterfaceLayoutDirection =
                line == .mirrored ? .rightToLeft : .leftToRight
            UIAccessibility.standInSetReduceMotion(line == .reduced)
        }

        private func cleanUp() {
            UIApplication.shared.userInterfaceLayoutDirection = .leftToRight
            UIAccessibility.standInSetReduceMotion(false)
        }

        @Test(arguments: ["showroom", "captions", "window", "stretchy-header"])
        func `every layer that sample prints of a stage is seen on its screen`(stage: String) throws {
            defer { cleanUp() }
            let samples = try Sample.recorded(stage)
            #expect(samples.count == Line.allCases.count)
            for (line, sample) in zip(Line.allCases, samples) {
                prepare(line)
                let controller = try #require(tables(stage))
                let table = try #require(controller.tableView)
                table.contentInsetAdjustmentBehavior = .never
                let screen = Screen(
                    table, size: CGSize(width: sample.screen[0], height: sample.screen[1]))
                screen.controller = controller
                screen.commit()
                screen.travel = sample.travel
                screen.commit()
                screen.advance(by: line == .entering ? 0.3 : 10)
                screen.commit()
                #expect(!sample.layers.isEmpty)
                for part in sample.layers {
                    let layer = try #require(part.layer)
                    // Its bar is the navigation bar, and that is in no window here.
                    if layer.handle.kind == .bar { continue }
                    expect(
                        view(layer.handle, in: table), shows: layer,
                        within: line == .entering ? 2 * EntranceTests.near : 1e-9, "\(line)")
                }
            }
        }

        @Test func `every layer that sample prints of onboarding is seen on its screen`() throws {
            defer { cleanUp() }
            let samples = try Sample.recorded("onboarding")
            #expect(samples.count == Line.allCases.count)
            for (line, sample) in zip(Line.allCases, samples) {
                prepare(line)
                let controller = OnboardingScreen()
                let (width, height) = (sample.screen[0], sample.screen[1])
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
                window.rootViewController = controller
                window.standInCommit()
                controller.scrollView.contentOffset.x =
                    line == .mirrored ? 4 * width - sample.travel : sample.travel
                window.standInCommit()
                #expect(!sample.layers.isEmpty)
                for part in sample.layers {
                    let layer = try #require(part.layer)
                    let view: UIView? =
                        switch layer.handle.kind {
                        case .page: controller.pages[layer.handle.index]
                        case .pageText: controller.pages[layer.handle.index].text
                        case .free: controller.square
                        default: nil
                        }
                    expect(view, shows: layer, "\(line)")
                }
            }
        }
    }
}
