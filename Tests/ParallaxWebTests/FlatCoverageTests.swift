import Testing

@testable import Parallax
@testable import ParallaxWeb

/// Gaps that a page asks for through a table of numbers are those that the engine finds.
@Suite struct FlatCoverageTests {
    @Test func `gaps, the least overscan and the nearest speed are those of the stage`() {
        var engine = FlatCoverage()
        let table = Showroom.table(length: [0, 1, 100], picture: .drift(speed: 0.8))
        var stage = Showroom.stage()
        stage.rows.picture = PicturePart(length: Extent(ofItem: 1, points: 100), effect: .drift(speed: 0.8))
        engine.numbers(table.count).update(from: table, count: table.count)
        let isTaken = engine.setStage(table.count)
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
