import Testing

@testable import Parallax
@testable import ParallaxWeb

/// What a page asks through a table of numbers is what the engine says.
@Suite struct FlatLayoutsTests {
    private static let showroom = Showroom.table()

    private func put(_ table: [Double], into engine: inout FlatLayouts) {
        engine.numbers(table.count).update(from: table, count: table.count)
    }

    private let stage = Showroom.stage()

    @Test(arguments: [-80, 0, 37.5, 1656, 1700.25])
    func `a stage from a table is laid out as the stage itself`(
        travel: Double
    ) {
        var engine = FlatLayouts()
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
        var engine = FlatLayouts()
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
        // Every number of the table in turn: a choice, flag or count is refused, and no number makes it trap.
        var refused = 0
        for place in Self.showroom.indices {
            for wrong in [-1, 0.5, .nan, .infinity, 1e18] {
                var table = Self.showroom
                table[place] = wrong
                put(table, into: &engine)
                let isTaken = engine.setStage(table.count, entersOnce: false)
                if !isTaken { refused += 1 }
                if isTaken { _ = engine.layOut(travel: 100, age: 0.1) }
            }
        }
        #expect(refused > 5 * 30)
        for place in [10, 11, 12, 13, 14, 15, 17] {
            for wrong in [-1, 0.5, .nan, .infinity, 1e18] {
                var table = Self.showroom
                table[place] = wrong
                put(table, into: &engine)
                let isTaken = engine.setStage(table.count, entersOnce: false)
                #expect(!isTaken, "\(wrong) at \(place)")
            }
        }
        put(Self.showroom, into: &engine)
        let isTakenAgain = engine.setStage(Self.showroom.count, entersOnce: false)
        #expect(isTakenAgain)
        #expect(engine.maximumTravel == 1656)
        let count = engine.layOut(travel: 0, age: .infinity)
        #expect(count == stage.layout(at: 0).layers.count)
    }

    @Test func `rows have the ages of their own appearances`() {
        var engine = FlatLayouts()
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
}
