/// One figure: how long one thing takes as a multiple of how long another takes, measured in turns within one run.
struct Ratio {
    let name: String
    /// The least time of the measured thing over the least time of the reference: the turns that nothing else disturbed.
    let value: Double
    /// The most that is accepted.
    let limit: Double
    /// The least times of one call, in nanoseconds: the measured thing and the reference.
    let nanoseconds: (measured: Double, reference: Double)

    /// Measures two things in turns, so that what else the machine does falls on both.
    ///
    /// - Parameters:
    ///   - rounds: How many turns each takes.
    ///   - calls: How many calls make one turn.
    init(
        _ name: String, limit: Double, rounds: Int = 400, calls: Int, measured: (Int) -> Void,
        reference: (Int) -> Void
    ) {
        self.name = name
        self.limit = limit
        let clock = ContinuousClock()
        func time(_ body: (Int) -> Void) -> Double {
            let elapsed = clock.measure { for call in 0..<calls { body(call) } }
            return (Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9)
                / Double(calls)
        }
        var least = (measured: Double.infinity, reference: Double.infinity)
        for _ in 0..<rounds {
            least.measured = min(least.measured, time(measured))
            least.reference = min(least.reference, time(reference))
        }
        value = least.measured / least.reference
        nanoseconds = least
    }
}

extension Ratio {
    /// The same figure held against another limit.
    init(_ ratio: Ratio, limit: Double) {
        name = ratio.name
        value = ratio.value
        self.limit = limit
        nanoseconds = ratio.nanoseconds
    }
}
