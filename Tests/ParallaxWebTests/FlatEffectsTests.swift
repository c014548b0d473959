import Testing

@testable import Parallax
@testable import ParallaxWeb

/// The poses that a page asks for through a table of numbers are the engine's, and an effect that is handed to another module is
/// the same one there.
@Suite struct FlatEffectsTests {
    private func put(_ table: [Double], into engine: inout FlatEffects) {
        engine.numbers(table.count).update(from: table, count: table.count)
    }

    @Test(arguments: MotionPolicy.allCases) func `many cues at once give the poses that one gives`(
        policy: MotionPolicy
    ) {
        var engine = FlatEffects()
        let table: [Double] = [
            1, 0, 0.5, 0, 0, 0, 1, 0, 2, 13, 2, 0, 3, 0, 0, 0, 2, -1, 1, 1, -1, 6, 0, 0, 0, 0, 0, 1, 2, 0, 1,
            400, 0,
        ]
        put(table, into: &engine)
        let handle = engine.makeEffect(table.count)
        #expect(handle == 0)
        let effect = Effect(
            [
                Track(.translation, over: .phase, .linear(from: (-1, 1), to: (1, -1)), in: .reach),
                Track(.opacity, over: .travel, .smooth(through: [(0, 1), (400, 0)])),
            ], anchor: Vector(0.5, 0))
        var cues: [Double] = []
        for row in 0..<100 {
            cues += [Double(row) * 31 - 400, 200, 844, 240, 0, Double(row) * 7 - 50, 500, 0, .infinity, 0]
        }
        put(cues, into: &engine)
        let count = engine.evaluate(handle, cues: 100, policy: policy.rawValue)
        #expect(count == 100)
        for row in 0..<100 {
            let start = Double(row) * 31 - 400
            let pose = effect.pose(
                at: Cue(
                    item: start..<start + 200, viewport: 0..<844, picture: 240, travel: Double(row) * 7 - 50,
                    range: TravelRange(maximum: 500)), policy: policy)
            let numbers = Array(engine.memory.first(1800)[row * 18..<(row + 1) * 18])
            #expect(numbers[4] == pose.translationY && numbers[6] == pose.opacity && numbers[14] == 0)
        }
        engine.release(handle)
        put(cues, into: &engine)
        let released = engine.evaluate(handle, cues: 100, policy: policy.rawValue)
        #expect(released == -1)
    }

    /// Effects of every kind of curve, rule and unit.
    private static let effects: [Effect] = [
        .none, .drift(speed: 0.8), .drift(.fit), .drift(.ahead), .rise(), .turn(), .fadeIn(duration: 2),
        .enteringShadow(),
        .stretchyHeader(), .barBackground, .pageFade,
        .rise(easing: CubicBezier(0, 1.4, 1, -0.4)!).adding(.turn()),
        Effect(
            [
                Track(
                    .scale, over: .travel(per: .item),
                    .smooth(through: [(-1, 0.9), (0, 1), (0, 2), (1, 0.9)])),
                Track(.opacity, over: .overscroll, .constant(0.5)),
                Track(
                    .rotation, over: .pageDistance,
                    Curve.linear(from: (0, 0), to: (1, 2)).with(before: .extend, after: .cycle)),
                Track(
                    .translationX, over: .age, .eased(.easeIn, from: (0, 10), to: (1e9, -1e9)), in: .viewport),
            ], anchor: Vector(-1, 2), axis: Vector3(1, -2, 0), eyeDistance: 600),
    ]

    @Test(arguments: effects) func `an effect that was written is read as the same, to the bit`(
        effect: Effect
    ) {
        let table = Showroom.numbers(of: effect)
        #expect(table.count <= FlatWriter.length(of: effect))
        let read = table.withUnsafeBufferPointer { numbers in
            var reader = FlatReader(numbers)
            let effect = reader.effect()
            return reader.isRead ? effect : nil
        }
        #expect(read == effect)
        for length in table.indices {
            let isRead = table[..<length].withUnsafeBufferPointer { numbers in
                var reader = FlatReader(numbers)
                _ = reader.effect()
                return reader.isRead
            }
            #expect(!isRead, "\(length)")
        }
    }

    @Test func `an effect is handed over as it was made, and one that is none is not`() {
        var engine = FlatEffects()
        put([1, 1, 0.8], into: &engine)
        let handle = engine.makeEffect(3)
        let count = engine.writeEffect(handle)
        #expect(Array(engine.memory.first(count)) == Showroom.numbers(of: .drift(speed: 0.8)))
        let none = engine.writeEffect(7)
        #expect(none == -1)
    }
}
