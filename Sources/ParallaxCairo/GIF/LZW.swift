#if Painter
/// The compression of GIF: Lempel, Ziv and Welch's, with codes of up to 12 bits in blocks of up to 255 bytes.
///
/// Source: CompuServe, *Graphics Interchange Format, Version 89a*, 1990, appendix F.
struct LZW {
    /// Known strings: the code of a string and its next index (20 bits) lead to the code of both (12 bits). An open
    /// table with four places for each code.
    private var table = [UInt32](repeating: 0, count: 1 << 14)
    private var output: [UInt8] = []
    private var blockStart = 0
    private var bits: UInt64 = 0
    private var bitCount = 0

    /// Compresses colour indices, each below 2^`depth`; appends the depth and the blocks, with the empty one at the end.
    ///
    /// - Parameter depth: 2…8.
    mutating func compress(_ indices: UnsafeBufferPointer<UInt8>, depth: Int, to data: inout [UInt8]) {
        swap(&output, &data)
        defer { swap(&output, &data) }
        output.append(UInt8(depth))
        openBlock()
        let clear = 1 << depth
        var next = clear + 2
        var width = depth + 1
        forget()
        put(clear, width)
        if var code = indices.first.map(Int.init) {
            for index in indices.dropFirst() {
                let key = UInt32(truncatingIfNeeded: code << 8 | Int(index))
                let (place, found) = find(key)
                if found != 0 {
                    code = Int(found & 0xFFF)
                    continue
                }
                put(code, width)
                code = Int(index)
                if next < 4096 {
                    table[place] = key << 12 | UInt32(next)
                    if next == 1 << width { width += 1 }
                    next += 1
                } else {
                    put(clear, width)
                    forget()
                    next = clear + 2
                    width = depth + 1
                }
            }
            put(code, width)
            // The reader has learnt one string more than we have, and may have gone to wider codes.
            if next == 1 << width, width < 12 { width += 1 }
        }
        put(clear + 1, width)
        while bitCount > 0 { putByte() }
        closeBlock()
        output.append(0)
    }

    /// Where the table has a string, or where it would have it.
    @inline(__always)
    private func find(_ key: UInt32) -> (place: Int, entry: UInt32) {
        table.withUnsafeBufferPointer { table in
            var place = Int((key &* 0x9E37_79B1) >> 18)
            var entry = table[place]
            while entry != 0, entry >> 12 != key {
                place = (place + 1) & 0x3FFF
                entry = table[place]
            }
            return (place, entry)
        }
    }

    private mutating func forget() {
        table.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    private mutating func put(_ code: Int, _ width: Int) {
        bits |= UInt64(code) << UInt64(bitCount)
        bitCount += width
        while bitCount >= 8 { putByte() }
    }

    private mutating func putByte() {
        if output.count - blockStart == 256 {
            closeBlock()
            openBlock()
        }
        output.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount = max(bitCount - 8, 0)
    }

    private mutating func openBlock() {
        blockStart = output.count
        output.append(0)
    }

    private mutating func closeBlock() {
        let count = output.count - blockStart - 1
        if count == 0 { output.removeLast() } else { output[blockStart] = UInt8(count) }
    }
}
#endif
