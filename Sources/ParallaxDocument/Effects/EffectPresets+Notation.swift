import Parallax

// The measures of presets, as they stand in a file.

extension Notation where Value == EffectRecipe.Drift {
    /// A speed, or the rule that finds it.
    static let drift: Notation = {
        let noun = "a speed such as 0.8, or \"fit\" or \"ahead\""
        let speed = Notation<Double>.number(-100...100)
        let rules = Notation<DriftRule>.choice([
            ("fit", .fit, "Behind the list, as fast as the picture's height beyond its row allows."),
            (
                "ahead", .ahead,
                "Ahead of the list: flush with the row's top at the bottom, with its bottom at the top."
            ),
        ])
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .number: speed.read(json, &reading).map(Value.speed)
                case .string: rules.read(json, &reading).map(Value.rule)
                default: wrongType(noun, json, &reading)
                }
            },
            write: { drift in
                switch drift {
                case .speed(let number): speed.write(number)
                case .rule(let rule): rules.write(rule)
                }
            },
            schema: .any(of: [rules.schema, speed.schema]))
    }()
}

extension Notation where Value == Double {
    fileprivate static let seconds = number(0...60, unit: "seconds")
    fileprivate static let factor = number(0...100)
}

extension EffectRecipe.Rise {
    static let form: Form<Self> = {
        var form = Form(noun: "the measures of \"rise\"", fields: [], start: Self())
        form.add("distance", \.distance, .coordinate, "Points from which the row rises.")
        form.add("scale", \.scale, .factor, "Factor at the start.")
        form.add("duration", \.duration, .seconds, "Seconds.")
        form.add("easing", \.easing, .timing, "How it gets from start to end.")
        return form
    }()
}

extension EffectRecipe.Turn {
    static let form: Form<Self> = {
        var form = Form(noun: "the measures of \"turn\"", fields: [], start: Self())
        form.add("angle", \.degrees, .number(-3600...3600, unit: "degrees"), "Degrees at the start.")
        form.add("axis", \.axis, .direction, "The axis it turns about: x right, y down, z toward the viewer.")
        form.add(
            "eyeDistance", \.eyeDistance, .number(1...100_000, unit: "points"),
            "How far the viewer's eye is from the screen, in points.")
        form.add("scale", \.scale, .factor, "Factor at the start.")
        form.add("duration", \.duration, .seconds, "Seconds.")
        form.add("easing", \.easing, .timing, "How it gets from start to end.")
        return form
    }()
}

extension EffectRecipe.FadeIn {
    static let form: Form<Self> = {
        var form = Form(noun: "the measures of \"fadeIn\"", fields: [], start: Self())
        form.add("duration", \.duration, .seconds, "Seconds.")
        form.add("easing", \.easing, .timing, "How it gets from start to end.")
        return form
    }()
}

extension EffectRecipe.EnteringShadow {
    static let form: Form<Self> = {
        var form = Form(noun: "the measures of \"shadow\"", fields: [], start: Self())
        form.add("opacity", \.opacity, .number(0...1), "Opacity, 0 to 1.")
        form.add("radius", \.radius, .number(0...1000, unit: "points"), "Blur radius in points.")
        form.add(
            "offset", \.offset, .pair(-1000...1000, "two numbers, right and down"),
            "Points right and down at the start.")
        form.add("duration", \.duration, .seconds, "Seconds.")
        form.add("easing", \.easing, .timing, "How it gets from start to end.")
        return form
    }()
}

extension EffectRecipe.Stretchy {
    static let form: Form<Self> = {
        var form = Form(noun: "the measures of \"stretchy\"", fields: [], start: Self())
        form.add(
            "speed", \.speed, .number(-100...100), "The picture's speed as a multiple of the content's own.")
        form.add("fades", \.fades, .flag, "Whether it fades as it leaves.")
        return form
    }()
}
