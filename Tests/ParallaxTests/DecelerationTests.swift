import Parallax
import Testing

@Suite struct DecelerationTests {
    @Test func `750 points a second stop after 2,16 seconds and 369,6 points`() {
        #expect((Deceleration.normal.duration(from: 750) - 2.16).magnitude < 0.005)
        #expect((Deceleration.normal.displacementAtRest(from: 750) - 369.6).magnitude < 0.1)
        #expect(
            Deceleration.normal.displacementAtRest(from: -750) == -Deceleration.normal.displacementAtRest(
                from: 750))
    }

    /// These were computed for content that stops half a point before its asymptote.
    @Test(arguments: [
        (0.998, 1000.0, 499.5, 3.45), (0.998, 2000, 999.0, 3.80), (0.99, 1000, 99.5, 0.53),
        (0.99, 4000, 398.0, 0.665),
    ])
    func `published distances and times come out`(rate: Double, speed: Double, distance: Double, time: Double)
        throws
    {
        let decay = try #require(Deceleration(rate: rate)).decay
        let deceleration = try #require(Deceleration(rate: rate, stopSpeed: 0.5 * decay))
        #expect((deceleration.displacementAtRest(from: speed) + 0.5 - distance).magnitude < 0.05)
        #expect((deceleration.duration(from: speed) - time).magnitude < 0.005)
    }

    @Test func `the speed halves every 346 milliseconds, or 69 at the fast rate`() {
        #expect((Deceleration.normal.velocity(at: 0.3462, from: 1000) - 500).magnitude < 0.2)
        #expect((Deceleration.fast.velocity(at: 0.06897, from: -1000) + 500).magnitude < 0.2)
    }

    @Test func `a projection is 0,499 of the speed, or 0,099 at the fast rate`() {
        #expect((Deceleration.normal.projection(from: 1000) - 499).magnitude < 1e-9)
        #expect((Deceleration.fast.projection(from: -1000) + 99).magnitude < 1e-9)
    }

    @Test func `the velocity is the finite difference of the displacement`() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<5_000 {
            let speed = random.double(in: -9000...9000)
            let time = random.double(in: 1e-3...1) * Deceleration.normal.duration(from: speed) - 1e-3
            guard time > 1e-4 else { continue }
            func displacement(_ time: Double) -> Double {
                Deceleration.normal.displacement(at: time, from: speed)
            }
            let difference = (displacement(time + 1e-5) - displacement(time - 1e-5)) / 2e-5
            #expect((Deceleration.normal.velocity(at: time, from: speed) - difference).magnitude < 1e-4)
        }
    }

    @Test func `at its end it is at rest, without a jump`() {
        let deceleration = Deceleration.fast
        let end = deceleration.duration(from: -2000)
        let rest = deceleration.displacementAtRest(from: -2000)
        #expect((deceleration.displacement(at: end.nextDown, from: -2000) - rest).magnitude < 1e-9)
        #expect(deceleration.displacement(at: end, from: -2000) == rest)
        #expect((deceleration.velocity(at: end.nextDown, from: -2000) + 10).magnitude < 1e-9)
        #expect(deceleration.velocity(at: end, from: -2000) == 0)
    }

    @Test func `it is where it should be at the time of an arrival`() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<5_000 {
            let speed = random.double(in: -9000...9000)
            let goal = random.double(in: 0...1) * Deceleration.normal.displacementAtRest(from: speed)
            let time = try #require(Deceleration.normal.time(toReach: goal, from: speed))
            #expect((Deceleration.normal.displacement(at: time, from: speed) - goal).magnitude < 1e-7)
        }
        #expect(Deceleration.normal.time(toReach: 1, from: -100) == nil)
        #expect(Deceleration.normal.time(toReach: 46, from: 100) == nil)
        #expect(Deceleration.normal.time(toReach: 0, from: 100) == 0)
        #expect(Deceleration.normal.time(toReach: .nan, from: 100) == nil)
    }

    @Test func `finite numbers in give finite ones out`() {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<20_000 {
            let (time, speed) = (random.wild(), random.wild())
            #expect(Deceleration.normal.displacement(at: time, from: speed).isFinite)
            #expect(Deceleration.normal.velocity(at: time, from: speed).isFinite)
            #expect(Deceleration.normal.duration(from: speed) >= 0)
            #expect(Deceleration.normal.duration(from: speed).isFinite)
        }
    }

    @Test func `the ends are defined`() {
        let deceleration = Deceleration.normal
        #expect(deceleration.duration(from: 10) == 0)
        #expect(deceleration.displacementAtRest(from: 9.9) == 0)
        #expect(deceleration.velocity(at: 0, from: 5) == 0)
        #expect(deceleration.displacement(at: .nan, from: 1000) == 0)
        #expect(deceleration.displacement(at: -1, from: 1000) == 0)
        #expect(deceleration.velocity(at: .nan, from: 1000) == 1000)
        #expect(
            deceleration.displacement(at: .infinity, from: 1000)
                == deceleration.displacementAtRest(from: 1000))
        #expect(deceleration.displacement(at: 1, from: .nan) == 0)
        #expect(deceleration.displacement(at: 1, from: .infinity).isFinite)
        #expect(Deceleration(rate: 1) == nil)
        #expect(Deceleration(rate: 0) == nil)
        #expect(Deceleration(rate: .nan) == nil)
        #expect(Deceleration(rate: 0.5, stopSpeed: 0) == nil)
        #expect(Deceleration(rate: 0.998) == .normal)
    }
}
