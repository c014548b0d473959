import Foundation
import Testing

@testable import ParallaxPage

@Suite struct PictureFileTests {
    private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Stages/Pictures").standardizedFileURL

    /// A file with these bytes, that is there as long as `body` runs.
    private func with<Result>(_ bytes: [UInt8], _ body: (URL) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }

    /// A JPEG file of one frame header, perhaps with an orientation in an Exif segment before it.
    private func jpeg(width: UInt16, height: UInt16, orientation: UInt8?, isLittle: Bool = false) -> [UInt8] {
        func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            let entry: [UInt8] =
                isLittle
                ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
                : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            let segment = Array("Exif".utf8) + [0, 0] + entry
            bytes += [0xFF, 0xE1] + big(UInt16(segment.count + 2)) + segment
        }
        return bytes + [0xFF, 0xC0] + big(17) + [8] + big(height) + big(width) + [3]
    }

    @Test func `the package's own pictures are told to be JPEG, and how large they are`() throws {
        let file = Self.pictures.appendingPathComponent("dawn.jpg")
        let picture = try PictureFile(file)
        #expect(picture.kind == .jpeg)
        #expect(picture.size.map { $0.width > 500 && $0.height > 500 } == true)
        #expect(picture.dataURL.hasPrefix("data:image/jpeg;base64,/9j/"))
        #expect(Data(base64Encoded: String(picture.dataURL.dropFirst(23))) == (try Data(contentsOf: file)))
    }

    @Test(arguments: [nil, 1, 3, 6, 8] as [UInt8?], [false, true])
    func `a photograph that lies on its side counts as it is shown`(orientation: UInt8?, isLittle: Bool)
        throws
    {
        let bytes = jpeg(width: 400, height: 300, orientation: orientation, isLittle: isLittle)
        let size = try with(bytes) { try PictureFile($0).size }
        let isTurned = orientation.map { $0 > 4 } ?? false
        #expect(size?.width == (isTurned ? 300 : 400) && size?.height == (isTurned ? 400 : 300))
    }

    @Test func `files that end too soon have no size, and none traps`() throws {
        let whole = jpeg(width: 400, height: 300, orientation: 6)
        for count in 3..<whole.count - 6 {
            let size = try with(Array(whole.prefix(count))) { try PictureFile($0).size }
            #expect(size == nil)
        }
    }

    @Test func `what no browser shows is refused by its bytes, whatever its name`() throws {
        for bytes in [Array("hello".utf8), [], [0x49, 0x49, 42, 0], Array("....ftypheic".utf8)] {
            let problem = #expect(throws: PageProblem.self) { try with(bytes) { try PictureFile($0) } }
            #expect(problem?.description.contains("browsers do not show") == true)
        }
        #expect(throws: PageProblem.self) { try PictureFile(URL(fileURLWithPath: "/nowhere.png")) }
    }
}
