#if Painter
import CCairo
import Foundation
import ParallaxDocument
import Testing

@testable import Parallax
@testable import ParallaxCairo

/// GLib's `GTimeVal`, which gdk-pixbuf still asks for though its name is deprecated.
private struct Time {
    var seconds: Int
    var microseconds: Int
}

private func cast<T>(_ pointer: UnsafeRawPointer) -> UnsafePointer<T> {
    pointer.assumingMemoryBound(to: T.self)
}

@Suite struct GIFTests {
    /// A frame with a gradient in which a square has moved.
    func frame(_ index: Int, width: Int = 64, height: Int = 48) throws -> Canvas {
        let canvas = try Canvas(Dimensions(width: Double(width), height: Double(height)))
        canvas.draw { context in
            let sky = Fill.gradient([
                Colour(red: 0.1, green: 0.2, blue: 0.5), Colour(red: 0.9, green: 0.7, blue: 0.4),
            ])
            sky.paint(Box(x: 0, y: 0, width: Double(width), height: Double(height)), on: context)
            Fill.colour(.white).paint(Box(x: Double(index) * 5, y: 10, width: 9, height: 9), on: context)
        }
        return canvas
    }

    func encode(_ frames: [Canvas], framesPerSecond: Int = 25) throws -> Data {
        let encoder = try GIFEncoder(
            width: frames[0].width, height: frames[0].height, framesPerSecond: framesPerSecond)
        var data = Data()
        for frame in frames { data += try encoder.add(frame) }
        return data + encoder.finish()
    }

    /// What gdk-pixbuf reads: the pixels of each frame and how long it stays, in milliseconds.
    func decode(_ data: Data, limit: Int = 100) throws -> [(pixels: [UInt32], delay: Int)] {
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
                != 0
        }
        try #require(isRead && gdk_pixbuf_loader_close(loader, nil) != 0)
        let animation = gdk_pixbuf_loader_get_animation(loader)
        var time = Time(seconds: 1000, microseconds: 0)
        let turn = withUnsafePointer(to: &time) { gdk_pixbuf_animation_get_iter(animation, cast($0)) }
        defer { g_object_unref(UnsafeMutableRawPointer(turn)) }
        var frames: [(pixels: [UInt32], delay: Int)] = []
        while frames.count < limit {
            let picture = gdk_pixbuf_animation_iter_get_pixbuf(turn)!
            let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
            let channels = Int(gdk_pixbuf_get_n_channels(picture))
            let stride = Int(gdk_pixbuf_get_rowstride(picture))
            let bytes = gdk_pixbuf_read_pixels(picture)!
            var pixels: [UInt32] = []
            for y in 0..<height {
                for x in 0..<width {
                    let at = bytes + y * stride + x * channels
                    pixels.append(0xFF00_0000 | UInt32(at[0]) << 16 | UInt32(at[1]) << 8 | UInt32(at[2]))
                }
            }
            let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(turn))
            frames.append((pixels, delay))
            time.microseconds += delay * 1000
            time.seconds += time.microseconds / 1_000_000
            time.microseconds %= 1_000_000
            _ = withUnsafePointer(to: &time) { gdk_pixbuf_animation_iter_advance(turn, cast($0)) }
        }
        return frames
    }

    /// How many frames and bytes of delays a file declares, by its own blocks.
    func delays(_ data: Data) -> [Int] {
        let bytes = [UInt8](data)
        return bytes.indices.dropLast(8).compactMap { index in
            guard bytes[index] == 0x21, bytes[index + 1] == 0xF9, bytes[index + 2] == 4,
                bytes[index + 7] == 0, bytes[index + 8] == 0x2C
            else { return nil }
            return Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8
        }
    }

    @Test(arguments: [(25, 4), (50, 2)]) func aFilmComesBack(rate: Int, delay: Int) throws {
        let frames = try (0..<6).map { try frame($0) }
        let data = try encode(frames, framesPerSecond: rate)
        #expect(delays(data) == Array(repeating: delay, count: 6))
        #expect(data.prefix(6) == Data("GIF89a".utf8) && data.last == 0x3B)
        // One turn and the first frame again: it plays for ever.
        let decoded = try decode(data, limit: 7)
        #expect(decoded.allSatisfy { $0.delay == delay * 10 })
        for (index, frame) in (frames + [frames[0]]).enumerated() {
            let errors = zip(decoded[index].pixels, frame.all).map { distance($0, $1) }
            #expect(errors.max()! <= 12, "frame \(index)")
            #expect(Double(errors.reduce(0, +)) / Double(errors.count) < 2)
        }
    }

    @Test func whatStaysCostsNothing() throws {
        let still = try frame(0)
        let one = try encode([still])
        let ten = try encode(Array(repeating: still, count: 10))
        #expect(ten.count - one.count <= 9 * 50)
        #expect(delays(ten).count == 10)
    }

    /// Over an area of slowly changing colour the mean of each 16 × 16 square is kept: no bands are seen.
    @Test func gradientsShowNoBands() throws {
        let canvas = try Canvas(width: 256, height: 128) { x, y in
            UInt32(60 + x / 4) << 16 | UInt32(80 + y / 4 + x / 16) << 8 | UInt32(90 + (x + y) / 12)
        }
        let pixels = try decode(try encode([canvas]), limit: 1)[0].pixels
        let source = canvas.all
        for top in stride(from: 0, to: 128, by: 16) {
            for left in stride(from: 0, to: 256, by: 16) {
                var gap = SIMD4<Int>.zero
                for y in top..<(top + 16) {
                    for x in left..<(left + 16) {
                        let (a, b) = (parts(pixels[y * 256 + x]), parts(source[y * 256 + x]))
                        gap &+= SIMD4(a[0] - b[0], a[1] - b[1], a[2] - b[2], 0)
                    }
                }
                for part in 0..<3 { #expect(abs(Double(gap[part]) / 256) < 1.25) }
            }
        }
    }

    @Test func noiseOfAllSizesComesBackWhole() throws {
        // Few colours are kept exactly, and noise fills the table of codes again and again.
        var state: UInt64 = 7
        for (width, height) in [(1, 1), (2, 1), (17, 3), (255, 1), (300, 200)] {
            let frame = try Canvas(width: width, height: height) { _, _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return [0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080][Int(state >> 33) % 6]
            }
            #expect(try decode(try encode([frame]), limit: 1)[0].pixels == frame.all)
        }
    }

    @Test func otherRatesAndSizesAreRefused() throws {
        for rate in [-1, 0, 24, 30, 60, 100] {
            #expect(throws: GIFEncoder.Failure.framesPerSecond(rate)) {
                try GIFEncoder(width: 4, height: 4, framesPerSecond: rate)
            }
        }
        #expect(throws: GIFEncoder.Failure.size(width: 0, height: 4)) { try GIFEncoder(width: 0, height: 4) }
        let encoder = try GIFEncoder(width: 4, height: 4)
        #expect(throws: GIFEncoder.Failure.frameSize(width: 64, height: 48)) { try encoder.add(frame(0)) }
        #expect(
            "\(GIFEncoder.Failure.framesPerSecond(30))"
                == "a GIF cannot show 30 frames a second: use 25 or 50")
    }
}
#endif
