import Parallax

// An effect as it was made of its parts: where it acts, and its tracks with all their numbers. `FlatEffects` makes such a table of
// a recipe, so that modules which lay out or look for gaps hold nothing of the making.

extension FlatReader {
    mutating func effect() -> Effect {
        var effect = Effect.none
        (effect.anchor, effect.axis, effect.perspective) = (vector(), vector3(), number())
        for _ in 0..<countOfThings() where isWhole { addTrack(to: &effect) }
        return effect
    }

    @inline(never)
    private mutating func addTrack(to effect: inout Effect) {
        let channel = one(of: Channel.self, or: .opacity)
        let driver = driver()
        let unit = one(of: Measure.self, or: .points)
        guard let curve = curve() else { return refuse() }
        effect.add(Track(channel, over: driver, curve, in: unit))
    }

    private mutating func curve() -> Curve? {
        Curve(most: numbersLeft) { number() }
    }

    @inline(never)
    mutating func driver() -> Driver {
        let quantity = one(of: Driver.Quantity.self, or: .travel)
        let unit = one(of: Measure.self, or: .points)
        switch quantity {
        case .travel: return .travel(per: unit)
        case .overscroll: return .overscroll(per: unit)
        case .phase: return .phase
        case .pageDistance: return .pageDistance
        case .age: return .age
        }
    }
}

extension FlatWriter {
    /// How many numbers an effect takes at most.
    static func length(of effect: Effect) -> Int {
        effect.tracks.reduce(7) { $0 + 13 + 12 * $1.curve.pieces.count }
    }

    /// The numbers that ``FlatReader/effect()`` reads.
    mutating func write(_ effect: Effect) {
        write(effect.anchor)
        write(effect.axis)
        write(effect.perspective)
        let tracks = effect.tracks
        write(Double(tracks.count))
        for track in tracks {
            write(Double(track.channel.rawValue))
            write(Double(track.driver.quantity.rawValue))
            write(Double(track.driver.unit.rawValue))
            write(Double(track.unit.rawValue))
            track.curve.putNumbers { write($0) }
        }
    }
}
