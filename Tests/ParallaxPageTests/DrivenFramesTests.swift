import Parallax
import Testing

@testable import ParallaxPage

/// Key frames made of rules follow the engine at sizes that nobody thought of.
@Suite struct DrivenFramesTests {
    /// A source of numbers that says the same in every run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
        mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
        mutating func one<Value>(of values: [Value]) -> Value { values.randomElement(using: &self)! }
    }

    /// The lengths of an item in a viewport, by the formulas of `Measure`.
    private struct Lengths {
        let viewport: Double
        let item: Double
        let picture: Double

        subscript(measure: Measure) -> Double {
            switch measure {
            case .points: 1
            case .viewport: viewport
            case .item: item
            case .reach: (viewport + item) / 2
            case .overscan: (picture - item) / 2
            case .fittedOverscan: (picture - item) / 2 * (viewport + item) / viewport
            }
        }

        /// How much longer than in the situation for which key frames are made any of the lengths is; at least 1.
        var size: Double {
            max(
                1, viewport / 1024, item / 512, self[.reach] / 768, self[.overscan] / 256,
                self[.fittedOverscan] / 384)
        }

        func cue(_ quantity: Driver.Quantity, _ value: Double, _ axis: ScrollAxis) -> Cue {
            let start = quantity == .phase ? (value * (viewport + item) + viewport - item) / 2 : 0
            return Cue(
                item: start..<start + item, viewport: 0..<viewport, picture: picture, axis: axis,
                travel: quantity == .travel ? value : quantity == .overscroll ? min(value, 0) : 0,
                pageDistance: quantity == .pageDistance ? value : 0, age: quantity == .age ? value : .infinity
            )
        }
    }

    private static func curve(
        _ dice: inout Dice, _ values: ClosedRange<Double>, over range: ClosedRange<Double>
    ) -> Curve {
        var x = dice.number(range)
        let points = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
            x += dice.number(0.05...1) * (range.upperBound - range.lowerBound) / 3
            return (x, dice.number(values))
        }
        switch dice.one(of: [0, 1, 2]) {
        case 0: return .linear(through: points)
        case 1: return .smooth(through: points, beyond: dice.one(of: [.hold, .extend]))
        default: return .eased(.easeInOut, through: points)
        }
    }

    private static func value(
        _ property: DrivenProperty, _ gap: Int, _ frames: DrivenFrames, at place: Double, _ lengths: Lengths
    )
        -> Double
    {
        func number(_ stop: Int) -> Double {
            Measure.allCases.reduce(0) { $0 + property.parts[gap][stop][$1] * lengths[$1] }
        }
        guard let end = frames.stops.firstIndex(where: { $0 > place }), end > 0 else {
            return number(place < frames.stops[0] ? 0 : frames.stops.count - 1)
        }
        let part = (place - frames.stops[end - 1]) / (frames.stops[end] - frames.stops[end - 1])
        return number(end - 1) + (number(end) - number(end - 1)) * part
    }

    @Test(arguments: Driver.Quantity.allCases, MotionPolicy.allCases)
    func `key frames in lengths of the page are what the engine says at any size`(
        quantity: Driver.Quantity, policy: MotionPolicy
    ) {
        var dice = Dice(state: 11 + UInt64(quantity.rawValue) * 3 + UInt64(policy.rawValue))
        var compared = 0
        for _ in 0..<40 {
            let lengths = Lengths(
                viewport: dice.number(300...1_000), item: dice.number(40...500),
                picture: dice.number(500...900))
            let isLong = quantity == .travel || quantity == .overscroll
            let unit = isLong ? dice.one(of: [Measure.points, .viewport, .item]) : .points
            let driver: Driver
            switch quantity {
            case .travel: driver = .travel(per: unit)
            case .overscroll: driver = .overscroll(per: unit)
            case .phase: driver = .phase
            case .pageDistance: driver = .pageDistance
            case .age: driver = .age
            }
            let range =
                switch quantity {
                case .travel: unit == .points ? -300.0...900.0 : -1...2
                case .overscroll: unit == .points ? -300.0...0 : -1...0
                case .age: 0.0...1.5
                case .phase, .pageDistance: -1.5...1.5
                }
            let axis = dice.one(of: [ScrollAxis.vertical, .horizontal])
            let isMirrored = dice.one(of: [true, false])
            let tracks = [
                Track(
                    .translation, over: driver, Self.curve(&dice, -1...1, over: range),
                    in: dice.one(of: Measure.allCases)),
                Track(.translationX, over: driver, Self.curve(&dice, -80...80, over: range)),
                Track(.scale, over: driver, Self.curve(&dice, 0.5...1.5, over: range)),
                Track(.opacity, over: driver, Self.curve(&dice, 0...1, over: range)),
                Track(.rotation, over: driver, Self.curve(&dice, -1...1, over: range)),
                Track(.blur, over: driver, Self.curve(&dice, 0...9, over: range)),
            ]
            let effect = Effect(tracks.shuffled(using: &dice))
            let frames = DrivenFrames(
                effect, over: driver, in: range, policy: policy, axis: axis, isMirrored: isMirrored)
            for _ in 0..<60 {
                let place = dice.number(range)
                let travelled = place * (isLong ? lengths[unit] : 1)
                var pose = effect.pose(at: lengths.cue(quantity, travelled, axis), policy: policy)
                if isMirrored { pose = pose.mirrored }
                let wanted: [String: [Double]] = [
                    "translate": [pose.translationX, pose.translationY], "scale": [pose.scaleX, pose.scaleY],
                    // A mirrored pose turns about a mirrored axis; in the plane of the screen that is the other way round.
                    "rotate": [pose.rotation * (isMirrored ? -1 : 1)], "opacity": [pose.opacity],
                    "filter": [pose.blur],
                ]
                for (name, numbers) in wanted {
                    let property = frames.properties.first { $0.name == name }
                    for (gap, number) in numbers.enumerated() {
                        let found = property.map { Self.value($0, gap, frames, at: place, lengths) }
                        let tolerance =
                            ["translate", "filter"].contains(name)
                            ? 0.001 + 0.02 * lengths.size : name == "opacity" ? 6e-4 : 5e-5
                        let rest = name == "scale" || name == "opacity" ? 1.0 : 0
                        #expect(
                            abs((found ?? rest) - number) <= tolerance,
                            "\(name) at \(place) of \(driver): \(found ?? rest), not \(number)")
                        compared += 1
                    }
                }
            }
        }
        #expect(compared == 40 * 60 * 7)
    }

    @Test func `a turn in the plane of the screen names no axis, any other does`() {
        func css(_ axis: Vector3, isMirrored: Bool) -> String? {
            let turn = Effect([Track(.rotation, over: .phase, .proportional(1))], axis: axis)
            let frames = DrivenFrames(
                turn, over: .phase, in: -1...1, policy: .full, axis: .horizontal, isMirrored: isMirrored)
            return frames.properties.first?.css(at: frames.stops.count - 1)
        }
        #expect(css(Vector3(0, 0, 2), isMirrored: false) == "1rad")
        #expect(css(Vector3(0, 0, 2), isMirrored: true) == "-1rad")
        #expect(css(Vector3(0, 0, -1), isMirrored: false) == "0 0 -1 1rad")
        #expect(css(Vector3(0, 0.7, 0.4), isMirrored: true) == "0 -0.7 -0.4 1rad")
    }

    @Test func `what changes nothing is not written, and what does not move is told apart`() {
        let effect = Effect {
            Track(.scale, over: .phase, .constant(1))
            Track(.opacity, over: .phase, .constant(0.5))
            Track(.translation, over: .phase, .proportional(-0.2), in: .reach)
        }
        let frames = DrivenFrames(
            effect, over: .phase, in: -1...1, policy: .full, axis: .vertical, isMirrored: false)
        #expect(frames.properties.map(\.name) == ["translate", "opacity"])
        #expect(frames.moving.map(\.name) == ["translate"])
        #expect(frames.stops == [-1, 0, 1])
        #expect(frames.properties[0].css(at: 0) == "0px calc(0.2 * var(--reach))")
        #expect(frames.properties[1].css(at: 2) == "0.5")
    }

    @Test func `blur and shadow stand apart from what engines composite`() {
        let effect = Effect {
            Track(.blur, over: .phase, .linear(from: (0, 0), to: (1, 8)))
            Track(.shadowOpacity, over: .phase, .constant(0.5))
            Track(.shadowX, over: .phase, .proportional(10))
            Track(.translation, over: .phase, .proportional(1))
        }
        let frames = DrivenFrames(
            effect, over: .phase, in: -1...1, policy: .full, axis: .vertical, isMirrored: true)
        #expect(frames.properties.filter { !$0.isComposited }.map(\.name) == ["box-shadow", "filter"])
        let last = frames.stops.count - 1
        #expect(
            frames.properties.first { $0.name == "box-shadow" }?.css(at: last)
                == "-10px 0px calc(2 * 0px) rgb(0 0 0 / 0.5)")
    }
}
