#if arch(wasm32)
import CWasmMemory

// The memory that Swift's arrays ask for: blocks in sizes of powers of two, each size with a list of those given back.
// The first word before a block says which size it has.

private typealias Word = UInt
private let header: Word = 16
nonisolated(unsafe) private var end: Word = 0

/// Where the list of free blocks of a size begins: a word in a row of words at the beginning of the memory.
private func list(_ size: Word) -> UnsafeMutablePointer<Word> {
    UnsafeMutablePointer(bitPattern: start + size * 4)!
}

private var start: Word { (Word(parallax_heap_base()) + 15) & ~15 }

/// Takes a block of at least `length` bytes; 0, or C's number for no memory.
@c(__wrap_posix_memalign)
public func allocate(
    _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ length: Int
) -> Int32 {
    guard alignment <= 16, length >= 0, length < 1 << 30 else { return 12 }
    let wanted = Word(length) + header
    var size: Word = 5
    while (1 as Word) << size < wanted { size += 1 }
    if end == 0 { end = start + 128 }
    var address = list(size).pointee
    if address != 0 {
        list(size).pointee = UnsafePointer<Word>(bitPattern: address)!.pointee
    } else {
        address = end + header
        let next = end + (1 as Word) << size
        let pages = Word(parallax_memory_pages())
        let needed = (next + 65_535) >> 16
        if needed > pages, parallax_memory_grow(CUnsignedLong(needed - pages)) < 0 { return 12 }
        end = next
    }
    UnsafeMutablePointer<Word>(bitPattern: address - header)!.pointee = size
    block.pointee = UnsafeMutableRawPointer(bitPattern: address)
    return 0
}

/// Gives a block back.
@c(__wrap_free)
public func release(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    let address = Word(bitPattern: block)
    let size = UnsafePointer<Word>(bitPattern: address - header)!.pointee
    UnsafeMutablePointer<Word>(bitPattern: address)!.pointee = list(size).pointee
    list(size).pointee = address
}
#endif
