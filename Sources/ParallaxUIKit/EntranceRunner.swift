#if canImport(UIKit)
import Parallax
import UIKit

/// Lets the rows of a list enter, by animations beside their layers' own values: what a row is, it is from the first frame on;
/// only what is shown of it enters. So nothing can be left on a reused cell.
@MainActor
final class EntranceRunner {
    static let key = "parallax.entrance"

    /// The effect over a row's age, and how rows follow one another.
    private(set) var entrance: Entrance
    private var arrivals = Arrivals()
    private var running: [ObjectIdentifier: Run] = [:]
    private var film: EntranceFilm? { didSet { if film != nil { Self.filmCount += 1 } } }
    /// How often key frames were made, for tests.
    static var filmCount = 0
    private var policy: MotionPolicy?

    private struct Run {
        weak var cell: UIView?
        var begin: CFTimeInterval
        var end: CFTimeInterval
    }

    init(_ entrance: Entrance) { self.entrance = entrance }

    func change(to entrance: Entrance) {
        guard entrance != self.entrance else { return }
        if entrance.once != self.entrance.once {
            arrivals.forgetThoseThatLeft(once: entrance.once)
        }
        self.entrance = entrance
        film = nil
        stopAll()
    }

    func stopAll() {
        for run in running.values { run.cell?.layer.removeAnimation(forKey: Self.key) }
        running = [:]
    }

    /// Rows that have come begin to enter, and those that have left end. Where a list has its rows change places and cells, the
    /// tracker is asked for layout, as after scrolling.
    func update(_ viewport: Viewport, in tracker: ScrollTracker) {
        guard let scrollView = tracker.scrollView else { return }
        let now = CACurrentMediaTime()
        // Core Animation lets go of the animations of what leaves the screen.
        let takenOff = running.filter { now < $1.end && $1.cell?.layer.animation(forKey: Self.key) == nil }
        if viewport.policy != policy {
            policy = viewport.policy
            film = nil
            stopAll()
        }
        let rows = scrollView.liveRows(in: viewport)
        arrivals.stagger = entrance.stagger
        arrivals.update(rows, in: scrollView, once: entrance.once, at: now, without: Set(takenOff.keys)) {
            [weak tracker] in tracker?.setNeedsLayout()
        }
        if arrivals.awaitsOffset {
            Task { @MainActor [weak self, weak scrollView] in
                if let scrollView { self?.arrivals.turnHasEnded(at: scrollView.bounds) }
            }
        }
        var kept: [ObjectIdentifier: Run] = [:]
        for row in rows {
            guard let begin = arrivals.begin(of: row.path) else { continue }
            let end = begin + entrance.effect.entranceDuration
            guard now < end else { continue }
            let key = ObjectIdentifier(row.cell)
            let isRunning = running[key].map { $0.cell === row.cell && abs($0.begin - begin) < 1e-9 } ?? false
            if !isRunning || row.cell.layer.animation(forKey: Self.key) == nil {
                begins(row, at: begin, viewport)
            }
            kept[key] = Run(cell: row.cell, begin: begin, end: end)
        }
        for (key, run) in running where kept[key] == nil { run.cell?.layer.removeAnimation(forKey: Self.key) }
        running = kept
    }

    private func begins(_ row: LiveRow, at time: CFTimeInterval, _ viewport: Viewport) {
        if film?.fits(viewport, size: row.frame.size, anchorPoint: row.cell.layer.anchorPoint) != true {
            film = EntranceFilm(
                entrance.effect, cue: viewport.cue(item: row.frame), viewport, size: row.frame.size,
                anchorPoint: row.cell.layer.anchorPoint)
        }
        row.cell.layer.removeAnimation(forKey: Self.key)
        if let animation = film?.animation(from: row.cell.layer.convertTime(time, from: nil)) {
            row.cell.layer.add(animation, forKey: Self.key)
        }
    }
}

/// How the rows of a list enter.
struct Entrance: Equatable {
    var effect = Effect.none
    var once = false
    var stagger = 0.0
}
#endif
