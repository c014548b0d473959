import Foundation
import ParallaxDocument
import Testing

/// Damaged files give a document or problems, never a trap.
@Suite struct MutationTests {
    @Test(arguments: StageFiles.names)
    func `flipped, lost and repeated bytes never stop the reader`(name: String) throws {
        let sound = [UInt8](try Data(contentsOf: StageFiles.url(name)))
        var dice = Dice(seed: UInt64(sound.count))
        let telling = [UInt8]("{}[]\",:\\0-e.ntf/ \n".utf8) + [0x00, 0x80, 0xC3, 0xFF]
        for _ in 0..<150 {
            var bytes = sound
            for _ in 0...Int(dice.next() % 4) where !bytes.isEmpty {
                let place = Int(dice.next() % UInt64(bytes.count))
                switch dice.next() % 5 {
                case 0: bytes[place] ^= 1 << (dice.next() % 8)
                case 1: bytes[place] = dice.pick(telling)
                case 2: bytes.remove(at: place)
                case 3: bytes.insert(dice.pick(telling), at: place)
                default:
                    let end = min(bytes.count, place + Int(dice.next() % 40))
                    bytes.insert(contentsOf: bytes[place..<end], at: Int(dice.next() % UInt64(bytes.count)))
                }
            }
            outcome(of: bytes)
        }
    }

    @Test(arguments: StageFiles.names)
    func `a file cut off anywhere is refused with problems`(name: String) throws {
        let sound = [UInt8](try Data(contentsOf: StageFiles.url(name)))
        let end = try #require(sound.lastIndex(of: UInt8(ascii: "}")))
        for length in stride(from: 0, to: end, by: 7) {
            #expect(!outcome(of: Array(sound[..<length])).isEmpty, "\(length) bytes")
        }
    }

    @Test func `values by chance in every place never stop the reader`() throws {
        var dice = Dice(seed: 3)
        let values = [
            "null", "true", "[]", "{}", "\"\"", "-1", "1e300", "[[[]]]", "\"50% of\"", "[1,2]", "\"#12\"",
            "0.5",
        ]
        for _ in 0..<150 {
            var text = Substring(dice.document().json)
            var mixed = ""
            while let colon = text.firstIndex(of: ":") {
                mixed += text[...colon]
                text = text[text.index(after: colon)...]
                guard dice.next() % 8 == 0, let end = text.firstIndex(where: { ",}\n".contains($0) }) else {
                    continue
                }
                mixed += " " + dice.pick(values)
                text = text[end...]
            }
            outcome(of: [UInt8]((mixed + text).utf8))
        }
    }

    /// What is wrong with the bytes as a stage: nothing, or problems with sentences. Uses what is read.
    @discardableResult
    private func outcome(of bytes: [UInt8]) -> [Diagnostic] {
        do {
            let document = try StageDocument(data: Data(bytes))
            _ = document.stage().layout(at: 100)
            return []
        } catch {
            #expect(!error.all.isEmpty)
            #expect(error.all.allSatisfy { !$0.sentence.isEmpty && $0.line != nil })
            return error.all
        }
    }
}
