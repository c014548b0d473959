/// What a finger does, step by step; `GesturePlayer` says how content moves under it.
///
/// Fingers are measured in points along the scroll, seconds and points a second. A negative movement sends
/// content forward: travel grows.
public struct GestureScript: Equatable, Sendable, ExpressibleByArrayLiteral {
    /// One thing that a finger does.
    public enum Step: Equatable, Sendable {
        /// Lets seconds pass: with the finger still if it is down, else with content left to itself.
        case hold(Double)
        /// Puts the finger down, if it is not, and moves it evenly by so many points within so many
        /// seconds, 0.3 unless told. The finger stays down.
        case drag(Double, over: Double = 0.3)
        /// Lets content go with a finger of this velocity, in points a second. It takes no time.
        case flick(Double)
        /// Lifts the finger, if it is down, and lets content come to rest.
        case wait
        /// Lifts the finger and sets travel to so many points, or to the nearest at which content can rest,
        /// at once.
        case jump(Double)
    }

    /// The steps, in order.
    public var steps: [Step]

    /// Makes a script of its steps.
    public init(_ steps: [Step]) { self.steps = steps }

    /// Makes a script of its steps.
    public init(arrayLiteral steps: Step...) { self.steps = steps }
}
