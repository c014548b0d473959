import Parallax

/// One of the elements that a layer is nested in: it carries what one driver does to the layer.
///
/// Where several drivers move one layer, each has an element of its own, for two animations of one property on one element
/// would replace each other. A pose scales, turns and then moves; so the elements that move or fade lie outside those that turn,
/// and these outside those that scale.
struct Carrier: Equatable, Sendable {
    /// Which properties of a driver's an element carries.
    enum Share: String, Sendable {
        case all = ""
        case moves = "-moves"
        case turns = "-turns"
        case scales = "-scales"

        func takes(_ property: DrivenProperty) -> Bool {
            switch self {
            case .all: true
            case .moves: property.name == "translate" || property.name == "opacity"
            case .turns: property.name == "rotate"
            case .scales: !Share.moves.takes(property) && !Share.turns.takes(property)
            }
        }
    }

    /// The element's class.
    let name: String
    let place: PagePlace
    let driver: Driver
    let share: Share
    let timeline: PageTimeline
    let anchor: Vector
    /// What it does under each policy that the page knows.
    let frames: [MotionPolicy: DrivenFrames]

    /// The properties that it writes under a policy.
    func properties(_ policy: MotionPolicy) -> [DrivenProperty] {
        frames[policy]?.properties.filter(share.takes) ?? []
    }
}

/// What plays a carrier's key frames.
enum PageTimeline: Equatable, Sendable {
    /// The way of the layer's row through the viewport, as the browser itself sees it.
    case view
    /// Travel, from one length to another, given in CSS; a travel below 0 is a pull.
    case travel(from: String, to: String)
    /// Travel while nothing has been scrolled: what stays with the viewport does not pass through it.
    case rest(from: String, to: String)
    /// Pulls alone.
    case pull(from: String, to: String)
    /// Seconds.
    case time
}

/// Where a layer stands on the page; it decides what its drivers are.
enum PagePlace: Equatable, Sendable {
    /// In a row of the list.
    case row
    /// In a page.
    case page
    /// Free or pinned, with a box of its own.
    case alone(Cue.Attachment)

    /// Selects the row or page.
    var cell: String? {
        switch self {
        case .row: ".row"
        case .page: ".page"
        case .alone: nil
        }
    }
}

/// The carriers of one kind of layer, from the outside in.
struct CarrierPlan: Sendable {
    let stage: Stage
    /// The policies that the page knows.
    let policies: [MotionPolicy]
    /// The travel beyond which no curve is followed, and the greatest pull; both in points, as designed.
    let greatestTravel: Double
    let greatestPull: Double

    /// Plans the elements that carry `effect`.
    ///
    /// - Parameters:
    ///   - name: What the layer is called in class names.
    ///   - length: The item's length as designed, in points.
    ///   - reachesFar: Whether the layer can be seen while its item is out of view.
    func carriers(
        of effect: Effect, name: String, place: PagePlace, itemLength length: Double, reachesFar: Bool
    ) -> [Carrier] {
        var groups: [(driver: Driver, timeline: PageTimeline, frames: [MotionPolicy: DrivenFrames])] = []
        for track in effect.tracks where !groups.contains(where: { $0.driver == track.driver }) {
            let range = range(
                of: effect.tracks.filter { $0.driver == track.driver }, over: track.driver, place: place,
                itemLength: length, reachesFar: reachesFar)
            var frames: [MotionPolicy: DrivenFrames] = [:]
            for policy in policies {
                frames[policy] = DrivenFrames(
                    effect, over: track.driver, in: range, policy: policy, axis: stage.axis,
                    isMirrored: stage.direction == .rightToLeft)
            }
            groups.append(
                (track.driver, timeline(of: track.driver, over: range, place: place), frames))
        }
        func carrier(_ index: Int, _ share: Carrier.Share) -> Carrier {
            let group = groups[index]
            return Carrier(
                name: "\(name)-\(group.driver.name)\(share.rawValue)", place: place, driver: group.driver,
                share: share,
                timeline: group.timeline, anchor: effect.anchor, frames: group.frames)
        }
        func has(_ share: Carrier.Share, _ index: Int) -> Bool {
            groups[index].frames.values.contains { $0.properties.contains(where: share.takes) }
        }
        let reshaping = groups.indices.filter { has(.turns, $0) || has(.scales, $0) }
        let moving = groups.indices.filter { !reshaping.contains($0) }
        if reshaping.count <= 1 { return (moving + reshaping).map { carrier($0, .all) } }
        return [Carrier.Share.moves, .turns, .scales].flatMap { share in
            groups.indices.filter { has(share, $0) }.map { carrier($0, share) }
        }
    }

    /// From where to where a driver is followed: to the ends of curves that hold their values there, else as far as it can
    /// go.
    private func range(
        of tracks: [Track], over driver: Driver, place: PagePlace, itemLength: Double, reachesFar: Bool
    ) -> ClosedRange<Double> {
        let starts = tracks.map(\.curve.start).min() ?? 0
        let ends = tracks.map(\.curve.end).max() ?? 0
        let endsHold = tracks.allSatisfy { $0.curve.isLevelAfterEnd }
        let startsHold = tracks.allSatisfy { $0.curve.isLevelBeforeStart }
        let all: ClosedRange<Double>
        switch driver.quantity {
        case .age: return 0...max(ends, 0)
        case .phase:
            guard reachesFar else { return -1...1 }
            // As far as any place in the content can be from the viewport, in ways of half a viewport.
            let far = max(2, (greatestTravel / max(stage.viewportLength / 2, 1)).rounded(.up))
            all = -far...far
        case .pageDistance:
            guard place == .page, let count = stage.pages?.count else { return 0...0 }
            all = -Double(max(count, 1))...Double(max(count, 1))
        case .travel, .overscroll:
            let unit = length(of: driver.unit, itemLength: itemLength)
            guard unit > 0 else { return 0...0 }
            let pull = -(greatestPull / unit).rounded(.up)
            all = driver.quantity == .overscroll ? pull...0 : pull...(greatestTravel / unit).rounded(.up)
        }
        let low = startsHold ? max(all.lowerBound, min(starts, 0)) : all.lowerBound
        let high = endsHold ? min(all.upperBound, max(ends, low)) : all.upperBound
        return low...max(low, high)
    }

    /// The length of a measure as designed; where it is that of a picture, which is not known here, the shortest that makes
    /// sense.
    private func length(of measure: Measure, itemLength: Double) -> Double {
        switch measure {
        case .points: 1
        case .viewport: stage.viewportLength
        case .item: itemLength
        case .reach: (stage.viewportLength + itemLength) / 2
        case .overscan, .fittedOverscan: 1
        }
    }

    private func timeline(of driver: Driver, over range: ClosedRange<Double>, place: PagePlace)
        -> PageTimeline
    {
        func text(_ number: Double) -> String { CSSNumber.text(number) }
        switch driver.quantity {
        case .age: return .time
        case .phase where place == .row && stage.axis == .vertical: return .view
        case .phase:
            // Travel at which the item has a phase x: start + (item − viewport)/2 − x·reach.
            func travel(_ phase: Double) -> String {
                "var(--start) + (var(--item) - var(--viewport)) / 2 - \(text(phase)) * var(--reach)"
            }
            let (from, to) = (travel(range.upperBound), travel(range.lowerBound))
            return place == .alone(.viewport) ? .rest(from: from, to: to) : .travel(from: from, to: to)
        case .pageDistance:
            func travel(_ distance: Double) -> String { "var(--start) - \(text(distance)) * var(--stride)" }
            return .travel(from: travel(range.upperBound), to: travel(range.lowerBound))
        case .travel, .overscroll:
            func travel(_ value: Double) -> String {
                driver.unit.property.map { "\(text(value)) * var(\($0))" } ?? "\(text(value))px"
            }
            let (from, to) = (travel(range.lowerBound), travel(range.upperBound))
            return driver.quantity == .travel ? .travel(from: from, to: to) : .pull(from: from, to: to)
        }
    }
}

extension Curve {
    /// Whether the curve keeps its last value beyond its end.
    fileprivate var isLevelAfterEnd: Bool {
        after == .hold || after == .extend && value(at: end + 1) == endValue
    }

    /// Whether the curve has its first value before its start.
    fileprivate var isLevelBeforeStart: Bool {
        before == .hold || before == .extend && value(at: start - 1) == startValue
    }
}

extension Driver {
    /// What the driver is called in class names.
    fileprivate var name: String {
        let quantity =
            switch self.quantity {
            case .travel: "travel"
            case .overscroll: "overscroll"
            case .phase: "phase"
            case .pageDistance: "distance"
            case .age: "age"
            }
        return unit == .points || self.quantity == .phase
            ? quantity : quantity + "-per-" + String(describing: unit)
    }
}
