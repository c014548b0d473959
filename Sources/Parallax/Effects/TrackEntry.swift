/// One row of an effect's table: a track whose curve's pieces lie in the table's own array.
struct TrackEntry: Equatable, Sendable {
    let channel: Channel
    let driver: Driver
    let unit: Measure
    let ends: CurveEnds
    /// Where the curve's pieces begin in the array that they lie in.
    var firstPiece: Int
    let pieceCount: Int
    let restValue: Double
    /// The curve in short, where it is no more than a bend.
    let bend: Bend?
    /// All values of the curve between its ends.
    let range: Span

    /// The entry of a track whose pieces lie in an array of their own.
    init(_ track: Track) {
        channel = track.channel
        driver = track.driver
        unit = track.unit
        ends = track.curve.ends
        firstPiece = 0
        pieceCount = track.curve.pieces.count
        restValue = track.restValue
        bend = Bend(track.curve)
        range = track.curve.ends.range(of: track.curve.pieces)
    }

    /// The channel's value, in its own unit, under a policy.
    @inline(__always)
    func value(
        at cue: Cue, policy: MotionPolicy, in pieces: UnsafeBufferPointer<CurvePiece>
    ) -> Double {
        if policy == .full { return fullValue(at: cue, in: pieces) }
        switch passage(under: policy, at: cue) {
        case .whole: return fullValue(at: cue, in: pieces)
        case .rest: return unit == .points ? restValue : restValue * cue.length(of: unit)
        case .opaque: return 1
        case .withContent: return -cue.travel
        }
    }

    @inline(__always)
    private func fullValue(at cue: Cue, in pieces: UnsafeBufferPointer<CurvePiece>) -> Double {
        let value = ends.value(at: cue.value(of: driver), pieces: own(pieces))
        return unit == .points ? value : value * cue.length(of: unit)
    }

    /// The track's own pieces.
    @inline(__always)
    func own(_ pieces: UnsafeBufferPointer<CurvePiece>) -> UnsafeBufferPointer<CurvePiece> {
        UnsafeBufferPointer(rebasing: pieces[firstPiece..<firstPiece + pieceCount])
    }
}

extension TrackEntry {
    /// What a policy lets through.
    enum Passage {
        /// The curve as it is.
        case whole
        /// The curve's rest value.
        case rest
        /// Opacity 1.
        case opaque
        /// The displacement of the content itself.
        case withContent
    }

    /// What the policy lets through of this track: the table at ``MotionPolicy``.
    func passage(under policy: MotionPolicy, at cue: Cue) -> Passage {
        if policy == .full { return .whole }
        let isTravel = driver.quantity == .travel
        let isPull = driver.quantity == .overscroll || (isTravel && cue.travel < 0)
        switch channel {
        case .opacity:
            return policy == .reduced ? .whole : .opaque
        case .translation, .translationX, .translationY:
            if isPull { return .whole }
            return isTravel && cue.attachment == .viewport && isAlongScroll(cue.axis) ? .withContent : .rest
        case .scale, .scaleX, .scaleY:
            return isPull ? .whole : .rest
        default:
            return .rest
        }
    }

    private func isAlongScroll(_ axis: ScrollAxis) -> Bool {
        switch channel {
        case .translation: return true
        case .translationX: return axis == .horizontal
        case .translationY: return axis == .vertical
        default: return false
        }
    }
}
