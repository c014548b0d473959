/// The largest length, in points, that the engine works with; a longer one counts as this. Far beyond any list
/// (a billion rows of a thousand points), and small enough that no product of three lengths overflows.
public let largestLength = 1e12

extension Double {
    /// The number held within ±``largestLength``; NaN becomes `nanValue`. What enters the engine passes through
    /// here once, so that finite numbers come out.
    func bounded(nan nanValue: Double = 0) -> Double {
        isNaN ? nanValue : Swift.min(Swift.max(self, -largestLength), largestLength)
    }

    /// The number as a length: held within 0…``largestLength``; NaN becomes 0.
    func boundedLength() -> Double { Swift.max(bounded(), 0) }
}
