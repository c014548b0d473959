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
    private let crew: Crew
    /// What each thread writes frames with.
    private var writers: [GIFFrameWriter]

    /// Begins a film.
    ///
    /// - Parameters:
    ///   - width: Pixels across, 1…65,535.
    ///   - height: Pixels down, 1…65,535.
    ///   - framesPerSecond: 25 or 50.
    ///   - crew: Who writes frames that are added together.
    public init(
        width: Int, height: Int, framesPerSecond: Int = 25, crew: Crew = Crew()
    ) throws(Failure) {
        guard framesPerSecond == 25 || framesPerSecond == 50 else { throw .framesPerSecond(framesPerSecond) }
        guard 1...65535 ~= width, 1...65535 ~= height else { throw .size(width: width, height: height) }
        self.width = width
        self.height = height
        delay = 100 / framesPerSecond
        shown = [UInt32](repeating: 0, count: width * height)
        self.crew = crew
        writers = (0..<crew.threads).map { _ in GIFFrameWriter() }
    }

    /// Adds a frame.
    ///
    /// - Parameter canvas: The frame, of the film's size. What is transparent in it shows over black.
    /// - Returns: The bytes that come next in the file.
    public func add(_ canvas: Canvas) throws(Failure) -> Data { try add([canvas]) }

    /// Adds several frames, one after another; they are written on several threads, and are what they would be one by one.
    ///
    /// - Parameter canvases: The frames, each a canvas of its own of the film's size.
    /// - Returns: The bytes that come next in the file.
    public func add(_ canvases: some Collection<Canvas>) throws(Failure) -> Data {
        for canvas in canvases where canvas.width != width || canvas.height != height {
            throw .frameSize(width: canvas.width, height: canvas.height)
        }
        var output = Data(isBegun || canvases.isEmpty ? [] : head)
        // What changes from frame to frame is found in their order; the rest is each frame's own.
        let changes = canvases.map { canvas in
            defer { isBegun = true }
            return (canvas: canvas, change: canvas.withPixels { change(in: $0, isFirst: !isBegun) })
        }
        let frames = writers.withUnsafeMutableBufferPointer { writers in
            crew.map(changes.count) { index, thread in
                let (canvas, change) = changes[index]
                return canvas.withPixels { writers[thread].bytes(of: $0, width: width, change, delay: delay) }
            }
        }
        for frame in frames { output += frame }
        return output
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

    /// What is to be drawn of a frame; what it shows is noted.
    private func change(in frame: UnsafeBufferPointer<UInt32>, isFirst: Bool) -> GIFChange {
        let limit = tolerance
        var change = GIFChange(isFirst: isFirst, isKept: [Bool](repeating: false, count: frame.count))
        var (left, right, top, bottom) = (width, -1, height, -1)
        shown.withUnsafeMutableBufferPointer { shown in
            change.isKept.withUnsafeMutableBufferPointer { isKept in
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
        if right >= left {
            change.box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
        return change
    }

    /// Tells whether two colours differ by no more than `limit` in each part.
    @inline(__always)
    private static func isNear(_ a: UInt32, _ b: UInt32, _ limit: Int) -> Bool {
        if a == b { return true }
        func gap(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        return gap(8) <= limit && gap(16) <= limit && gap(0) <= limit
    }

    private func word(_ value: Int) -> [UInt8] { GIFFrameWriter.word(value) }
}
#endif
