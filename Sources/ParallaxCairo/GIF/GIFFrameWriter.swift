#if Painter
/// What is to be drawn of a frame.
struct GIFChange {
    /// Whether nothing is there before.
    var isFirst: Bool
    /// For each pixel, whether it stays as it is.
    var isKept: [Bool]
    /// The smallest box that holds all pixels to be drawn; one pixel if there is none.
    var box = PixelBox(x: 0, y: 0, width: 1, height: 1)
}

/// Writes frames of a GIF, one at a time: a palette, and each pixel's place in it. It keeps memory and nothing else from frame to
/// frame.
struct GIFFrameWriter {
    private var count = ColourCount()
    private var dither = Dither()
    private var lzw = LZW()
    private var indices: [UInt8] = []

    /// The bytes of a frame, of which `change` is to be drawn and shown for `delay` hundredths of a second.
    mutating func bytes(
        of frame: UnsafeBufferPointer<UInt32>, width: Int, _ change: GIFChange, delay: Int
    ) -> [UInt8] {
        var output: [UInt8] = []
        let box = change.box
        count.count(frame, isKept: change.isKept)
        let palette = Palette(count)
        let transparent = palette.colours.count
        var depth = 2
        while 1 << depth < transparent + 1 { depth += 1 }

        // Keep what is there when the next frame comes; the transparent index lets it show.
        output += [0x21, 0xF9, 4, change.isFirst ? 0b100 : 0b101] + Self.word(delay)
        output += [UInt8(transparent), 0, 0x2C]
        for number in [box.x, box.y, box.width, box.height] { output += Self.word(number) }
        output.append(0x80 | UInt8(depth - 1))
        for index in 0..<(1 << depth) {
            let colour = index < transparent ? palette.colours[index] / Palette.weights : .zero
            for part in [colour.z, colour.y, colour.x] { output.append(UInt8(min(max(part + 0.5, 0), 255))) }
        }

        if indices.count < frame.count { indices = [UInt8](repeating: 0, count: frame.count) }
        indices.withUnsafeMutableBufferPointer { indices in
            dither.apply(
                frame, width: width, box: box, palette: palette, count: count, isKept: change.isKept,
                transparent: UInt8(transparent), to: indices.baseAddress!)
            let part = UnsafeBufferPointer(rebasing: indices[..<(box.width * box.height)])
            lzw.compress(part, depth: depth, to: &output)
        }
        return output
    }

    /// A number in two bytes, the low one first.
    static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}
#endif
