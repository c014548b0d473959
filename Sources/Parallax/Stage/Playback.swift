/// A stage that is scrolled by a script: its layout at any time, with rows that enter as they come into view.
///
/// ```swift
/// var playback = Playback(stage, script: [.flick(-2000), .wait])
/// let first = playback.layout(at: 0)
/// let later = playback.layout(at: 0.5)    // times must not run backward, for rows remember when they appeared
/// ```
public struct Playback: Sendable {
    /// What is scrolled.
    public let stage: Stage
    /// How it is scrolled.
    public let player: GesturePlayer
    private var appearances: Appearances

    /// Plays `script` over a stage that rests at travel 0.
    ///
    /// - Parameters:
    ///   - stage: What is scrolled.
    ///   - script: What the finger does.
    ///   - scale: Pixels to a point.
    ///   - once: Whether rows enter only once.
    ///   - opens: Whether the rows in view at first enter at time 0; else they have been there for long.
    public init(
        _ stage: Stage, script: GestureScript, scale: Double = 3, once: Bool = false, opens: Bool = true
    ) {
        self.stage = stage
        let pages = stage.pages.flatMap { $0.count > 0 ? $0 : nil }
        player = GesturePlayer(
            script,
            limits: stage.scrollLimits,
            paging: pages.flatMap { Paging(pageLength: stage.viewportLength, spacing: $0.spacing) },
            scale: scale)
        appearances = Appearances(once: once)
        if !opens { appearances.update(live: stage.liveRows(at: player.travel(at: 0)), at: -.infinity) }
    }

    /// Seconds until the script is over, content rests, and the entrances of the rows then in view have ended.
    public var duration: Double { player.duration + stage.rows.entrance.entranceDuration }

    /// The layout at `time`, in seconds from the script's beginning.
    public mutating func layout(at time: Double) -> StageLayout {
        var layout = StageLayout()
        self.layout(at: time, into: &layout)
        return layout
    }

    /// Writes the layout at `time` over whatever `layout` was.
    public mutating func layout(at time: Double, into layout: inout StageLayout) {
        let travel = player.travel(at: time)
        appearances.update(live: stage.liveRows(at: travel), at: time)
        stage.layout(at: travel, ages: .recorded(appearances, now: time), into: &layout)
    }
}
