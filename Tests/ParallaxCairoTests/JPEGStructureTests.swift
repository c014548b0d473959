#if Painter
import Foundation
import ParallaxDocument
import Testing

@testable import ParallaxCairo

/// JPEG files that were cut off.
@Suite struct JPEGStructureTests {
    private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Stages/Pictures").standardizedFileURL

    private func isCutOff(_ data: Data) -> Bool { data.withUnsafeBytes(JPEGStructure.isCutOff) }

    @Test func `whole pictures are whole, with anything behind their end, too`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.pictures, includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "jpg" }
        #expect(files.count == 10)
        for file in files {
            let data = try Data(contentsOf: file)
            #expect(!isCutOff(data))
            #expect(!isCutOff(data + Data(repeating: 7, count: 5000)))
        }
    }

    @Test func `a picture that ends anywhere before its end is cut off`() throws {
        let data = try Data(contentsOf: Self.pictures.appendingPathComponent("dawn.jpg"))
        for length in [4, 10, 300, 700, 2000, data.count / 3, data.count / 2, data.count - 3, data.count - 2]
        {
            #expect(isCutOff(data.prefix(length)), "\(length) of \(data.count)")
        }
    }

    @Test func `a preview inside a segment is not taken for the picture`() throws {
        let whole = try Data(contentsOf: Self.pictures.appendingPathComponent("dawn.jpg"))
        // A segment that holds a small JPEG file with an end of its own.
        let preview = Data([0xFF, 0xD8, 0xFF, 0xD9])
        let length = preview.count + 2
        let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + preview
        let with = whole.prefix(2) + segment + whole.dropFirst(2)
        #expect(!isCutOff(Data(with)))
        #expect(isCutOff(Data(with.prefix(whole.count / 2))))
    }

    @Test func `other files are none of its business, and a cut picture is refused with words`() throws {
        for data in [Data(), Data([0xFF]), Data("hello".utf8), Data([0x89, 0x50, 0x4E, 0x47])] {
            #expect(!isCutOff(data))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(contentsOf: Self.pictures.appendingPathComponent("dawn.jpg")).prefix(40_000).write(to: file)
        #expect(
            PictureError.problem(with: file)?.description.contains("ends in the middle of the picture")
                == true)
    }
}
#endif
