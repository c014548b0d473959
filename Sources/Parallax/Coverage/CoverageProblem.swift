/// A range of travel, and one of a row's age.
struct Patch {
    var travel: ClosedRange<Double>
    var age: ClosedRange<Double>

    var middle: (travel: Double, age: Double) { (Self.middle(of: travel), Self.middle(of: age)) }

    private static func middle(of range: ClosedRange<Double>) -> Double {
        range.lowerBound == range.upperBound
            ? range.lowerBound : range.lowerBound + (range.upperBound - range.lowerBound) / 2
    }

    /// Its two halves, across the longer side; a second of age counts as much as `pointsPerSecond` of travel.
    func halves(pointsPerSecond: Double) -> (Patch, Patch) {
        var (first, second) = (self, self)
        let width = travel.upperBound - travel.lowerBound
        let seconds = age.upperBound.isFinite ? age.upperBound - age.lowerBound : 0
        if width >= seconds * pointsPerSecond {
            first.travel = self.travel.lowerBound...middle.travel
            second.travel = middle.travel...self.travel.upperBound
        } else {
            first.age = self.age.lowerBound...middle.age
            second.age = middle.age...self.age.upperBound
        }
        return (first, second)
    }
}

/// One picture, and what it has to hide at every travel and age.
struct CoverageProblem {
    enum Kind {
        /// The picture in a row that begins at a place in the list, and is so long.
        case row(start: Double, length: Double)
        /// The header's picture, over what the list leaves free.
        case header
    }

    let stage: Stage
    let kind: Kind
    let policy: MotionPolicy
    private let range: TravelRange
    private let isVertical: Bool
    private let widthAcross: Double

    init(_ stage: Stage, _ kind: Kind, policy: MotionPolicy) {
        (self.stage, self.kind, self.policy) = (stage, kind, policy)
        range = stage.travelRange
        isVertical = stage.axis == .vertical
        widthAcross = isVertical ? stage.viewport.width : stage.viewport.height
    }

    /// What there is to hide over a patch, and what hides it.
    func frame(over patch: Patch) -> CoverageFrame {
        switch kind {
        case .row(let start, let length): return rowFrame(over: patch, start: start, length: length)
        case .header: return headerFrame(over: patch)
        }
    }

    private func cues(over patch: Patch, start: Double, length: Double, movesAlong: Bool) -> CuePatch {
        let (travel, age) = patch.middle
        let (halfTravel, halfAge) = (
            patch.travel.upperBound - travel, age.isFinite ? patch.age.upperBound - age : 0
        )
        let t = Affine(middle: travel, overTravel: halfTravel)
        let viewport = stage.viewportLength
        var cue = Cue(
            itemStart: start - (movesAlong ? travel : 0), itemLength: length, viewportLength: viewport,
            axis: stage.axis, travel: travel, overscroll: range.overscroll(travel))
        cue.attachment = movesAlong ? .content : .viewport
        cue.age = age
        let reach = viewport + length
        let begins = movesAlong ? Affine(start) - t : Affine(start)
        return CuePatch(
            cue: cue, travel: t, overscroll: t - t.held(within: 0...range.maximum),
            phase: reach > 0 ? (begins * 2 + (length - viewport)) * (1 / reach) : Affine(0),
            age: age.isFinite
                ? Affine(middle: age, overTravel: 0, overAge: halfAge) : Affine(largestLength))
    }

    private func rowFrame(over patch: Patch, start: Double, length: Double) -> CoverageFrame {
        let place = stage.contentStart + start
        var cues = cues(over: patch, start: place, length: length, movesAlong: true)
        let row = stage.rows.whole.pose(over: cues, policy: policy)
        let picture = stage.rows.picture ?? PicturePart()
        cues.cue.pictureLength = picture.length(screen: stage.screenLength, item: length)
        let viewport = stage.viewportLength
        var along = VisibleSpan(starts: [Affine(0)], ends: [Affine(length)])
        var across = VisibleSpan(starts: [Affine(0)], ends: [Affine(widthAcross)])
        if !row.isTurned {
            /// Adds where the viewport's edges lie in the row's own space.
            func add(
                to span: inout VisibleSpan, begins: Affine, length: Double, anchor: Double, scale: Affine,
                moved: Affine, edge: Double
            ) {
                guard let shrunk = scale.reciprocal, scale.least > 0 else { return }
                let foot = anchor * length
                let zero = begins + moved + foot
                span.starts.append((-zero) * shrunk + foot)
                span.ends.append((Affine(edge) - zero) * shrunk + foot)
            }
            add(
                to: &along, begins: Affine(place) - cues.travel, length: length,
                anchor: isVertical ? row.anchor.y : row.anchor.x, scale: isVertical ? row.scaleY : row.scaleX,
                moved: isVertical ? row.translationY : row.translationX, edge: viewport)
            add(
                to: &across, begins: Affine(0), length: widthAcross,
                anchor: isVertical ? row.anchor.x : row.anchor.y, scale: isVertical ? row.scaleX : row.scaleY,
                moved: isVertical ? row.translationX : row.translationY, edge: widthAcross)
        }
        return CoverageFrame(
            along: along, across: across, whole: (length, widthAcross),
            pictureStart: -(cues.cue.pictureLength - length) / 2, pictureLength: cues.cue.pictureLength,
            pose: picture.effect.pose(over: cues, policy: policy), isVertical: isVertical)
    }

    private func headerFrame(over patch: Patch) -> CoverageFrame {
        let header = stage.header ?? Header(height: 0, effect: .none)
        let box = stage.headerBox ?? .zero
        let start = isVertical ? box.y - stage.viewport.y : box.x - stage.viewport.x
        let length = isVertical ? box.height : box.width
        let cues = cues(over: patch, start: start, length: length, movesAlong: false)
        let first = Affine(stage.contentStart) - cues.travel
        return CoverageFrame(
            along: VisibleSpan(starts: [Affine(start)], ends: [first, Affine(stage.viewportLength)]),
            across: VisibleSpan(starts: [Affine(0)], ends: [Affine(widthAcross)]),
            whole: (first.greatest, widthAcross), pictureStart: start, pictureLength: length,
            pose: header.effect.pose(over: cues, policy: policy), isVertical: isVertical)
    }
}
