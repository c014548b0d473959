import Foundation
import Parallax
import ParallaxDocument
import Testing

/// Thousands of wrong documents and scripts, always the same: each gives a document that is written and read back as itself, or
/// problems with lines.
@Suite struct ReaderFuzzTests {
    #if DEBUG
    private static let rounds = 250
    #else
    private static let rounds = 4_000
    #endif

    /// Every key and word that the schema knows, in quotes.
    private static let vocabulary = Array(
        Set(
            Mutator.tokens(of: [UInt8](StageDocument.schemaText.utf8)).filter {
                $0.first == UInt8(ascii: "\"")
            })
    ).sorted { $0.lexicographicallyPrecedes($1) }

    @Test(arguments: StageFiles.names) func `a stage with faults is read, or refused with lines`(name: String)
        throws
    {
        let sound = [UInt8](try Data(contentsOf: StageFiles.url(name)))
        var mutator = Mutator(seed: UInt64(sound.count), vocabulary: Self.vocabulary)
        var readable = 0
        for _ in 0..<Self.rounds where try read(mutator.mutated(sound)) { readable += 1 }
        // Else the faults would be so gross that nothing beyond the first bytes is ever reached.
        #expect(readable > Self.rounds / 100 && readable < Self.rounds)
    }

    @Test func `a document of everything, with faults, is read, or refused with lines`() throws {
        var mutator = Mutator(seed: 11, vocabulary: Self.vocabulary)
        for _ in 0..<Self.rounds {
            let document = mutator.dice.document()
            _ = try read(mutator.mutated([UInt8](document.json.utf8)))
        }
    }

    @Test func `a gesture script with faults is read and played, or refused in one line`() throws {
        let words = ["hold", "drag", "flick", "wait", "jump", "over", ";", " ", "1e3", "-300", "0.5", "3600"]
        var mutator = Mutator(seed: 5, vocabulary: words.map { [UInt8]($0.utf8) })
        let sound = "hold 0.5; drag -120 over 0.4;drag 30; flick -1500 ; wait; jump 0;"
        let stage = try StageDocument(contentsOf: StageFiles.url("window")).stage()
        var readable = 0
        for _ in 0..<Self.rounds * 4 {
            let text = String(decoding: mutator.mutated([UInt8](sound.utf8)), as: UTF8.self)
            do {
                let script = try GestureScript(text)
                readable += 1
                guard readable % 10 == 0 else { continue }
                var playback = Playback(stage, script: script)
                #expect(playback.duration >= 0 && playback.duration.isFinite, "\(text)")
                let layout = playback.layout(at: min(playback.duration, 3))
                #expect(layout.layers.allSatisfy { $0.opacity.isFinite }, "\(text)")
            } catch {
                #expect(!error.description.contains("\n") && !error.sentence.isEmpty, "\(text)")
            }
        }
        #expect(readable > Self.rounds / 10)
    }

    @Test func `texts of lengths, fonts and colours with faults are read back as themselves, or refused`() {
        var mutator = Mutator(
            seed: 7,
            vocabulary: ["% of screen", "% of row", "bold", "#FFF", "+", "-", "e-7"].map { [UInt8]($0.utf8) })
        for _ in 0..<Self.rounds * 4 {
            let sound = mutator.dice.pick(["50% of screen + 12.5 - 200% of row", "bold 25", "#2A6F97CC"])
            let text = String(decoding: mutator.mutated([UInt8](sound.utf8)), as: UTF8.self)
            if let length = Extent(text) { #expect(Extent(length.text) == length, "\(text)") }
            if let font = StageDocument.Font(text) { #expect((1...1000).contains(font.size), "\(text)") }
            if let colour = Colour(hexadecimal: text) {
                #expect(Colour(hexadecimal: colour.hexadecimal) == colour, "\(text)")
            }
        }
    }

    /// Whether the bytes are a stage. What a stage says, and what it doesn't, must hold together.
    private func read(_ bytes: [UInt8]) throws -> Bool {
        let shown = String(decoding: bytes, as: UTF8.self)
        let document: StageDocument
        do {
            document = try StageDocument(data: Data(bytes))
        } catch {
            #expect(!error.all.isEmpty, "\(shown)")
            for problem in error.all {
                #expect(problem.line != nil && !problem.sentence.isEmpty, "\(shown)")
                #expect(!problem.description.contains("\n"), "\(shown)")
            }
            return false
        }
        let written = document.json
        let again = try StageDocument(data: Data(written.utf8))
        #expect(again == document && again.json == written, "\(shown)")
        let stage = document.stage(size: Dimensions(width: 390, height: 844))
        for travel in [0, 137.5, -2_000, .infinity] {
            for layer in stage.layout(at: travel, ages: .all(0.2)).layers.prefix(50) {
                #expect(layer.opacity >= 0 && layer.opacity <= 1, "\(shown)")
                #expect(layer.quad.topLeft.x.isFinite && layer.quad.bottomRight.y.isFinite, "\(shown)")
            }
        }
        return true
    }
}
