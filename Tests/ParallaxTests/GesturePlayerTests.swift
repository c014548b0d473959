import Parallax
import Testing

/// Paths recorded from iOS 26.1: viewport 393 × 852, offsets on the grid of a third of a point.
@Suite struct GesturePlayerRecordingTests {
    private func play(_ script: GestureScript, from start: Double = 0) -> GesturePlayer {
        GesturePlayer(script, limits: ScrollLimits(maximum: 39_148, viewportLength: 852), from: start)
    }

    @Test func `moves of 25 points from 38,798 give 38,813, then 38,838`() {
        let player = play([.drag(-25, over: 0.1), .drag(-25, over: 0.1)], from: 38_798)
        #expect(player.travel(at: 0.1) == 38_813)
        #expect(player.travel(at: 0.2) == 38_838)
    }

    @Test func `590 points of pull beyond the slop rest at −235, the first 5 at −2.67`() {
        let player = play([.drag(600, over: 1), .hold(1)])
        #expect(player.travel(at: 1.5) == -235)
        #expect((player.travel(at: 15.0 / 600) + 2.67).magnitude < 0.1)
    }

    @Test func `750 points a second from 5,074 end at 5,443.33 after 2.16 seconds`() {
        let player = play([.flick(-750), .wait], from: 5074)
        #expect((player.duration - 2.16).magnitude < 0.01)
        #expect((player.travel(at: player.duration) - 5443.33).magnitude < 0.5)
    }

    @Test func `3,125 points a second at 39,088 peak at 39,248.33 and are back after 0.81 seconds`() {
        let player = play([.flick(-3125), .wait], from: 39_088)
        #expect((player.travel(at: 0.107) - 39_248.33).magnitude < 1.5)
        let peak = (0...100).map { player.travel(at: Double($0) / 100) }.max() ?? 0
        #expect((peak - 39_248.33).magnitude < 1.5)
        #expect((player.travel(at: 0.81) - 39_148).magnitude < 0.5)
        #expect((player.duration - 0.81).magnitude < 0.03)
        #expect(player.travel(at: player.duration) == 39_148)
    }

    @Test func `let go at rest at −235 content returns with 1,700 points a second`() {
        let player = play([.drag(600, over: 1), .hold(1), .wait])
        for frame in 0...60 {
            let time = Double(frame) / 60
            let recorded = (-235 + (11 * -235 + 1700) * time) * Elementary.exponential(-11 * time)
            #expect((player.travel(at: 2 + time) - recorded).magnitude < 0.6)
        }
        #expect((player.duration - 2.69).magnitude < 0.03)
    }
}

@Suite struct GesturePlayerTests {
    private let limits = ScrollLimits(maximum: 5000, viewportLength: 844)

    private func play(_ script: GestureScript, from start: Double = 0, scale: Double = 3) -> GesturePlayer {
        GesturePlayer(script, limits: limits, scale: scale, from: start)
    }

    @Test func `a finger that goes up sends content forward, without the slop`() {
        #expect(play([.drag(-110, over: 1), .hold(1), .wait], scale: 0).travel(at: 2) == 100)
        #expect(play([.drag(110, over: 1), .hold(1), .wait], from: 500, scale: 0).travel(at: 2) == 400)
    }

    @Test func `a finger that moves less than the slop moves nothing`() {
        let player = play([.drag(-6), .drag(12), .hold(0.2), .wait], from: 500)
        #expect(player.travel(at: 0.6) == 500)
        #expect(player.duration == 0.8)
        // 4 points on from 6 the other way is 10: still not more than the slop; and 5 points more are
        // followed.
        #expect(play([.drag(-6), .drag(16), .drag(5), .hold(1), .wait], from: 500).travel(at: 2) == 495)
    }

    @Test func `content follows from the moment at which the slop is used up`() {
        let player = play([.drag(-100, over: 1)], scale: 0)
        #expect(player.travel(at: 0.1).magnitude < 1e-9)
        #expect((player.travel(at: 0.2) - 10).magnitude < 1e-9)
        #expect((player.velocity(at: 0.05), player.velocity(at: 0.5)) == (0, 100))
    }

    @Test func `a finger lifted at once lets content go with the velocity of the whole movement`() {
        let player = play([.drag(-300, over: 0.3), .wait], scale: 0)
        #expect((player.velocity(at: 0.3) - 1000).magnitude < 1e-9)
        #expect(
            (player.travel(at: 100) - 290 - Deceleration.normal.displacementAtRest(from: 1000)).magnitude
                < 1e-9)
        #expect(play([.drag(-300, over: 0.3)], scale: 0) == player)
    }

    @Test func `a velocity 100 milliseconds old is none`() {
        for seconds in [0.2, 0.3, 0.7, 1.1] {
            let player = play([.drag(-300, over: seconds), .hold(0.06), .hold(0.04), .wait])
            #expect(player.travel(at: 100) == 290)
        }
        #expect((play([.drag(-300), .hold(0.099), .wait]).velocity(at: 0.399) - 1000).magnitude < 1e-9)
    }

    @Test func `time that is only held counts`() {
        #expect(play([.hold(2)]).duration == 2)
        #expect(play([.flick(-100), .hold(9)]).duration == 9)
    }

    @Test func `a flick lets go with its own velocity`() {
        let player = play([.drag(-100), .flick(-2000)])
        #expect((player.velocity(at: 0.3) - 2000).magnitude < 1e-9)
        #expect(play([.flick(500)], from: 1000).velocity(at: 0) == -500)
    }

    @Test func `a finger catches moving content where it is`() {
        let player = play([.flick(-3000), .hold(0.5), .drag(-5, over: 0.2), .hold(1), .wait])
        let caught = player.travel(at: 0.5)
        #expect(caught > 900)
        #expect(player.travel(at: 0.7) == caught)
        #expect(player.travel(at: 1.6) == caught)
        #expect(player.duration == 1.7)
    }

    @Test func `a pull that is taken up again goes on along the band`() {
        let player = play([.drag(600, over: 1), .hold(0.5), .drag(100, over: 0.5), .hold(1)], scale: 0)
        #expect((player.travel(at: 2.5) + RubberBand(length: 844).overscroll(pulledBy: 690)).magnitude < 1e-9)
    }

    @Test func `a jump is at once, within the limits, and lifts the finger`() {
        let player = play([.drag(200), .jump(1200), .hold(1), .jump(9999), .hold(1), .jump(-5)])
        #expect(player.travel(at: 0.3) == 1200)
        #expect(player.travel(at: 1.2) == 1200)
        #expect(player.travel(at: 1.4) == 5000)
        #expect(player.travel(at: 2.4) == 0)
        #expect(player.duration == 2.3)
    }

    @Test func `a drag that takes no time moves content and leaves no velocity`() {
        let player = play([.drag(-110, over: 0), .wait], from: 100)
        #expect(player.travel(at: 0) == 200)
        #expect(player.duration == 0)
    }

    @Test func `travel is a whole number of pixels, but at the end itself`() {
        let limits = ScrollLimits(maximum: 1000.2, viewportLength: 844)
        let player = GesturePlayer([.drag(-300), .flick(-1500), .wait], limits: limits, scale: 2)
        for frame in 0..<200 {
            let travel = player.travel(at: Double(frame) / 60)
            #expect(travel == 1000.2 || (travel * 2).rounded() == travel * 2)
        }
        #expect(player.travel(at: .infinity) == 1000.2)
    }

    @Test func `paged content turns one page`() throws {
        let pages = try #require(Paging(pageLength: 390))
        func end(_ script: GestureScript) -> Double {
            let limits = ScrollLimits(maximum: 1560, viewportLength: 390)
            return GesturePlayer(script, limits: limits, paging: pages, from: 390).travel(at: .infinity)
        }
        #expect(end([.drag(-300, over: 0.2)]) == 780)
        #expect(end([.drag(-100, over: 1), .hold(1)]) == 390)
        #expect(end([.drag(-700, over: 0.2)]) == 780)
        #expect(end([.flick(2000)]) == 0)
        #expect(end([.drag(-300, over: 0.2), .flick(900)]) == 390)
        #expect(end([.drag(-300, over: 0.2), .wait, .drag(-300, over: 0.2), .wait]) == 1170)
    }

    @Test func `a page snap keeps the release speed`() throws {
        let player = GesturePlayer(
            [.drag(-200, over: 0.2), .wait], limits: ScrollLimits(maximum: 1560, viewportLength: 390),
            paging: Paging(pageLength: 390), scale: 0)
        #expect((player.velocity(at: 0.2) - 1000).magnitude < 1e-9)
        #expect((player.travel(at: 0.201) - 191).magnitude < 0.02)
    }
}

@Suite struct GesturePlayerLawTests {
    private func script(_ random: inout SeededGenerator, wild: Bool) -> GestureScript {
        func number(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> Double {
            if wild, random.next() % 3 == 0 {
                return [.nan, .infinity, -.infinity, random.wild()].randomElement(using: &random) ?? 0
            }
            return random.double(in: range)
        }
        return GestureScript(
            (0..<random.next() % 7).map { _ in
                switch random.next() % 5 {
                case 0: .hold(number(&random, 0...0.4))
                case 1: .flick(number(&random, -4000...4000))
                case 2: .wait
                case 3: .jump(number(&random, -100...3000))
                default: .drag(number(&random, -900...900), over: number(&random, 0.05...0.5))
                }
            })
    }

    private func player(_ random: inout SeededGenerator, wild: Bool) -> GesturePlayer {
        let limits = ScrollLimits(
            maximum: wild ? random.wild() : random.double(in: 0...3000),
            viewportLength: wild ? random.wild() : 844)
        let script = script(&random, wild: wild)
        return GesturePlayer(
            script, limits: limits,
            paging: random.next() % 3 == 0 ? Paging(pageLength: random.double(in: 50...900)) : nil,
            scale: wild ? random.wild() : 0, from: wild ? random.wild() : random.double(in: 0...3000))
    }

    @Test func `travel at a time does not depend on what was asked before`() {
        var random = SeededGenerator(seed: 60)
        for _ in 0..<200 {
            let player = player(&random, wild: false)
            let times = (0..<50).map { _ in random.double(in: 0...1) * player.duration }
            let forward = times.map { player.travel(at: $0) }
            let backward = times.reversed().map { player.travel(at: $0) }
            #expect(forward == backward.reversed())
        }
    }

    @Test func `velocity is the finite difference of travel, but where a step begins or ends`() {
        var random = SeededGenerator(seed: 61)
        var kinks = 0
        for _ in 0..<200 {
            let player = player(&random, wild: false)
            for _ in 0..<50 {
                let time = random.double(in: 0...1) * player.duration
                let difference = (player.travel(at: time + 1e-6) - player.travel(at: time - 1e-6)) / 2e-6
                if (player.velocity(at: time) - difference).magnitude > 0.1 { kinks += 1 }
            }
        }
        #expect(kinks <= 1)
    }

    @Test func `between its jumps content never leaps`() {
        var random = SeededGenerator(seed: 62)
        for _ in 0..<100 {
            var script = script(&random, wild: false)
            script.steps.removeAll { if case .jump = $0 { true } else { false } }
            let player = GesturePlayer(
                script, limits: ScrollLimits(maximum: 2000, viewportLength: 844), scale: 0, from: 700)
            var last = player.travel(at: 0)
            for frame in 1...Int(player.duration * 250 + 1) {
                let travel = player.travel(at: Double(frame) / 250)
                // The fastest finger here makes 18,000 points a second.
                #expect((travel - last).magnitude <= 72.1)
                last = travel
            }
        }
    }

    @Test func `in the end content rests within the limits, and on a page if there are any`() {
        var random = SeededGenerator(seed: 63)
        for _ in 0..<2_000 {
            let player = player(&random, wild: false)
            let end = player.travel(at: player.duration)
            #expect((0...player.path.limits.maximum).contains(end))
            #expect(player.velocity(at: player.duration) == 0)
            #expect(player.travel(at: player.duration + 1) == end)
            #expect(player.travel(at: .infinity) == end)
        }
    }

    @Test func `nothing that a script can say is not answered`() {
        var random = SeededGenerator(seed: 64)
        for _ in 0..<3_000 {
            let player = player(&random, wild: true)
            #expect(player.duration.isFinite && player.duration >= 0)
            for time in [
                .nan, .infinity, -.infinity, player.duration, random.wild(), random.double(in: 0...3),
            ] {
                #expect(player.travel(at: time).isFinite)
                #expect(player.velocity(at: time).isFinite)
            }
            #expect(player.travel(at: .nan) == player.travel(at: 0))
            #expect(player.travel(at: -1) == player.travel(at: 0))
        }
    }
}
