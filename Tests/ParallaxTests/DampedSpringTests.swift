import Parallax
import Testing

@Suite struct DampedSpringTests {
    private static let springs = [0.1, 0.7, 0.999_999, 1, 1.000_001, 1.2, 4].compactMap {
        DampedSpring(angularFrequency: 11, dampingRatio: $0)
    }

    @Test(arguments: [(0.05, 84.17), (0.1, 58.69), (0.2, 22.63), (0.3, 7.53), (0.4, 2.33), (0.5, 0.69)])
    func `published positions of the stiffness 200 come out`(time: Double, position: Double) throws {
        let spring = try #require(DampedSpring(angularFrequency: 14.142_135_623_730_951))
        #expect((spring.position(at: time, from: 100, velocity: 0) - position).magnitude < 0.006)
    }

    @Test func `the bounce peaks at v / (ω·e) after 1 / ω`() {
        let peak = DampedSpring.bounce.position(at: 1 / 11, from: 0, velocity: 3000)
        #expect((peak - 3000 / 11 * 0.367_879_441_171_442_33).magnitude < 1e-9)
        #expect(DampedSpring.bounce.velocity(at: 1 / 11, from: 0, velocity: 3000).magnitude < 1e-9)
    }

    @Test(arguments: springs)
    func `velocity is the finite difference of position, and acceleration obeys the equation`(
        spring: DampedSpring
    ) {
        var random = SeededGenerator(seed: 30)
        let (w, z) = (spring.angularFrequency, spring.dampingRatio)
        for _ in 0..<2_000 {
            let (start, speed) = (random.double(in: -500...500), random.double(in: -5000...5000))
            let time = random.double(in: 1e-4...1)
            func y(_ time: Double) -> Double { spring.position(at: time, from: start, velocity: speed) }
            func v(_ time: Double) -> Double { spring.velocity(at: time, from: start, velocity: speed) }
            #expect((v(time) - (y(time + 1e-5) - y(time - 1e-5)) / 2e-5).magnitude < 0.01)
            let acceleration = (v(time + 1e-5) - v(time - 1e-5)) / 2e-5
            #expect((acceleration + 2 * z * w * v(time) + w * w * y(time)).magnitude < 1)
        }
    }

    @Test(arguments: springs)
    func `it starts where it is told to, and rests in the end`(spring: DampedSpring) {
        for time in [0, -1, .nan] {
            #expect(spring.position(at: time, from: -7, velocity: 3) == -7)
            #expect(spring.velocity(at: time, from: -7, velocity: 3) == 3)
        }
        #expect(spring.position(at: .infinity, from: -7, velocity: 3) == 0)
        #expect(spring.velocity(at: .infinity, from: -7, velocity: 3) == 0)
        #expect(spring.position(at: 1, from: 0, velocity: 0) == 0)
        #expect(spring.settlingDuration(from: 0, velocity: 0, tolerance: 1) == 0)
    }

    @Test(arguments: springs)
    func `going on from any instant is the same motion`(spring: DampedSpring) {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<1_000 {
            let (start, speed) = (random.double(in: -500...500), random.double(in: -5000...5000))
            let (first, second) = (random.double(in: 0...0.5), random.double(in: 0...0.5))
            let middle = spring.position(at: first, from: start, velocity: speed)
            let middleSpeed = spring.velocity(at: first, from: start, velocity: speed)
            let whole = spring.position(at: first + second, from: start, velocity: speed)
            #expect(
                (spring.position(at: second, from: middle, velocity: middleSpeed) - whole).magnitude < 1e-8)
        }
    }

    @Test(arguments: springs)
    func `after the settling time it stays within the tolerance, and just before it did not`(
        spring: DampedSpring
    ) {
        var random = SeededGenerator(seed: 32)
        for _ in 0..<500 {
            let (start, speed) = (random.double(in: -500...500), random.double(in: -9000...9000))
            let tolerance = random.double(in: 0.01...20)
            let end = spring.settlingDuration(from: start, velocity: speed, tolerance: tolerance)
            for step in 0..<200 {
                let position = spring.position(at: end + Double(step) * 0.01, from: start, velocity: speed)
                #expect(position.magnitude <= tolerance * (1 + 1e-9))
            }
            if spring.dampingRatio >= 1 && end > 0 {
                let before = spring.position(at: end - 1e-6, from: start, velocity: speed)
                #expect(before.magnitude > tolerance * (1 - 1e-9))
            }
        }
    }

    @Test func `a release at rest from −235 settles to a third of a point within 0,69 seconds`() {
        let settling = DampedSpring.bounce.settlingDuration(from: -235, velocity: 1700, tolerance: 1.0 / 3)
        #expect((settling - 0.69).magnitude < 0.03)
    }

    @Test(arguments: springs)
    func `it passes its rest when it is said to`(spring: DampedSpring) throws {
        var random = SeededGenerator(seed: 33)
        for _ in 0..<1_000 {
            let (start, speed) = (random.double(in: -500...500), random.double(in: -9000...9000))
            if let passage = spring.passage(from: start, velocity: speed) {
                #expect(spring.position(at: passage, from: start, velocity: speed).magnitude < 1e-7)
                #expect(spring.velocity(at: passage, from: start, velocity: speed) * start < 0)
            } else if spring.dampingRatio >= 1 {
                #expect(spring.position(at: 1, from: start, velocity: speed) * start > 0)
            }
        }
        #expect(spring.passage(from: 0, velocity: 100) == nil)
    }

    @Test func `finite numbers in give finite ones out`() throws {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<20_000 {
            guard
                let spring = DampedSpring(
                    angularFrequency: random.wild().magnitude, dampingRatio: random.wild().magnitude)
            else { continue }
            let (time, start, speed) = (random.wild(), random.wild(), random.wild())
            #expect(spring.position(at: time, from: start, velocity: speed).isFinite)
            #expect(spring.velocity(at: time, from: start, velocity: speed).isFinite)
        }
        #expect(DampedSpring.bounce.position(at: 0.1, from: .nan, velocity: .nan) == 0)
        for _ in 0..<2_000 {
            let settling = DampedSpring.bounce.settlingDuration(
                from: random.wild(), velocity: random.wild(), tolerance: 0.1)
            #expect(settling >= 0 && settling < 200)
        }
    }

    @Test func `springs and tolerances without sense are answered`() {
        #expect(DampedSpring(angularFrequency: 0) == nil)
        #expect(DampedSpring(angularFrequency: 11, dampingRatio: -1) == nil)
        #expect(DampedSpring(angularFrequency: .nan) == nil)
        #expect(DampedSpring(angularFrequency: 11) == .bounce)
        #expect(DampedSpring.bounce.settlingDuration(from: 1, velocity: 0, tolerance: 0) == .infinity)
        #expect(DampedSpring.bounce.settlingDuration(from: 1, velocity: 0, tolerance: .nan) == .infinity)
        let undamped = DampedSpring(angularFrequency: 11, dampingRatio: 0)
        #expect(undamped?.settlingDuration(from: 1, velocity: 0, tolerance: 0.1) == .infinity)
    }
}
