import Parallax
import Testing

@Suite struct CurveTests {
    @Test func `straight lines go through their points and hold beyond them`() {
        let curve = Curve.linear(through: [(0, 1), (1, 3), (2, -1)])
        for (x, y) in [(-5.0, 1.0), (0, 1), (0.5, 2), (1, 3), (1.5, 1), (2, -1), (9, -1)] {
            #expect(curve.value(at: x) == y)
        }
        #expect((curve.start, curve.end, curve.startValue, curve.endValue) == (0, 2, 1, -1))
        #expect(curve.pieces.map(\.start) == [0, 1] && curve.pieces.map(\.end) == [1, 2])
    }

    @Test func `beyond its ends a curve holds, goes on straight or begins again`() {
        let curve = Curve.linear(through: [(0, 0), (1, 2), (2, 3)])
        #expect(curve.with(before: .extend).value(at: -1) == -2)
        #expect(curve.with(before: .extend).value(at: 4) == 3)
        #expect(curve.with(after: .extend).value(at: 4) == 5)
        #expect(curve.with(after: .extend).value(at: -1) == 0)
        let cycle = curve.with(before: .cycle, after: .cycle)
        #expect([-2.0, -1, -0.5, 0, 2, 2.5, 5, 7].map { cycle.value(at: $0) } == [0, 2, 2.5, 0, 0, 1, 2, 2])
    }

    @Test func `curves of every shape go on with the slope of their end`() {
        var samples = Samples(seed: 111)
        for _ in 0..<500 {
            let (from, to) = (
                (samples.double(-2 ... -0.1), samples.double(-2...2)), (1.0, samples.double(-2...2))
            )
            let curves: [Curve] = [
                .linear(from: from, to: to, beyond: .extend),
                .eased(samples.easing(), from: from, to: to, beyond: .extend),
                .cubic(from: from, to: to, slopes: (samples.double(-2...2), 1), beyond: .extend),
                .smooth(through: [from, (0, 0.1), to], beyond: .extend),
            ]
            for curve in curves {
                let step = 1e-7
                let inner = (curve.value(at: curve.start + step) - curve.value(at: curve.start)) / step
                let outer = curve.value(at: curve.start) - curve.value(at: curve.start - 1)
                #expect((inner - outer).magnitude < 1e-3)
                let innerEnd = (curve.value(at: curve.end) - curve.value(at: curve.end - step)) / step
                let outerEnd = curve.value(at: curve.end + 1) - curve.value(at: curve.end)
                #expect((innerEnd - outerEnd).magnitude < 1e-3)
            }
        }
    }

    @Test func `a jump has the value of the piece that begins there`() {
        let curve = Curve.linear(through: [(-1, 0), (0, 1), (0, 5), (1, 6)])
        #expect(curve.value(at: 0) == 5)
        #expect((curve.value(at: -1e-12) - 1).magnitude < 1e-9)
        let step = Curve.linear(from: (0.5, 1), to: (0.5, 0))
        #expect([0.4, 0.5.nextDown, 0.5, 0.6].map { step.value(at: $0) } == [1, 1, 0, 0])
    }

    @Test func `every number is a place, and a number that is none is 0`() {
        let curve = Curve.linear(from: (0, 2), to: (1, 3), beyond: .extend)
        #expect(curve.value(at: .nan) == 2)
        #expect(curve.value(at: .infinity) == 2 + largestLength)
        #expect(curve.value(at: -.infinity) == 2 - largestLength)
        #expect(Curve.linear(through: []).value(at: 7) == 0)
        #expect(Curve.constant(.nan).value(at: 7) == 0)
        #expect(Curve.proportional(.infinity).value(at: 1) == largestLength)
    }
}
