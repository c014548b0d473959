// Where an effect can take any of many layers, without a look at each: so rows and pages that an effect brings into view
// from afar are found, and all others are passed over in runs.

/// What the situations of a run of items have in common.
struct CueSpan: Sendable {
    /// The situation of the shortest and of the longest item, apart from phase and page distance.
    var shortest: Cue
    var longest: Cue
    var phase: Span
    var pageDistance = Span(0)
    /// From the viewport's middle to an item's, in points: phase times reach.
    var distance: Span

    /// A run of items that begin within `starts`, in points behind the viewport's start, and are as long as two cues say.
    init(starts: Span, shortest: Cue, longest: Cue) {
        (self.shortest, self.longest) = (shortest, longest)
        distance =
            starts + Span(shortest.itemLength / 2, longest.itemLength / 2) - Span(shortest.viewportLength / 2)
        // The phase rises with the start, and it rises or falls with the length all the way: its ends are at corners.
        func phase(_ start: Double, _ cue: Cue) -> Double {
            Phase.of(itemStart: start, itemLength: cue.itemLength, viewportLength: cue.viewportLength)
        }
        self.phase = Span(phase(starts.least, shortest), phase(starts.least, longest))
        self.phase.include(Span(phase(starts.greatest, shortest), phase(starts.greatest, longest)))
    }

    fileprivate func value(of driver: Driver) -> Span {
        switch driver.quantity {
        case .phase: return phase
        case .pageDistance: return pageDistance
        case .age: return Span(shortest.age.bounded())
        case .travel, .overscroll:
            var span = Span(shortest.value(of: driver).bounded(), longest.value(of: driver).bounded())
            if driver.unit != .points, shortest.length(of: driver.unit) == 0 {
                // Divided by next to nothing it is endless, by nothing it is 0.
                span.include(Span(0, span.least < 0 ? -largestLength : largestLength))
            }
            return span
        }
    }

    fileprivate func length(of measure: Measure) -> Span {
        Span(shortest.length(of: measure), longest.length(of: measure))
    }
}

extension Effect {
    /// Whether the effect takes a layer from its rest frame after it has entered.
    var displaces: Bool {
        entries.contains { entry in
            switch entry.channel {
            case .opacity, .shadowOpacity, .shadowRadius, .shadowX, .shadowY, .blur: return false
            default: return entry.driver.quantity != .age || entry.restValue != entry.channel.identity
            }
        }
    }

    /// Bounds of where a layer can come to lie. Places are counted from where its item begins.
    ///
    /// - Parameters:
    ///   - layer: Bounds of the layer's box at rest.
    ///   - lengths: The layer's length and its width, of which the effect's anchor is a fraction.
    ///   - origin: Where the layer's box begins.
    func bounds(
        of layer: SpanBox, lengths: SpanBox, origin: SpanBox, cues: CueSpan, policy: MotionPolicy
    ) -> SpanBox {
        if isEmpty { return layer }
        let isVertical = cues.shortest.axis == .vertical
        func span(_ channel: Channel) -> Span { self.span(of: channel, cues: cues, policy: policy) }
        let foot =
            origin
            + SpanBox(
                along: lengths.along * Span(isVertical ? anchor.y : anchor.x),
                across: lengths.across * Span(isVertical ? anchor.x : anchor.y))
        var place = layer - foot
        place.along = place.along * span(isVertical ? .scaleY : .scaleX)
        place.across = place.across * span(isVertical ? .scaleX : .scaleY)
        var z = span(.translationZ)
        if span(.rotation) != Span(0) {
            let (a, b) = (place.along.magnitude, place.across.magnitude)
            let radius = (a * a + b * b).squareRoot()
            place = SpanBox(along: Span(-radius, radius), across: Span(-radius, radius))
            z = z + Span(-radius, radius)
        }
        place.along = place.along + span(isVertical ? .translationY : .translationX)
        place.across = place.across + span(isVertical ? .translationX : .translationY)
        if perspective != 0 {
            let nearness = Span(
                1 / max(1 - perspective * z.greatest, Projection.leastW),
                1 / max(1 - perspective * z.least, Projection.leastW))
            place = SpanBox(along: place.along * nearness, across: place.across * nearness)
        }
        return place + foot
    }

    private func span(of part: Channel, cues: CueSpan, policy: MotionPolicy) -> Span {
        var span = Span(part.identity)
        pieces.withUnsafeBufferPointer { pieces in
            for entry in entries where entry.writes(part, axis: cues.shortest.axis) {
                let value = entry.span(over: cues, policy: policy, in: pieces)
                span = part.isFactor ? span * value : span + value
            }
        }
        return span.held(within: part.range)
    }
}

extension TrackEntry {
    fileprivate func span(
        over cues: CueSpan, policy: MotionPolicy, in pieces: UnsafeBufferPointer<CurvePiece>
    ) -> Span {
        switch passage(under: policy, at: cues.shortest) {
        case .whole:
            if driver == .phase, unit == .reach, let line = ends.line(over: cues.phase) {
                // Phase times reach is the way from the middle: said so, the two are not bounded apart.
                return Span(line.value) * cues.length(of: .reach) + Span(line.slope) * cues.distance
            }
            return ends.span(over: cues.value(of: driver), pieces: own(pieces), range: range)
                * (unit == .points ? Span(1) : cues.length(of: unit))
        case .rest: return Span(restValue) * (unit == .points ? Span(1) : cues.length(of: unit))
        case .opaque: return Span(1)
        case .withContent: return Span(-cues.shortest.travel)
        }
    }
}

extension CurveEnds {
    /// The span of all values of the pieces.
    func range(of pieces: [CurvePiece]) -> Span {
        var span = Span(startValue, endValue)
        for piece in pieces {
            let bounds = piece.bounds(from: 0, to: 1)
            span.include(Span(bounds.least, bounds.greatest))
        }
        return span
    }

    /// The straight line on which the curve runs over a span of the driver beyond its pieces: its value at 0, and its slope.
    fileprivate func line(over driver: Span) -> (value: Double, slope: Double)? {
        let isBefore = driver.greatest < start
        guard isBefore || driver.least >= end else { return nil }
        switch isBefore ? before : after {
        case .hold: return (isBefore ? startValue : endValue, 0)
        case .extend:
            return isBefore
                ? (startValue - startSlope * start, startSlope) : (endValue - endSlope * end, endSlope)
        case .cycle: return nil
        }
    }

    /// Bounds of the values over a span of the driver, `range` being that of the pieces.
    fileprivate func span(over driver: Span, pieces: UnsafeBufferPointer<CurvePiece>, range: Span) -> Span {
        var span = Span(value(at: driver.least, pieces: pieces), value(at: driver.greatest, pieces: pieces))
        let meetsPieces = driver.least <= end && driver.greatest >= start
        let cycles = (driver.least < start && before == .cycle) || (driver.greatest >= end && after == .cycle)
        if meetsPieces || cycles { span.include(range) }
        return span
    }
}
