/// A place where a picture leaves open what it has to hide.
public struct CoverageGap: Equatable, Sendable {
    /// The picture.
    public var picture: LayerHandle
    /// How wide the gap is at its widest, in points of the space of what is to be hidden.
    public var size: Double
    /// The side at which it opens.
    public var side: CoverageSide
    /// The travel at which it is that wide, in points; beyond the stage's range while pulled.
    public var travel: Double
    /// The row's age at which it is that wide, in seconds; infinite if the row's entrance is over.
    public var age: Double
    /// The motion policy under which it is.
    public var policy: MotionPolicy
}

extension Stage {
    /// The largest gap of every picture that leaves one: of the rows' pictures in their rows, and of the header's over what the
    /// list leaves free.
    ///
    /// Every travel counts, from a pull of the viewport's length at the start to one at the end, every age of a row, and every
    /// motion policy. A gap is looked for in the row's own space, and only where it can be seen; while a pose turns the row or
    /// the picture, the picture has to hide the whole row. Bounds are computed over whole ranges, rounded outward, so that
    /// nothing between two places is overlooked. Pages do not clip, so there is nothing that their pictures have to hide.
    ///
    /// ```swift
    /// var stage = Stage(screen: Dimensions(width: 390, height: 844))
    /// stage.rows = Rows(
    ///     RowHeights(count: 10, height: 250),
    ///     picture: PicturePart(length: Extent(ofItem: 1, points: 100), effect: .drift(speed: 0.8)))
    /// stage.coverageGaps()[0].size    // 9.4: a speed of 0.8 needs 59.4 points a side, and there are 50
    /// ```
    ///
    /// - Parameter tolerance: How wide a gap counts as none, in points, and how exactly the widest is found; 0.005 unless told.
    /// - Returns: One gap a picture, of rows that are equally high only the first one's.
    public func coverageGaps(tolerance: Double = 0.005) -> [CoverageGap] {
        var gaps: [CoverageGap] = []
        let tolerance = max(tolerance.boundedLength(), 1e-6)
        if header != nil, let gap = gap(of: LayerHandle(.headerPicture), .header, tolerance: tolerance) {
            gaps.append(gap)
        }
        for index in rowsToCheck {
            if let gap = gap(of: LayerHandle(.rowPicture, index), kind(ofRow: index), tolerance: tolerance) {
                gaps.append(gap)
            }
        }
        return gaps
    }

    /// The least overscan a side, in points, with which the rows' pictures hide a row, all else as it is; `nil` if no overscan
    /// up to twice the viewport and the row together does.
    ///
    /// It is found by halving, to within a twentieth of a point, from above.
    public func leastOverscan(ofRow index: Int) -> Double? {
        guard rows.picture != nil, index >= 0, index < rows.heights.count else { return nil }
        let start = rows.heights.edge(index)
        let length = rows.heights.edge(index + 1) - start
        return leastPassing(upTo: 2 * (viewportLength + length), within: 0.05) { overscan in
            var stage = self
            stage.rows.picture?.length = Extent(points: length + 2 * overscan)
            return stage.gap(
                of: LayerHandle(.rowPicture, index), .row(start: start, length: length), tolerance: 0.005)
                == nil
        }
    }

    /// The speed nearest to `speed` at which a picture that drifts at one hides its row, all else as it is; `nil` if not even a
    /// picture that moves with its row does. Found to within a thousandth, from the side of 1.
    public func nearestSpeed(to speed: Double, ofRow index: Int) -> Double? {
        guard rows.picture != nil, index >= 0, index < rows.heights.count else { return nil }
        let away = (speed - 1).bounded()
        // How much less of the movement: 0 for all of it, 1 for none.
        let less = leastPassing(upTo: 1, within: min(0.001 / max(away.magnitude, 1e-9), 1)) { less in
            var stage = self
            stage.rows.picture?.effect = .drift(speed: 1 + away * (1 - less))
            return stage.isCovered(row: index)
        }
        return less.map { 1 + away * (1 - $0) }
    }

    private func kind(ofRow index: Int) -> CoverageProblem.Kind {
        .row(start: rows.heights.edge(index), length: rows.heights.height(of: index))
    }

    private func isCovered(row index: Int) -> Bool {
        gap(of: LayerHandle(.rowPicture, index), kind(ofRow: index), tolerance: 0.005) == nil
    }

    /// The least number that passes, if all above it do; within a tolerance, from above.
    private func leastPassing(upTo most: Double, within tolerance: Double, _ passes: (Double) -> Bool)
        -> Double?
    {
        if passes(0) { return 0 }
        guard passes(most) else { return nil }
        var (fails, passing) = (0.0, most)
        while passing - fails > tolerance {
            let middle = fails + (passing - fails) / 2
            if passes(middle) { passing = middle } else { fails = middle }
        }
        return passing
    }

    /// The rows whose pictures differ in what they have to hide: one of each height, or all where travel itself matters.
    private var rowsToCheck: [Int] {
        guard let picture = rows.picture, rows.heights.count > 0, viewportLength > 0 else { return [] }
        guard rows.whole.dependsOnPlaceAlone && picture.effect.dependsOnPlaceAlone else {
            return Array(0..<rows.heights.count)
        }
        var lengths: [(length: Double, row: Int)] = []
        for row in 0..<rows.heights.count {
            let length = rows.heights.height(of: row)
            // Rows that differ by no more than sums of lengths are rounded by are of one height.
            if !lengths.contains(where: { ($0.length - length).magnitude < 1e-6 }) {
                lengths.append((length, row))
            }
        }
        return lengths.map { $0.row }
    }

    private func gap(of picture: LayerHandle, _ kind: CoverageProblem.Kind, tolerance: Double) -> CoverageGap?
    {
        var gap: CoverageGap?
        for policy in MotionPolicy.allCases {
            var search = CoverageSearch(CoverageProblem(self, kind, policy: policy), tolerance: tolerance)
            for patch in patches(for: kind) { search.search(patch) }
            if let worst = search.worst, worst.size > (gap?.size ?? 0) + tolerance {
                gap = CoverageGap(
                    picture: picture, size: worst.size, side: worst.side, travel: worst.travel,
                    age: worst.age,
                    policy: policy)
            }
        }
        return gap
    }

    /// All travels and ages that matter, in pieces within which the travel keeps its sign.
    private func patches(for kind: CoverageProblem.Kind) -> [Patch] {
        let range = travelRange
        let all = -viewportLength...range.maximum + viewportLength
        let settled = Double.infinity...Double.infinity
        switch kind {
        case .header:
            let seen = all.lowerBound...min(max(contentStart, all.lowerBound), all.upperBound)
            return signed(seen).map { Patch(travel: $0, age: settled) }
        case .row(let start, let length):
            let place = contentStart + start
            // Where the row's rest frame meets the viewport.
            let live =
                max(
                    place - viewportLength, all.lowerBound)...max(
                    min(place + length, all.upperBound), max(place - viewportLength, all.lowerBound))
            let age = max(rows.whole.restingAge, rows.picture?.effect.restingAge ?? 0)
            let seen = rows.whole.displaces ? all : live
            return signed(seen).map { Patch(travel: $0, age: settled) }
                + (age > 0 ? signed(live).map { Patch(travel: $0, age: 0...age) } : [])
        }
    }

    private func signed(_ range: ClosedRange<Double>) -> [ClosedRange<Double>] {
        guard range.lowerBound < 0, range.upperBound > 0 else { return [range] }
        return [range.lowerBound...0.0.nextDown, 0...range.upperBound]
    }
}
