#if Painter
import CCairo
import Foundation
import ParallaxCairo
import ParallaxDocument

@testable import Parallax

/// A folder of pictures for one test; it goes with the value.
final class TestPictures {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "painter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a picture whose pixels are given by a function of column and row.
    func write(_ name: String, width: Int, height: Int, _ colour: (Int, Int) -> UInt32) throws -> URL {
        let file = folder.appending(path: name)
        try Canvas(width: width, height: height, colour).png().write(to: file)
        return file
    }
}

extension Canvas {
    /// A canvas whose pixels are given by a function of column and row, as 0xRRGGBB.
    convenience init(width: Int, height: Int, _ colour: (Int, Int) -> UInt32) throws {
        try self.init(Dimensions(width: Double(width), height: Double(height)))
        draw { context in
            for y in 0..<height {
                for x in 0..<width {
                    let value = colour(x, y)
                    cairo_set_source_rgb(
                        context, Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255,
                        Double(value & 255) / 255)
                    cairo_rectangle(context, Double(x), Double(y), 1, 1)
                    cairo_fill(context)
                }
            }
        }
    }

    /// One pixel, as 0xAARRGGBB.
    subscript(x: Int, y: Int) -> UInt32 { withPixels { $0[y * width + x] } }

    /// All pixels.
    var all: [UInt32] { withPixels { Array($0) } }
}

extension StageLayout {
    /// A layout made by hand; the viewport is the screen unless told.
    init(screen: Dimensions, viewport: Box? = nil, _ layers: [Layer]) {
        self.init()
        self.screen = screen
        self.viewport = viewport ?? Box(x: 0, y: 0, width: screen.width, height: screen.height)
        self.layers = layers
    }
}

extension Layer {
    /// A layer made by hand, upright and at rest unless told.
    init(
        _ kind: LayerHandle.Kind, _ box: Box, index: Int = 0, quad: Quad? = nil, opacity: Double = 1,
        clip: Quad? = nil, shadow: Shadow? = nil, blur: Double = 0, depth: Int = 0
    ) {
        self.init(
            handle: LayerHandle(kind, index), size: box.size, quad: quad ?? box.quad, opacity: opacity,
            ownOpacity: opacity, clip: clip, shadow: shadow, blur: blur, depth: depth)
    }
}

extension Quad {
    /// The quad's corners after a function.
    func map(_ body: (Vector) -> Vector) -> Quad {
        Quad(body(topLeft), body(topRight), body(bottomRight), body(bottomLeft))
    }
}

/// Red, green, blue and alpha of a pixel.
func parts(_ pixel: UInt32) -> [Int] {
    [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24)]
}

/// The largest difference between two pixels' parts.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
    zip(parts(a), parts(b)).map { abs($0 - $1) }.max()!
}
#endif
