#if Painter
/// Shows many colours with few: each is mixed from two of the palette, in a pattern that stands still on the screen.
///
/// For each cell of colours the two are chosen once: one is the nearest, and the line to the other passes near the
/// colour. A pixel takes the second where its share of it exceeds the pattern's threshold. So flat areas keep their
/// mean colour, gradients show no bands, and nothing crawls while nothing moves.
struct Dither {
    private struct Pair {
        /// Times a pixel's blue, green, red and 1: the share of the second colour.
        var share = SIMD4<Float>.zero
        var first: UInt8 = 0
        var second: UInt8 = 0
    }

    private var pairs = [Pair](repeating: Pair(), count: 1 << 18)

    /// Chooses a palette colour for each pixel of a rectangle that is not kept.
    ///
    /// - Parameters:
    ///   - pixels: The whole frame.
    ///   - width: Pixels to its row.
    ///   - box: The rectangle.
    ///   - palette: The colours.
    ///   - count: The colours' cells, for which pairs are chosen.
    ///   - isKept: For each pixel of the frame, whether it stays as it is.
    ///   - transparent: The index for those that stay.
    ///   - indices: Gets the rectangle's indices, row after row; as many as it has pixels.
    mutating func apply(
        _ pixels: UnsafeBufferPointer<UInt32>, width: Int, box: PixelBox, palette: Palette,
        count: ColourCount, isKept: [Bool], transparent: UInt8, to indices: UnsafeMutablePointer<UInt8>
    ) {
        let search = PaletteSearch(palette.colours)
        for cell in count.used {
            pairs[cell] = Self.pair(count.mean(cell) * Palette.weights, palette, search)
        }
        let bits = count.bits
        pairs.withUnsafeBufferPointer { pairs in
            isKept.withUnsafeBufferPointer { isKept in
                Self.pattern.withUnsafeBufferPointer { pattern in
                    var next = indices
                    for y in box.y..<(box.y + box.height) {
                        for x in box.x..<(box.x + box.width) {
                            let place = y * width + x
                            defer { next += 1 }
                            if isKept[place] {
                                next.pointee = transparent
                                continue
                            }
                            let pair = pairs[ColourCount.cell(pixels[place], bits: bits)]
                            let parts = SIMD4<Float>(ColourCount.parts(pixels[place])) * pair.share
                            let share = (parts.x + parts.y) + (parts.z + parts.w)
                            let isSecond = share > pattern[(y & 15) << 4 | x & 15]
                            next.pointee = isSecond ? pair.second : pair.first
                        }
                    }
                }
            }
        }
    }

    private static func pair(_ colour: SIMD4<Float>, _ palette: Palette, _ search: PaletteSearch) -> Pair {
        let first = search.nearest(to: colour)
        guard let second = search.partner(of: first, for: colour) else {
            return Pair(first: UInt8(first), second: UInt8(first))
        }
        let from = palette.colours[first]
        let way = palette.colours[second] - from
        let length = way.x * way.x + way.y * way.y + way.z * way.z
        var share = way * Palette.weights / length
        share.w = -(way.x * from.x + way.y * from.y + way.z * from.z) / length
        return Pair(share: share, first: UInt8(first), second: UInt8(second))
    }

    /// Thresholds between 0 and 1, 16 × 16 of them, each as far as may be from those next to it in size (Bayer's).
    private static let pattern: [Float] = (0..<256).map { place in
        var (x, y, value) = (place & 15, place >> 4, 0)
        for _ in 0..<4 {
            value = value << 2 | (x & 1 ^ y & 1) << 1 | y & 1
            x >>= 1
            y >>= 1
        }
        return (Float(value) + 0.5) / 256
    }
}
#endif
