#if canImport(UIKit)
import Parallax
import UIKit

/// The rows of a list that are in view, and when each one came.
@MainActor
struct Arrivals {
    private struct Arrival {
        let watch: CellWatch
        /// What the scroll view around the cell showed at the last look, and where the row was.
        let room: CGRect?
        let frame: CGRect
        /// When it came, or its turn is among those that wait; long ago if it is not to enter again.
        let time: CFTimeInterval
        /// Its place among those that came with it.
        let place: Int

        /// Whether a cell has shown the row all the time since the last look.
        @MainActor func isKept(in cell: UIView) -> Bool { watch.cell === cell && !watch.wasHidden }
    }

    /// What a list showed when it was looked at, and how large its content was.
    private struct Look {
        var bounds = CGRect.null
        var size = CGSize.zero
        var live: [IndexPath: Arrival] = [:]
    }

    private var last = Look()
    /// The look before nothing but the content's size changed, as long as an offset may yet be set that is to go along with that.
    private var lastBeforeGrowth: Look?
    private var live: [IndexPath: Arrival] { last.live }
    /// Rows that have come, kept only if rows enter once.
    private var seen: Set<IndexPath> = []
    /// Seconds from one row that enters to the next one.
    var stagger = 0.0

    /// When a row in view begins to enter, rows that came together one after another.
    func begin(of path: IndexPath) -> CFTimeInterval? { live[path].map(begin) }

    private func begin(_ arrival: Arrival) -> CFTimeInterval {
        arrival.time + Double(arrival.place) * stagger
    }

    /// When rows that come now have their turn: behind those that came before them and wait for theirs. Rows that came later than
    /// those keep nobody waiting, or else whoever scrolls fast would wait ever longer.
    private func turn(at now: CFTimeInterval) -> CFTimeInterval {
        var last = -CFTimeInterval.infinity
        for arrival in live.values where arrival.time < now { last = max(last, begin(arrival)) }
        return last > now ? last + stagger : now
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
        let (moves, isCertain, past) = moves(of: rows, from: known, in: scrollView, without: takenOff)
        if once { shiftSeen(along: moves) }
        let turn = turn(at: now)
        var (before, place) = (past, live.values.count { $0.time == turn })
        var carried: [IndexPath: Arrival] = [:]
        for move in moves { carried[move.to] = before.removeValue(forKey: move.from) }
        var look = Look(bounds: scrollView.bounds, size: scrollView.contentSize)
        for row in rows {
            let time: CFTimeInterval
            var order = 0
            if let arrival = carried[row.path] ?? before.removeValue(forKey: row.path) {
                (time, order) = (arrival.time, arrival.place)
            } else if once && !seen.insert(row.path).inserted
                || !isCertain && past[row.path] != nil || wasInSight(row, in: scrollView)
            {
                // In doubt a row that may have been there is.
                time = -.infinity
            } else {
                (time, order) = (turn, place)
                place += 1
            }
            let watch =
                known[ObjectIdentifier(row.cell)].flatMap { live[$0]?.watch } ?? CellWatch(row.cell, told)
            watch.look()
            look.live[row.path] = Arrival(
                watch: watch, room: row.room, frame: row.frame, time: time, place: order)
        }
        let hasGrownAlone = look.bounds == last.bounds && look.size != last.size
        lastBeforeGrowth = hasGrownAlone ? lastBeforeGrowth ?? last : nil
        last = look
    }

    /// Whether content has changed its size, and its offset may follow before this turn is over.
    var awaitsOffset: Bool { lastBeforeGrowth != nil }

    /// The turn is over: unless the offset has changed in it, what content has done was all.
    mutating func turnHasEnded(at bounds: CGRect) { if bounds == last.bounds { lastBeforeGrowth = nil } }

    // MARK: Rows that change their index paths

    private typealias Move = (from: IndexPath, to: IndexPath)

    /// Rows that have gone along with something since a look, whether any other row is certainly new, and what came before that.
    private func moves(
        of rows: [LiveRow], from known: [ObjectIdentifier: IndexPath], in scrollView: UIScrollView,
        without takenOff: Set<ObjectIdentifier>
    ) -> (moves: [Move], isCertain: Bool, past: [IndexPath: Arrival]) {
        if scrollView.bounds == last.bounds {
            let (moves, isCertain) = moves(of: rows, from: known, without: takenOff)
            return (moves, isCertain, live)
        }
        // What is put before all rows moves the others, and the offset along with them: that is no scroll. But a list that grows at
        // its end may be scrolled as far; then its rows are in the cells that they were in.
        let past = lastBeforeGrowth ?? last
        guard let shift = shift(of: scrollView, since: past) else { return ([], true, live) }
        // A single one may have been put to use for the same row again by chance.
        let stayed = rows.filter { past.live[$0.path] != nil }
        if stayed.count > 1, stayed.allSatisfy({ past.live[$0.path]?.isKept(in: $0.cell) == true }) {
            return ([], true, live)
        }
        let moves = rows.compactMap { row in
            past.live.first { row.frame.isNear($1.frame.offsetBy(dx: shift.x, dy: shift.y)) }
                .map { Move(from: $0.key, to: row.path) }
        }
        return (moves, false, past.live)
    }

    /// How far content and offset have moved together since a look; `nil` if they have not.
    private func shift(of scrollView: UIScrollView, since past: Look) -> CGPoint? {
        let (bounds, size) = (scrollView.bounds, scrollView.contentSize)
        let shift = CGPoint(x: bounds.minX - past.bounds.minX, y: bounds.minY - past.bounds.minY)
        guard bounds.size == past.bounds.size, shift != .zero else { return nil }
        let growth = CGPoint(x: size.width - past.size.width, y: size.height - past.size.height)
        return shift.isNear(growth) ? shift : nil
    }

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
    /// behind the last one in view went as far as that one, if no other row took its turn; and what is before the first one went
    /// as far as that one, or stayed: in doubt a row that may have been there was.
    private mutating func shiftSeen(along moves: [Move]) {
        guard moves.contains(where: { $0.from != $0.to }) else { return }
        let others = seen.subtracting(moves.map(\.from))
        if let last = moves.last, moves.allSatisfy({ $0.from <= last.from }) {
            seen = Set(others.map { $0 > last.from ? $0.moved(as: last.from, to: last.to) : $0 })
        }
        if let first = moves.first, moves.allSatisfy({ first.from <= $0.from }) {
            seen.formUnion(
                others.lazy.filter { $0 < first.from }.map { $0.moved(as: first.from, to: first.to) })
        }
        seen.formUnion(moves.map(\.to))
    }

    /// Whether a row was added some time ago without a word, where nothing else had to make room: the offset is all that has
    /// changed since the last look, and the row was within what the list showed then.
    private func wasInSight(_ row: LiveRow, in scrollView: UIScrollView) -> Bool {
        guard scrollView.bounds != last.bounds, scrollView.bounds.size == last.bounds.size,
            scrollView.contentSize == last.size, row.cell.superview === scrollView
        else { return false }
        return row.isSeen(in: last.bounds)
    }
}

extension IndexPath {
    /// Where it is if it goes as far as another one within its section.
    fileprivate func moved(as old: IndexPath, to new: IndexPath) -> IndexPath {
        guard section == old.section, section == new.section, item + new.item >= old.item else { return self }
        return IndexPath(item: item + new.item - old.item, section: section)
    }
}

#endif
