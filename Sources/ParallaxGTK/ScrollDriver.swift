import Parallax

/// Scrolling by hand: what a finger, a wheel and keys do, and when, to the travel that follows.
///
/// A shell hands in what happens, with the time on a clock of its own, and asks for the travel at any time after. All that
/// content does in between is the engine's: the rubber band, the slowing down, the spring.
///
/// ```swift
/// var driver = ScrollDriver(limits: stage.scrollLimits)
/// driver.press(at: 10)
/// driver.move(to: -300, at: 10.3)
/// driver.lift(at: 10.31)
/// driver.travel(at: 10.5)
/// ```
///
/// *Units*: points, seconds, points a second. A finger's offset is measured from where it went down, along the scroll, with
/// a negative one sending content forward, as in a `GestureScript`.
public struct ScrollDriver: Equatable, Sendable {
    /// How content moves; its time 0 is ``beginning``.
    private var path: ScrollPath
    private var beginning = 0.0
    private var finger: Finger?
    /// Where content was put, exactly, until something happens.
    private var held: Double?
    /// Where content glides to.
    private var goal: Double?
    private var recorder = GestureRecorder()
    /// When something happened last. Clocks of devices may go back a little; what has happened has happened.
    private var latest = -Double.infinity

    /// Pages to snap to; `nil` for content that rests anywhere.
    public private(set) var paging: Paging?
    /// Pixels to a point: travel is a whole number of pixels.
    public var scale: Double
    /// Whether wheels and keys take content along, or put it there at once.
    public var glides = true

    /// Content that rests at `travel`, or is held there if that lies beyond an end.
    public init(
        limits: ScrollLimits, paging: Paging? = nil, scale: Double = 1, physics: ScrollPhysics = .uiKit,
        at travel: Double = 0
    ) {
        self.paging = paging
        self.scale = scale
        let tolerance = scale > 0 ? 1 / scale : 1.0 / 3
        path = ScrollPath(at: travel, limits: limits, physics: physics, tolerance: tolerance)
        if travel != 0 { hold(at: travel) }
    }

    /// How far content can be scrolled.
    public var limits: ScrollLimits { path.limits }

    /// The last gesture that a finger made, from where content rested; `nil` before the first.
    public var gesture: GestureScript? { recorder.script }

    /// Whether a finger is down.
    public var isHeld: Bool { finger != nil }

    /// Travel at `time`, on the pixel grid.
    public func travel(at time: Double) -> Double {
        if let held { return held }
        return limits.onGrid(path.travel(at: time - beginning), scale: scale)
    }

    /// The velocity of content at `time`, positive as travel grows.
    func velocity(at time: Double) -> Double { held == nil ? path.velocity(at: time - beginning) : 0 }

    /// When content that was let go comes to rest.
    public var rest: Double { beginning + path.duration }

    /// Whether content will move by itself after `time`.
    public func isMoving(at time: Double) -> Bool {
        finger == nil && held == nil && time < rest
    }
}

// MARK: - A finger

extension ScrollDriver {
    private struct Finger: Equatable, Sendable {
        /// Travel where it went down.
        var landing: Double
        /// Whether it is one of those on a touchpad.
        var slides = false
        /// Whether content follows it.
        var isFree = false
        /// Where it was when it was put down, and last.
        var origin = 0.0
        var offset = 0.0
        /// Where it was, and when, within the last ``ScrollDriver/memory`` seconds.
        var places: [(time: Double, offset: Double)]

        static func == (a: Finger, b: Finger) -> Bool {
            a.landing == b.landing && a.slides == b.slides && a.isFree == b.isFree && a.origin == b.origin
                && a.offset == b.offset
        }
    }

    /// Seconds of a finger's movement from which its velocity is taken: a few reports of a slow device.
    private static let memory = 0.05

    /// A finger goes down: content stops, and is caught where it is.
    public mutating func press(at time: Double) { press(at: time, slides: false) }

    private mutating func press(at time: Double, slides: Bool) {
        let time = happening(at: time)
        let isResting = finger == nil && !isMoving(at: time)
        begin(at: time)
        let now = time - beginning
        path.stop(at: now)
        finger = Finger(
            landing: path.travel(at: now), slides: slides, isFree: slides, places: [(time, 0)])
        recorder.press(
            at: time, resting: isResting ? path.travel(at: now) : nil, slop: slides ? path.physics.slop : 0)
    }

    /// The finger has moved to `offset` points from where it went down.
    public mutating func move(to offset: Double, at time: Double) {
        guard var finger, offset.isFinite else { return }
        let time = happening(at: time)
        let slop = path.physics.slop
        var moving = offset - finger.offset
        if !finger.isFree {
            let way = offset - finger.origin
            finger.isFree = way.magnitude > slop
            moving = finger.isFree ? way - (way < 0 ? -slop : slop) : 0
        }
        if moving != 0 { path.drag(by: -moving, over: 0, at: time - beginning) }
        recorder.move(by: offset - finger.offset, at: time)
        finger.offset = offset
        finger.places.append((time, offset))
        while finger.places.count > 2, finger.places[1].time <= time - Self.memory {
            finger.places.removeFirst()
        }
        self.finger = finger
    }

    /// The finger is lifted, and content comes to rest.
    ///
    /// - Parameter velocity: the finger's; that of its last movement unless told, and none if that was a while ago, or if
    ///   content has not followed it yet.
    public mutating func lift(at time: Double, velocity: Double? = nil) {
        guard let finger else { return }
        let time = happening(at: time)
        let velocity = velocity ?? self.velocity(of: finger, at: time)
        let now = time - beginning
        if let paging {
            path.release(velocity: -velocity, at: now, paging: paging, from: finger.landing)
        } else {
            path.release(velocity: -velocity, at: now)
        }
        recorder.lift(velocity: velocity, at: time)
        self.finger = nil
    }

    /// Fingers on a touchpad have moved by `points`; content follows them from their first movement on, until ``endSlide(at:)``.
    /// A finger that is down elsewhere stays so, and content goes on under it from where they take it.
    public mutating func slide(by points: Double, at time: Double) {
        guard points.isFinite else { return }
        if let finger, !finger.slides {
            let time = happening(at: time)
            path.drag(by: -points, over: 0, at: time - beginning)
            putDown(finger, at: time)
            return
        }
        if finger == nil { press(at: time, slides: true) }
        move(to: (finger?.offset ?? 0) + points, at: time)
    }

    /// The fingers on a touchpad are lifted; one that is down elsewhere is not.
    public mutating func endSlide(at time: Double) {
        if finger?.slides == true { lift(at: time) }
    }

    /// Puts a finger down anew where it is, for something else has moved content under it: content follows it from there. What
    /// it does from now on is a gesture of its own.
    private mutating func putDown(_ finger: Finger?, at time: Double, landing: Double? = nil) {
        guard var finger else { return }
        let travel = path.travel(at: time - beginning)
        let pull = self.pull(at: travel)
        // Content that is pulled hangs on the finger already.
        finger.isFree = finger.isFree || pull != 0
        (finger.landing, finger.origin) = (landing ?? travel, finger.offset)
        finger.places = [(time, finger.offset)]
        self.finger = finger
        recorder.press(
            at: time, resting: limits.clamped(travel), slop: finger.isFree ? path.physics.slop : 0)
        recorder.move(by: -pull, at: time)
    }

    /// Offsets are measured another way from now on, by which the finger is at `offset`, and has not moved.
    mutating func regrip(at offset: Double, time: Double) {
        guard var finger, !finger.slides, offset != finger.offset else { return }
        finger.offset = offset
        putDown(finger, at: happening(at: time), landing: finger.landing)
    }

    private func velocity(of finger: Finger, at time: Double) -> Double {
        guard finger.isFree, let first = finger.places.first, let last = finger.places.last,
            last.time > first.time, time - last.time < path.physics.velocityLifetime
        else { return 0 }
        return (last.offset - first.offset) / (last.time - first.time)
    }
}

// MARK: - Wheels, keys and the scroll bar

extension ScrollDriver {
    /// Takes content `distance` points on, from where it glides to if it does; with pages, one page on.
    public mutating func glide(by distance: Double, at time: Double) {
        let place = goal ?? limits.clamped(travel(at: time))
        guard let paging else { return glide(to: place + distance, at: time) }
        let page = paging.nearestPage(at: place, limits: limits) + (distance < 0 ? -1 : 1)
        glide(to: page * paging.stride, at: time)
    }

    /// Takes content to `travel`, with a spring that keeps the velocity it has; at once if it is far away, not to glide, or under a
    /// finger, which goes on from there.
    public mutating func glide(to travel: Double, at time: Double) {
        let time = happening(at: time)
        let far = Self.farthestGlide * limits.viewportLength
        guard glides, finger == nil, (limits.clamped(travel) - self.travel(at: time)).magnitude <= far else {
            return jump(to: travel, at: time)
        }
        begin(at: time)
        recorder.interrupt()
        path.glide(to: travel, at: time - beginning)
        goal = limits.clamped(travel)
    }

    /// Viewports beyond which a glide would be a blur.
    private static let farthestGlide = 8.0

    /// Puts content at `travel`, or at the nearest at which it can rest. A finger that is down goes on from there.
    public mutating func jump(to travel: Double, at time: Double) {
        let time = happening(at: time)
        let finger = finger
        begin(at: time)
        recorder.interrupt()
        path.jump(to: travel, at: time - beginning)
        putDown(finger, at: time)
    }

    /// Forgets the last gesture, which was made with other content.
    mutating func forgetGesture() { recorder = GestureRecorder() }

    /// Takes content that rests between two pages to the nearest of them.
    public mutating func settle(at time: Double) {
        guard let paging, finger == nil, !isMoving(at: time) else { return }
        let page = paging.nearestPage(at: limits.clamped(travel(at: time)), limits: limits)
        glide(to: page * paging.stride, at: time)
    }

    /// Stops content that moves by itself, but not on its way back from beyond an end.
    public mutating func stop(at time: Double) {
        let time = happening(at: time)
        guard isMoving(at: time), limits.overscroll(at: path.travel(at: time - beginning)) == 0 else {
            return
        }
        begin(at: time)
        recorder.interrupt()
        path.stop(at: time - beginning)
    }

    /// Puts content at `travel` and holds it there, beyond an end too, until something happens.
    public mutating func hold(at travel: Double) {
        let travel = limits.range.resolved(travel)
        path = ScrollPath(at: travel, limits: limits, physics: path.physics, tolerance: path.tolerance)
        (beginning, finger, goal, held) = (0, nil, nil, travel)
        recorder.interrupt()
    }

    /// Goes on with other limits, from the place in the content that is shown: what was under way, a drag or a flick, goes on.
    ///
    /// - Parameter place: The travel that shows now what another one has shown so far; asked for travels at rest alone.
    public mutating func adopt(
        _ limits: ScrollLimits, paging: Paging?, time: Double, place: (_ travel: Double) -> Double
    ) {
        let time = happening(at: time)
        let (old, finger, goal) = (path, finger, goal)
        let (travel, speed) = (held ?? old.travel(at: time - beginning), old.velocity(at: time - beginning))
        let moves = isMoving(at: time)
        let overscroll = old.limits.overscroll(at: travel)
        let target = place(old.limits.clamped(travel))
        if held != nil {
            // Beyond an end it is held there, as far beyond it.
            held = overscroll == 0 ? limits.onGrid(target, scale: scale) : target + overscroll
        }
        self.paging = paging
        path = ScrollPath(at: target, limits: limits, physics: old.physics, tolerance: old.tolerance)
        (beginning, self.finger, self.goal) = (held == nil ? time : 0, nil, nil)
        recorder.interrupt()
        if held != nil { return }
        let ends = target <= 0 || target >= limits.maximum
        if overscroll != 0, ends { path.drag(by: pull(at: target + overscroll), over: 0, at: 0) }
        if let finger {
            return putDown(finger, at: time, landing: place(old.limits.clamped(finger.landing)))
        }
        guard moves else { return }
        if goal == nil, paging == nil, overscroll == 0 { return path.release(velocity: speed, at: 0) }
        let end = place(old.limits.clamped(goal ?? old.travel(at: old.duration)))
        let rest = paging.map { $0.nearestPage(at: end, limits: limits) * $0.stride } ?? end
        // A glide keeps the velocity that a finger gives content: this one, through the rubber band, its own.
        let slack = overscroll != 0 && ends ? band.slope(pulledBy: pull(at: target + overscroll)) : 1
        if slack > 0 { path.drag(by: speed / slack * 1e-3, over: 1e-3, at: 0) }
        path.glide(to: rest, at: 0)
        if goal != nil { self.goal = limits.clamped(rest) }
    }

    private mutating func happening(at time: Double) -> Double {
        latest = max(latest, time)
        return latest
    }

    /// Something happens: content that was held at a place is let go, and a path that has ended begins anew, for what lies
    /// behind need not be kept.
    private mutating func begin(at time: Double) {
        goal = nil
        finger = nil
        let start = held ?? path.travel(at: time - beginning)
        guard held != nil || !(time - beginning < path.duration) else { return }
        let overscroll = limits.overscroll(at: start)
        if held == nil, overscroll != 0 { return }
        path = ScrollPath(at: start, limits: limits, physics: path.physics, tolerance: path.tolerance)
        (beginning, held) = (time, nil)
        if overscroll != 0 { path.drag(by: pull(at: start), over: 0, at: 0) }
    }

    /// Points that a finger pulls to hold content at a travel beyond an end; 0 between the ends.
    private func pull(at travel: Double) -> Double {
        let pull = band.pull(restingAt: limits.overscroll(at: travel))
        return min(1e9, max(-1e9, pull))
    }

    private var band: RubberBand {
        RubberBand(coefficient: path.physics.rubberBandCoefficient, length: limits.viewportLength)
    }
}
