import Foundation
import Parallax
import Testing

/// Every example of the documentation comments, line for line, and what each claims.
@Suite struct DocumentationExamples {
    private func near(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-12 }

    @Test func `what is said of Curve holds`() {
        let fade = Curve.linear(from: (0, 1), to: (1, 0))
        let quarter = fade.value(at: 0.25)
        #expect(quarter == 0.75)
        #expect([-3, 0, 1, 5].map { fade.value(at: $0) } == [1, 1, 0, 0])
        let extended = Curve.linear(from: (0, 1), to: (1, 0), beyond: .extend).value(at: 2)
        #expect(extended == -1)
    }

    @Test func `what is said of CurveShapes holds`() {
        let ray = Curve.ray(at: 0, value: 1, slopeBefore: -1, slopeAfter: 0).value(at: -0.5)
        #expect(ray == 1.5)
        let eased = Curve.eased(.easeInOut, through: [(0, 50), (0.6, 0)]).value(at: 0.3)
        #expect(near(eased, 25))
    }

    @Test func `what is said of CurveSampling holds`() {
        let curve = Curve.sampling(-1...1, tolerance: 0.001) { $0 * $0 }
        let value = curve.value(at: 0.3)
        #expect((value - 0.09).magnitude < 0.001)
    }

    @Test func `what is said of Overscan and Drift holds`() {
        let needed = Overscan.needed(speed: 0.8, itemLength: 250, viewportLength: 844)
        #expect(near(needed, 59.4))
        let y = Effect.drift(speed: 0.8).pose(item: 0..<250, viewport: 0..<844).translation.y
        #expect(near(y, 59.4))
        let fit = Effect.drift(.fit)
        let used = fit.pose(item: 719..<969, viewport: 0..<844, picture: 422).translation.y
        #expect(near(used, -86))
    }

    @Test func `what is said of coverageGaps holds`() {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofItem: 1, points: 100), effect: .drift(speed: 0.8)))
        #expect((stage.coverageGaps()[0].size - 9.4).magnitude < 0.01)
    }

    @Test func `what is said of Phase and PageDistance holds`() {
        let phase = Phase.of(item: 844..<1094, viewport: 0..<844)
        #expect(phase == 1)
        let distance = PageDistance.of(page: 1, travel: 195, stride: 390)
        #expect(distance == 0.5)
    }

    @Test func `what is said of Cue holds`() {
        let cue = Cue(item: 500..<750, viewport: 0..<844)
        let y = Effect.drift(speed: 0.8).pose(at: cue).translation.y
        #expect(near(y, -0.2 * (625 - 422)) && near(y, -40.6))
    }

    @Test func `what is said of Appearances holds`() {
        var appearances = Appearances()
        appearances.update(live: 0..<4, at: 10)
        appearances.update(live: 1..<5, at: 10.5)
        let old = appearances.age(of: 1, at: 10.5)
        let new = appearances.age(of: 4, at: 10.5)
        #expect(old == 0.5 && new == 0)
    }

    @Test func `what is said of Effect holds`() {
        let drift = Effect.drift(speed: 0.8)
        let pose = drift.pose(item: 500..<750, viewport: 0..<844)
        #expect(near(pose.translation.y, -40.6))
        let dim = Effect {
            Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
        }
        #expect(dim.pose(item: 0..<250, viewport: 0..<250).opacity == 1)
        #expect(dim.pose(item: 250..<500, viewport: 0..<250).opacity == 0)
    }

    @Test func `what is said of KeyFrames holds`() {
        let cue = Cue(item: 0..<390, viewport: 0..<390)
        let frames = Effect.pageFade.keyFrames(over: .pageDistance, in: -2...2, at: cue, tolerance: 0.001)
        let values = frames.map(\.driverValue)
        #expect(values == [-2, -1, 0, 1, 2])
    }

    @Test func `what is said of StretchyHeader holds`() {
        let header = Effect.stretchyHeader(speed: 0.5)
        let pulled = Cue(item: 0..<300, viewport: 0..<844, travel: -60, attachment: .viewport)
        let scale = header.pose(at: pulled).scaleY
        #expect(near(scale, 1.2))
    }

    @Test func `what is said of Track holds`() {
        let fade = Track(.opacity, over: .phase, .linear(from: (0, 1), to: (1, 0)))
        let drift = Track(.translation, over: .phase, .proportional(-0.2), in: .reach)
        #expect(fade.restValue == 1)
        let cue = Cue(item: 500..<750, viewport: 0..<844)
        let y = Effect([drift]).pose(at: cue).translationY
        #expect(near(y, Effect.drift(speed: 0.8).pose(at: cue).translationY))
    }

    @Test func `what is said of Playback holds`() {
        let stage = SystemStages.showroom(SystemStages.sizes[0])
        var playback = Playback(stage, script: [.flick(-2000), .wait])
        let first = playback.layout(at: 0)
        let later = playback.layout(at: 0.5)
        #expect(first.travel == 0 && later.travel > 0)
    }

    @Test func `what is said of Extent holds`() {
        let half = Extent(ofScreen: 0.5)
        let more = Extent(ofItem: 1, points: 40)
        #expect(half.length(screen: 844, item: 250) == 422 && more.length(screen: 844, item: 250) == 290)
    }

    @Test func `what is said of Stage holds`() {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)))
        let count = stage.layout(at: 37.5).layers.count
        #expect(count == 8)
    }

    @Test func `what is said of boxes holds`() {
        let row = Box(x: 0, y: 500, width: 390, height: 250)
        let screen = Box(x: 0, y: 0, width: 390, height: 844)
        let lag = Effect.drift(speed: 0.8).pose(at: Cue(item: row, viewport: screen)).translation.y
        #expect(near(lag, -40.6))
        let page = Box(x: -195, y: 0, width: 390, height: 300)
        let pager = Box(x: 0, y: 0, width: 390, height: 300)
        let next = Cue(item: page, viewport: pager, axis: .horizontal, direction: .rightToLeft)
        let distance = next.pageDistance
        #expect(distance == 0.5)

        let viewport = Box(x: 0, y: 0, width: 390, height: 844)
        let whole = Header(height: 300, edge: .screen).box(in: viewport, inset: 59).height
        let start = Header(height: 300, edge: .safeArea).box(in: viewport, inset: 59).y
        #expect(whole == 359 && start == 59)

        let covering = Extent.covering(speed: 0.8).length(screen: 844, item: 250)
        #expect(near(covering, 368.8))
        let part = PicturePart(length: Extent(ofScreen: 0.5))
        let top = part.box(in: Box(x: 0, y: 0, width: 390, height: 250), screen: 844).y
        #expect(top == -86)

        let short = Cue(item: 0..<250, viewport: 0..<844, picture: 300)
        let speed = Overscan.speed(nearestTo: 0.8, at: short)
        #expect(near(speed, 1 - 50.0 / 594))

        var pose = Pose()
        pose.scaleX = 2
        let place = Projection(pose, in: Box(x: 0, y: 0, width: 100, height: 50))
        let left = place(Vector(0, 0)).x
        #expect(left == -50)
    }

    @Test func `every example in the sources has its twin here, line for line`() throws {
        let here = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        var count = 0
        for file in try SourceFiles.engine() {
            for example in examples(in: file.text) {
                count += 1
                #expect(stands(example, in: here), "\(file.name): \(example)")
            }
        }
        #expect(count >= 18)
        let absent = "let drift = Effect.drift(speed: "
        #expect(stands([absent + "0.8)"], in: here) && !stands([absent + "0.81)"], in: here))
    }

    /// The code of every block marked as Swift, without its comments and empty lines.
    private func examples(in text: String) -> [[String]] {
        var found: [[String]] = []
        var isInside = false
        for line in text.split(separator: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("///") else { continue }
            let code = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
            if code.hasPrefix("```") {
                isInside = code == "```swift"
                if isInside { found.append([]) }
            } else if isInside {
                let statement = code.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
                if !statement.isEmpty { found[found.count - 1].append(statement) }
            }
        }
        return found
    }

    /// Whether lines follow one another here, each within a line, with nothing between them but checks.
    private func stands(_ example: [String], in lines: [String]) -> Bool {
        lines.indices.contains { start in
            var place = start
            for statement in example {
                while place < lines.count, lines[place].hasPrefix("#expect"),
                    !lines[place].contains(statement)
                {
                    place += 1
                }
                guard place < lines.count, lines[place].contains(statement) else { return false }
                place += 1
            }
            return true
        }
    }
}
