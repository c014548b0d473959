#if canImport(UIKit)
import Parallax
import UIKit

/// Lets rows enter: the engine says which rows have appeared and when, and what they look like at every age; Core Animation
/// plays it.
///
/// A cell's own transform stays what it was, so nothing that a list reads or writes is disturbed, and nothing runs while
/// content is at rest.
@MainActor
final class EntranceRunner: ScrollPart {
    /// What a row does after it has appeared.
    var effect: Effect { didSet { if effect != oldValue { films = [:] } } }
    /// Whether a row that has entered does not enter again.
    var once: Bool {
        didSet {
            guard once != oldValue else { return }
            var appearances = Appearances(once: once)
            appearances.update(live: self.appearances.live, at: -.infinity)
            self.appearances = appearances
        }
    }

    private var appearances: Appearances
    private var cells: [ObjectIdentifier: Entering] = [:]
    private var films: [EntranceFilm.Situation: EntranceFilm] = [:]
    private static let key = "parallax.entrance"

    /// A cell that has been prepared for a row.
    private struct Entering {
        weak var cell: UIView?
        let looks: Looks
        let row: Int
        let film: EntranceFilm
    }

    init(_ effect: Effect, once: Bool) {
        self.effect = effect
        self.once = once
        appearances = Appearances(once: once)
    }

    func update(_ viewport: Viewport, in tracker: ScrollTracker) {
        guard let scrollView = tracker.scrollView, scrollView.window != nil else { return }
        let now = CACurrentMediaTime()
        let rows = scrollView.liveRows(in: viewport)
        appearances.update(live: rows.first.map { $0.index..<(rows.last?.index ?? 0) + 1 } ?? 0..<0, at: now)
        var left = cells
        for row in rows {
            let key = ObjectIdentifier(row.cell)
            left[key] = nil
            enter(row, at: now, viewport)
        }
        for entering in left.values { end(entering) }
        for key in left.keys { cells[key] = nil }
    }

    /// Shows a row at its age, from here on.
    private func enter(_ row: LiveRow, at now: CFTimeInterval, _ viewport: Viewport) {
        let (cell, key) = (row.cell, ObjectIdentifier(row.cell))
        let age = appearances.age(of: row.index, at: now)
        let film = film(for: cell.bounds.size, viewport)
        let isOver = age >= effect.entranceDuration
        let known = cells[key].flatMap { $0.cell === cell ? $0 : nil }
        if let known, known.row == row.index, known.film === film {
            // It runs already, or it has ended: unless the layer has been off the screen in the meantime.
            if isOver || cell.layer.animation(forKey: Self.key) != nil { return }
        }
        let looks = known?.looks ?? Looks(of: cell)
        if known != nil { cell.layer.removeAnimation(forKey: Self.key) }
        cells[key] = Entering(cell: cell, looks: looks, row: row.index, film: film)
        ScrollTracker.evaluationCount += 1
        cell.show(film.end, writing: film.parts)
        if isOver { return }
        let animation = film.animation()
        animation.beginTime = cell.layer.convertTime(now, from: nil) - age
        cell.layer.add(animation, forKey: Self.key)
    }

    private func end(_ entering: Entering) {
        guard let cell = entering.cell else { return }
        cell.layer.removeAnimation(forKey: Self.key)
        entering.looks.restore(cell)
    }

    /// Gives all cells their own looks back.
    func leave() {
        for entering in cells.values { end(entering) }
        cells = [:]
        appearances.reset()
    }

    /// The entrance of all cells of one size, which is worked out once.
    private func film(for size: CGSize, _ viewport: Viewport) -> EntranceFilm {
        let situation = EntranceFilm.Situation(size: size, viewport)
        if let film = films[situation] { return film }
        // Sizes that change with every frame, as while a window is dragged, must not pile up.
        if films.count >= 32 { films = [:] }
        let film = EntranceFilm(of: effect, in: situation, viewport)
        films[situation] = film
        return film
    }
}
#endif
