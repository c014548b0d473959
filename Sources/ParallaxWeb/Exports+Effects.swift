#if arch(wasm32) && EFFECTS
// What a page calls for the poses of effects. `Web/engine.js` gives these names their meaning.

nonisolated(unsafe) var engine = FlatEffects()

/// Where the table begins, with room for at least `count` numbers.
@_expose(wasm, "numbers") @c(parallax_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double> { engine.numbers(Int(count)) }

/// Makes an effect of the recipe that the first `count` numbers are; its handle, or −1.
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

/// Writes an effect as it was made, for the other modules; how many numbers it is, or −1.
@_expose(wasm, "made") @c(parallax_made)
public func made(_ handle: Int32) -> Int32 { Int32(engine.writeEffect(Int(handle))) }
#endif
