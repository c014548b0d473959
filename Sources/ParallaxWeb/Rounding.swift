#if arch(wasm32)
// WebAssembly rounds toward zero by an instruction of its own, but to the nearest, halves away from zero, by a function
// that C's library has elsewhere. What lies behind the point is exact, so nothing is lost.

/// The nearest whole number, halves away from zero.
@c(round)
public func roundedAwayFromZero(_ number: Double) -> Double {
    let whole = number.rounded(.towardZero)
    guard (number - whole).magnitude >= 0.5 else { return whole }
    return number < 0 ? whole - 1 : whole + 1
}
#endif
