/// One channel of a pose as a function of one driver.
///
/// ```swift
/// Track(.opacity, over: .phase, .linear(from: (0, 1), to: (1, 0)))
/// Track(.translation, over: .phase, .proportional(-0.2), in: .reach)   // speed 0.8
/// ```
public struct Track: Equatable, Sendable {
    /// What is written.
    public var channel: Channel
    /// What it is a function of.
    public var driver: Driver
    /// The function.
    public var curve: Curve
    /// The length that the curve's values are multiples of, for channels that are lengths; points unless told.
    public var unit: Measure

    /// Makes a track.
    ///
    /// - Parameters:
    ///   - channel: What is written.
    ///   - driver: What it is a function of.
    ///   - curve: The function from the driver's value to the channel's.
    ///   - unit: The length that values are multiples of. Factors, angles and opacities have none and pay no heed.
    public init(
        _ channel: Channel, over driver: Driver, _ curve: Curve, in unit: Measure = .points
    ) {
        self.channel = channel
        self.driver = driver
        self.curve = curve
        self.unit = channel.isLength ? unit : .points
    }

    /// Makes a track whose curve follows one rule beyond both its ends.
    public init(
        _ channel: Channel, over driver: Driver, _ curve: Curve, beyond: Curve.Beyond,
        in unit: Measure = .points
    ) {
        self.init(channel, over: driver, curve.with(before: beyond, after: beyond), in: unit)
    }

    /// The value while nothing moves: at the end of its age, at 0 of every other driver.
    public var restValue: Double {
        driver.quantity == .age ? curve.endValue : curve.value(at: 0)
    }
}
