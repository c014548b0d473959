// Entrances: effects over the seconds since a row appeared. Each ends as the identity, unless its page says otherwise.

extension Effect {
    /// How long, in seconds, the effect goes on changing after a row has appeared; 0 without tracks over age.
    public var entranceDuration: Double {
        entries.reduce(0) { duration, entry in
            entry.driver.quantity == .age ? max(duration, entry.ends.end) : duration
        }
    }

    /// A row rises, grows and fades in about its middle.
    ///
    /// With e = `easing` of age / duration: translation y `distance · (1 − e)`, scale `scale + (1 − scale) · e`, opacity e.
    public static func rise(
        distance: Double = 50, scale: Double = 0.9, duration: Double = 0.6, easing: CubicBezier = .easeInOut
    ) -> Effect {
        Effect {
            Track(.translationY, over: .age, .eased(easing, from: (0, distance), to: (duration, 0)))
            Track(.scale, over: .age, .eased(easing, from: (0, scale), to: (duration, 1)))
            Track(.opacity, over: .age, .eased(easing, from: (0, 0), to: (duration, 1)))
        }
    }

    /// A row turns into the screen's plane, grows and fades in about its middle, seen with perspective.
    ///
    /// With e = `easing` of age / duration: rotation `angle · (1 − e)` about `axis`, scale `scale + (1 − scale) · e`,
    /// opacity e.
    ///
    /// - Parameters:
    ///   - angle: Radians at the start; positive about z is clockwise.
    ///   - axis: The axis it turns about: x right, y down, z toward the viewer.
    ///   - eyeDistance: How far the viewer's eye is from the screen, in points.
    ///   - scale: The factor at the start.
    ///   - duration: Seconds.
    ///   - easing: How it gets from start to end.
    public static func turn(
        angle: Double = .pi / 4, axis: Vector3 = Vector3(0, 0.7, 0.4), eyeDistance: Double = 600,
        scale: Double = 0.9, duration: Double = 0.6, easing: CubicBezier = .easeInOut
    ) -> Effect {
        Effect(axis: axis, eyeDistance: eyeDistance) {
            Track(.rotation, over: .age, .eased(easing, from: (0, angle), to: (duration, 0)))
            Track(.scale, over: .age, .eased(easing, from: (0, scale), to: (duration, 1)))
            Track(.opacity, over: .age, .eased(easing, from: (0, 0), to: (duration, 1)))
        }
    }

    /// A row fades in.
    public static func fadeIn(duration: Double = 0.6, easing: CubicBezier = .easeInOut) -> Effect {
        Effect { Track(.opacity, over: .age, .eased(easing, from: (0, 0), to: (duration, 1))) }
    }

    /// A shadow whose offset shrinks to nothing while a row enters; its opacity and radius stay, so this effect does not
    /// end as the identity.
    ///
    /// With e = `easing` of age / duration: offset `offset · (1 − e)`.
    public static func enteringShadow(
        opacity: Double = 0.5, radius: Double = 3, offset: Vector = Vector(10, 10), duration: Double = 0.6,
        easing: CubicBezier = .easeInOut
    ) -> Effect {
        Effect {
            Track(.shadowOpacity, over: .age, .constant(opacity))
            Track(.shadowRadius, over: .age, .constant(radius))
            Track(.shadowX, over: .age, .eased(easing, from: (0, offset.x), to: (duration, 0)))
            Track(.shadowY, over: .age, .eased(easing, from: (0, offset.y), to: (duration, 0)))
        }
    }
}
