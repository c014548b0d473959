import Parallax

/// Laying out a frame of longer and longer lists of mixed heights: work grows with the rows in view, not with the rows.
enum Growth {
    /// One length of list.
    struct Place {
        let rows: Int
        /// How long a frame takes while scrolling, and after a jump anywhere.
        let scrolling: Ratio
        let jumping: Ratio
    }

    private static func stage(rows: Int) -> Stage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        var state: UInt64 = 42
        let heights = (0..<rows).map { _ -> Double in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return 150 + Double(state >> 33).truncatingRemainder(dividingBy: 200)
        }
        stage.rows = Rows(
            RowHeights(heights), picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)),
            title: .centred(height: 45), line: .bottom(height: 1))
        return stage
    }

    /// Lists of ten rows, a hundred, … ten million, each against one of ten.
    static func curve() -> [Place] {
        let few = stage(rows: 10)
        return (1...7).map { power in
            let rows = (0..<power).reduce(1) { count, _ in count * 10 }
            let many = stage(rows: rows)
            return Place(
                rows: rows, scrolling: scroll(many: many, few: few, rounds: 100),
                jumping: jump(many: many, few: few, rounds: 100))
        }
    }

    static func ratios() -> [Ratio] {
        let (few, many) = (stage(rows: 10), stage(rows: 10_000_000))
        let jumps = jump(many: many, few: few, rounds: 400)
        // A jump may take a microsecond more than the reference; so its limit is a ratio, too.
        return [
            scroll(many: many, few: few, rounds: 400),
            Ratio(jumps, limit: 1 + 1_000 / jumps.nanoseconds.reference),
        ]
    }

    /// Steps of 3.25 points, down through the whole of the short list and through as much of the middle of the long one.
    private static func scroll(many: Stage, few: Stage, rounds: Int) -> Ratio {
        let step = min(3.25, few.travelRange.maximum / 400)
        let fewTravels = (0..<400).map { Double($0) * step }
        let start = max(0, min(1e9, many.travelRange.maximum / 2 - 200 * step))
        let manyTravels = fewTravels.map { min(start + $0, many.travelRange.maximum) }
        var (fewLayout, manyLayout) = (StageLayout(), StageLayout())
        return Ratio(
            "lay out while scrolling, 10,000,000 rows / 10 rows", limit: 1.2, rounds: rounds, calls: 400,
            measured: { call in
                many.layout(at: manyTravels[call], into: &manyLayout)
                keep(&manyLayout)
            },
            reference: { call in
                few.layout(at: fewTravels[call], into: &fewLayout)
                keep(&fewLayout)
            })
    }

    /// Jumps to random places.
    private static func jump(many: Stage, few: Stage, rounds: Int) -> Ratio {
        var (fewLayout, manyLayout) = (StageLayout(), StageLayout())
        var state: UInt64 = 7
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / 0x1p53
        }
        let (manyRange, fewRange) = (many.travelRange.maximum, few.travelRange.maximum)
        return Ratio(
            "lay out after a random jump, 10,000,000 rows / 10 rows", limit: .infinity, rounds: rounds,
            calls: 400,
            measured: { _ in
                many.layout(at: random() * manyRange, into: &manyLayout)
                keep(&manyLayout)
            },
            reference: { _ in
                few.layout(at: random() * fewRange, into: &fewLayout)
                keep(&fewLayout)
            })
    }
}
