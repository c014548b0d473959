import Foundation
import Parallax
import Testing

@Suite struct ElementaryTests {
    private func error(_ ours: Double, _ theirs: Double) -> Double {
        ours == theirs ? 0 : ((ours - theirs) / theirs).magnitude
    }

    /// The greatest error over random numbers of `range`, and over both neighbours of each.
    private func worst(
        over range: ClosedRange<Double>, of ours: (Double) -> Double, against theirs: (Double) -> Double
    ) -> Double {
        var random = SeededGenerator(seed: 1)
        var worst = 0.0
        for _ in 0..<20_000 {
            let x = random.double(in: range)
            for x in [x, x.nextUp, x.nextDown] { worst = max(worst, error(ours(x), theirs(x))) }
        }
        return worst
    }

    @Test(arguments: [-1e-9...1e-9, -1...1, -40...40, -708...709.7])
    func `the exponential is right to 5e-16`(range: ClosedRange<Double>) {
        #expect(worst(over: range, of: Elementary.exponential, against: { exp($0) }) < 5e-16)
    }

    @Test(arguments: [1 - 1e-9...1 + 1e-9, 0.5...2, 0...1e-300, 0...1e6, 1e300...1.7e308])
    func `the logarithm is right to 5e-16`(range: ClosedRange<Double>) {
        #expect(worst(over: range, of: Elementary.logarithm, against: { log($0) }) < 5e-16)
    }

    @Test(arguments: [
        -1e-9...1e-9, -1...1, -7...7, -1e5...1e5, -1.1e6...1.1e6, -1e9...1e9, -1e22...1e22, -1e307...1e307,
    ])
    func `sine and cosine are right to 5e-16`(range: ClosedRange<Double>) {
        #expect(worst(over: range, of: Elementary.sine, against: { sin($0) }) < 5e-16)
        #expect(worst(over: range, of: Elementary.cosine, against: { cos($0) }) < 5e-16)
    }

    @Test func `sine and cosine are right next to every multiple of an eighth of a turn`() {
        var worst = 0.0
        for n in 1...200_000 {
            let angle = Double(n) * (.pi / 4)
            for x in [angle, angle.nextUp, -angle.nextDown] {
                worst = max(worst, error(Elementary.sine(x), sin(x)), error(Elementary.cosine(x), cos(x)))
            }
        }
        #expect(worst < 5e-16)
    }

    @Test func `sine and cosine at once are sine and cosine, to the bit`() {
        var random = SeededGenerator(seed: 5)
        let angles =
            (0..<20_000).map { _ in random.anyMagnitude() } + (0..<2000).map { Double($0) * (.pi / 8) }
        for x in angles + [0, -0.0, 0x1p-27, -0x1p-27, .infinity, .nan] {
            let (sine, cosine) = Elementary.sineAndCosine(x)
            #expect(
                sine.bitPattern == Elementary.sine(x).bitPattern || sine.isNaN && Elementary.sine(x).isNaN)
            #expect(
                cosine.bitPattern == Elementary.cosine(x).bitPattern
                    || cosine.isNaN && Elementary.cosine(x).isNaN)
        }
    }

    @Test func `numbers of any magnitude are right`() {
        var random = SeededGenerator(seed: 2)
        var worst = 0.0
        for _ in 0..<50_000 {
            let x = random.anyMagnitude()
            worst = max(worst, error(Elementary.sine(x), sin(x)), error(Elementary.cosine(x), cos(x)))
            worst = max(worst, error(Elementary.logarithm(x.magnitude), log(x.magnitude)))
            let power = exp(x)
            // Subnormal results have fewer bits: there the last of them may differ.
            if power >= .leastNormalMagnitude { worst = max(worst, error(Elementary.exponential(x), power)) }
        }
        #expect(worst < 5e-16)
    }

    @Test func `the square root is the nearest number there is`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50_000 {
            for x in [random.anyMagnitude().magnitude, random.double(in: 0...4), random.wild().magnitude] {
                for x in [x, x.nextUp, max(0, x.nextDown)] where x.isFinite {
                    #expect(Elementary.squareRoot(x) == x.squareRoot())
                }
            }
        }
        #expect(Elementary.squareRoot(-0.0).sign == .minus)
        #expect(Elementary.squareRoot(.infinity) == .infinity)
        #expect(Elementary.squareRoot(-1).isNaN)
        #expect(Elementary.squareRoot(.nan).isNaN)
    }

    @Test func `the double that lies nearest to a multiple of a quarter turn is reduced in full`() {
        // J.-M. Muller, "Elementary functions": the worst case of double precision.
        let worst = 6381956970095103.0 * 0x1p797
        #expect(error(Elementary.cosine(worst), -4.6871659242546276e-19) < 5e-16)
        #expect(Elementary.sine(worst) == 1)
    }

    @Test func `subnormal results keep their last bit or miss it by one`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let x = random.double(in: -745.2 ... -708.3)
            #expect((Elementary.exponential(x) - exp(x)).magnitude <= max(.leastNonzeroMagnitude, exp(x).ulp))
        }
    }

    @Test func `the ends are defined`() {
        #expect(Elementary.exponential(0) == 1)
        #expect(Elementary.exponential(-0.0) == 1)
        #expect(Elementary.exponential(.infinity) == .infinity)
        #expect(Elementary.exponential(-.infinity) == 0)
        #expect(Elementary.exponential(709.782712893384).isFinite)
        #expect(Elementary.exponential(709.7827128933841) == .infinity)
        #expect(Elementary.exponential(-745.1332191019411) == .leastNonzeroMagnitude)
        #expect(Elementary.exponential(-745.1332191019412) == 0)
        #expect(Elementary.exponential(.nan).isNaN)
        #expect(Elementary.logarithm(1) == 0)
        #expect(Elementary.logarithm(0) == -.infinity)
        #expect(Elementary.logarithm(-0.0) == -.infinity)
        #expect(Elementary.logarithm(.infinity) == .infinity)
        #expect(Elementary.logarithm(-1).isNaN)
        #expect(Elementary.logarithm(.nan).isNaN)
        #expect(Elementary.sine(-0.0).sign == .minus)
        #expect(Elementary.sine(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
        #expect(Elementary.cosine(-0.0) == 1)
        for end in [Double.infinity, -.infinity, .nan] {
            #expect(Elementary.sine(end).isNaN)
            #expect(Elementary.cosine(end).isNaN)
        }
    }

    @Test func `the bits are these on every machine`() {
        #expect(Elementary.exponential(1).bitPattern == 0x4005_BF0A_8B14_576A)
        #expect(Elementary.logarithm(10).bitPattern == 0x4002_6BB1_BBB5_5516)
        #expect(Elementary.sine(1).bitPattern == 0x3FEA_ED54_8F09_0CEE)
        #expect(Elementary.cosine(1).bitPattern == 0x3FE1_4A28_0FB5_068C)
    }
}
