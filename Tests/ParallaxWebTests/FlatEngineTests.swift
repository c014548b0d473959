import Testing

@testable import Parallax
@testable import ParallaxWeb

/// What a page asks through a table of numbers is what the engine says.
@Suite struct FlatEngineTests {
    /// A showroom: rows, pictures that drift, and an entrance.
    static let showroom: [Double] =
        [390, 844, 0, 0, 390, 844, 0, 0, 0, 0, 0, 0, 0]
        + [1, 10, 1, 250, 1, 0.5, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 3, 50, 0.9, 0.6, 0.42, 0, 0.58, 1]
        + [0, 0, 0, 0]

    private func put(_ table: [Double], into engine: inout FlatEngine) {
        engine.numbers(table.count).update(from: table, count: table.count)
    }

    private var stage: Stage {
        var stage = Stage(screen: Dimensions(width: 390, height: 844))
        stage.rows = Rows(
            RowHeights(count: 10, height: 250),
            picture: PicturePart(length: Extent(ofScreen: 0.5), effect: .drift(.fit)), entrance: .rise())
        return stage
    }

    @Test(arguments: [-80, 0, 37.5, 1656, 1700.25])
    func `a stage from a table is laid out as the stage itself`(
        travel: Double
    ) {
        var engine = FlatEngine()
        put(Self.showroom, into: &engine)
        let isTaken = engine.setStage(Self.showroom.count, entersOnce: false)
        #expect(isTaken)
        #expect(engine.maximumTravel == stage.travelRange.maximum)
        for age in [0, 0.3, Double.infinity] {
            let layout = stage.layout(at: travel, ages: .all(age))
            let count = engine.layOut(travel: travel, age: age)
            #expect(count == layout.layers.count)
            for (index, layer) in layout.layers.enumerated() {
                let numbers = Array(engine.memory.first(count * 29)[index * 29..<(index + 1) * 29])
                let quad = layer.quad
                let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
                #expect(numbers[0] == Double(layer.handle.kind.rawValue))
                #expect(numbers[1] == Double(layer.handle.index))
                #expect(Array(numbers[4..<12]) == corners.flatMap { [$0.x, $0.y] })
                #expect(numbers[12] == layer.opacity)
                #expect(numbers[14] == (layer.clip == nil ? 0 : 1))
            }
        }
    }

    @Test func `a table that was cut anywhere, or holds what means nothing, is refused and changes nothing`()
    {
        var engine = FlatEngine()
        put(Self.showroom, into: &engine)
        let isTaken = engine.setStage(Self.showroom.count, entersOnce: false)
        #expect(isTaken)
        for length in 0..<Self.showroom.count {
            put(Array(Self.showroom.prefix(length)), into: &engine)
            let isTaken = engine.setStage(length, entersOnce: false)
            #expect(!isTaken, "\(length)")
        }
        put(Self.showroom + [0], into: &engine)
        let isLongerTaken = engine.setStage(Self.showroom.count + 1, entersOnce: false)
        #expect(!isLongerTaken)
        // Every choice, flag and count of the table, by its place.
        for place in [10, 11, 12, 13, 14, 15, 17, 21, 22, 23, 24, 29, 37, 40] {
            for wrong in [-1, 0.5, .nan, .infinity, 1e18] {
                var table = Self.showroom
                table[place] = wrong
                put(table, into: &engine)
                let isTaken = engine.setStage(table.count, entersOnce: false)
                #expect(!isTaken, "\(wrong) at \(place)")
            }
        }
        #expect(engine.maximumTravel == 1656)
        let count = engine.layOut(travel: 0, age: .infinity)
        #expect(count == stage.layout(at: 0).layers.count)
    }

    @Test func `rows have the ages of their own appearances`() {
        var engine = FlatEngine()
        put(Self.showroom, into: &engine)
        let isTaken = engine.setStage(Self.showroom.count, entersOnce: false)
        #expect(isTaken)
        var appearances = Appearances()
        for (travel, time) in [(0.0, 0.0), (0, 0.2), (300, 0.4), (300, 0.9), (0, 1)] {
            appearances.update(live: stage.liveRows(at: travel), at: time)
            let layout = stage.layout(at: travel, ages: .recorded(appearances, now: time))
            let count = engine.layOut(travel: travel, time: time)
            let opacities = (0..<count).map { engine.memory.first(count * 29)[$0 * 29 + 12] }
            #expect(opacities == layout.layers.map { $0.opacity })
        }
        engine.forgetAppearances()
        _ = engine.layOut(travel: 0, time: 2)
        #expect(engine.memory.first(13)[12] == 0)
    }

    @Test(arguments: MotionPolicy.allCases) func `many cues at once give the poses that one gives`(
        policy: MotionPolicy
    ) {
        var engine = FlatEngine()
        let table: [Double] = [
            1, 0, 0.5, 0, 0, 0, 1, 0, 2, 13, 2, 0, 3, 0, 0, 0, 2, -1, 1, 1, -1, 6, 0, 0, 0, 0, 0, 1, 2, 0, 1,
            400, 0,
        ]
        put(table, into: &engine)
        let handle = engine.makeEffect(table.count)
        #expect(handle == 0)
        let effect = Effect(
            [
                Track(.translation, over: .phase, .linear(from: (-1, 1), to: (1, -1)), in: .reach),
                Track(.opacity, over: .travel, .smooth(through: [(0, 1), (400, 0)])),
            ], anchor: Vector(0.5, 0))
        var cues: [Double] = []
        for row in 0..<100 {
            cues += [Double(row) * 31 - 400, 200, 844, 240, 0, Double(row) * 7 - 50, 500, 0, .infinity, 0]
        }
        put(cues, into: &engine)
        let count = engine.evaluate(handle, cues: 100, policy: policy.rawValue)
        #expect(count == 100)
        for row in 0..<100 {
            let start = Double(row) * 31 - 400
            let pose = effect.pose(
                at: Cue(
                    item: start..<start + 200, viewport: 0..<844, picture: 240, travel: Double(row) * 7 - 50,
                    range: TravelRange(maximum: 500)), policy: policy)
            let numbers = Array(engine.memory.first(1800)[row * 18..<(row + 1) * 18])
            #expect(numbers[4] == pose.translationY && numbers[6] == pose.opacity && numbers[14] == 0)
        }
        engine.release(handle)
        put(cues, into: &engine)
        let released = engine.evaluate(handle, cues: 100, policy: policy.rawValue)
        #expect(released == -1)
    }

    @Test func `gaps, the least overscan and the nearest speed are those of the stage`() {
        var engine = FlatEngine()
        var table = Self.showroom
        table.replaceSubrange(18..<24, with: [0, 1, 100, 1, 1, 0.8])
        var stage = stage
        stage.rows.picture = PicturePart(length: Extent(ofItem: 1, points: 100), effect: .drift(speed: 0.8))
        put(table, into: &engine)
        let isTaken = engine.setStage(table.count, entersOnce: false)
        #expect(isTaken)
        let gaps = stage.coverageGaps()
        let found = engine.findGaps(tolerance: 0.005)
        #expect(gaps.count == 1 && found == 1)
        #expect(engine.memory.first(7)[2] == gaps[0].size && engine.memory.first(7)[4] == gaps[0].travel)
        #expect(engine.leastOverscan(row: 0) == stage.leastOverscan(ofRow: 0))
        #expect(engine.nearestSpeed(0.8, row: 0) == stage.nearestSpeed(to: 0.8, ofRow: 0))
        #expect(engine.leastOverscan(row: 99).isNaN)
    }
}
