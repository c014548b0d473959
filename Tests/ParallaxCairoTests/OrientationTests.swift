#if Painter
import CCairo
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// Photographs taken with a camera on its side, or mirrored: their pixels lie as they were taken, and a note in the file (Exif 2.3,
/// 4.6.4, Orientation) says how they are to be turned.
@Suite struct OrientationTests {
    private static let (red, green, blue, white) = (
        UInt32(0xFFFF_0000), UInt32(0xFF00_FF00), UInt32(0xFF00_00FF), UInt32(0xFFFF_FFFF)
    )
    /// For each number of the note, what is seen at the upper left, upper right, lower left and lower right of a picture that lies
    /// in its file as red, green, blue, white.
    private static let seen: [(number: UInt8, quarters: [UInt32])] = [
        (1, [red, green, blue, white]), (2, [green, red, white, blue]), (3, [white, blue, green, red]),
        (4, [blue, white, red, green]), (5, [red, blue, green, white]), (6, [blue, red, white, green]),
        (7, [white, green, blue, red]), (8, [green, white, red, blue]),
    ]

    let pictures: TestPictures
    init() throws { pictures = try TestPictures() }

    /// A picture twice as wide as it is high in its file.
    private func picture(_ format: Format, height: Int, note number: UInt8) throws -> URL {
        let file = pictures.folder.appending(path: "turned")
        let width = 2 * height
        let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        for (place, colour) in [Self.red, Self.green, Self.blue, Self.white].enumerated() {
            let part = gdk_pixbuf_new_subpixbuf(
                picture, Int32(place % 2 * height), Int32(place / 2 * height / 2), Int32(height),
                Int32(height / 2))!
            gdk_pixbuf_fill(part, colour << 8 | 0xFF)
            g_object_unref(UnsafeMutableRawPointer(part))
        }
        try #require(gdk_pixbuf_savev(picture, file.path, format.rawValue, nil, nil, nil) != 0)
        var data = try Data(contentsOf: file)
        // Either order of bytes is allowed.
        let note: [UInt8] =
            number % 2 == 0
            ? [
                0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0,
                0,
            ]
            : [
                0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, number, 0, 0, 0, 0, 0, 0,
                0,
            ]
        let length = UInt8(note.count)
        switch format {
        case .jpeg:
            let head: [UInt8] = [0xFF, 0xE1, 0, length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0]
            data.insert(contentsOf: head + note, at: 2)
        case .png:
            // Behind the header; the sum over its name and its bytes follows (PNG, annex D).
            let part: [UInt8] = Array("eXIf".utf8) + note
            let whole: [UInt8] = bigEndian(UInt32(length)) + part + bigEndian(checksum(part))
            data.insert(contentsOf: whole, at: 33)
        case .webp:
            // The extended form says its size, less one, and that there is a note (bit 3).
            var head: [UInt8] = Array("VP8X".utf8) + [10, 0, 0, 0, 8, 0, 0, 0]
            for side in [width - 1, height - 1] { head += [UInt8(side & 255), UInt8(side >> 8), 0] }
            data.insert(contentsOf: head, at: 12)
            let tail: [UInt8] = Array("EXIF".utf8) + [length, 0, 0, 0]
            data += tail + note
            data.replaceSubrange(4..<8, with: bigEndian(UInt32(data.count - 8)).reversed())
        }
        try data.write(to: file)
        return file
    }

    /// What writes such a note in its own way.
    enum Format: String, CaseIterable { case jpeg, png, webp }

    private func bigEndian(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
    }

    private func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }

    /// Those that this machine has a loader for.
    private static let formats = Format.allCases.filter { format in
        var formats = gdk_pixbuf_get_formats()
        defer { g_slist_free(formats) }
        return sequence(first: formats, next: { $0?.pointee.next }).contains { link in
            guard let data = link?.pointee.data else { return false }
            let name = gdk_pixbuf_format_get_name(OpaquePointer(data))!
            defer { g_free(name) }
            return String(cString: name) == format.rawValue
        }
    }

    /// Whether it is read whole, or reduced while it is read.
    @Test(arguments: 0..<8, formats) func `a picture is shown as its note says`(
        index: Int, format: Format
    ) throws {
        for height in [64, 640] { try see(index, format, height: height) }
    }

    private func see(_ index: Int, _ format: Format, height: Int) throws {
        let (number, quarters) = Self.seen[index]
        let file = try picture(format, height: height, note: number)
        let isTurned = number > 4
        let (width, down) = isTurned ? (10, 20) : (20, 10)
        let pixels = try PictureDecoder.decode(Picture(file: file), width: width, height: down)
        for (place, colour) in quarters.enumerated() {
            let x = (place % 2 * 2 + 1) * width / 4
            let y = (place / 2 * 2 + 1) * down / 4
            #expect(distance(pixels.base[y * width + x], colour) < 10, "quarter \(place) of \(number)")
        }
        let size = try #require(CaptionReview.size(of: Picture(file: file)))
        let (long, short) = (Double(height) * 2, Double(height))
        #expect(
            size
                == (isTurned
                    ? Dimensions(width: short, height: long) : Dimensions(width: long, height: short)))
    }

    @Test func `a note that is cut off, or says nothing that there is, turns nothing`() {
        let note: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        func orientation(_ bytes: [UInt8]) -> Int? { bytes.withUnsafeBytes(ExifNote.orientation(in:)) }
        #expect(orientation(note) == 6)
        #expect(orientation([0x45, 0x78, 0x69, 0x66, 0, 0] + note) == 6, "with its name in front")
        for count in 0..<20 { #expect(orientation(Array(note.prefix(count))) == nil) }
        let others: [(place: Int, byte: UInt8)] = [
            (0, 0x49), (3, 41), (7, 200), (4, 255), (11, 0x13), (13, 4), (17, 2), (19, 0), (19, 9),
        ]
        for (place, byte) in others {
            var other = note
            other[place] = byte
            #expect(orientation(other) == nil, "byte \(place) is \(byte)")
        }
    }
}
#endif
