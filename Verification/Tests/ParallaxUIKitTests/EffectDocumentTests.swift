import Parallax
import ParallaxDocument
import ParallaxUIKit
import Testing
import UIKit

extension ShellTests {
    /// A designer's file in an app.
    @MainActor @Suite struct EffectDocumentTests {
        @Test func `an effect that a designer has saved moves the same pictures by the same numbers`() throws
        {
            let folder = FileManager.default.temporaryDirectory
            let url = folder.appendingPathComponent("effect-\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: url) }
            try EffectDocument(data: Data(#"{"effect": {"drift": 0.8}}"#.utf8)).write(to: url)
            let effect = try EffectDocument(contentsOf: url).effect
            #expect(effect == .drift(speed: 0.8))
            expect(effect, movesAs: .drift(speed: 0.8))
        }

        // The file is what the gallery saves; Tests/Browser/gallery.py holds it to that, and its page to `parallax sample`.
        @Test func `an effect that was tuned and saved in the gallery gives UIKit the numbers of its stage`()
            throws
        {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Tests/Browser/Saved/window.json").standardizedFileURL
            let saved = try StageDocument(contentsOf: url).stage()
            let effect = try #require(saved.rows.picture?.effect)
            #expect(effect == .drift(speed: 0.85))
            expect(effect, movesAs: effect)
        }

        /// Whether pictures of a list under an effect are where the engine has them under another.
        private func expect(_ effect: Effect, movesAs other: Effect) {
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(effect, to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            let stage = DriftTests.stage(screen.window.bounds.size, effect: other)
            screen.play([.drag(-300), .wait], in: stage) { travel in DriftTests.check(list, stage, travel) }
        }

        /// A folder that stands for an app's bundle, with a file in it.
        private func bundle(_ name: String, _ json: String) throws -> (Bundle, URL) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).bundle")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(json.utf8).write(to: folder.appendingPathComponent(name))
            return (try #require(Bundle(url: folder)), folder)
        }

        @Test func `an effect in an app's bundle gives every frame the numbers of the one written in code`()
            throws
        {
            let json = """
                { "effect": { "tracks": [
                    { "channel": "scale", "over": "phase", "points": [[-1, 0.9], [0, 1], [1, 0.9]] },
                    { "channel": "opacity", "over": "phase", "points": [[-1, 0.2], [0, 1], [1, 0.2]] } ] } }
                """
            let (bundle, folder) = try bundle("spotlight.json", json)
            defer { try? FileManager.default.removeItem(at: folder) }
            let written = Effect {
                Track(.scale, over: .phase, .linear(through: [(-1, 0.9), (0, 1), (1, 0.9)]))
                Track(.opacity, over: .phase, .linear(through: [(-1, 0.2), (0, 1), (1, 0.2)]))
            }
            for name in ["spotlight", "spotlight.json"] {
                let effect = try EffectDocument(named: name, in: bundle).effect
                #expect(effect == written)
                let list = DriftTests.list()
                let effects = ScrollEffects(list.table)
                list.configure = { cell, _ in effects.apply(effect, to: cell.picture, in: cell) }
                let screen = Screen(list.table)
                screen.commit()
                let stage = DriftTests.stage(screen.window.bounds.size, effect: written)
                screen.play([.drag(-300), .wait, .jump(900)], in: stage) { DriftTests.check(list, stage, $0) }
            }
        }

        @Test func `a file that is missing or broken says so, with its name and place`() throws {
            let (bundle, folder) = try bundle("broken.json", #"{ "effect": { "drift": "sideways" } }"#)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, words) in [("absent", "no such file"), ("broken", "broken.json:1")] {
                do {
                    _ = try EffectDocument(named: name, in: bundle)
                    Issue.record("\(name) was read")
                } catch {
                    #expect("\(error)".contains(words), "\(error)")
                }
            }
        }

        // Blur: a layer of UIKit has none. All else of the effect is shown, and nothing is slower or hidden for it.
        @Test func `an effect with blur is shown without it, and the effect says so`() {
            let rest = Track(.opacity, over: .phase, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
            let soft = Effect([rest, Track(.blur, over: .phase, .linear(from: (0, 0), to: (1, 8)))])
            #expect(soft.channelsNotShown == [.blur] && Effect([rest]).channelsNotShown.isEmpty)
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(soft, to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            let stage = DriftTests.stage(screen.window.bounds.size, effect: Effect([rest]))
            screen.play([.drag(-300), .wait, .jump(900)], in: stage) { DriftTests.check(list, stage, $0) }
        }
    }
}
