import Parallax
import ParallaxDocument
import Testing

@testable import ParallaxGTK

@Suite struct ScrollDriverTests {
    private let limits = ScrollLimits(maximum: 1656, viewportLength: 844)
    private let pages = Paging(pageLength: 390)

    /// Scripts whose last drags are long enough for a velocity to be told from their reports.
    static let scripts: [GestureScript] = [
        [.drag(-300, over: 0.4), .wait],
        [.drag(-300, over: 0.4), .hold(0.2), .wait],
        [.drag(260, over: 0.7), .hold(0.25), .wait, .hold(0.2), .drag(-370, over: 1.3), .wait],
        [.drag(-200, over: 0.1), .flick(-2500), .hold(0.3), .drag(40, over: 0.2), .wait],
        [.jump(1600), .drag(-500, over: 0.25), .wait, .drag(700, over: 0.2), .wait],
        [.flick(-1700), .wait, .hold(0.3), .flick(2900), .wait],
        [.drag(8, over: 0.1), .hold(0.205), .wait, .jump(700), .drag(-60, over: 0.1), .hold(0.05), .wait],
    ]

    @Test(arguments: scripts, [nil, Paging(pageLength: 390)])
    func `a script put in by hand gives the engine's own path`(script: GestureScript, paging: Paging?) {
        for rate in [60.0, 125, 144] {
            let player = GesturePlayer(script, limits: limits, paging: paging, scale: 0)
            var driver = ScrollDriver(limits: limits, paging: paging, scale: 0)
            var hand = ScriptedHand(script, at: 100)
            for frame in 0...Int(rate * (player.duration + 0.5)) {
                let time = Double(frame) / rate
                hand.move(&driver, to: 100 + time)
                let miss = driver.travel(at: 100 + time) - player.travel(at: time)
                #expect(miss.magnitude < 0.01, "\(script) at \(time): \(miss)")
            }
            #expect(hand.isDone)
            #expect(!driver.isMoving(at: 200))
        }
    }

    @Test func `what a hand does, recorded and played again, goes the same way`() throws {
        for seed in 1...40 as ClosedRange<UInt64> {
            var chance = Chance(seed: seed)
            let paging = seed.isMultiple(of: 3) ? pages : nil
            var driver = ScrollDriver(limits: limits, paging: paging, scale: 0)
            // A hand that twitches, waits, and puts its finger down again before all is at rest.
            var (time, travels) = (50.0, [(time: Double, travel: Double)]())
            let start = time
            for stroke in 0..<3 {
                driver.press(at: time)
                var offset = 0.0
                let way = chance.number(-900...900)
                for _ in 0..<Int(chance.number(3...40)) {
                    time +=
                        chance.number(0...1) < 0.05 ? chance.number(0.1...0.4) : chance.number(0.004...0.02)
                    offset += chance.number(0...1) * way * 0.05
                    driver.move(to: offset, at: time)
                    travels.append((time, driver.travel(at: time)))
                }
                time += chance.number(0...1) < 0.2 ? 0.15 : 0.008
                driver.lift(at: time)
                if stroke < 2 {
                    time += chance.number(0.05...0.25)
                    // At rest by then, a recording would begin anew.
                    guard driver.isMoving(at: time) else { break }
                }
            }
            for step in 1...200 {
                travels.append((time + Double(step) / 60, driver.travel(at: time + Double(step) / 60)))
            }
            let script = try #require(driver.gesture)
            let player = GesturePlayer(script, limits: limits, paging: paging, scale: 0)
            for (time, travel) in travels {
                let miss = player.travel(at: time - start) - travel
                #expect(miss.magnitude < 0.01, "seed \(seed) at \(time - start): \(miss)")
            }
        }
    }

    @Test func `a gesture far down a long list is written down where it was`() throws {
        var driver = ScrollDriver(limits: ScrollLimits(maximum: 4e9, viewportLength: 844), at: 3.5e9 + 0.25)
        driver.press(at: 1)
        driver.move(to: -50, at: 1.1)
        driver.lift(at: 1.3)
        let script = try GestureScript(try #require(driver.gesture).text)
        #expect(script.steps.first == .jump(3.5e9 + 0.25))
    }

    @Test func `a press that does not leave its place moves nothing, and flicks nothing`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.press(at: 1)
        driver.move(to: -9, at: 1.01)
        driver.lift(at: 1.02)
        #expect(driver.travel(at: 3) == 0)
        #expect(!driver.isMoving(at: 1.03))
    }

    @Test func `a finger that has been still for a while flicks nothing`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.press(at: 1)
        for step in 1...20 { driver.move(to: -Double(step) * 10, at: 1 + Double(step) * 0.01) }
        driver.lift(at: 1.31)
        #expect(driver.travel(at: 5) == 190)
    }

    @Test func `a touchpad has no slop, pulls a rubber band, and hands over to a flick`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.slide(by: -3, at: 1)
        #expect(driver.travel(at: 1) == 3)
        driver.slide(by: 203, at: 1.1)
        let band = RubberBand(length: 844)
        #expect((driver.travel(at: 1.1) - band.overscroll(pulledBy: -200)).magnitude < 1e-9)
        driver.lift(at: 1.5)
        #expect(driver.isMoving(at: 1.51))
        #expect(driver.travel(at: 9) == 0)
        for step in 1...10 { driver.slide(by: -8, at: 10 + Double(step) * 0.01) }
        driver.lift(at: 10.11)
        #expect(driver.travel(at: 12) > 200)
    }

    @Test func `notches of a wheel add up, end at the edges, and one follows another without a jerk`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        for notch in 0..<5 { driver.glide(by: 100, at: 1 + Double(notch) * 0.05) }
        var last = driver.travel(at: 1.2)
        for step in 1...300 {
            let travel = driver.travel(at: 1.2 + Double(step) * 0.005)
            #expect(travel >= last && travel - last < 15)
            last = travel
        }
        #expect(driver.travel(at: 9) == 500)
        driver.glide(by: -900, at: 10)
        #expect((0...100).map { driver.travel(at: 10 + Double($0) / 50) }.allSatisfy { $0 >= 0 })
        #expect(driver.travel(at: 12) == 0)
    }

    @Test func `a notch turns one page, and a far goal is reached at once`() {
        var driver = ScrollDriver(limits: limits, paging: pages, scale: 0)
        driver.glide(by: 3, at: 1)
        #expect(driver.travel(at: 9) == 390)
        driver.glide(by: -0.1, at: 10)
        #expect(driver.travel(at: 19) == 0)
        var long = ScrollDriver(limits: ScrollLimits(maximum: 2.5e8, viewportLength: 844), scale: 1)
        long.glide(to: 2.5e8, at: 1)
        #expect(long.travel(at: 1) == 2.5e8)
        var still = ScrollDriver(limits: limits, scale: 0)
        still.glides = false
        still.glide(by: 80, at: 1)
        #expect(still.travel(at: 1) == 80)
    }

    /// A finger that is down: content has followed it to 190, or is pulled by 100 points.
    private func held(pulled: Bool = false, paging: Paging? = nil) -> ScrollDriver {
        var driver = ScrollDriver(limits: limits, paging: paging, scale: 0)
        driver.press(at: 1)
        for step in 1...20 {
            driver.move(to: Double(step) * (pulled ? 5.5 : -10), at: 1 + Double(step) * 0.01)
        }
        return driver
    }

    @Test func `a drag goes on under the hand, whatever moves content meanwhile`() throws {
        let changes: [(String, (inout ScrollDriver) -> Void, Double)] = [
            ("other lengths", { $0.adopt(self.longer, paging: nil, time: 1.21) { $0 * 2 } }, 380),
            ("a wheel", { $0.glide(by: 56, at: 1.21) }, 246),
            ("a key", { $0.glide(to: 1656, at: 1.21) }, 1656),
            ("a scroll bar", { $0.jump(to: 700, at: 1.21) }, 700),
            ("a touchpad", { for _ in 1...4 { $0.slide(by: -9, at: 1.21) } }, 226),
            (
                "a touchpad that is left",
                { driver in
                    driver.slide(by: -36, at: 1.21)
                    driver.endSlide(at: 1.21)
                }, 226
            ),
        ]
        for (what, change, place) in changes {
            var driver = held()
            change(&driver)
            #expect((driver.travel(at: 1.21) - place).magnitude < 1e-9, "\(what)")
            #expect(driver.isHeld && !driver.isMoving(at: 1.22), "\(what)")
            // Back, so that no end is in the way; what was slop stays so.
            for step in 1...5 { driver.move(to: -200 + Double(step) * 10, at: 1.3 + Double(step) * 0.01) }
            #expect((driver.travel(at: 1.35) - (place - 50)).magnitude < 1e-9, "\(what)")
            driver.lift(at: 1.36)
            #expect(driver.velocity(at: 1.37) < -300, "\(what): \(driver.velocity(at: 1.37))")
            // A gesture of its own, from there.
            let player = GesturePlayer(try #require(driver.gesture), limits: driver.limits, scale: 0)
            #expect((player.travel(at: 60) - driver.travel(at: 60)).magnitude < 0.01, "\(what)")
        }
    }

    @Test(arguments: [nil, Paging(pageLength: 390)])
    func `a finger that is measured another way has not moved`(paging: Paging?) throws {
        var driver = held(paging: paging)
        let travel = driver.travel(at: 1.2)
        driver.regrip(at: 200, time: 1.21)
        #expect(driver.travel(at: 1.21) == travel && driver.isHeld)
        for step in 1...5 { driver.move(to: 200 + Double(step) * 10, at: 1.21 + Double(step) * 0.01) }
        #expect((driver.travel(at: 1.26) - (travel - 50)).magnitude < 1e-9)
        driver.lift(at: 1.27)
        #expect(driver.velocity(at: 1.28) < -300)
        let player = GesturePlayer(try #require(driver.gesture), limits: limits, paging: paging, scale: 0)
        #expect((player.travel(at: 60) - driver.travel(at: 60)).magnitude < 0.01)
        // No finger, or one on a touchpad, is nowhere.
        driver = ScrollDriver(limits: limits)
        driver.regrip(at: 40, time: 1)
        driver.slide(by: -30, at: 2)
        driver.regrip(at: 500, time: 2.1)
        driver.slide(by: -30, at: 2.2)
        #expect(driver.travel(at: 2.2) == 60)
    }

    private let longer = ScrollLimits(maximum: 4000, viewportLength: 700)

    @Test func `content that is pulled stays so in the hand, with other lengths`() throws {
        var driver = held(pulled: true)
        let pulled = driver.travel(at: 1.2)
        #expect(pulled < -50)
        driver.adopt(longer, paging: nil, time: 1.21) { $0 * 2 }
        #expect((driver.travel(at: 1.21) - pulled).magnitude < 1e-9)
        driver.move(to: 160, at: 1.3)
        let band = RubberBand(length: 700)
        let pull = band.pull(restingAt: pulled) - 50
        #expect((driver.travel(at: 1.3) - band.overscroll(pulledBy: pull)).magnitude < 1e-9)
        driver.lift(at: 1.5)
        #expect(driver.travel(at: 9) == 0)
        let player = GesturePlayer(try #require(driver.gesture), limits: longer, scale: 0)
        #expect((player.travel(at: 0.09) - driver.travel(at: 1.3)).magnitude < 0.01)
        // However far: a viewport that is shorter than the pull.
        driver = held(pulled: true)
        driver.adopt(ScrollLimits(maximum: 90, viewportLength: 20), paging: nil, time: 1.21) { $0 }
        driver.move(to: 300, at: 1.3)
        driver.lift(at: 1.5)
        #expect(driver.travel(at: 30) == 0)
    }

    @Test func `a finger that content does not follow yet has its slop with other lengths, too`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.press(at: 1)
        driver.move(to: -6, at: 1.1)
        driver.adopt(longer, paging: nil, time: 1.2) { $0 }
        driver.move(to: -16, at: 1.3)
        #expect(driver.travel(at: 1.3) == 0)
        driver.move(to: -26, at: 1.4)
        #expect(driver.travel(at: 1.4) == 10)
    }

    @Test(arguments: [nil, Paging(pageLength: 390)])
    func `what moves by itself goes on with other lengths, from where it is and as fast`(paging: Paging?) {
        let starts: [(String, (inout ScrollDriver) -> Void)] = [
            ("a flick", { $0.lift(at: 1.21) }),
            (
                "a glide",
                { driver in
                    driver.lift(at: 1.21, velocity: 0)
                    driver.glide(to: 780, at: 1.21)
                }
            ),
        ]
        for (what, start) in starts {
            var (driver, untouched) = (held(paging: paging), held(paging: paging))
            start(&driver)
            start(&untouched)
            driver.adopt(
                ScrollLimits(maximum: 1700, viewportLength: 860), paging: paging, time: 1.3
            ) { $0 }
            for step in 0...300 {
                let time = 1.3 + Double(step) * 0.01
                let miss = driver.travel(at: time) - untouched.travel(at: time)
                #expect(miss.magnitude < 0.01, "\(what) at \(time): \(miss)")
            }
            #expect(driver.travel(at: 9) > 200 && !driver.isMoving(at: 9))
        }
        // Pages of another length: to the page that it was on its way to.
        var pager = held(paging: Paging(pageLength: 390))
        pager.lift(at: 1.21)
        pager.adopt(longer, paging: Paging(pageLength: 500), time: 1.3) { $0 / 390 * 500 }
        #expect(pager.isMoving(at: 1.31))
        #expect(pager.travel(at: 9) == 500)
        // On its way back from beyond an end.
        var (bounce, same) = (held(pulled: true), held(pulled: true))
        bounce.lift(at: 1.4)
        same.lift(at: 1.4)
        bounce.adopt(longer, paging: nil, time: 1.45) { $0 }
        for step in 0...100 {
            let time = 1.45 + Double(step) * 0.01
            #expect((bounce.travel(at: time) - same.travel(at: time)).magnitude < 0.05, "at \(time)")
        }
    }

    @Test func `a touchpad and a finger hand content over to each other`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.slide(by: -100, at: 1)
        driver.press(at: 1.05)
        driver.endSlide(at: 1.2)
        #expect(driver.isHeld)
        driver.move(to: -30, at: 1.3)
        #expect(driver.travel(at: 1.3) == 120)
        driver.lift(at: 1.5)
        driver.slide(by: -7, at: 2)
        #expect(driver.travel(at: 2) == 127)
        driver.endSlide(at: 2.2)
        #expect(!driver.isHeld)
    }

    @Test func `a scroll bar that is taken hold of stops a flick, and no way back`() {
        var driver = held()
        driver.lift(at: 1.21)
        let place = driver.travel(at: 1.3)
        driver.stop(at: 1.3)
        #expect(driver.travel(at: 5) == place && !driver.isMoving(at: 1.31))
        driver = held(pulled: true)
        driver.lift(at: 1.4)
        driver.stop(at: 1.45)
        #expect(driver.travel(at: 1.46) < 0 && driver.travel(at: 9) == 0)
    }

    @Test func `content that a scroll bar has left between two pages settles on the nearest`() {
        let limits = ScrollLimits(maximum: 4 * 390, viewportLength: 390)
        for (place, page) in [(808.0, 780.0), (1000, 1170), (194, 0), (196, 390), (1560, 1560)] {
            var driver = ScrollDriver(limits: limits, paging: pages)
            driver.jump(to: place, at: 1)
            driver.settle(at: 1.5)
            #expect(driver.travel(at: 1.5) == place)
            #expect(driver.travel(at: 9) == page)
        }
        // What moves, and what a finger holds, comes to a page by itself; a list rests anywhere.
        var turned = ScrollDriver(limits: limits, paging: pages)
        turned.glide(to: 780, at: 1)
        turned.settle(at: 1.01)
        #expect(turned.travel(at: 9) == 780)
        var held = ScrollDriver(limits: limits, paging: pages)
        held.press(at: 1)
        held.move(to: -110, at: 1.1)
        held.settle(at: 1.2)
        #expect(held.isHeld && held.travel(at: 9) == 100)
        var list = ScrollDriver(limits: limits)
        list.jump(to: 808, at: 1)
        list.settle(at: 1)
        #expect(list.travel(at: 9) == 808)
    }

    @Test func `content held beyond an end stays so far beyond it with other lengths`() {
        for (place, there) in [(-80.25, -80.25), (1700.5, 4044.5), (400, 800)] {
            var driver = ScrollDriver(limits: limits, scale: 1, at: place)
            driver.adopt(longer, paging: nil, time: 5) { $0 == 1656 ? 4000 : $0 * 2 }
            #expect(driver.travel(at: 5) == there && driver.travel(at: 1e6) == there)
        }
    }

    @Test func `content held beyond an end stays there there exactly, and is let go by whatever happens`() {
        for place in [-80.25, 1700.5, 37.5] {
            var driver = ScrollDriver(limits: limits, scale: 1, at: place)
            #expect(driver.travel(at: 0) == place)
            #expect(driver.travel(at: 1e6) == place)
            #expect(!driver.isMoving(at: 5))
            driver.press(at: 7)
            #expect((driver.travel(at: 7) - place).magnitude <= 0.5)
            driver.lift(at: 7.2)
            #expect((driver.travel(at: 9) - limits.clamped(place)).magnitude <= 0.5)
        }
    }

    @Test func `clocks that go back a little lose nothing of a movement`() {
        var driver = ScrollDriver(limits: limits, scale: 0)
        driver.press(at: 1)
        for (offset, time) in [(-20.0, 1.01), (-40, 1.02), (-60, 1.019), (-80, 1.018), (-100, 1.03)] {
            driver.move(to: offset, at: time)
        }
        #expect(driver.travel(at: 1.03) == 90)
    }

    @Test func `a session of many gestures keeps no more than the last one`() {
        var driver = ScrollDriver(limits: limits, scale: 1)
        for round in 0..<50 {
            let start = Double(round) * 10
            driver.press(at: start)
            for step in 1...20 { driver.move(to: Double(step) * -3, at: start + Double(step) * 0.01) }
            driver.lift(at: start + 0.3)
        }
        #expect((driver.gesture?.steps.count ?? 0) < 30)
    }
}

/// A repeatable stand-in for a hand's whims.
struct Chance {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Double(state >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
    }
}
