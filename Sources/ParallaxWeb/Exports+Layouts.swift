#if arch(wasm32) && LAYOUTS
// What a page calls to have whole stages laid out.

nonisolated(unsafe) var engine = FlatLayouts()

/// Where the table begins, with room for at least `count` numbers.
@_expose(wasm, "numbers") @c(parallax_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double> { engine.numbers(Int(count)) }

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
#endif
