#if arch(wasm32) && COVERAGE
// What a page calls to have a stage looked over for gaps.

nonisolated(unsafe) var engine = FlatCoverage()

/// Where the table begins, with room for at least `count` numbers.
@_expose(wasm, "numbers") @c(parallax_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double> { engine.numbers(Int(count)) }

/// Takes the stage that the first `count` numbers are; 1, or 0 if they are none.
@_expose(wasm, "stage") @c(parallax_stage)
public func stage(_ count: Int32) -> Int32 { engine.setStage(Int(count)) ? 1 : 0 }

/// Writes the largest gap of every picture that leaves one; how many there are.
@_expose(wasm, "gaps") @c(parallax_gaps)
public func gaps(_ tolerance: Double) -> Int32 { Int32(engine.findGaps(tolerance: tolerance)) }

/// The least overscan a side that hides a row; NaN if none does.
@_expose(wasm, "leastOverscan") @c(parallax_least_overscan)
public func leastOverscan(_ row: Int32) -> Double { engine.leastOverscan(row: Int(row)) }

/// The speed nearest to one that hides a row; NaN if none does.
@_expose(wasm, "nearestSpeed") @c(parallax_nearest_speed)
public func nearestSpeed(_ speed: Double, _ row: Int32) -> Double {
    engine.nearestSpeed(speed, row: Int(row))
}
#endif
