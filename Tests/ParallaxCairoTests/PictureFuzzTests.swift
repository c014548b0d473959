#if Painter
import CCairo
import Foundation
import ParallaxDocument
import Testing

@testable import ParallaxCairo

/// Thousands of damaged pictures, always the same: each is shown at the size that was asked for, or refused in words.
@Suite struct PictureFuzzTests {
    #if DEBUG
    private static let rounds = 600
    #else
    private static let rounds = 6_000
    #endif

    private let pictures: TestPictures
    init() throws { pictures = try TestPictures() }

    /// With a colour profile; only where apt has the loader.
    private static let webp = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Samples/display-p3.webp")
    private static let formats =
        ["png", "gif", "jpeg"] + (gdk_pixbuf_get_file_info(webp.path, nil, nil) == nil ? [] : ["webp"])

    @Test(arguments: formats) func `a damaged picture is shown, or refused in words`(
        format: String
    ) throws {
        let sound = try sound(format)
        let file = pictures.folder.appending(path: "x." + format)
        try Data(sound).write(to: file)
        #expect(PictureError.problem(with: file) == nil)
        var chance = Chance(seed: UInt64(sound.count))
        var shown = 0
        for _ in 0..<Self.rounds {
            var bytes = damaged(sound, &chance)
            // A reader that looks at check sums gets no further than the first that is wrong.
            if format == "png", chance.below(4) > 0 { bytes = Self.withSums(bytes) }
            try Data(bytes).write(to: file)
            do {
                let pixels = try PictureDecoder.decode(Picture(file: file), width: 16, height: 24)
                #expect(pixels.width == 16 && pixels.height == 24)
                // What looks well at its start may be broken further on, but not the other way.
                #expect(PictureError.problem(with: file, isThorough: false) == nil)
                shown += 1
            } catch {
                guard case .broken(_, let reason) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(!reason.isEmpty)
            }
        }
        #expect(shown > 0 && shown < Self.rounds)
    }

    private func damaged(_ sound: [UInt8], _ chance: inout Chance) -> [UInt8] {
        var bytes = sound
        for _ in 0...chance.below(3) where bytes.count > 1 {
            let place = chance.below(bytes.count)
            switch chance.below(7) {
            case 0: bytes[place] ^= 1 << UInt8(chance.below(8))
            case 1: bytes[place] = UInt8(chance.below(256))
            case 2: bytes[place] = chance.pick([0, 0x7F, 0x80, 0xFF])
            case 3: bytes.removeSubrange(place...)
            case 4: bytes.remove(at: place)
            case 5:
                let end = min(bytes.count, place + chance.below(60))
                bytes.insert(contentsOf: bytes[place..<end], at: chance.below(bytes.count))
            // The head of the file, where sizes stand.
            default: bytes[min(place, chance.below(40))] = UInt8(chance.below(256))
            }
        }
        return bytes
    }

    /// A small picture of a format.
    private func sound(_ format: String) throws -> [UInt8] {
        let canvas = try Canvas(width: 24, height: 18) { x, y in
            UInt32(x * 10 << 16 | y * 14 << 8 | (x ^ y) * 8)
        }
        switch format {
        case "webp": return [UInt8](try Data(contentsOf: Self.webp))
        case "png": return [UInt8](try canvas.png())
        case "gif":
            let encoder = try GIFEncoder(width: 24, height: 18)
            return [UInt8](try encoder.add(canvas) + encoder.add(canvas) + encoder.finish())
        default:
            let file = pictures.folder.appending(path: "sound.png")
            try canvas.png().write(to: file)
            let picture = try #require(gdk_pixbuf_new_from_file(file.path, nil))
            defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
            let copy = pictures.folder.appending(path: "sound.jpeg")
            try #require(gdk_pixbuf_savev(picture, copy.path, "jpeg", nil, nil, nil) != 0)
            return [UInt8](try Data(contentsOf: copy))
        }
    }

    /// A PNG file whose check sums are right, as far as its parts can be told apart (W3C PNG, 5.3 and annex D).
    private static func withSums(_ file: [UInt8]) -> [UInt8] {
        var bytes = file
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= bytes.count else { break }
            var sum = UInt32.max
            for byte in bytes[place + 4..<place + 8 + length] {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
            }
            for part in 0..<4 {
                bytes[place + 8 + length + part] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * part))
            }
            place += 12 + length
        }
        return bytes
    }
}
#endif
