#if Painter
import Foundation
import Parallax

/// Writes a film as an animated GIF that plays for ever.
///
/// Each frame has a palette of its own, so that photographs keep their colours, and holds only what has changed.
///
/// ```swift
/// let encoder = try GIFEncoder(width: canvas.width, height: canvas.height)
/// for layout in film {
///     try painter.paint(layout, into: canvas)
///     file.write(try encoder.add(canvas))
/// }
/// file.write(encoder.finish())
/// ```
public final class GIFEncoder {
    /// Why a film cannot be written as GIF.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        /// GIF counts time in hundredths of a second, and browsers show frames for two of them at least.
        case framesPerSecond(Int)
        /// A side is below 1 or above 65,535 pixels.
        case size(width: Int, height: Int)
        /// A frame is not of the film's size.
        case frameSize(width: Int, height: Int)

        /// The error in words.
        public var description: String {
            switch self {
            case .framesPerSecond(let rate):
                "a GIF cannot show \(rate) frames a second: use 25 or 50"
            case .size(let width, let height):
                "a GIF cannot be \(width) × \(height) pixels: each side must be 1 to 65535"
            case .frameSize(let width, let height):
                "a frame of \(width) × \(height) pixels is not of the film's size"
            }
        }
    }

    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// How long a frame is shown, in hundredths of a second.
    private let delay: Int
    /// How far a part of a colour may lie from what is shown before the pixel is drawn anew.
    private let tolerance = 2

    private var isBegun = false
    /// What each pixel was to show when it was last drawn.
    private var shown: [UInt32]
    private var isKept: [Bool]
    private var count = ColourCount()
    private var dither = Dither()
    private var lzw = LZW()
    private var indices: [UInt8]

    /// Begins a film.
    ///
    /// - Parameters:
    ///   - width: Pixels across, 1…65,535.
    ///   - height: Pixels down, 1…65,535.
    ///   - framesPerSecond: 25 or 50.
    public init(width: Int, height: Int, framesPerSecond: Int = 25) throws(Failure) {
        guard framesPerSecond == 25 || framesPerSecond == 50 else { throw .framesPerSecond(framesPerSecond) }
        guard 1...65535 ~= width, 1...65535 ~= height else { throw .size(width: width, height: height) }
        self.width = width
        self.height = height
        delay = 100 / framesPerSecond
        shown = [UInt32](repeating: 0, count: width * height)
        isKept = [Bool](repeating: false, count: width * height)
        indices = [UInt8](repeating: 0, count: width * height)
    }

    /// Adds a frame.
    ///
    /// - Parameter canvas: The frame, of the film's size. What is transparent in it shows over black.
    /// - Returns: The bytes that come next in the file.
    public func add(_ canvas: Canvas) throws(Failure) -> Data {
        guard canvas.width == width, canvas.height == height else {
            throw .frameSize(width: canvas.width, height: canvas.height)
        }
        var output: [UInt8] = []
        if !isBegun { output += head }
        canvas.withPixels { frame in
            let box = compare(frame)
            encode(frame, box, to: &output)
        }
        isBegun = true
        return Data(output)
    }

    /// Ends the film.
    ///
    /// - Returns: The last bytes of the file.
    public func finish() -> Data {
        Data((isBegun ? [] : head) + [0x3B])
    }

    /// The size of the film, no common palette, and the wish to be repeated for ever.
    private var head: [UInt8] {
        var bytes = Array("GIF89a".utf8)
        bytes += word(width) + word(height) + [0x70, 0, 0]
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        return bytes
    }

    /// Notes which pixels stay.
    ///
    /// - Returns: The smallest box that holds all pixels to be drawn; one pixel if there is none.
    private func compare(_ frame: UnsafeBufferPointer<UInt32>) -> PixelBox {
        var (left, right, top, bottom) = (width, -1, height, -1)
        let isFirst = !isBegun
        let limit = tolerance
        shown.withUnsafeMutableBufferPointer { shown in
            isKept.withUnsafeMutableBufferPointer { isKept in
                for y in 0..<height {
                    var (first, last) = (width, -1)
                    for x in 0..<width {
                        let place = y * width + x
                        let pixel = frame[place]
                        let keeps = !isFirst && Self.isNear(pixel, shown[place], limit)
                        isKept[place] = keeps
                        if keeps { continue }
                        shown[place] = pixel
                        first = min(first, x)
                        last = x
                    }
                    if last >= 0 {
                        left = min(left, first)
                        right = max(right, last)
                        top = min(top, y)
                        bottom = y
                    }
                }
            }
        }
        guard right >= left else { return PixelBox(x: 0, y: 0, width: 1, height: 1) }
        return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Tells whether two colours differ by no more than `limit` in each part.
    @inline(__always)
    private static func isNear(_ a: UInt32, _ b: UInt32, _ limit: Int) -> Bool {
        if a == b { return true }
        func gap(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        return gap(8) <= limit && gap(16) <= limit && gap(0) <= limit
    }

    private func encode(_ frame: UnsafeBufferPointer<UInt32>, _ box: PixelBox, to output: inout [UInt8]) {
        count.count(frame, isKept: isKept)
        let palette = Palette(count)
        let transparent = palette.colours.count
        var depth = 2
        while 1 << depth < transparent + 1 { depth += 1 }

        // Keep what is there when the next frame comes; the transparent index lets it show.
        output += [0x21, 0xF9, 4, isBegun ? 0b101 : 0b100] + word(delay) + [UInt8(transparent), 0]
        output += [0x2C] + word(box.x) + word(box.y) + word(box.width) + word(box.height)
        output.append(0x80 | UInt8(depth - 1))
        for index in 0..<(1 << depth) {
            let colour = index < transparent ? palette.colours[index] / Palette.weights : .zero
            for part in [colour.z, colour.y, colour.x] { output.append(UInt8(min(max(part + 0.5, 0), 255))) }
        }

        indices.withUnsafeMutableBufferPointer { indices in
            dither.apply(
                frame, width: width, box: box, palette: palette, count: count, isKept: isKept,
                transparent: UInt8(transparent), to: indices.baseAddress!)
            let part = UnsafeBufferPointer(rebasing: indices[..<(box.width * box.height)])
            lzw.compress(part, depth: depth, to: &output)
        }
    }

    private func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}
#endif
