// What an effect does over a patch of situations.

/// The situations of one item over a patch: where the travel and the age of a row lie within two ranges.
struct CuePatch {
    /// The situation in the middle; its lengths are those of all.
    var cue: Cue
    var travel: Affine
    var overscroll: Affine
    var phase: Affine
    var age: Affine

    fileprivate func value(of driver: Driver) -> Affine {
        switch driver.quantity {
        case .travel: return travel * (1 / cue.unit(driver))
        case .overscroll: return overscroll * (1 / cue.unit(driver))
        case .phase: return phase
        case .pageDistance: return Affine(cue.pageDistance)
        case .age: return age
        }
    }
}

/// A pose over a patch of situations, the parts of it that decide where a layer is.
struct PosePatch {
    var scaleX = Affine(1)
    var scaleY = Affine(1)
    var rotation = Affine(0)
    var translationX = Affine(0)
    var translationY = Affine(0)
    var translationZ = Affine(0)
    var anchor = Vector(0.5, 0.5)
    var axis = Vector3(0, 0, 1)
    var perspective = 0.0

    /// Whether an upright box may not remain one.
    var isTurned: Bool {
        rotation != Affine(0) || (perspective != 0 && translationZ != Affine(0))
    }
}

extension Effect {
    /// The poses over a patch; no travel in it may have another sign than the middle's.
    func pose(over patch: CuePatch, policy: MotionPolicy) -> PosePatch {
        func part(_ channel: Channel) -> Affine {
            var sum = Affine(channel.identity)
            pieces.withUnsafeBufferPointer { pieces in
                for entry in entries where entry.writes(channel, axis: patch.cue.axis) {
                    let value = entry.value(over: patch, policy: policy, in: pieces)
                    sum = channel.isFactor ? sum * value : sum + value
                }
            }
            return sum.held(within: channel.range)
        }
        return PosePatch(
            scaleX: part(.scaleX), scaleY: part(.scaleY), rotation: part(.rotation),
            translationX: part(.translationX), translationY: part(.translationY),
            translationZ: part(.translationZ), anchor: anchor, axis: axis, perspective: perspective)
    }

    /// The greatest age at which the effect still changes; 0 if age does not matter. A curve that never comes to rest is
    /// looked at for a minute beyond its end.
    var restingAge: Double {
        var age = 0.0
        for entry in entries where entry.driver.quantity == .age {
            age = max(age, entry.ends.end + (entry.ends.after == .hold ? 0 : 60))
        }
        return age
    }

    /// Whether an item's place in the viewport, and its age, are all that matters.
    var dependsOnPlaceAlone: Bool {
        entries.allSatisfy { $0.driver.quantity == .phase || $0.driver.quantity == .age }
    }
}

extension TrackEntry {
    fileprivate func value(
        over patch: CuePatch, policy: MotionPolicy, in pieces: UnsafeBufferPointer<CurvePiece>
    ) -> Affine {
        let length = unit == .points ? 1 : patch.cue.length(of: unit)
        switch passage(under: policy, at: patch.cue) {
        case .whole:
            let driver = patch.value(of: driver).held(within: -largestLength...largestLength)
            return ends.value(over: driver, pieces: own(pieces), range: range) * length
        case .rest: return Affine(restValue) * length
        case .opaque: return Affine(1)
        case .withContent: return -patch.travel
        }
    }
}

extension CurveEnds {
    /// The curve applied to a number that varies over a patch, `range` being that of its pieces.
    fileprivate func value(
        over x: Affine, pieces: UnsafeBufferPointer<CurvePiece>, range: Span
    ) -> Affine {
        if x.isConstant { return Affine(value(at: x.middle, pieces: pieces)) }
        let (x0, x1) = (x.least, x.greatest)
        if (x0 < start && before == .cycle) || (x1 >= end && after == .cycle) {
            let middle = (range.least + range.greatest) / 2
            return Affine(middle: middle, overTravel: 0, error: range.greatest - middle)
        }
        let (y0, y1) = (value(at: x0, pieces: pieces), value(at: x1, pieces: pieces))
        let slope = (y1 - y0) / (x1 - x0)
        var (low, high) = (0.0, 0.0)
        /// Takes in a stretch of the curve that strays from its own chord by no more than `deviation`.
        func include(_ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, deviation: Double) {
            for (place, value) in [(xa, ya), (xb, yb)] {
                let stray = value - (y0 + slope * (place - x0))
                (low, high) = (min(low, stray - deviation), max(high, stray + deviation))
            }
        }
        if x0 < start { include(x0, y0, min(x1, start), x1 < start ? y1 : startValue, deviation: 0) }
        for piece in pieces where piece.start < x1 && piece.end > x0 {
            let (a, b) = (max(piece.start, x0), min(piece.end, x1))
            let (s0, s1) = (piece.parameter(at: a), b == piece.end ? 1 : piece.parameter(at: b))
            include(
                a, piece.value(atParameter: s0), b, piece.value(atParameter: s1),
                deviation: piece.deviationFromChord(from: s0, to: s1))
        }
        if x1 > end { include(max(x0, end), x0 > end ? y0 : endValue, x1, y1, deviation: 0) }
        return x.along(from: (x0, y0), to: (x1, y1), deviation: low...high)
    }
}
