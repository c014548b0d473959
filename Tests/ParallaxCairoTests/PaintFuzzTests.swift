#if Painter
import Foundation
import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxCairo

/// Stages of extreme numbers, always the same: all are painted over the whole canvas, or refused in words.
@Suite struct PaintFuzzTests {
    #if DEBUG
    private static let rounds = 150
    #else
    private static let rounds = 3_000
    #endif

    private static let channels = [
        "scale", "scaleX", "scaleY", "rotation", "translation", "translationX", "translationY",
        "translationZ", "opacity",
        "shadowOpacity", "shadowX", "shadowY",
    ]
    private static let lengths = ["0", "1e-300", "0.001", "1", "7", "300", "5000", "100000"]
    private static let heights = ["0", "1e-300", "0.001", "1", "7", "90"]
    private static let values = lengths + ["-1", "-0.5", "-90", "45", "90", "180", "1000000", "-1000000"]

    private let pictures: TestPictures
    init() throws { pictures = try TestPictures() }

    @Test func `a stage of extreme numbers is painted, or refused in words`() throws {
        _ = try pictures.write("a.png", width: 12, height: 9) { x, y in UInt32(x * 20 << 16 | y * 28) }
        var chance = Chance(seed: 1)
        let store = PictureStore(limit: 64 << 20)
        var painted = 0
        for _ in 0..<Self.rounds {
            let text = stage(&chance)
            let document = try StageDocument(data: Data(text.utf8), folder: pictures.folder)
            let painter = Painter(
                content: { document.content(of: $0) }, background: document.background,
                viewportBackground: document.viewportBackground, scale: chance.pick([0.1, 1, 2]),
                pictures: store)
            let canvas = try Canvas(Dimensions(width: 40, height: 60), scale: painter.scale)
            let layout = document.stage().layout(
                at: chance.pick([0, 10, -30, 1e6, .infinity]), ages: .all(0.1))
            do {
                try painter.paint(layout, into: canvas)
                painted += 1
                #expect(canvas.all.allSatisfy { $0 >> 24 == 255 }, "\(text)")
            } catch {
                #expect("\(error)".contains("million"), "\(text)")
            }
        }
        #expect(painted > Self.rounds / 2)
    }

    private func effect(_ chance: inout Chance, over driver: String) -> String {
        let tracks = (0...chance.below(3)).map { _ in
            let (first, second) = (chance.pick(Self.values), chance.pick(Self.values))
            return
                "{\"channel\": \"\(chance.pick(Self.channels))\", \"over\": \"\(driver)\", \"points\": [[0, \(first)], [\(chance.pick(["0", "0.3", "1", "1000"])), \(second)]], \"after\": \"\(chance.pick(["hold", "extend", "cycle"]))\"}"
        }
        return
            "{\"tracks\": [\(tracks.joined(separator: ", "))]\(chance.below(3) == 0 ? ", \"eyeDistance\": \(chance.pick(["1", "300", "100000"]))" : "")}"
    }

    private func stage(_ chance: inout Chance) -> String {
        let drivers = ["travel", "phase", "overscroll"]
        let rows = (0...chance.below(4)).map { _ in
            "{\"picture\": \"a.png\", \"title\": \"Title\", \"subtitle\": \"\\u202e\\u0000<b>\", \"height\": \(chance.pick(Self.heights)), \"colour\": [\"#F00\", \"#0000FF88\"]}"
        }
        return """
            {"screen": {"width": 40, "height": 60}, "background": "#123456",
             "viewport": {"x": \(chance.pick(["0", "-7", "30", "100000"])), "insets": {"top": \(chance.pick(Self.lengths))}},
             "header": {"picture": "a.png", "height": \(chance.pick(Self.heights)), "effect": \(effect(&chance, over: chance.pick(drivers)))},
             "bar": {"colour": "#FFFFFF88", "height": \(chance.pick(Self.lengths)), "effect": \(effect(&chance, over: "travel"))},
             "list": {"picture": {"overscan": \(chance.pick(Self.heights)), "effect": \(effect(&chance, over: chance.pick(drivers)))},
              "title": {"font": \(chance.pick(["1", "25", "1000"])), "shade": \(chance.pick(["0", "0.5", "1"])), "top": \(chance.pick(Self.lengths))},
              "line": {"height": \(chance.pick(Self.lengths))},
              "effect": \(effect(&chance, over: chance.pick(drivers))), "entrance": \(effect(&chance, over: "age")),
              "rows": [\(rows.joined(separator: ", "))]}}
            """
    }
}
#endif
