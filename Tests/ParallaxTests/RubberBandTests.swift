import Parallax
import Testing

@Suite struct RubberBandTests {
    @Test(arguments: [
        (960.0, 5.0, 2.74), (960, 10, 5.47), (960, 100, 52.02), (960, 400, 178.98), (960, 960, 340.65),
        (667, 50, 26.41), (667, 100, 50.81), (667, 200, 94.43), (667, 400, 165.43), (844, 100, 51.64),
        (844, 400, 174.51), (852, 590, 235.0), (852, 5, 2.73),
    ])
    func `published pulls rest where they should`(length: Double, pull: Double, rest: Double) {
        let band = RubberBand(length: length)
        #expect((band.overscroll(pulledBy: pull) - rest).magnitude < 0.06)
        #expect(band.overscroll(pulledBy: -pull) == -band.overscroll(pulledBy: pull))
    }

    @Test func `the inverse leads back to the pull`() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<20_000 {
            let band = RubberBand(
                coefficient: random.double(in: 0.1...1), length: random.double(in: 1...2000))
            let pull = random.double(in: -10_000...10_000)
            let back = band.pull(restingAt: band.overscroll(pulledBy: pull))
            // Near the end of the band a last digit of overscroll is many of pull.
            let tautness = 1 + band.coefficient * pull.magnitude / band.length
            #expect((back - pull).magnitude <= 1e-15 * tautness * pull.magnitude, "\(band) \(pull)")
        }
    }

    @Test func `the slope is the finite difference of the overscroll`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<5_000 {
            let band = RubberBand(length: random.double(in: 100...2000))
            let pull = random.double(in: -3000...3000)
            let difference =
                (band.overscroll(pulledBy: pull + 1e-3) - band.overscroll(pulledBy: pull - 1e-3)) / 2e-3
            #expect((band.slope(pulledBy: pull) - difference).magnitude < 1e-6)
        }
    }

    @Test func `no pull reaches the viewport's length, and none moves content the other way`() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<20_000 {
            let band = RubberBand(coefficient: random.wild(), length: random.wild())
            let pull = random.wild()
            let overscroll = band.overscroll(pulledBy: pull)
            #expect(overscroll.magnitude <= band.length)
            #expect(overscroll * (pull < 0 ? -1 : 1) >= 0)
            #expect((0...band.coefficient).contains(band.slope(pulledBy: pull)))
            #expect(!band.pull(restingAt: pull).isNaN)
        }
    }

    @Test func `the ends are defined`() {
        let band = RubberBand(length: 800)
        #expect(band.overscroll(pulledBy: 0) == 0)
        #expect(band.overscroll(pulledBy: -0.0).sign == .minus)
        #expect(band.overscroll(pulledBy: .infinity) == 800)
        #expect(band.overscroll(pulledBy: -.infinity) == -800)
        #expect(band.overscroll(pulledBy: .nan) == 0)
        #expect(band.pull(restingAt: 800) == .infinity)
        #expect(band.pull(restingAt: -900) == -.infinity)
        #expect(band.pull(restingAt: .nan) == 0)
        #expect(band.slope(pulledBy: 0) == 0.55)
        #expect(band.slope(pulledBy: .infinity) == 0)
        #expect(RubberBand(length: 0).overscroll(pulledBy: 50) == 0)
        #expect(RubberBand(length: -1).overscroll(pulledBy: -.infinity) == 0)
        #expect(RubberBand(length: .nan).overscroll(pulledBy: 50) == 0)
        #expect(RubberBand(length: .infinity).overscroll(pulledBy: 100) == 55.00000000000001)
    }
}
