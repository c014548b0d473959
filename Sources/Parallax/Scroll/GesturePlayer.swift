/// Content under a finger that follows a script: travel as a pure function of time.
///
/// At the script's end the finger is lifted, and content comes to rest.
///
/// - A finger moves `ScrollPhysics.slop` points away from where it went down before content follows it; these
///   are never caught up. Content that moves is caught where it is, when the finger goes down.
/// - A finger that is lifted has the velocity of its last drag, slop included, if that ended less than
///   `ScrollPhysics.velocityLifetime` before; else none. A drag that takes no time has none.
/// - `flick` with no finger down is a finger that goes down and is off at the same instant.
///
/// *Units*: points, seconds, points a second. *Range*: steps are cut to at most a day and to 1e9 points or
/// points a second; NaN, and seconds below 0, count as 0. *Edge cases*: a time below 0 or NaN is the
/// beginning; from `duration` on content rests. *Complexity*: a question allocates nothing.
public struct GesturePlayer: Equatable, Sendable {
    /// How content moves, off the pixel grid.
    public let path: ScrollPath
    /// Pixels to a point. Travel is a whole number of pixels, but at the very end; 0 for no such grid.
    public let scale: Double
    /// Seconds until the script is over and content rests.
    public let duration: Double

    /// Plays `script` over content that rests at `start`, clamped to the limits.
    public init(
        _ script: GestureScript, limits: ScrollLimits, paging: Paging? = nil, physics: ScrollPhysics = .uiKit,
        scale: Double = 3, from start: Double = 0
    ) {
        self.scale = scale < .infinity ? scale.orZero : 0
        // A spring that stays within a pixel is at rest, as the recorded ones are.
        let tolerance = self.scale > 0 ? 1 / self.scale : 1.0 / 3
        var hand = Hand(
            path: ScrollPath(at: start, limits: limits, physics: physics, tolerance: tolerance),
            paging: paging)
        for step in script.steps { hand.take(step) }
        hand.take(.wait)
        path = hand.path
        duration = hand.now
    }

    /// Travel at `time`, on the pixel grid.
    public func travel(at time: Double) -> Double {
        path.limits.onGrid(path.travel(at: time), scale: scale)
    }

    /// The velocity of content at `time`, positive as travel grows; that of the path, which no grid
    /// interrupts.
    public func velocity(at time: Double) -> Double { path.velocity(at: time) }
}

/// The finger and the clock of a script that is being played.
private struct Hand {
    var path: ScrollPath
    var paging: Paging?
    var now = 0.0
    var finger: Finger?

    struct Finger {
        /// Travel where the finger went down.
        var landing: Double
        /// Points from there, as long as content does not follow; nil from then on.
        var slack: Double? = 0
        /// The last drag's velocity, and the seconds since its end.
        var velocity = 0.0
        var stillness = 0.0
    }

    mutating func take(_ step: GestureScript.Step) {
        switch step {
        case .hold(let seconds):
            let seconds = bounded(seconds)
            now += seconds
            finger?.stillness += seconds
        case .drag(let points, let seconds): drag(limited(points), over: bounded(seconds))
        case .flick(let velocity): release(-limited(velocity))
        case .wait:
            if let finger {
                let isFresh = finger.stillness < path.physics.velocityLifetime.orZero
                release(isFresh ? finger.velocity : 0)
            }
            now = max(now, path.duration)
        case .jump(let travel):
            finger = nil
            path.jump(to: travel, at: now)
        }
    }

    private mutating func drag(_ points: Double, over seconds: Double) {
        if finger == nil {
            path.stop(at: now)
            finger = Finger(landing: path.travel(at: now))
        }
        let end = now + seconds
        var moving = points
        if let slack = finger?.slack {
            let reached = slack + points
            let slop = path.physics.slop.orZero
            let isFree = reached.magnitude > slop
            finger?.slack = isFree ? nil : reached
            moving = isFree ? reached - (reached < 0 ? -slop : slop) : 0
        }
        if moving != 0 {
            let lasting = seconds * min(1, moving / points)
            path.drag(by: -moving, over: lasting, at: end - lasting)
        }
        finger?.velocity = seconds > 0 ? -points / seconds : 0
        finger?.stillness = 0
        now = end
    }

    private mutating func release(_ velocity: Double) {
        if let paging {
            path.release(
                velocity: velocity, at: now, paging: paging, from: finger?.landing ?? path.travel(at: now))
        } else {
            path.release(velocity: velocity, at: now)
        }
        finger = nil
    }

    private func bounded(_ seconds: Double) -> Double { min(86_400, seconds.orZero) }

    private func limited(_ points: Double) -> Double { ScrollPath.limited(points) }
}
