#if arch(wasm32)
// What a page calls for the poses of effects. `Web/engine.js` gives these names their meaning.

nonisolated(unsafe) var engine = FlatEngine()

/// Where the table begins, with room for at least `count` numbers.
@_expose(wasm, "numbers") @c(parallax_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double> { engine.numbers(Int(count)) }

/// Reads an effect from the first `count` numbers; its handle, or −1.
@_expose(wasm, "effect") @c(parallax_effect)
public func effect(_ count: Int32) -> Int32 { Int32(engine.makeEffect(Int(count))) }

/// Forgets an effect.
@_expose(wasm, "release") @c(parallax_release)
public func release(_ handle: Int32) { engine.release(Int(handle)) }

/// Puts poses in the place of `count` cues; how many, or −1.
@_expose(wasm, "poses") @c(parallax_poses)
public func poses(_ handle: Int32, _ count: Int32, _ policy: Int32) -> Int32 {
    Int32(engine.evaluate(Int(handle), cues: Int(count), policy: UInt8(truncatingIfNeeded: policy)))
}
#endif
