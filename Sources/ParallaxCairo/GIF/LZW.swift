#if Painter
/// The compression of GIF: Lempel, Ziv and Welch's, with codes of up to 12 bits in blocks of up to 255 bytes.
///
/// Source: CompuServe, *Graphics Interchange Format, Version 89a*, 1990, appendix F.
struct LZW {
    /// Known strings: the code of a string and its next index (20 bits) lead to the code of both (12 bits). An open
    /// table with four places for each code.
    private var table = [UInt32](repeating: 0, count: 1 << 14)
    private var bytes: [UInt8] = []

    /// Compresses colour indices, each below 2^`depth`; appends the depth and the blocks, with the empty one at the end.
    ///
    /// - Parameter depth: 2…8.
    mutating func compress(_ indices: UnsafeBufferPointer<UInt8>, depth: Int, to data: inout [UInt8]) {
        // No index costs more than one code of 12 bits, and hardly ever is the table cleared.
        let room = indices.count * 3 / 2 + indices.count / 1024 + 16
        if bytes.count < room { bytes = [UInt8](repeating: 0, count: room) }
        let count = table.withUnsafeMutableBufferPointer { table in
            bytes.withUnsafeMutableBufferPointer { bytes in
                var writer = BitWriter(bytes.baseAddress!)
                Self.write(indices, depth, table, to: &writer)
                return writer.finish()
            }
        }
        data.append(UInt8(depth))
        for start in stride(from: 0, to: count, by: 255) {
            let block = bytes[start..<min(start + 255, count)]
            data.append(UInt8(block.count))
            data += block
        }
        data.append(0)
    }

    private static func write(
        _ indices: UnsafeBufferPointer<UInt8>, _ depth: Int, _ table: UnsafeMutableBufferPointer<UInt32>,
        to writer: inout BitWriter
    ) {
        let clear = 1 << depth
        var next = clear + 2
        var width = depth + 1
        table.update(repeating: 0)
        writer.put(clear, width)
        guard var code = indices.first.map(Int.init) else { return writer.put(clear + 1, width) }
        for index in indices.dropFirst() {
            let key = UInt32(truncatingIfNeeded: code << 8 | Int(index))
            var place = Int((key &* 0x9E37_79B1) >> 18)
            var entry = table[place]
            while entry != 0, entry >> 12 != key {
                place = (place + 1) & 0x3FFF
                entry = table[place]
            }
            if entry != 0 {
                code = Int(entry & 0xFFF)
                continue
            }
            writer.put(code, width)
            code = Int(index)
            if next < 4096 {
                table[place] = key << 12 | UInt32(next)
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                writer.put(clear, width)
                table.update(repeating: 0)
                next = clear + 2
                width = depth + 1
            }
        }
        writer.put(code, width)
        // The reader has learnt one string more than we have, and may have gone to wider codes.
        if next == 1 << width, width < 12 { width += 1 }
        writer.put(clear + 1, width)
    }
}

/// Writes numbers of some bits one after another, the lowest bit first.
private struct BitWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private var next: UnsafeMutablePointer<UInt8>
    private var bits = 0
    private var count = 0

    init(_ start: UnsafeMutablePointer<UInt8>) {
        self.start = start
        next = start
    }

    @inline(__always)
    mutating func put(_ value: Int, _ width: Int) {
        bits |= value << count
        count += width
        while count >= 8 {
            next.pointee = UInt8(truncatingIfNeeded: bits)
            next += 1
            bits >>= 8
            count -= 8
        }
    }

    /// Writes the bits that are left; how many bytes there are.
    mutating func finish() -> Int {
        if count > 0 {
            next.pointee = UInt8(truncatingIfNeeded: bits)
            next += 1
            count = 0
        }
        return next - start
    }
}
#endif
