import Parallax

/// An effect as a file says it: a preset by its name, tracks, or several of these together.
///
/// A recipe keeps the words of the file, so that it can be written again; ``effect`` is the value that the engine runs.
///
///     EffectRecipe.drift(.fit).effect == Effect.drift(.fit)  // true
public enum EffectRecipe: Equatable, Sendable {
    /// A picture that drifts over the viewport.
    case drift(Drift)
    /// A row rises, grows and fades in.
    case rise(Rise)
    /// A row turns into the screen's plane, grows and fades in.
    case turn(Turn)
    /// A row fades in.
    case fadeIn(FadeIn)
    /// A row's shadow closes in while it enters.
    case shadow(EnteringShadow)
    /// A picture above the list stretches when pulled, and leaves slowly.
    case stretchy(Stretchy)
    /// A bar's background appears while the header leaves.
    case appear
    /// A page fades to either side.
    case pageFade
    /// Tracks of one's own.
    case tracks(TrackTable)
    /// Several effects at once. Anchor, axis and eye distance are those of the first one that has tracks.
    case all([EffectRecipe])

    /// The effect that does nothing.
    public static let none = EffectRecipe.all([])

    /// How fast a picture drifts.
    public enum Drift: Equatable, Sendable {
        /// At a multiple of the content's own speed: below 1 behind the list, above 1 in front.
        case speed(Double)
        /// At the speed that follows from how much larger than its row the picture is.
        case rule(DriftRule)
    }

    /// The measures of ``rise(_:)``.
    public struct Rise: Equatable, Sendable {
        /// Points from which the row rises.
        public var distance = 50.0
        /// Factor at the start.
        public var scale = 0.9
        /// Seconds.
        public var duration = 0.6
        /// How it gets from start to end.
        public var easing = CubicBezier.easeInOut
        /// Makes the measures of the preset; change what should differ.
        public init() {}
    }

    /// The measures of ``turn(_:)``.
    public struct Turn: Equatable, Sendable {
        /// Degrees at the start; positive about z is clockwise.
        public var degrees = 45.0
        /// The axis it turns about: x right, y down, z toward the viewer.
        public var axis = Vector3(0, 0.7, 0.4)
        /// How far the viewer's eye is from the screen, in points.
        public var eyeDistance = 600.0
        /// Factor at the start.
        public var scale = 0.9
        /// Seconds.
        public var duration = 0.6
        /// How it gets from start to end.
        public var easing = CubicBezier.easeInOut
        /// Makes the measures of the preset; change what should differ.
        public init() {}
    }

    /// The measures of ``fadeIn(_:)``.
    public struct FadeIn: Equatable, Sendable {
        /// Seconds.
        public var duration = 0.6
        /// How it gets from start to end.
        public var easing = CubicBezier.easeInOut
        /// Makes the measures of the preset; change what should differ.
        public init() {}
    }

    /// The measures of ``shadow(_:)``.
    public struct EnteringShadow: Equatable, Sendable {
        /// Opacity, 0…1.
        public var opacity = 0.5
        /// Blur radius in points.
        public var radius = 3.0
        /// Points right and down at the start.
        public var offset = Vector(10, 10)
        /// Seconds.
        public var duration = 0.6
        /// How it gets from start to end.
        public var easing = CubicBezier.easeInOut
        /// Makes the measures of the preset; change what should differ.
        public init() {}
    }

    /// The measures of ``stretchy(_:)``.
    public struct Stretchy: Equatable, Sendable {
        /// The picture's speed as a multiple of the content's own.
        public var speed = 0.5
        /// Whether it fades as it leaves.
        public var fades = true
        /// Makes the measures of the preset; change what should differ.
        public init() {}
    }
}

extension EffectRecipe {
    /// The effect that the engine runs.
    public var effect: Effect {
        switch self {
        case .drift(.speed(let speed)): .drift(speed: speed)
        case .drift(.rule(let rule)): .drift(rule)
        case .rise(let rise):
            .rise(distance: rise.distance, scale: rise.scale, duration: rise.duration, easing: rise.easing)
        case .turn(let turn):
            .turn(
                angle: turn.degrees.radians, axis: turn.axis, eyeDistance: turn.eyeDistance,
                scale: turn.scale,
                duration: turn.duration, easing: turn.easing)
        case .fadeIn(let fade): .fadeIn(duration: fade.duration, easing: fade.easing)
        case .shadow(let shadow):
            .enteringShadow(
                opacity: shadow.opacity, radius: shadow.radius, offset: shadow.offset,
                duration: shadow.duration,
                easing: shadow.easing)
        case .stretchy(let stretchy): .stretchyHeader(speed: stretchy.speed, fades: stretchy.fades)
        case .appear: .barBackground
        case .pageFade: .pageFade
        case .tracks(let table): table.effect
        case .all(let recipes): recipes.reduce(.none) { $0.adding($1.effect) }
        }
    }
}

extension Double {
    /// The radians of this many degrees.
    var radians: Double { self / 180 * .pi }
}
