import Testing

@testable import Parallax

@Suite struct CurveExtremesTests {
    @Test func `bounds and strays of a piece are those of a close look`() {
        var samples = Samples(seed: 131)
        var bent = 0
        for _ in 0..<600 {
            guard let piece = samples.curve().pieces.first else { continue }
            let (a, b) = (samples.double(0...1), samples.double(0...1))
            let (s0, s1) = (min(a, b), max(a, b))
            let bounds = piece.bounds(from: s0, to: s1)
            let deviation = piece.deviationFromChord(from: s0, to: s1)
            let (x0, x1) = (piece.abscissa(atParameter: s0), piece.abscissa(atParameter: s1))
            let (y0, y1) = (piece.value(atParameter: s0), piece.value(atParameter: s1))
            var (least, greatest, strays) = (Double.infinity, -Double.infinity, 0.0)
            for step in 0...500 {
                let s = s0 + (s1 - s0) * Double(step) / 500
                let (x, y) = (piece.abscissa(atParameter: s), piece.value(atParameter: s))
                (least, greatest) = (min(least, y), max(greatest, y))
                if x1 > x0 { strays = max(strays, (y - (y0 + (y1 - y0) * (x - x0) / (x1 - x0))).magnitude) }
            }
            #expect(bounds.least <= least + 1e-12 && bounds.greatest >= greatest - 1e-12)
            #expect((bounds.least - least).magnitude < 1e-3 && (bounds.greatest - greatest).magnitude < 1e-3)
            #expect(deviation >= strays - 1e-9 && deviation - strays < 1e-3)
            if strays > 0.01 { bent += 1 }
        }
        #expect(bent > 50)
    }
}
