import Parallax

// An effect as a file says it: how many parts it has, and for each what it is and its numbers. `Web/engine.d.ts` lists them.

extension FlatReader {
    mutating func recipe() -> Effect {
        var effect = Effect.none
        for _ in 0..<countOfThings() where isWhole { effect = effect.adding(part()) }
        return effect
    }

    private mutating func part() -> Effect {
        switch count(upTo: 9) {
        case 0: return tracks()
        case 1: return .drift(speed: number())
        case 2: return .drift(one(of: DriftRule.self, or: .fit))
        case 3: return .rise(distance: number(), scale: number(), duration: number(), easing: easing())
        case 4:
            return .turn(
                angle: number(), axis: vector3(), eyeDistance: number(), scale: number(), duration: number(),
                easing: easing())
        case 5: return .fadeIn(duration: number(), easing: easing())
        case 6:
            return .enteringShadow(
                opacity: number(), radius: number(), offset: vector(), duration: number(), easing: easing())
        case 7: return .stretchyHeader(speed: number(), fades: flag())
        case 8: return .barBackground
        default: return .pageFade
        }
    }

    private mutating func tracks() -> Effect {
        let (anchor, axis) = (vector(), vector3())
        let eyeDistance = number()
        var tracks: [Track] = []
        for _ in 0..<countOfThings() where isWhole { tracks.append(track()) }
        return Effect(
            tracks, anchor: anchor, axis: axis, eyeDistance: eyeDistance > 0 ? eyeDistance : .infinity)
    }

    private mutating func track() -> Track {
        let channel = one(of: Channel.self, or: .opacity)
        let driver = driver()
        let unit = one(of: Measure.self, or: .points)
        let before = one(of: Curve.Beyond.self, or: .hold)
        let after = one(of: Curve.Beyond.self, or: .hold)
        return Track(channel, over: driver, curve().with(before: before, after: after), in: unit)
    }

    private mutating func curve() -> Curve {
        switch count(upTo: 2) {
        case 0: return .linear(through: points())
        case 1: return .smooth(through: points())
        default:
            let easing = easing()
            return .eased(easing, through: points())
        }
    }

    private mutating func points() -> [(Double, Double)] {
        var points: [(Double, Double)] = []
        for _ in 0..<countOfThings() where isWhole { points.append((number(), number())) }
        return points
    }
}
