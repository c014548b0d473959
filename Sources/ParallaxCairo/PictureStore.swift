#if Painter
import Foundation
import ParallaxDocument

/// Pictures, decoded once for each size at which they are shown.
///
/// Painters may share a store, from several threads too. When it outgrows its limit it forgets what has been
/// unused for longest.
public final class PictureStore: Sendable {
    private struct Key: Hashable {
        var picture: Picture
        var width: Int
        var height: Int
    }

    private struct Entry {
        var pixels: Pixels
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var uses = 0
        var bytes = 0

        func oldest(but key: Key) -> (key: Key, value: Entry)? {
            entries.filter { $0.key != key }.min { $0.value.lastUse < $1.value.lastUse }
        }
    }

    /// How many bytes of pixels are kept at most. The picture in use is kept, whatever its size.
    public let limit: Int
    private let state = Locked(State())

    /// Makes an empty store.
    ///
    /// - Parameter limit: Bytes of pixels to keep at most; 256 MiB unless told.
    public init(limit: Int = 256 << 20) {
        self.limit = limit
    }

    /// Forgets every decoded picture, so that changed files are read again.
    public func removeAll() {
        state.withLock { $0 = State() }
    }

    /// Bytes of pixels kept now.
    var bytes: Int { state.withLock { $0.bytes } }

    /// The picture filling `width` × `height` pixels, cropped about its focus.
    func pixels(for picture: Picture, width: Int, height: Int) throws(PictureError) -> Pixels {
        let key = Key(picture: picture, width: width, height: height)
        let known = state.withLock { state -> Pixels? in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.pixels
        }
        if let known { return known }
        // Decoded outside the lock: other pictures need not wait.
        let pixels = try PictureDecoder.decode(picture, width: width, height: height)
        state.withLock { state in
            if state.entries.updateValue(Entry(pixels: pixels, lastUse: state.uses), forKey: key) == nil {
                state.bytes += pixels.count * 4
            }
            while state.bytes > limit, let oldest = state.oldest(but: key) {
                state.bytes -= oldest.value.pixels.count * 4
                state.entries[oldest.key] = nil
            }
        }
        return pixels
    }
}
#endif
