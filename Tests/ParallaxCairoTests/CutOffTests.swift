#if Painter
import Foundation
import Testing

@testable import ParallaxCairo

/// Files of other formats than JPEG that were cut off.
@Suite struct CutOffTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Samples")

    @Test(
        arguments: [
            "alpha.png", "grey.png", "palette.png", "sixteen-bit.png", "alpha.webp", "animated.webp",
            "display-p3.webp",
            "display-p3.heic", "plain.avif",
        ])
    func `a picture is whole, and one that ends anywhere before its end is refused with words`(name: String)
        throws
    {
        let data = try Data(contentsOf: Self.samples.appendingPathComponent(name))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + name)
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        for isThorough in [false, true] {
            #expect(PictureError.problem(with: file, isThorough: isThorough) == nil)
        }
        for length in [20, data.count / 3, data.count / 2, data.count * 9 / 10, data.count - 1] {
            try data.prefix(length).write(to: file)
            for isThorough in [false, true] {
                let words = PictureError.problem(with: file, isThorough: isThorough)?.sentence ?? ""
                #expect(
                    words.contains("ends in the middle of the picture"),
                    "\(length) of \(data.count): \(words)")
            }
        }
    }

    @Test func `files of other kinds are not cut off`() {
        for data in [Data(), Data("hello".utf8), Data("RIFF".utf8), Data([0x89, 0x50, 0x4E, 0x47])] {
            data.withUnsafeBytes { bytes in
                #expect(!PNGStructure.isCutOff(bytes) && !WebPStructure.isCutOff(bytes))
                #expect(!HEIFStructure.isCutOff(bytes))
            }
        }
    }
}
#endif
