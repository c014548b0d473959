import Parallax
import Testing

@Suite struct ScrollPathTests {
    private let limits = ScrollLimits(maximum: 1000, viewportLength: 852)

    @Test func `content that runs into an edge bounces with the speed it has there`() {
        var path = ScrollPath(at: 940, limits: limits)
        path.release(velocity: 3125, at: 0)
        var (peak, last) = (0.0, 940.0)
        for frame in 1...1200 {
            let travel = path.travel(at: Double(frame) / 1000)
            peak = max(peak, travel)
            #expect((travel - last).magnitude < 3.2)
            last = travel
        }
        #expect((peak - 1100.33).magnitude < 1.5)
        #expect(path.travel(at: path.duration) == 1000)
        #expect(path.velocity(at: path.duration) == 0)
    }

    @Test func `content flung in from beyond an edge goes on into the list`() {
        var path = ScrollPath(at: 0, limits: limits)
        path.drag(by: -200, over: 0.1, at: 0)
        path.release(velocity: 2000, at: 0.1)
        #expect(path.travel(at: 0.1) < -90)
        #expect(path.travel(at: path.duration) > 20)
        // A slow one stops at the edge.
        path.release(velocity: 50, at: 0.1)
        #expect(path.travel(at: path.duration) == 0)
    }

    @Test func `content shorter than the viewport springs back to 0 from either side`() {
        for distance in [-300.0, 300, -20, 0] {
            for velocity in [-4000.0, -100, 0, 100, 4000] {
                var path = ScrollPath(limits: ScrollLimits(maximum: 0, viewportLength: 852))
                path.drag(by: distance, over: 0.2, at: 0)
                path.release(velocity: velocity, at: 0.2)
                #expect(path.travel(at: path.duration) == 0)
                #expect(path.duration < 3)
            }
        }
    }

    @Test func `a long drag and the same in parts end at one place`() {
        var (whole, parts) = (ScrollPath(limits: limits), ScrollPath(limits: limits))
        whole.drag(by: -5000, over: 1, at: 0)
        whole.drag(by: 4900, over: 1, at: 1)
        for part in 0..<5 { parts.drag(by: -1000, over: 0.2, at: Double(part) * 0.2) }
        for part in 0..<7 { parts.drag(by: 700, over: 0.1, at: 1 + Double(part) * 0.1) }
        #expect((whole.travel(at: 2) - parts.travel(at: 2)).magnitude < 1e-9)
    }

    @Test func `content caught further out than a pull can hold it stays, and follows the finger back`() {
        var path = ScrollPath(at: 1000, limits: limits)
        path.release(velocity: 40_000, at: 0)
        let caught = path.travel(at: 0.09)
        #expect(caught > 1852)
        path.drag(by: 0, over: 0.1, at: 0.09)
        #expect((path.travel(at: 0.15) - caught).magnitude < 1e-9)
        path.drag(by: -1600, over: 1, at: 0.19)
        #expect(path.travel(at: 1.19) < 1000)
    }

    @Test func `an animation goes from where content is to the nearest travel that it can rest at`() {
        var path = ScrollPath(at: 100, limits: limits)
        path.animate(to: 5000, at: 1)
        #expect(path.travel(at: 1) == 100)
        #expect((path.travel(at: 1.1) - 550).magnitude < 1e-9)
        #expect(path.travel(at: 1.2) == 1000)
        #expect(path.duration == 1.2)
    }

    @Test func `an underdamped bounce swings about its edge`() throws {
        var physics = ScrollPhysics.uiKit
        physics.bounce = try #require(DampedSpring(angularFrequency: 11, dampingRatio: 0.3))
        var path = ScrollPath(at: 1000, limits: limits, physics: physics)
        path.release(velocity: 2000, at: 0)
        #expect((0...100).contains { path.travel(at: Double($0) / 100) < 990 })
        #expect(path.travel(at: path.duration) == 1000)
    }

    @Test func `whatever happens, answers are finite and the end is within the limits`() {
        var random = SeededGenerator(seed: 50)
        for _ in 0..<2_000 {
            let limits = ScrollLimits(maximum: random.wild(), viewportLength: random.wild())
            var path = ScrollPath(at: random.wild(), limits: limits)
            path.drag(by: random.wild(), over: random.wild(), at: random.wild())
            path.release(velocity: random.wild(), at: path.duration)
            for time in [random.wild(), .nan, .infinity, -.infinity, path.duration] {
                #expect(!path.travel(at: time).isNaN, "\(path) at \(time)")
                #expect(!path.velocity(at: time).isNaN)
            }
            #expect((0...limits.maximum).contains(path.travel(at: .infinity)))
        }
    }

    @Test func `a glide keeps the velocity it begins with, and lands exactly, whatever it takes over from`() {
        var path = ScrollPath(at: 100, limits: limits)
        path.glide(to: 300, at: 0)
        for time in [0.05, 0.1, 0.3] {
            let (place, velocity) = (path.travel(at: time), path.velocity(at: time))
            path.glide(to: 300 + time * 1000, at: time)
            #expect(path.travel(at: time) == place)
            #expect((path.velocity(at: time) - velocity).magnitude < 1e-9)
        }
        #expect(path.travel(at: path.duration) == 600)
        path.glide(to: 5000, at: 1)
        #expect(path.travel(at: path.duration) == 1000)
        // Of a pull it makes an end, too.
        path.drag(by: 400, over: 0.1, at: 4)
        path.glide(to: 990, at: 4.2)
        #expect(path.travel(at: 4.2) > 1000)
        #expect(path.travel(at: path.duration) == 990)
    }
}
