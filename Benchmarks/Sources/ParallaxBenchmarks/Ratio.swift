/// One figure: how long one thing takes as a multiple of how long another takes, measured in turns within one run.
struct Ratio {
    let name: String
    /// The median over rounds of the time of the measured thing over that of the reference.
    let value: Double
    /// The most that is accepted.
    let limit: Double
    /// The median times of one call, in nanoseconds: the measured thing and the reference.
    let nanoseconds: (measured: Double, reference: Double)

    /// Measures two things in turns, so that what else the machine does falls on both.
    ///
    /// - Parameters:
    ///   - rounds: How many turns each takes.
    ///   - calls: How many calls make one turn.
    init(
        _ name: String, limit: Double, rounds: Int = 61, calls: Int, measured: (Int) -> Void,
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
        _ = (time(measured), time(reference))
        var times: [(measured: Double, reference: Double)] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                let first = time(measured)
                times.append((first, time(reference)))
            } else {
                let first = time(reference)
                times.append((time(measured), first))
            }
        }
        func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
        value = median(times.map { $0.measured / $0.reference })
        nanoseconds = (median(times.map { $0.measured }), median(times.map { $0.reference }))
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
