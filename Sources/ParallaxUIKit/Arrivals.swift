#if canImport(UIKit)
import Parallax
import UIKit

/// The rows of a list that are in view, and when each one came.
@MainActor
struct Arrivals {
    private struct Arrival {
        let watch: CellWatch
        /// What the scroll view around the cell showed at the last look.
        let room: CGRect?
        /// When it came; long ago if it is not to enter again.
        let time: CFTimeInterval
        /// Its place among those that came with it.
        let place: Int
    }

    private var live: [IndexPath: Arrival] = [:]
    /// Rows that have come, kept only if rows enter once.
    private var seen: Set<IndexPath> = []
    /// What the list showed at the last look, and how large its content was.
    private var lastBounds = CGRect.null
    private var lastSize = CGSize.zero

    /// When a row in view begins to enter, rows that came together one after another.
    func begin(of path: IndexPath, stagger: Double) -> CFTimeInterval? {
        live[path].map { $0.time + Double($0.place) * stagger }
    }

    /// Rows that left are forgotten; those in view go on as they are.
    mutating func forgetThoseThatLeft(once: Bool) { seen = once ? Set(live.keys) : [] }

    /// Says which rows are in view now, in order: others come, and those that are not among them have left. Cells that were taken
    /// off the screen in between may have been put to use for other rows. What happens to a row's cell later is `told`.
    mutating func update(
        _ rows: [LiveRow], in scrollView: UIScrollView, once: Bool, at now: CFTimeInterval,
        without takenOff: Set<ObjectIdentifier>, told: @escaping @MainActor () -> Void
    ) {
        let known = Dictionary(
            live.compactMap { path, arrival in arrival.watch.cell.map { (ObjectIdentifier($0), path) } },
            uniquingKeysWith: { first, _ in first })
        let isStill = scrollView.bounds == lastBounds
        let (moves, isCertain) = isStill ? moves(of: rows, from: known, without: takenOff) : ([], true)
        if once { shiftSeen(along: moves) }
        var (before, place) = (live, live.values.count { $0.time == now })
        var carried: [IndexPath: Arrival] = [:]
        for move in moves { carried[move.to] = before.removeValue(forKey: move.from) }
        let old = live
        live = [:]
        for row in rows {
            let time: CFTimeInterval
            var order = 0
            if let arrival = carried[row.path] ?? before.removeValue(forKey: row.path) {
                (time, order) = (arrival.time, arrival.place)
            } else if once && !seen.insert(row.path).inserted
                || !isCertain && old[row.path] != nil || wasInSight(row, in: scrollView)
            {
                // In doubt a row that may have been there is.
                time = -.infinity
            } else {
                (time, order) = (now, place)
                place += 1
            }
            let watch =
                known[ObjectIdentifier(row.cell)].flatMap { old[$0]?.watch } ?? CellWatch(row.cell, told)
            watch.look()
            live[row.path] = Arrival(watch: watch, room: row.room, time: time, place: order)
        }
        (lastBounds, lastSize) = (scrollView.bounds, scrollView.contentSize)
    }

    // MARK: Rows that change their index paths

    private typealias Move = (from: IndexPath, to: IndexPath)

    /// Rows that are in the cells they were in, in order, with their index paths then and now: where rows are inserted, deleted or
    /// moved, the others go along in their cells. But a list that is scrolled, or loaded anew, puts cells to use for other rows;
    /// then a row's index path is all that is known of it.
    ///
    /// A cell that was hidden was put to use. Cells that have lost their animations, or are in another order than before, say that
    /// others may have been, too: then only those have taken their rows along that the list has let glide to other places. And only
    /// if all of them have glided is it certain that another row is new.
    private func moves(
        of rows: [LiveRow], from known: [ObjectIdentifier: IndexPath], without takenOff: Set<ObjectIdentifier>
    ) -> (moves: [Move], isCertain: Bool) {
        var (moves, gliding): ([Move], [Move]) = ([], [])
        var isReload = false
        for row in rows {
            let key = ObjectIdentifier(row.cell)
            guard let from = known[key], let arrival = live[from], arrival.room == row.room,
                !arrival.watch.wasHidden
            else { continue }
            if takenOff.contains(key) {
                isReload = true
                continue
            }
            moves.append((from, row.path))
            if from == row.path || arrival.watch.hasGlided { gliding.append((from, row.path)) }
        }
        isReload = isReload || !zip(moves, moves.dropFirst()).allSatisfy { $0.from < $1.from }
        return (isReload ? gliding : moves, !isReload && gliding.count == moves.count)
    }

    /// Rows that went along have come under the index paths that they have now. Of those out of view it is known only that what is
    /// behind the last one in view went as far as that one, if no other row took its turn.
    private mutating func shiftSeen(along moves: [Move]) {
        guard moves.contains(where: { $0.from != $0.to }) else { return }
        if let last = moves.last, moves.allSatisfy({ $0.from <= last.from }),
            last.from.section == last.to.section
        {
            let step = last.to.item - last.from.item
            seen = Set(
                seen.subtracting(moves.map(\.from)).map { path in
                    path.section == last.from.section && path > last.from
                        ? IndexPath(item: path.item + step, section: path.section) : path
                })
        }
        seen.formUnion(moves.map(\.to))
    }

    /// Whether a row was added some time ago without a word, where nothing else had to make room: the offset is all that has
    /// changed since the last look, and the row was within what the list showed then.
    private func wasInSight(_ row: LiveRow, in scrollView: UIScrollView) -> Bool {
        guard scrollView.bounds != lastBounds, scrollView.bounds.size == lastBounds.size,
            scrollView.contentSize == lastSize, row.cell.superview === scrollView
        else { return false }
        return row.isSeen(in: lastBounds)
    }
}
#endif
