import Parallax
import Testing

@Suite struct PhaseTests {
    @Test func `an item is at 1 just entering, at 0 centred and at −1 just leaving`() {
        #expect(Phase.of(item: 844..<1094, viewport: 0..<844) == 1)
        #expect(Phase.of(item: 297..<547, viewport: 0..<844) == 0)
        #expect(Phase.of(item: -250..<0, viewport: 0..<844) == -1)
        #expect(Phase.of(item: 944..<1194, viewport: 100..<944) == 1)
    }

    @Test func `phase goes on beyond its ends`() {
        #expect(Phase.of(item: 844 + 1094..<1094 + 1094, viewport: 0..<844) == 3)
        #expect(Phase.of(item: -250 - 547..<0 - 547, viewport: 0..<844) == -2)
    }

    @Test func `an item longer than its viewport has a phase too`() {
        #expect(Phase.of(item: 100..<1100, viewport: 0..<100) == 1)
        #expect(Phase.of(item: -450..<550, viewport: 0..<100) == 0)
    }

    @Test func `nothing in nothing is at 0, and huge lengths stay finite`() {
        #expect(Phase.of(item: 5..<5, viewport: 9..<9) == 0)
        #expect(Phase.of(item: -1e308..<1e308, viewport: -1e308..<1e308).isFinite)
        #expect(Phase.of(item: 1e300..<1e301, viewport: 0..<0x1p-1070).isFinite)
    }
}
