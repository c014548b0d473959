#if Painter
/// How often colours occur: in cells of 4 × 4 × 4 neighbouring colours, or of 8 × 8 × 8 where a frame has too many.
struct ColourCount {
    /// With more cells than this a frame takes too long.
    private static let limit = 6000

    /// A cell's pixels: blue, green, red summed, and how many.
    private(set) var cells = [SIMD4<Int32>](repeating: .zero, count: 1 << 18)
    /// The cells that are not empty.
    private(set) var used: [Int] = []
    /// Bits of each part that a cell's colours have in common.
    private(set) var bits = 6

    /// A pixel's blue, green and red, and 1.
    @inline(__always)
    static func parts(_ pixel: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), 1)
    }

    /// The cell of a pixel, where cells have `bits` bits of each part in common.
    @inline(__always)
    static func cell(_ pixel: UInt32, bits: Int) -> Int {
        let shift = UInt32(truncatingIfNeeded: 8 - bits)
        let mask = UInt32(255) >> shift
        let red = (pixel >> (16 + shift) & mask) << UInt32(truncatingIfNeeded: 2 * bits)
        let green = (pixel >> (8 + shift) & mask) << UInt32(truncatingIfNeeded: bits)
        return Int(red | green | pixel >> shift & mask)
    }

    /// Counts the pixels that are not kept.
    mutating func count(_ pixels: UnsafeBufferPointer<UInt32>, isKept: [Bool]) {
        for cell in used { cells[cell] = .zero }
        used.removeAll(keepingCapacity: true)
        bits = 6
        cells.withUnsafeMutableBufferPointer { cells in
            isKept.withUnsafeBufferPointer { isKept in
                for place in pixels.indices where !isKept[place] {
                    let cell = Self.cell(pixels[place], bits: 6)
                    if cells[cell].w == 0 { used.append(cell) }
                    cells[cell] &+= Self.parts(pixels[place])
                }
            }
        }
        if used.count > Self.limit { coarsen() }
    }

    /// The mean colour of a cell: blue, green, red, and how many pixels have it.
    @inline(__always)
    func mean(_ cell: Int) -> SIMD4<Float> {
        let sum = SIMD4<Float>(cells[cell])
        var mean = sum / sum.w
        mean.w = sum.w
        return mean
    }

    /// Joins each eight neighbouring cells.
    private mutating func coarsen() {
        let fine = used.map { ($0, cells[$0]) }
        for cell in used { cells[cell] = .zero }
        used.removeAll(keepingCapacity: true)
        bits = 5
        for (cell, sum) in fine {
            let joined = (cell >> 13 & 31) << 10 | (cell >> 7 & 31) << 5 | cell >> 1 & 31
            if cells[joined].w == 0 { used.append(joined) }
            cells[joined] &+= sum
        }
    }
}
#endif
