import Parallax

/// A finger that does what a script says, put into a driver as a hand would: down, on, and up.
///
/// ```swift
/// var hand = ScriptedHand([.drag(-300, over: 0.4), .wait])
/// hand.move(&driver, to: 0.1)    // a tenth of a second of it
/// ```
public struct ScriptedHand: Sendable {
    private var steps: ArraySlice<GestureScript.Step>
    /// The time on the driver's clock that the hand has come to.
    private var now: Double
    /// Seconds of the first step that are over.
    private var elapsed = 0.0
    /// Where the finger is; `nil` while it is up.
    private var offset: Double?
    private var start = 0.0

    /// A hand that begins at `time` on the driver's clock.
    public init(_ script: GestureScript, at time: Double = 0) {
        steps = script.steps[...]
        now = time
    }

    /// Whether everything is done.
    public var isDone: Bool { steps.isEmpty && offset == nil }

    /// Does what is to be done until `time`.
    public mutating func move(_ driver: inout ScrollDriver, to time: Double) {
        while let step = steps.first {
            switch step {
            case .hold(let seconds):
                guard pass(seconds, until: time) else { return }
            case .drag(let points, let seconds):
                if offset == nil {
                    driver.press(at: now)
                    offset = 0
                }
                if elapsed == 0 { start = offset ?? 0 }
                let isOver = pass(seconds, until: time)
                let done = isOver || seconds <= 0 ? 1 : elapsed / seconds
                offset = start + points * done
                driver.move(to: start + points * done, at: now)
                guard isOver else { return }
            case .flick(let velocity):
                if offset == nil { driver.press(at: now) }
                offset = nil
                driver.lift(at: now, velocity: velocity)
            case .wait:
                if offset != nil {
                    driver.lift(at: now)
                    offset = nil
                }
                if driver.isMoving(at: time) {
                    now = time
                    return
                }
                now = max(now, min(time, driver.rest))
            case .jump(let travel):
                if offset != nil { driver.lift(at: now, velocity: 0) }
                offset = nil
                driver.jump(to: travel, at: now)
            }
            steps.removeFirst()
            elapsed = 0
        }
        if offset != nil {
            driver.lift(at: now)
            offset = nil
        }
    }

    /// Lets the rest of `seconds` pass, up to `time`; whether they are over.
    private mutating func pass(_ seconds: Double, until time: Double) -> Bool {
        let rest = max(0, seconds - elapsed)
        if now + rest <= time {
            now += rest
            return true
        }
        elapsed += max(0, time - now)
        now = max(now, time)
        return false
    }
}
