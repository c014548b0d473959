import Parallax
import Testing

@Suite struct CurveShapesTests {
    @Test func `points count in the order of their x`() {
        let points = [(2.0, 5.0), (0, 1), (1, 2)]
        #expect(Curve.linear(through: points) == Curve.linear(through: [(0, 1), (1, 2), (2, 5)]))
        #expect(Curve.linear(from: (1, 0), to: (0, 1)) == Curve.linear(from: (0, 1), to: (1, 0)))
        #expect(Curve.smooth(through: points) == Curve.smooth(through: points.reversed()))
    }

    @Test func `a proportional curve and a ray go straight on for ever`() {
        #expect(Curve.proportional(-0.2).value(at: 203) == -0.2 * 203)
        let ray = Curve.ray(at: 3, value: 1, slopeBefore: -2, slopeAfter: 4)
        #expect([1, 3, 5].map { ray.value(at: $0) } == [5, 1, 9])
    }

    @Test func `an eased curve follows its timing from point to point`() {
        var samples = Samples(seed: 121)
        for _ in 0..<300 {
            let easing = samples.easing()
            let (x, y, z) = (samples.double(0.1...3), samples.double(-9...9), samples.double(-9...9))
            let curve = Curve.eased(easing, from: (-1, y), to: (x, z))
            let part = samples.double(0...1)
            let expected = y + (z - y) * easing.value(at: part)
            #expect((curve.value(at: -1 + (x + 1) * part) - expected).magnitude < 1e-10)
            #expect(curve.value(at: x) == z && curve.value(at: -1) == y)
        }
    }

    @Test func `a cubic has its values and its slopes at its ends`() {
        let curve = Curve.cubic(from: (0, 0), to: (1, 1), slopes: (3, 0))
        for u in [0.0, 0.1, 0.5, 0.9, 1] {
            let gone = 1 - u
            #expect((curve.value(at: u) - (1 - gone * gone * gone)).magnitude < 1e-15)
        }
        let wide = Curve.cubic(from: (10, 5), to: (14, -3), slopes: (0.5, 2), beyond: .extend)
        #expect((wide.value(at: 8) - 4).magnitude < 1e-12 && (wide.value(at: 15) - -1).magnitude < 1e-12)
    }

    @Test func `a smooth curve meets its points, never runs past them and has no corners`() {
        var samples = Samples(seed: 122)
        for _ in 0..<200 {
            var x = 0.0
            let points = (0..<samples.whole(2...7)).map { _ in
                x += samples.double(0.1...2)
                return (x, samples.double(-5...5))
            }
            let curve = Curve.smooth(through: points)
            for (from, to) in zip(points, points.dropFirst()) {
                #expect((curve.value(at: from.0) - from.1).magnitude < 1e-12)
                for step in 0...20 {
                    let value = curve.value(at: from.0 + (to.0 - from.0) * Double(step) / 20)
                    #expect(value >= min(from.1, to.1) - 1e-12 && value <= max(from.1, to.1) + 1e-12)
                }
            }
            for point in points.dropFirst().dropLast() {
                let h = 1e-6
                let left = (curve.value(at: point.0) - curve.value(at: point.0 - h)) / h
                let right = (curve.value(at: point.0 + h) - curve.value(at: point.0)) / h
                #expect((left - right).magnitude < 1e-2)
            }
        }
    }
}
