import Parallax
import Testing

@Suite struct OverscanTests {
    /// The least overscan a side by brute force: the worst gap over all places where the item is in view.
    private func brute(_ speed: Double, _ h: Double, _ H: Double) -> Double {
        var needed = 0.0
        for step in 0...4000 {
            let top = -h + (H + h) * Double(step) / 4000
            let offset = (speed - 1) * (top + h / 2 - H / 2)
            let (first, last) = (max(top, 0), min(top + h, H))
            guard last > first || step == 0 || step == 4000 else { continue }
            needed = max(needed, top + offset - first, last - (top + h + offset))
        }
        return needed
    }

    @Test func `the overscan needed is that of a look at every place`() {
        var samples = Samples(seed: 181)
        for _ in 0..<200 {
            let (speed, h, H) = (samples.double(-2...3), samples.double(1...900), samples.double(1...900))
            let needed = Overscan.needed(speed: speed, itemLength: h, viewportLength: H)
            #expect((needed - brute(speed, h, H)).magnitude < 1.5, "\(speed) \(h) \(H)")
            #expect(needed >= brute(speed, h, H) - 1e-9)
        }
    }

    @Test func `speed and overscan lead to each other`() {
        var samples = Samples(seed: 182)
        for _ in 0..<500 {
            let (h, H, k) = (samples.double(1...400), samples.double(401...900), samples.double(0...100))
            let fast = Overscan.fastestSpeed(overscan: k, itemLength: h, viewportLength: H)
            #expect(fast >= 1)
            #expect((Overscan.needed(speed: fast, itemLength: h, viewportLength: H) - k).magnitude < 1e-9)
            let slow = Overscan.slowestSpeed(overscan: k, itemLength: h, viewportLength: H)
            #expect((0...1).contains(slow))
            let needed = Overscan.needed(speed: slow, itemLength: h, viewportLength: H)
            #expect(slow == 0 ? needed <= k + 1e-9 : (needed - k).magnitude < 1e-9)
        }
    }

    @Test func `the numbers of the five systems come out`() {
        let ahead = Overscan.fastestSpeed(overscan: 20, itemLength: 200, viewportLength: 844)
        #expect((ahead - (1 + 40.0 / 1044)).magnitude < 1e-15)
        #expect((Overscan.needed(speed: 0.8, itemLength: 250, viewportLength: 844) - 59.4).magnitude < 1e-12)
        #expect(Overscan.needed(speed: 1, itemLength: 250, viewportLength: 844) == 0)
    }

    @Test func `lengths of no sense count as none`() {
        #expect(Overscan.needed(speed: .nan, itemLength: 5, viewportLength: 9) == 0)
        #expect(Overscan.fastestSpeed(overscan: 5, itemLength: 0, viewportLength: .nan) == 1)
        #expect(Overscan.slowestSpeed(overscan: 5, itemLength: 900, viewportLength: 844) == 0)
        #expect(Overscan.needed(speed: -1e300, itemLength: 1e300, viewportLength: 1e300) == largestLength)
    }

    @Test func `the speeds that an overscan allows are those that need no more`() {
        var samples = Samples(seed: 183)
        for _ in 0..<2000 {
            let (h, H) = (samples.double(0...900), samples.double(0...900))
            let (k, speed) = (samples.flag() ? 0 : samples.double(0...300), samples.double(-2...3))
            let allowed = Overscan.speeds(overscan: k, itemLength: h, viewportLength: H)
            let needed = Overscan.needed(speed: speed, itemLength: h, viewportLength: H)
            #expect(allowed.contains(1))
            if needed > k + 1e-6 { #expect(!allowed.contains(speed), "\(speed) \(k) \(h) \(H)") }
            if needed < k - 1e-6 { #expect(allowed.contains(speed), "\(speed) \(k) \(h) \(H)") }
            let cue = Cue(item: 0..<h, viewport: 0..<H, picture: h + 2 * k)
            let nearest = Overscan.speed(nearestTo: speed, at: cue)
            #expect(Overscan.needed(speed: nearest, itemLength: h, viewportLength: H) <= k + 1e-6)
            if allowed.contains(speed) { #expect(nearest == speed) }
        }
        #expect(Overscan.speeds(overscan: 0, itemLength: 0, viewportLength: 0).contains(1))
        #expect(Overscan.speed(nearestTo: .nan, at: Cue(item: 0..<1, viewport: 0..<2)) == 1)
    }
}
