import Parallax
import Testing

@Suite struct CubicBezierTests {
    private func random(_ generator: inout SeededGenerator) throws -> CubicBezier {
        func end(_ generator: inout SeededGenerator) -> Double {
            switch generator.next() % 5 {
            case 0: 0
            case 1: 1
            case 2: generator.double(in: 0...1e-9)
            case 3: 1 - generator.double(in: 0...1e-9)
            default: generator.double(in: 0...1)
            }
        }
        return try #require(
            CubicBezier(
                end(&generator), generator.double(in: -2...2), end(&generator), generator.double(in: -2...2)))
    }

    @Test(arguments: [
        (CubicBezier.easeInOut, 0.1, 0.019722), (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5),
        (.easeInOut, 0.75, 0.870838), (.easeInOut, 0.9, 0.980278), (.ease, 0.25, 0.408511),
        (.ease, 0.5, 0.802403), (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643), (.linear, 0.3, 0.3),
    ])
    func `published values come out`(curve: CubicBezier, progress: Double, value: Double) {
        #expect((curve.value(at: progress) - value).magnitude < 5e-7)
    }

    @Test func `the curve passes through the point of every parameter`() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            let curve = try random(&generator)
            let s = generator.double(in: 0...1)
            let u = 1 - s
            let x = 3 * u * u * s * curve.x1 + 3 * u * s * s * curve.x2 + s * s * s
            let y = 3 * u * u * s * curve.y1 + 3 * u * s * s * curve.y2 + s * s * s
            // The abscissa above is itself rounded: where the curve is steep that moves the ordinate.
            let slack = min(1e-4, (curve.slope(at: x) * 4e-16).magnitude)
            #expect((curve.value(at: x) - y).magnitude < 1e-12 + slack, "\(curve) at \(s)")
        }
    }

    @Test func `vertical tangents at the ends and in the middle keep every digit`() throws {
        // x = s²·(3 − 2·s) rises from (0, 0) upright; with x = 2⁻⁴⁰ its s is √(x/3)·(1 + s/3 + …).
        let upright = try #require(CubicBezier(0, 1, 1, 0))
        let x = 0x1p-40
        let s = upright.parameter(at: x)
        #expect((s * s * (3 - 2 * s) / x - 1).magnitude < 1e-10)
        // The same curve from its other end: value(1 − x) = 1 − value(x).
        #expect((upright.value(at: 1 - x) - (1 - upright.value(at: x))).magnitude < 1e-15)
        // x − ½ = 4·(s − ½)³: at ½ + 2⁻³⁷ it is s = ½ + 2⁻¹³.
        let middle = try #require(CubicBezier(1, 0, 0, 1))
        #expect((middle.parameter(at: 0.5 + 0x1p-37) - (0.5 + 0x1p-13)).magnitude < 1e-16)
        #expect((middle.parameter(at: 0.5 - 0x1p-37) - (0.5 - 0x1p-13)).magnitude < 1e-16)
        #expect(middle.slope(at: 0.5) == .infinity)
    }

    @Test func `the slope is the finite difference of the value`() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5_000 {
            let curve = try #require(
                CubicBezier(
                    generator.double(in: 0.1...0.9), generator.double(in: -2...2),
                    generator.double(in: 0.1...0.9), generator.double(in: -2...2)))
            let x = generator.double(in: 0.01...0.99)
            let h = 1e-6
            let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
            #expect(
                (curve.slope(at: x) - difference).magnitude < 1e-4 * max(1, difference.magnitude),
                "\(curve) \(x)")
        }
    }

    @Test func `slopes at the ends look toward the first handle that lies elsewhere`() throws {
        #expect(CubicBezier.ease.slope(at: 0) == 0.4)
        #expect(CubicBezier.ease.slope(at: 1) == 0)
        #expect(CubicBezier.easeInOut.slope(at: 0) == 0)
        #expect(CubicBezier.easeOut.slope(at: 0) == 1 / 0.58)
        #expect(try #require(CubicBezier(0, 0, 0, 0)).slope(at: 0) == 1)
        #expect(try #require(CubicBezier(0, -1, 1, 2)).slope(at: 0) == -.infinity)
        #expect(try #require(CubicBezier(0, -1, 1, 2)).slope(at: 1) == -.infinity)
        #expect(CubicBezier.ease.slope(at: -0.1) == 0)
        #expect(CubicBezier.ease.slope(at: 1.1) == 0)
        #expect(CubicBezier.ease.slope(at: .nan) == 0)
    }

    @Test func `the value is exactly 0 up to 0 and exactly 1 from 1 on`() throws {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<2_000 {
            let curve = try random(&generator)
            let x = generator.wild()
            #expect(curve.value(at: -x.magnitude) == 0)
            #expect(curve.value(at: 1 + x.magnitude) == 1)
            #expect(curve.value(at: x).isFinite)
            #expect((0...1).contains(curve.parameter(at: x)))
        }
        #expect(CubicBezier.ease.value(at: .nan) == 0)
        #expect(CubicBezier.ease.value(at: .infinity) == 1)
        #expect(CubicBezier.ease.value(at: -.infinity) == 0)
    }

    @Test func `a value that can only rise rises`() {
        for curve in [CubicBezier.linear, .ease, .easeIn, .easeOut, .easeInOut] {
            var last = 0.0
            for step in 1...10_000 {
                let value = curve.value(at: Double(step) / 10_000)
                #expect(value >= last)
                last = value
            }
        }
    }

    @Test func `handles outside the curve's span are refused`() {
        #expect(CubicBezier(-0.1, 0, 1, 1) == nil)
        #expect(CubicBezier(0, 0, 1.1, 1) == nil)
        #expect(CubicBezier(.nan, 0, 1, 1) == nil)
        #expect(CubicBezier(0, .infinity, 1, 1) == nil)
        #expect(CubicBezier(0, 0, 1, .nan) == nil)
        #expect(CubicBezier(0.42, 0, 0.58, 1) == .easeInOut)
    }
}
