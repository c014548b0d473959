import Parallax
import Testing

/// The search for gaps, against a look at a great many places, and against the formulas of the overscan.
@Suite struct CoverageSearchTests {
    private static func list(
        height: Double = 250, picture: PicturePart, effect: Effect = .none, entrance: Effect = .none
    ) -> Stage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: height), picture: picture, effect: effect, entrance: entrance)
        return stage
    }

    private static func near(_ a: Double?, _ b: Double, within tolerance: Double = 0.01) -> Bool {
        a.map { ($0 - b).magnitude <= tolerance } ?? false
    }

    @Test func `the five systems leave no gap, at any size`() {
        for size in SystemStages.sizes {
            for stage in SystemStages.all(size) { #expect(stage.coverageGaps() == []) }
        }
    }

    @Test func `a speed needs exactly the overscan that its formula says`() {
        for speed in [-0.7, 0, 0.3, 0.8, 1, 1.05, 1.4] {
            let needed = Overscan.needed(speed: speed, itemLength: 250, viewportLength: 844)
            let enough = PicturePart(
                length: Extent(points: 250 + 2 * needed + 0.02), effect: .drift(speed: speed))
            #expect(Self.list(picture: enough).coverageGaps() == [])
            guard needed > 1 else { continue }
            let short = PicturePart(
                length: Extent(points: 250 + 2 * needed - 2), effect: .drift(speed: speed))
            let gaps = Self.list(picture: short).coverageGaps()
            // Behind the list the gap is widest where all of the row is in view; otherwise where hardly any of it is.
            #expect(gaps.count == 1 && gaps[0].size > 0.3 && gaps[0].size < 1.01)
            if (0...1).contains(speed) { #expect(Self.near(gaps[0].size, 1)) }
            #expect(gaps[0].picture == LayerHandle(.rowPicture, 0) && gaps[0].policy == .full)
            let least = Self.list(picture: short).leastOverscan(ofRow: 0)
            #expect(Self.near(least, needed, within: 0.06), "\(speed): \(least ?? -1), not \(needed)")
        }
    }

    @Test func `the nearest speed is the one that the overscan allows`() {
        let overscan = 40.0
        for speed in [0.2, 1.5] {
            let part = PicturePart(length: Extent(points: 250 + 2 * overscan), effect: .drift(speed: speed))
            let nearest = Self.list(picture: part).nearestSpeed(to: speed, ofRow: 0)
            let expected =
                speed < 1
                ? Overscan.slowestSpeed(overscan: overscan, itemLength: 250, viewportLength: 844)
                : Overscan.fastestSpeed(overscan: overscan, itemLength: 250, viewportLength: 844)
            #expect(Self.near(nearest, expected, within: 0.0011))
        }
    }

    @Test func `a header whose picture does not stretch leaves as much open as it is pulled`() {
        var stage = Self.list(picture: PicturePart())
        stage.header = Header(height: 300, effect: .none)
        let gaps = stage.coverageGaps()
        #expect(gaps.count == 1 && gaps[0].picture == LayerHandle(.headerPicture))
        // Pulled by more than the viewport leaves, nothing more can be seen.
        #expect(Self.near(gaps[0].size, 544) && gaps[0].side == .end && gaps[0].travel <= -543)
        stage.header = Header(height: 300)
        #expect(stage.coverageGaps() == [])
    }

    @Test func `a gap that opens only within an entrance is found, with its age`() {
        // The row is moved into view by its entrance where its picture no longer covers it.
        let entrance = Effect {
            Track(.translation, over: .age, .eased(.easeInOut, through: [(0, 200), (0.6, 0)]))
        }
        let stage = Self.list(
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)), entrance: entrance)
        let gaps = stage.coverageGaps()
        #expect(gaps.count == 1 && gaps[0].age >= 0 && gaps[0].age < 0.6 && gaps[0].size > 1)
        #expect(Self.near(gaps.first?.size, GapsByLooking.largest(in: stage), within: 0.3))
    }

    @Test func `a picture that turns has to hide the whole row`() {
        let turning = Effect { Track(.rotation, over: .phase, .proportional(0.2)) }
        let gaps = Self.list(picture: PicturePart(length: Extent(ofItem: 1.2), effect: turning))
            .coverageGaps()
        #expect(gaps.count == 1 && gaps[0].size > 10)
        // Twice as large it hides the row at up to 0.2 radians: its half is 250 · 2 / 2 and the corner's lever is 231.
        let larger = Effect {
            Track(.rotation, over: .phase, .linear(from: (-1, -0.2), to: (1, 0.2)))
            Track(.scale, over: .phase, .constant(2))
        }
        #expect(
            Self.list(picture: PicturePart(length: Extent(ofItem: 1), effect: larger)).coverageGaps() == [])
    }

    @Test func `rows that are equally high are looked at once, however many they are`() {
        var stage = Self.list(picture: PicturePart(length: Extent(points: 260), effect: .drift(speed: 0.5)))
        stage.rows.heights = RowHeights((0..<100_000).map { $0 % 3 == 0 ? 250 : 120 })
        let gaps = stage.coverageGaps()
        #expect(gaps.map(\.picture.index) == [0, 1])
    }

    @Test func `nothing is called covered where a look at many places sees a gap`() {
        var dice = SeededGenerator(seed: 5)
        // Five hundred where the tests are optimised, which takes a second of each.
        for _ in 0..<(isUnoptimised ? 40 : 500) {
            let stage = GapsByLooking.stage(&dice)
            let found = stage.coverageGaps().map(\.size).max() ?? 0
            let seen = GapsByLooking.largest(in: stage)
            #expect(found >= seen - 0.01, "\(seen) seen, \(found) found: \(stage.rows)")
            // A look at places so far apart can miss this much, and no more.
            #expect(found <= seen + 4, "\(seen) seen, \(found) found: \(stage.rows)")
        }
    }

    @Test func `the least overscan is enough, and a tenth of a point less is not`() throws {
        var dice = SeededGenerator(seed: 11)
        var compared = 0
        for _ in 0..<(isUnoptimised ? 10 : 100) {
            var stage = GapsByLooking.stage(&dice)
            // Of one row: where a picture moves by the travel, each row needs another.
            let height = stage.rows.heights.height(of: 0)
            stage.rows.heights = RowHeights(count: 1, height: height)
            guard let least = stage.leastOverscan(ofRow: 0) else { continue }
            stage.rows.picture?.length = Extent(points: height + 2 * least)
            #expect(GapsByLooking.largest(in: stage) < 0.01, "\(least): \(stage.rows)")
            guard least > 0.1 else { continue }
            stage.rows.picture?.length = Extent(points: height + 2 * (least - 0.1))
            // Where the search names a gap, a look from near by sees one.
            let gap = try #require(stage.coverageGaps().first, "\(least) is more than enough: \(stage.rows)")
            stage.policy = gap.policy
            let seen = (-200...200).map {
                GapsByLooking.gap(
                    in: stage.layout(
                        at: gap.travel + Double($0) / 100, ages: gap.age.isFinite ? .all(gap.age) : .settled))
            }
            #expect(seen.max()! > 0, "\(least) is more than enough: \(stage.rows)")
            compared += 1
        }
        #expect(compared > (isUnoptimised ? 0 : 15))
    }
}

/// Gaps as a look at the layout shows them, at places a point or two apart.
enum GapsByLooking {
    static func largest(in stage: Stage) -> Double {
        var largest = 0.0
        let end = stage.travelRange.maximum + stage.viewportLength
        let ages: [Ages] =
            stage.rows.entrance.isEmpty
            ? [.settled] : [.settled] + stride(from: 0, through: 0.6, by: 0.05).map { .all($0) }
        for ages in ages {
            var travel = -stage.viewportLength
            while travel <= end {
                largest = max(largest, gap(in: stage.layout(at: travel, ages: ages)))
                travel += 1.25
            }
        }
        return largest
    }

    static func gap(in layout: StageLayout) -> Double {
        var largest = 0.0
        for row in layout.layers where row.handle.kind == .row {
            let picture = layout.layers.first { $0.handle == LayerHandle(.rowPicture, row.handle.index) }
            let scale = (row.quad.bottomLeft.y - row.quad.topLeft.y) / row.size.height
            let top = max(row.quad.topLeft.y, 0)
            let bottom = min(row.quad.bottomLeft.y, layout.viewport.maxY)
            guard bottom > top, scale > 0 else { continue }
            guard let picture else {
                // A picture that is out of sight hides nothing.
                largest = max(largest, (bottom - top) / scale)
                continue
            }
            let across = (row.quad.topRight.x - row.quad.topLeft.x) / row.size.width
            largest = max(
                largest, (picture.quad.topLeft.x - row.quad.topLeft.x) / across,
                (row.quad.topRight.x - picture.quad.topRight.x) / across)
            let above = min(picture.quad.topLeft.y, bottom) - top
            let below = bottom - max(picture.quad.bottomLeft.y, top)
            largest = max(largest, above / scale, below / scale)
        }
        return largest
    }

    /// A list of any kind, whose picture is sometimes too short for what it does.
    static func stage(_ dice: inout SeededGenerator) -> Stage {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice) }
        let height = number(80...400)
        var stage = Stage(screen: Dimensions(width: number(200...500), height: number(400...1000)))
        let effects: [Effect] = [
            .drift(speed: number(-0.5...1.5)), .drift(.fit), .drift(.ahead),
            Effect {
                Track(
                    .translation, over: .phase,
                    .smooth(through: [(-1, number(-60...60)), (0, 0), (1, number(-60...60))]))
                Track(
                    .scale, over: .phase,
                    .linear(through: [(-1, number(0.8...1.4)), (0, 1.1), (1, number(0.8...1.4))]))
            },
            Effect {
                Track(
                    .translation, over: .travel,
                    .linear(from: (0, 0), to: (number(100...900), number(-80...80))))
            },
        ]
        let entrances: [Effect] = [.none, .rise(), .none]
        stage.rows = Rows(
            RowHeights(count: 3, height: height),
            picture: PicturePart(
                length: Extent(ofItem: 1, points: number(0...200)),
                effect: effects.randomElement(using: &dice)!),
            entrance: entrances.randomElement(using: &dice)!)
        return stage
    }
}
