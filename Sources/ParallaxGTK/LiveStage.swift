import Parallax

/// A stage that is scrolled by hand: its layout at any time, with rows that enter as they come into view.
///
/// Times are seconds on a clock of the shell's own; layouts must not be asked for backward, for rows remember when they
/// appeared.
public struct LiveStage: Sendable {
    /// What is scrolled.
    public private(set) var stage: Stage
    /// How it is scrolled.
    public var driver: ScrollDriver
    /// Seconds since every row appeared, for a look at one instant; `nil` for rows that enter as they come into view.
    public var age: Double?
    /// Notches of a wheel that have not turned a page yet.
    var turnedNotches = 0.0
    private var appearances: Appearances
    /// When a row has appeared last.
    private var lastAppearance = -Double.infinity

    /// A stage at rest, or held at `travel`.
    ///
    /// - Parameters:
    ///   - once: Whether rows enter only once.
    ///   - scale: Pixels to a point.
    public init(_ stage: Stage, once: Bool = false, scale: Double = 1, at travel: Double = 0) {
        self.stage = stage
        driver = ScrollDriver(limits: stage.scrollLimits, paging: stage.paging, scale: scale, at: travel)
        appearances = Appearances(once: once)
    }

    /// Writes the layout at `time` over whatever `layout` was.
    public mutating func layout(at time: Double, into layout: inout StageLayout) {
        let travel = driver.travel(at: time)
        let live = stage.liveRows(at: travel)
        if live != appearances.live { lastAppearance = time }
        appearances.update(live: live, at: time)
        stage.layout(
            at: travel, ages: age.map { .all($0) } ?? .recorded(appearances, now: time), into: &layout)
    }

    /// Whether the layout at `time` is not the last one: content moves, or rows enter.
    public func isMoving(at time: Double) -> Bool {
        driver.isMoving(at: time)
            || age == nil && time < lastAppearance + stage.rows.entrance.entranceDuration
    }

    /// Shows another stage from `time` on, at the place in the content that was shown: the row at the start edge and the
    /// fraction of it, or the page. A drag, a flick and a glide go on from there.
    public mutating func change(to stage: Stage, once: Bool, at time: Double) {
        let (limits, paging) = (stage.scrollLimits, stage.paging)
        if limits != driver.limits || paging != driver.paging {
            let old = self.stage
            driver.adopt(limits, paging: paging, time: time) { stage.travel(at: old.bookmark(at: $0)) }
        }
        if once != appearances.once { appearances = appearances.entering(once: once) }
        self.stage = stage
    }

    /// Begins at the start again, as if just opened. A finger that is down goes on from there.
    ///
    /// - Parameter forgetsGesture: Whether the last gesture is forgotten, which was made with another stage.
    public mutating func startOver(at time: Double, forgetsGesture: Bool = false) {
        if forgetsGesture { driver.forgetGesture() }
        driver.jump(to: 0, at: time)
        enterAgain()
    }

    /// Lets all rows in view enter anew.
    public mutating func enterAgain() {
        appearances.reset()
        age = nil
    }
}

extension Stage {
    /// The pages that content snaps to; `nil` without any.
    public var paging: Paging? {
        pages.flatMap { $0.count > 0 ? Paging(pageLength: viewportLength, spacing: $0.spacing) : nil }
    }
}
