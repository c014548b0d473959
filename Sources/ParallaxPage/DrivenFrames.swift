import Parallax

/// All that one driver does to one layer, as key frames of CSS properties: between two stops every part runs straight.
///
/// The stops are those of the engine's own export, so no part strays from the effect by more than a tolerance: 0.02
/// points, 0.0005 of an opacity, and of a scale or an angle what moves an edge a thousand points away by 0.02.
struct DrivenFrames: Equatable {
    let driver: Driver
    /// Values of the driver, in its own unit, in rising order.
    let stops: [Double]
    /// What is written, apart from what never changes anything.
    let properties: [DrivenProperty]

    /// Those of the properties that are not the same at every stop.
    var moving: [DrivenProperty] { properties.filter { !$0.isStill } }

    /// Samples the tracks of `effect` over one driver.
    ///
    /// - Parameters:
    ///   - range: From where to where the driver is followed; rules beyond a curve's ends are followed no further.
    ///   - isMirrored: Whether x runs from right to left.
    init(
        _ effect: Effect, over driver: Driver, in range: ClosedRange<Double>, policy: MotionPolicy,
        axis: ScrollAxis, isMirrored: Bool
    ) {
        let sampler = FrameSampler(
            tracks: effect.tracks.filter { $0.driver == driver }, driver: driver, policy: policy, axis: axis)
        let stops = sampler.stops(in: range)
        let frames = stops.map(sampler.sums)
        let sign = isMirrored ? -1.0 : 1.0
        let axisOfTurn = [effect.axis.x, effect.axis.y * sign, effect.axis.z * sign].map(CSSNumber.text)
        var properties: [DrivenProperty] = []
        func add(_ name: String, _ pattern: [String], _ channels: [Channel], mirrored: Set<Channel> = []) {
            guard channels.contains(where: sampler.writes) else { return }
            let parts = channels.map { channel in
                frames.map { frame in
                    isMirrored && mirrored.contains(channel) ? frame[channel]!.negated : frame[channel]!
                }
            }
            properties.append(
                DrivenProperty(
                    name: name, pattern: pattern, parts: parts, isLength: channels.map(\.isLengthInCSS),
                    rest: channels.map { $0.isFactorInCSS ? 1 : 0 }))
        }
        if effect.perspective != 0, sampler.writes(.rotation) || sampler.writes(.translationZ) {
            let turn = axisOfTurn.joined(separator: ",")
            add(
                "transform",
                [
                    "perspective(\(CSSNumber.text(1 / effect.perspective))px) translate3d(", ",", ",",
                    ") rotate3d(\(turn),", "rad) scale(", ",", ")",
                ], [.translationX, .translationY, .translationZ, .rotation, .scaleX, .scaleY],
                mirrored: [.translationX])
        } else {
            add("translate", ["", " ", ""], [.translationX, .translationY], mirrored: [.translationX])
            // In the plane of the screen by the angle's own sign: WebKit loses that of an axis between two key frames.
            let isFlat = effect.axis.x == 0 && effect.axis.y == 0 && effect.axis.z > 0
            add(
                "rotate", [isFlat ? "" : axisOfTurn.joined(separator: " ") + " ", "rad"], [.rotation],
                mirrored: isFlat ? [.rotation] : [])
            add("scale", ["", " ", ""], [.scaleX, .scaleY])
        }
        add("opacity", ["", ""], [.opacity])
        // CSS counts twice the standard deviation as a shadow's blur, and one as a filter's.
        add(
            "box-shadow", ["", " ", " calc(2 * ", ") rgb(0 0 0 / ", ")"],
            [.shadowX, .shadowY, .shadowRadius, .shadowOpacity], mirrored: [.shadowX])
        add("filter", ["blur(", ")"], [.blur])
        self.driver = driver
        self.stops = stops
        self.properties = properties.filter { !$0.isIdentity }
    }
}

/// One property of CSS over a driver: a text with gaps, and what stands in each gap at each stop.
struct DrivenProperty: Equatable {
    let name: String
    /// The text before, between and behind the gaps.
    let pattern: [String]
    /// For each gap, its value at each stop.
    let parts: [[LengthSum]]
    /// For each gap, whether it takes a length.
    let isLength: [Bool]
    /// For each gap, the number that changes nothing.
    let rest: [Double]

    /// Whether it is the same at every stop.
    var isStill: Bool { parts.allSatisfy { part in part.allSatisfy { $0 == part[0] } } }

    /// Whether it changes nothing at any stop.
    var isIdentity: Bool {
        if name == "box-shadow" { return parts[3].allSatisfy { $0.number == 0 } }
        return zip(parts, rest).allSatisfy { part, rest in part.allSatisfy { $0 == LengthSum(rest) } }
    }

    /// Whether engines move it without their main thread; such properties are kept apart from the others.
    var isComposited: Bool { name != "box-shadow" && name != "filter" }

    /// The value at a stop; `known` is what is known of the item's length.
    func css(at stop: Int, _ known: KnownItem? = nil) -> String {
        var text = pattern[0]
        for gap in parts.indices {
            let sum = parts[gap][stop]
            text += (isLength[gap] ? sum.css(known) : CSSNumber.text(sum.number)) + pattern[gap + 1]
        }
        return text
    }
}

extension Channel {
    fileprivate var isLengthInCSS: Bool {
        switch self {
        case .scaleX, .scaleY, .scale, .rotation, .opacity, .shadowOpacity: false
        default: true
        }
    }

    fileprivate var isFactorInCSS: Bool {
        switch self {
        case .scaleX, .scaleY, .scale, .opacity: true
        default: false
        }
    }
}

extension LengthSum {
    fileprivate var negated: LengthSum {
        var sum = LengthSum()
        for (measure, factor) in factors { sum.add(-factor, of: measure) }
        return sum
    }
}
