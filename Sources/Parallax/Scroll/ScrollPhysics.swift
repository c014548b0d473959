/// The constants of how scrolling feels, as one value.
public struct ScrollPhysics: Equatable, Sendable {
    /// The slope of the rubber band at the edge; 0.55 in UIKit.
    ///
    /// *Source*: gist.github.com/originell/6961057; iOS 26.1, a pull of 590 points rests at 235.0 of 852.
    public var rubberBandCoefficient: Double

    /// How content that was let go slows down; 0.998 a millisecond down to 10 points a second in UIKit.
    ///
    /// *Source*: `UIScrollView.DecelerationRate.normal`; the stop from iOS 26.1: 750 points a second end
    /// after 2.16 s.
    public var deceleration: Deceleration

    /// The spring that brings content back to its edge, or to a page; critical with ω = 11 s⁻¹ in UIKit.
    ///
    /// *Source*: fitted to iOS 26.1, within 1.3 points a frame. An underdamped one swings about the edge.
    public var bounce: DampedSpring

    /// The inward speed with which content returns that is let go beyond its edge, as a multiple of its
    /// overscroll; 7.23 s⁻¹ in UIKit.
    ///
    /// *Source*: one recording of iOS 26.1, held at −235 and let go at rest: 1,700 points a second.
    public var releaseRate: Double

    /// Points that a finger moves before content follows it, and which content never catches up; 10 in
    /// UIKit.
    ///
    /// *Source*: iOS 26.1, moves of 25 points from 38,798 give 38,813, then 38,838.
    public var slop: Double

    /// Seconds after its last movement from which on a finger that is lifted had no velocity; 0.1.
    ///
    /// *Source*: super-ultra/ScrollMechanics.
    public var velocityLifetime: Double

    /// Seconds that an animated jump takes; 0.2 in UIKit.
    ///
    /// *Source*: documentation of `UIView.setAnimationDuration(_:)`.
    public var animationDuration: Double

    /// How an animated jump gets going and ends; ease in and out in UIKit.
    ///
    /// *Source*: documentation of `UIView.setAnimationCurve(_:)`.
    public var animationCurve: CubicBezier

    /// A scroll view of UIKit, fitted to recordings of the iOS 26.1 simulator published by others.
    public static let uiKit = ScrollPhysics(
        rubberBandCoefficient: 0.55, deceleration: .normal, bounce: .bounce, releaseRate: 7.23, slop: 10,
        velocityLifetime: 0.1, animationDuration: 0.2, animationCurve: .easeInOut)

    /// Makes physics of its constants. A number that is NaN or below 0 counts as 0 where it is used.
    public init(
        rubberBandCoefficient: Double, deceleration: Deceleration, bounce: DampedSpring, releaseRate: Double,
        slop: Double, velocityLifetime: Double, animationDuration: Double, animationCurve: CubicBezier
    ) {
        self.rubberBandCoefficient = rubberBandCoefficient
        self.deceleration = deceleration
        self.bounce = bounce
        self.releaseRate = releaseRate
        self.slop = slop
        self.velocityLifetime = velocityLifetime
        self.animationDuration = animationDuration
        self.animationCurve = animationCurve
    }
}
