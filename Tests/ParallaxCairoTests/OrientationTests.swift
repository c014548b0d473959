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
    private func picture(height: Int, note number: UInt8) throws -> URL {
        let file = pictures.folder.appending(path: "turned.jpg")
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
        #expect(gdk_pixbuf_savev(picture, file.path, "jpeg", nil, nil, nil) != 0)
        var data = try Data(contentsOf: file)
        let note: [UInt8] = [
            0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8,
            0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0, 0,
        ]
        data.insert(contentsOf: note, at: 2)
        try data.write(to: file)
        return file
    }

    /// Whether it is read whole, or reduced while it is read.
    @Test(arguments: 0..<8, [64, 640]) func `a picture is shown as its note says`(
        index: Int, height: Int
    ) throws {
        let (number, quarters) = Self.seen[index]
        let file = try picture(height: height, note: number)
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
}
#endif
