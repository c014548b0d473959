import Parallax

/// Random curves, effects, cues and stages, of the kind that people make and of the kind that finds faults.
struct Samples {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func double(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    mutating func flag() -> Bool { generator.next() & 1 == 0 }
    mutating func any<T>(of values: [T]) -> T { values[whole(0...values.count - 1)] }

    mutating func easing() -> CubicBezier {
        any(of: [.linear, .ease, .easeIn, .easeOut, .easeInOut, CubicBezier(0.3, -0.6, 0.6, 1.7)!])
    }

    /// A curve of any shape over about −1…1, with values of about −2…2 times `size`.
    mutating func curve(size: Double = 1) -> Curve {
        func point(_ samples: inout Samples) -> (Double, Double) {
            (samples.double(-1.5...1.5), size * samples.double(-2...2))
        }
        var points = [point(&self)]
        for _ in 0..<whole(1...4) {
            var next = point(&self)
            if whole(0...4) == 0 { next.0 = points[0].0 }
            points.append(next)
        }
        let beyond = any(of: Curve.Beyond.allCases)
        switch whole(0...6) {
        case 0: return .constant(points[0].1)
        case 1: return .proportional(points[0].1)
        case 2:
            return .ray(
                at: points[0].0, value: points[0].1, slopeBefore: double(-2...2), slopeAfter: points[1].1)
        case 3: return .linear(through: points, beyond: beyond)
        case 4: return .eased(easing(), through: points, beyond: beyond)
        case 5:
            return .cubic(
                from: points[0], to: points[1], slopes: (size * double(-3...3), size * double(-3...3)),
                beyond: beyond)
        default: return .smooth(through: points, beyond: beyond).with(before: any(of: Curve.Beyond.allCases))
        }
    }

    mutating func driver() -> Driver {
        let units: [Measure] = [.points, .viewport, .item, .reach]
        switch whole(0...5) {
        case 0: return .travel(per: any(of: units))
        case 1: return .overscroll(per: any(of: units))
        case 2: return .pageDistance
        case 3: return .age
        default: return .phase
        }
    }

    /// A track whose values make sense for its channel: factors about 1, lengths of a hundred points.
    mutating func track(_ channels: [Channel] = Channel.allCases, over driver: Driver? = nil) -> Track {
        let channel = any(of: channels)
        let unit = any(of: Measure.allCases)
        let isLength: Bool
        switch channel {
        case .scaleX, .scaleY, .scale, .opacity, .shadowOpacity, .rotation: isLength = false
        default: isLength = true
        }
        let size = isLength ? (unit == .points ? 100 : 0.3) : 1
        return Track(channel, over: driver ?? self.driver(), curve(size: size), in: unit)
    }

    mutating func tracks(_ count: ClosedRange<Int> = 0...5) -> [Track] {
        (0..<whole(count)).map { _ in track() }
    }

    mutating func effect(_ count: ClosedRange<Int> = 0...5) -> Effect {
        Effect(
            tracks(count), anchor: Vector(double(-0.5...1.5), double(-0.5...1.5)),
            axis: Vector3(double(-1...1), double(-1...1), double(-1...1)),
            eyeDistance: flag() ? .infinity : double(300...3000))
    }

    mutating func cue() -> Cue {
        let start = double(-1000...1500)
        let length = double(0...500)
        return Cue(
            item: start..<start + length, viewport: 0..<double(0...1200), picture: length + double(0...300),
            axis: flag() ? .vertical : .horizontal, travel: double(-500...3000),
            range: TravelRange(maximum: double(0...2500)), pageDistance: double(-3...3),
            age: flag() ? .infinity : double(0...1), attachment: flag() ? .content : .viewport)
    }

    /// Any finite cue.
    mutating func wildCue() -> Cue {
        func range(_ samples: inout Samples) -> Range<Double> {
            let (a, b) = (samples.generator.wild(), samples.generator.wild())
            return min(a, b)..<max(a, b)
        }
        return Cue(
            item: range(&self), viewport: range(&self), picture: flag() ? nil : generator.wild(),
            axis: flag() ? .vertical : .horizontal, travel: generator.wild(),
            range: TravelRange(maximum: generator.wild()), pageDistance: generator.wild(),
            age: generator.wild(), attachment: flag() ? .content : .viewport)
    }
}
