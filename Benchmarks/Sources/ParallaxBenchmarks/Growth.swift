import Parallax

/// Laying out a frame of a list of ten million rows of mixed heights, against one of ten.
enum Growth {
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

    static func ratios() -> [Ratio] {
        let (few, many) = (stage(rows: 10), stage(rows: 10_000_000))
        // Steps of 3.25 points, down through the whole of the short list and through as much of the long one.
        let fewTravels = (0..<400).map { Double($0) * min(3.25, few.travelRange.maximum / 400) }
        let manyTravels = fewTravels.map { 1e9 + $0 }
        var (fewLayout, manyLayout) = (StageLayout(), StageLayout())
        let scrolling = Ratio(
            "lay out while scrolling, 10,000,000 rows / 10 rows", limit: 1.2, calls: 400,
            measured: { call in
                many.layout(at: manyTravels[call], into: &manyLayout)
                keep(&manyLayout)
            },
            reference: { call in
                few.layout(at: fewTravels[call], into: &fewLayout)
                keep(&fewLayout)
            })
        return [scrolling, jump(many: many, few: few)]
    }

    /// A jump to a random place; its limit is a microsecond more than the reference takes, so it is a ratio too.
    private static func jump(many: Stage, few: Stage) -> Ratio {
        var (fewLayout, manyLayout) = (StageLayout(), StageLayout())
        var state: UInt64 = 7
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / 0x1p53
        }
        let (manyRange, fewRange) = (many.travelRange.maximum, few.travelRange.maximum)
        let ratio = Ratio(
            "lay out after a random jump, 10,000,000 rows / 10 rows", limit: .infinity, calls: 400,
            measured: { _ in
                many.layout(at: random() * manyRange, into: &manyLayout)
                keep(&manyLayout)
            },
            reference: { _ in
                few.layout(at: random() * fewRange, into: &fewLayout)
                keep(&fewLayout)
            })
        return Ratio(ratio, limit: 1 + 1_000 / ratio.nanoseconds.reference)
    }
}
