#if Painter
import CCairo
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// One small picture in each way that photographs come in: four upright bands of the same four colours.
@Suite struct SampleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Samples")
    private static let bands: [SIMD3<Double>] = [
        SIMD3(200, 60, 40), SIMD3(60, 180, 80), SIMD3(40, 80, 200), SIMD3(128, 128, 128),
    ]
    /// The bands' grey, as the files' maker mixed it (Rec. 709 weights).
    private static let greys = [88.0, 147, 80, 128].map { SIMD3(repeating: $0) }

    /// A file, what its bands are to be, and how far a part may be off: files with losses are.
    private static let samples: [(name: String, bands: [SIMD3<Double>], tolerance: Double)] = [
        ("plain.jpg", bands, 3), ("plain.bmp", bands, 0), ("plain.tiff", bands, 0), ("palette.png", bands, 0),
        ("sixteen-bit.png", bands, 1), ("grey.png", greys, 0), ("grey.jpg", greys, 2), ("cmyk.jpg", bands, 5),
        // Only the first picture of one that moves is shown.
        ("animated.gif", bands, 0), ("animated.webp", bands, 0), ("plain.avif", bands, 6),
        ("display-p3.webp", bands.map(fromDisplayP3), 1), ("display-p3.heic", bands.map(fromDisplayP3), 5),
    ]

    /// Whether this machine reads files with such an ending: for some, apt has to have the loader.
    private static func isKnown(_ name: String) -> Bool {
        let file = folder.appending(path: name)
        return gdk_pixbuf_get_file_info(file.path, nil, nil) != nil
    }

    private static let known = samples.indices.filter { isKnown(samples[$0].name) }

    /// Parts 0…255 of a colour in Display P3, as sRGB has them (SMPTE EG 432-1, IEC 61966-2-1), cut to what it can show.
    private static func fromDisplayP3(_ colour: SIMD3<Double>) -> SIMD3<Double> {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 * 255 ? part / 255 / 12.92 : pow((part / 255 + 0.055) / 1.055, 2.4)
        }
        func coded(_ part: Double) -> Double {
            let part = min(max(part, 0), 1)
            return 255 * (part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055)
        }
        let (r, g, b) = (linear(colour.x), linear(colour.y), linear(colour.z))
        return SIMD3(
            coded(1.224_940_2 * r - 0.224_940_4 * g), coded(-0.042_056_9 * r + 1.042_057_1 * g),
            coded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b))
    }

    private static func band(_ index: Int, of pixels: Pixels) -> SIMD3<Double> {
        let colour = pixels.colour(x: (2 * index + 1) * pixels.width / 8, y: pixels.height / 2)
        return SIMD3(colour.red, colour.green, colour.blue) * 255
    }

    private static func gap(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let gap = a - b
        return max(abs(gap.x), abs(gap.y), abs(gap.z))
    }

    @Test func `the loaders that Parallax installs are seen by the tests`() {
        // All but those that apt may lack.
        let sure = Self.samples.indices.filter { !["webp", "heic", "avif"].contains(Self.ending($0)) }
        #expect(Set(sure).isSubset(of: Self.known))
    }

    private static func ending(_ index: Int) -> String {
        samples[index].name.split(separator: ".").last.map(String.init)!
    }

    @Test(arguments: known) func `a photograph has its colours, however it is written`(index: Int) throws {
        let sample = Self.samples[index]
        let file = Self.folder.appending(path: sample.name)
        #expect(PictureError.problem(with: file) == nil)
        let pixels = try PictureDecoder.decode(Picture(file: file), width: 32, height: 24)
        for (index, colour) in sample.bands.enumerated() {
            let seen = Self.band(index, of: pixels)
            #expect(Self.gap(seen, colour) <= sample.tolerance + 0.5, "\(sample.name): \(seen) for \(colour)")
        }
    }

    @Test(arguments: ["alpha.png", "alpha.webp"]) func `what is half transparent stays so`(name: String)
        throws
    {
        guard Self.isKnown(name) else { return }
        let picture = Picture(file: Self.folder.appending(path: name))
        let pixels = try PictureDecoder.decode(picture, width: 32, height: 24)
        for (index, colour) in Self.bands.enumerated() {
            #expect(abs(Int(pixels.base[12 * 32 + index * 8 + 4] >> 24) - 128) <= 1)
            // Colours are multiplied by alpha.
            #expect(Self.gap(Self.band(index, of: pixels), colour * 128 / 255) <= 1.5)
        }
    }

    @Test func `a profile changes colours as it says, and nothing else`() throws {
        // Every colour of the cube's grid, with an alpha of its own; the profile is taken from a sample.
        guard Self.isKnown("display-p3.webp") else { return }
        let file = Self.folder.appending(path: "display-p3.webp")
        let donor = try #require(gdk_pixbuf_new_from_file(file.path, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(donor)) }
        let profile = try #require(ColourProfile(of: donor, from: file))
        let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 6 * 6, 6)!
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        let (stride, start) = (Int(gdk_pixbuf_get_rowstride(picture)), gdk_pixbuf_get_pixels(picture)!)
        func pixel(_ r: Int, _ g: Int, _ b: Int) -> UnsafeMutablePointer<UInt8> {
            start + b * stride + (r * 6 + g) * 4
        }
        for r in 0..<6 {
            for g in 0..<6 {
                for b in 0..<6 {
                    for (part, value) in [r * 51, g * 51, b * 51, 255 - b * 40].enumerated() {
                        pixel(r, g, b)[part] = UInt8(value)
                    }
                }
            }
        }
        profile.convert(picture)
        for r in 0..<6 {
            for g in 0..<6 {
                for b in 0..<6 {
                    let found = pixel(r, g, b)
                    let colour = SIMD3(Double(found[0]), Double(found[1]), Double(found[2]))
                    let right = Self.fromDisplayP3(SIMD3(Double(r), Double(g), Double(b)) * 51)
                    #expect(Self.gap(colour, right) <= 2, "\(r) \(g) \(b): \(colour) for \(right)")
                    #expect(Int(found[3]) == 255 - b * 40)
                }
            }
        }
    }

    @Test func `a broken profile is passed over`() throws {
        let canvas = try Canvas(width: 8, height: 8) { _, _ in 0x1E64C8 }
        let plain = pictures.folder.appending(path: "plain.png")
        try canvas.png().write(to: plain)
        let picture = try #require(gdk_pixbuf_new_from_file(plain.path, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        for bytes in ["", "bm90IGEgcHJvZmlsZQ==", "%%%"] {
            _ = gdk_pixbuf_remove_option(picture, "icc-profile")
            gdk_pixbuf_set_option(picture, "icc-profile", bytes)
            ColourProfile(of: picture, from: plain)?.convert(picture)
            let pixel = gdk_pixbuf_read_pixels(picture)!
            #expect((pixel[0], pixel[1], pixel[2]) == (0x1E, 0x64, 0xC8))
        }
    }

    private let pictures: TestPictures
    init() throws { pictures = try TestPictures() }
}
#endif
