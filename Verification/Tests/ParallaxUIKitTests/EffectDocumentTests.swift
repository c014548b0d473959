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
            let list = DriftTests.list()
            let effects = ScrollEffects(list.table)
            list.configure = { cell, _ in effects.apply(effect, to: cell.picture, in: cell) }
            let screen = Screen(list.table)
            screen.commit()
            let stage = DriftTests.stage(screen.window.bounds.size, effect: .drift(speed: 0.8))
            screen.play([.drag(-300), .wait], in: stage) { travel in DriftTests.check(list, stage, travel) }
        }
    }
}
