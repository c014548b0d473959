#if arch(wasm32) && STAGE
// What a page calls to have whole stages laid out, and looked over for gaps.

/// Takes the stage that the first `count` numbers are; 1, or 0 if they are none.
@_expose(wasm, "stage") @c(parallax_stage)
public func stage(_ count: Int32, _ once: Int32) -> Int32 {
    engine.setStage(Int(count), entersOnce: once != 0) ? 1 : 0
}

/// How far the stage can travel.
@_expose(wasm, "maximum") @c(parallax_maximum)
public func maximum() -> Double { engine.maximumTravel }

/// Writes the layout at a travel, all rows of one age; how many layers there are.
@_expose(wasm, "layoutAtAge") @c(parallax_layout_at_age)
public func layoutAtAge(_ travel: Double, _ age: Double) -> Int32 {
    Int32(engine.layOut(travel: travel, age: age))
}

/// Writes the layout at a travel and a time, each row of its own age; how many layers there are.
@_expose(wasm, "layoutAtTime") @c(parallax_layout_at_time)
public func layoutAtTime(_ travel: Double, _ time: Double) -> Int32 {
    Int32(engine.layOut(travel: travel, time: time))
}

/// Lets every row in view appear anew.
@_expose(wasm, "forget") @c(parallax_forget)
public func forget() { engine.forgetAppearances() }

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
