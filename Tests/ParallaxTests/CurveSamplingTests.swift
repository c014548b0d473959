import Foundation
import Parallax
import Testing

@Suite struct CurveSamplingTests {
    @Test(arguments: [0.1, 0.001, 1e-5])
    func `the curve strays from the function by no more than the tolerance, between samples too`(
        tolerance: Double
    ) {
        let functions: [(ClosedRange<Double>, @Sendable (Double) -> Double)] = [
            (-1...1, { $0 * $0 }), (0...10, { sin($0) }), (-3...3, { exp($0) }),
            (0...1, { $0 * $0 * $0 * (1 - $0) }), (-2...2, { abs($0 - 0.3) }),
        ]
        for (range, function) in functions {
            let curve = Curve.sampling(range, tolerance: tolerance, function)
            // It is held at seven places within each piece: a bend between two of them may stray a little farther.
            for step in 0...3000 {
                let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 3000
                #expect((curve.value(at: x) - function(x)).magnitude <= tolerance * 1.15)
            }
        }
    }

    @Test func `a straight function takes few pieces, a bent one more`() {
        #expect(Curve.sampling(0...1, tolerance: 0.001) { 2 * $0 }.pieces.count == 8)
        #expect((20...200).contains(Curve.sampling(-1...1, tolerance: 0.001) { $0 * $0 * $0 }.pieces.count))
    }

    @Test func `a jump is narrowed down to a millionth of the range`() {
        let curve = Curve.sampling(0...1, tolerance: 0.01) { $0 < 0.3 ? 0 : 1 }
        #expect(curve.value(at: 0.3 - 1.1e-6) == 0)
        #expect(curve.value(at: 0.3 + 1.1e-6) == 1)
    }

    @Test func `no number counts as 0, and a range of no length is a constant`() {
        #expect(Curve.sampling(0...1, tolerance: 0.01) { _ in .nan }.value(at: 0.5) == 0)
        #expect(Curve.sampling(2...2, tolerance: 0.01) { $0 + 1 }.value(at: 9) == 3)
        #expect(Curve.sampling(0...1, tolerance: .nan) { $0 }.value(at: 0.5) == 0.5)
    }

    @Test func `beyond the range the named rule holds`() {
        let held = Curve.sampling(0...1, tolerance: 0.001) { $0 }
        let extended = Curve.sampling(0...1, tolerance: 0.001, beyond: .extend) { $0 }
        #expect(held.value(at: 3) == 1 && (extended.value(at: 3) - 3).magnitude < 1e-9)
    }
}
