extension Double {
    /// The number itself; 0 for NaN, and the greatest finite number, with its sign, for one beyond it.
    var finite: Double {
        isNaN ? 0 : Swift.min(.greatestFiniteMagnitude, Swift.max(-.greatestFiniteMagnitude, self))
    }

    /// A time or a length that can be counted on: the number itself; 0 for NaN and below 0.
    var orZero: Double { self > 0 ? self : 0 }
}
