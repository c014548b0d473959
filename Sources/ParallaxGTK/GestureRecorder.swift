import Parallax

/// Writes down what a finger does, so that a `GesturePlayer` can do it again.
///
/// A recording begins when a finger goes down on content that rests, and ends with the lifting that brings it to rest: what
/// happens in between is part of it. Times are kept to a microsecond and places to a thousandth of a point.
struct GestureRecorder: Equatable, Sendable {
    /// The gesture; `nil` before the first.
    var script: GestureScript? { steps.isEmpty ? nil : GestureScript(steps) }

    private var steps: [GestureScript.Step] = []
    /// When the last step ended, in microseconds.
    private var end = 0
    /// Whether what happens goes on with what has been written.
    private var isOpen = false
    private var isDown = false
    /// Where the finger is, and where the steps have brought it, in thousandths of a point.
    private var (place, written) = (0.0, 0)
    /// What a player takes for slop, and content followed.
    private var slop = 0.0

    /// Seconds between two reports of a finger that moves; where more pass it has been still.
    private static let pause = 0.1
    private static let report = 0.016

    private static func ticks(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }
    private static func seconds(_ ticks: Int) -> Double { Double(ticks) / 1_000_000 }
    private static func points(_ thousandths: Int) -> Double { Double(thousandths) / 1000 }

    /// A finger goes down.
    ///
    /// - Parameters:
    ///   - resting: Where content rests; `nil` if it moves.
    ///   - slop: Points that a player takes for slop although content follows them.
    mutating func press(at time: Double, resting: Double?, slop: Double) {
        let now = Self.ticks(time)
        if let resting {
            let place = resting.isNaN ? 0 : max(-largestLength, min(largestLength, resting))
            steps = [.jump(Self.points(Int((place * 1000).rounded())))]
        } else if isOpen {
            hold(until: now)
        } else {
            return
        }
        (end, isOpen, isDown, place, written) = (now, true, true, 0, 0)
        self.slop = slop
        if resting == nil { steps.append(.drag(0, over: 0)) }
    }

    /// The finger has moved by `points`.
    mutating func move(by points: Double, at time: Double) {
        guard isOpen, isDown, points != 0 else { return }
        if place == 0 { place = points < 0 ? -slop : slop }
        place = (place + points).bounded
        let now = Self.ticks(time)
        if Self.seconds(now - end) > Self.pause { hold(until: now - Self.ticks(Self.report)) }
        let target = Int((place * 1000).rounded())
        steps.append(.drag(Self.points(target - written), over: Self.seconds(max(0, now - end))))
        (end, written) = (max(now, end), target)
    }

    /// The finger is lifted.
    mutating func lift(velocity: Double, at time: Double) {
        guard isOpen, isDown else { return }
        hold(until: Self.ticks(time))
        // Without a movement there is nothing that a flick could end.
        steps.append(.flick(Self.points(Int((velocity.bounded * 1000).rounded()))))
        isDown = false
    }

    /// Something that no finger does moves content.
    mutating func interrupt() { (isOpen, isDown) = (false, false) }

    private mutating func hold(until time: Int) {
        guard time > end else { return }
        steps.append(.hold(Self.seconds(time - end)))
        end = time
    }
}

extension Double {
    fileprivate var bounded: Double { isFinite ? Swift.min(1e9, Swift.max(-1e9, self)) : 0 }
}
