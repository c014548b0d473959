import Foundation

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
        func time(_ body: (Int) -> Void) -> Double {
            let start = Self.worked()
            for call in 0..<calls { body(call) }
            return (Self.worked() - start) / Double(calls)
        }
        var least = (measured: Double.infinity, reference: Double.infinity)
        for _ in 0..<rounds {
            least.measured = min(least.measured, time(measured))
            least.reference = min(least.reference, time(reference))
        }
        value = least.measured / least.reference
        nanoseconds = least
    }

    /// For how many nanoseconds this thread has had a processor: what others do meanwhile is not in it.
    private static func worked() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
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
