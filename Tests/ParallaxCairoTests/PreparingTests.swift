#if Painter
import Foundation
import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxCairo

@Suite struct PreparingTests {
    @Test func `a layout that has been prepared for is painted without decoding anything`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Stages/captions.json")
        let document = try StageDocument(contentsOf: file)
        let painter = Painter(content: { document.content(of: $0) }, scale: 0.5)
        let layout = document.stage().layout(at: 130)
        try painter.prepare(layout)
        let bytes = painter.pictures.bytes
        #expect(bytes > 0)
        let canvas = try Canvas(layout.screen, scale: 0.5)
        try painter.paint(layout, into: canvas)
        #expect(painter.pictures.bytes == bytes)
    }

    @Test func `a picture that is not there is told of`() {
        let missing = Picture(file: URL(fileURLWithPath: "/nowhere/a.jpg"))
        let painter = Painter(content: { _ in .picture(missing) })
        let layout = StageLayout(
            layers: [
                Layer(
                    handle: LayerHandle(.free), size: Dimensions(width: 8, height: 8),
                    quad: Box(x: 0, y: 0, width: 8, height: 8).quad, opacity: 1, ownOpacity: 1, clip: nil,
                    shadow: nil,
                    blur: 0, depth: 0)
            ], screen: Dimensions(width: 8, height: 8))
        #expect(throws: PictureError.missing(missing.file)) { try painter.prepare(layout) }
    }
}
#endif
