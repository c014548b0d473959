#if Painter
import CCairo
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// A photograph taken upright with a camera on its side: its pixels lie, and a note in the file says so. It is shown
/// upright, whether it is read whole or reduced while it is read.
@Test(arguments: [1, 20]) func aPictureStandsUpright(enlargement: Int) throws {
    let pictures = try TestPictures()
    let (width, height) = (40 * enlargement, 20 * enlargement)
    let file = pictures.folder.appending(path: "turned.jpg")
    let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    gdk_pixbuf_fill(picture, 0xFF00_00FF)
    let right = gdk_pixbuf_new_subpixbuf(picture, Int32(width / 2), 0, Int32(width / 2), Int32(height))!
    gdk_pixbuf_fill(right, 0x0000_FFFF)
    g_object_unref(UnsafeMutableRawPointer(right))
    #expect(gdk_pixbuf_savev(picture, file.path, "jpeg", nil, nil, nil) != 0)

    // Orientation 6: turn it clockwise by a right angle. What lies left comes up.
    var data = try Data(contentsOf: file)
    let note: [UInt8] = [
        0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8,
        0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    data.insert(contentsOf: note, at: 2)
    try data.write(to: file)

    let pixels = try PictureDecoder.decode(Picture(file: file), width: 10, height: 20)
    #expect(distance(pixels.base[3 * 10 + 5], 0xFFFF_0000) < 8)
    #expect(distance(pixels.base[16 * 10 + 5], 0xFF00_00FF) < 8)
}
#endif
