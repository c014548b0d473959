import Parallax
import Testing

/// Law 9: effect to key frames within the asked tolerance, between samples too.
@Suite struct KeyFramesTests {
    @Test(arguments: Driver.Quantity.allCases)
    func `poses between frames lie within the tolerance of the straight line`(quantity: Driver.Quantity)
        throws
    {
        var samples = Samples(seed: 91 + UInt64(quantity.rawValue))
        for _ in 0..<40 {
            let unit = samples.any(of: [Measure.points, .viewport, .item])
            let driver: Driver
            let range: ClosedRange<Double>
            switch quantity {
            case .travel: (driver, range) = (.travel(per: unit), -700...1900)
            case .overscroll: (driver, range) = (.overscroll(per: unit), -700...900)
            case .phase: (driver, range) = (.phase, -3...3)
            case .pageDistance: (driver, range) = (.pageDistance, -3...3)
            case .age: (driver, range) = (.age, -1...3)
            }
            var tracks = (0..<samples.whole(1...3)).map { _ in samples.track(over: driver) }
            if samples.flag() { tracks.append(samples.track()) }
            let effect = Effect(tracks)
            let policy = samples.any(of: MotionPolicy.allCases)
            let rest = Cue(item: 100..<350, viewport: 0..<844, picture: 400, travel: 30, age: 0.2)
            let tolerance = samples.any(of: [0.5, 0.05, 0.005])
            let frames = effect.keyFrames(
                over: quantity, in: range, at: rest, policy: policy, tolerance: tolerance)
            #expect(frames.first?.driverValue == range.lowerBound)
            #expect(frames.last?.driverValue == range.upperBound)
            var index = 0
            let width = range.upperBound - range.lowerBound
            for step in 0..<400 {
                let value = range.lowerBound + width * (Double(step) + 0.37) / 400
                while frames[index + 1].driverValue < value { index += 1 }
                let (first, second) = (frames[index], frames[index + 1])
                let length = second.driverValue - first.driverValue
                // A jump: no straight line can follow it.
                if length < width * 0x1p-38 { continue }
                let part = (value - first.driverValue) / length
                let pose = effect.pose(at: rest.with(quantity, value), policy: policy)
                let straight = zip(first.pose.parts, second.pose.parts).map { $0 + ($1 - $0) * part }
                let error = zip(pose.parts, straight).map { ($0 - $1).magnitude }.max() ?? 0
                // To note 16,000 expectations a case would take as long as what they hold.
                if error <= tolerance + 1e-9 { continue }
                Issue.record("\(quantity) at \(value): \(error) of \(tolerance)")
            }
        }
    }

    @Test func `straight tracks need no more frames than they have bends`() {
        let rest = Cue(item: 0..<300, viewport: 0..<844, attachment: .viewport)
        let values = Effect.stretchyHeader().keyFrames(
            over: .travel, in: -300...844, at: rest, tolerance: 0.01
        ).map(\.driverValue)
        #expect(values == [-300, 0, 300, 844])
    }

    @Test func `a finer tolerance takes more frames, and a product of two fades is followed`() {
        let fade = Track(.opacity, over: .phase, .linear(from: (-1, 0), to: (1, 1)))
        let effect = Effect([fade, fade])
        let rest = Cue(item: 0..<250, viewport: 0..<844)
        let counts = [0.1, 0.01, 0.001].map {
            effect.keyFrames(over: .phase, in: -1...1, at: rest, tolerance: $0).count
        }
        #expect(counts[0] < counts[1] && counts[1] < counts[2] && counts[2] < 40)
    }

    @Test func `a range of no length gives its one frame`() {
        let frames = Effect.pageFade.keyFrames(
            over: .pageDistance, in: 0.5...0.5, at: Cue(item: 0..<1, viewport: 0..<1), tolerance: 0.1)
        #expect(frames.map(\.pose.opacity) == [0.5])
    }
}
