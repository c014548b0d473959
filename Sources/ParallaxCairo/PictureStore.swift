#if Painter
import Foundation
import ParallaxDocument

/// Pictures, decoded once for each size at which they are shown.
///
/// Painters may share a store, from several threads too: a thread that asks for a picture which another is decoding waits for it.
/// When it outgrows its limit it forgets what has been unused for longest.
public final class PictureStore: @unchecked Sendable {
    private struct Key: Hashable {
        var picture: Picture
        var width: Int
        var height: Int
    }

    private struct Entry {
        var pixels: Pixels
        var stamp: FileStamp?
        var lastUse: Int
    }

    /// How many bytes of pixels are kept at most. The picture in use is kept, whatever its size.
    public let limit: Int

    // All that follows is touched by the thread that has `turn` locked; it tells others when a picture is done.
    private let turn = NSCondition()
    private var entries: [Key: Entry] = [:]
    private var decoding: Set<Key> = []
    private var uses = 0
    private var kept = 0
    private var decoded = 0

    /// Makes an empty store.
    ///
    /// - Parameter limit: Bytes of pixels to keep at most; 256 MiB unless told.
    public init(limit: Int = 256 << 20) {
        self.limit = limit
    }

    /// Forgets every decoded picture, so that changed files are read again.
    public func removeAll() {
        turn.withLock {
            entries = [:]
            kept = 0
        }
    }

    /// Forgets what has been unused for longest, until no more than so many bytes are kept.
    public func trim(to bytes: Int) { turn.withLock { forgetOldest(until: bytes) } }

    /// Forgets the pictures whose files are others now than when they were decoded, or gone.
    public func removeChanged() {
        let files = turn.withLock { Set(entries.keys.map(\.picture.file)) }
        let stamps = Dictionary(uniqueKeysWithValues: files.map { ($0, FileStamp(of: $0)) })
        turn.withLock {
            for (key, entry) in entries {
                guard let stamp = stamps[key.picture.file], stamp == nil || stamp != entry.stamp else {
                    continue
                }
                kept -= entry.pixels.count * 4
                entries[key] = nil
            }
        }
    }

    /// Bytes of pixels kept now.
    var bytes: Int { turn.withLock { kept } }

    /// How many pictures have been decoded.
    package var decodings: Int { turn.withLock { decoded } }

    /// The picture filling `width` × `height` pixels, cropped about its focus.
    func pixels(for picture: Picture, width: Int, height: Int) throws(PictureError) -> Pixels {
        let key = Key(picture: picture, width: width, height: height)
        if let known = known(key) { return known }
        let stamp = FileStamp(of: picture.file)
        // Decoded while the store is unlocked: other pictures need not wait.
        let result = Result { () throws(PictureError) in
            try PictureDecoder.decode(picture, width: width, height: height)
        }
        keep(try? result.get(), of: stamp, as: key)
        return try result.get()
    }

    /// The picture, when it is there or comes from another thread; `nil` if this one is to decode it.
    private func known(_ key: Key) -> Pixels? {
        turn.withLock {
            while decoding.contains(key) { turn.wait() }
            uses += 1
            entries[key]?.lastUse = uses
            if let known = entries[key] { return known.pixels }
            decoding.insert(key)
            return nil
        }
    }

    private func keep(_ pixels: Pixels?, of stamp: FileStamp?, as key: Key) {
        // A file that was written meanwhile may be half of each.
        let isSame = FileStamp(of: key.picture.file) == stamp
        turn.withLock {
            decoding.remove(key)
            turn.broadcast()
            guard let pixels else { return }
            decoded += 1
            guard isSame else { return }
            if entries.updateValue(Entry(pixels: pixels, stamp: stamp, lastUse: uses), forKey: key) == nil {
                kept += pixels.count * 4
            }
            forgetOldest(until: limit, but: key)
        }
    }

    private func forgetOldest(until limit: Int, but key: Key? = nil) {
        while kept > limit, let oldest = oldest(but: key) {
            kept -= oldest.value.pixels.count * 4
            entries[oldest.key] = nil
        }
    }

    private func oldest(but key: Key?) -> (key: Key, value: Entry)? {
        entries.filter { $0.key != key }.min { $0.value.lastUse < $1.value.lastUse }
    }
}
#endif
