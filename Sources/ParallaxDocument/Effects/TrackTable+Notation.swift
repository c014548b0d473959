import Parallax

// How tracks stand in a file.

extension TrackTable.Line {
    static let form: Form<TrackTable.Line> = {
        var form = Form(noun: "a track", fields: [], start: TrackTable.Line(.opacity, over: .phase, []))
        form.require("channel", \.channel, .channel, "What the track writes.")
        form.require("over", \.driver, .quantity, "What it is a function of.")
        form.add("per", \.driverUnit, .measure, "The length that counts as 1 of travel or overscroll.")
        form.add("in", \.unit, .measure, "The length that values are multiples of.")
        form.require(
            "points", \.points, .list(of: .curvePoint, "points", minimum: 1, maximum: 1000),
            "Points of the curve from left to right: [driver, value]. Rotation is in degrees.")
        form.add("easing", \.easing, .easing, "How the curve gets from point to point.")
        form.add("before", \.before, .beyond, "What holds before the first point.")
        form.add("after", \.after, .beyond, "What holds beyond the last point.")
        form.check = { line, json, reading in
            let places = json["points"]
            for (index, pair) in zip(line.points, line.points.dropFirst()).enumerated()
            where pair.1.x < pair.0.x {
                guard case .list(let values) = places?.content else { return }
                reading.inside(.key("points")) { reading in
                    reading.inside(.index(index + 1)) {
                        $0.report(.unordered(pair.1.x, before: pair.0.x), about: values[index + 1])
                    }
                }
            }
        }
        return form
    }()
}

extension Notation where Value == Vector {
    /// A point of a curve.
    static let curvePoint = pair(-1_000_000...1_000_000, "a point, [driver, value]")
}

extension Notation where Value == Channel {
    static let channel = choice([
        ("scale", .scale, "Factor along both x and y."),
        ("scaleX", .scaleX, "Factor along x."),
        ("scaleY", .scaleY, "Factor along y."),
        ("rotation", .rotation, "Degrees about the effect's axis; positive about z is clockwise."),
        ("translation", .translation, "Points along the scroll."),
        ("translationX", .translationX, "Points to the right."),
        ("translationY", .translationY, "Points down."),
        ("translationZ", .translationZ, "Points toward the viewer."),
        ("opacity", .opacity, "Opacity, 0 to 1."),
        ("shadowOpacity", .shadowOpacity, "Opacity of the shadow, 0 to 1."),
        ("shadowRadius", .shadowRadius, "Blur radius of the shadow in points."),
        ("shadowX", .shadowX, "Points by which the shadow lies to the right."),
        ("shadowY", .shadowY, "Points by which the shadow lies below."),
        ("blur", .blur, "Blur radius of the layer in points."),
    ])
}

extension Notation where Value == Driver.Quantity {
    static let quantity = choice([
        ("travel", .travel, "Points scrolled from rest; see \"per\"."),
        ("overscroll", .overscroll, "Points pulled beyond the start (negative) or the end; see \"per\"."),
        (
            "phase", .phase,
            "Place in the viewport: -1 leaving at the start edge, 0 centred, 1 entering at the end."
        ),
        ("pageDistance", .pageDistance, "Pages from the page at rest; positive for pages to come."),
        ("age", .age, "Seconds since the row appeared."),
    ])
}

extension Notation where Value == Measure {
    static let measure = choice([
        ("points", .points, "Points."),
        ("viewport", .viewport, "The viewport's length along the scroll."),
        ("item", .item, "The row's, page's or header's length."),
        ("reach", .reach, "The way from phase 0 to phase 1: half the viewport and half the item."),
        ("overscan", .overscan, "How much longer than its row a picture is, per side."),
        ("fittedOverscan", .fittedOverscan, "Overscan that is used up as the row's middle reaches the edge."),
    ]).named("measure")
}

extension Notation where Value == Curve.Beyond {
    static let beyond = choice([
        ("hold", .hold, "Keeps the value of the end."),
        ("extend", .extend, "Goes on straight with the slope of the end."),
        ("cycle", .cycle, "Begins again from the other end."),
    ]).named("beyond")
}

/// The timing curves that have a name.
private let timings: [(word: String, value: CubicBezier, meaning: String)] = [
    ("ease", .ease, "Quick at first, with a long end."),
    ("easeIn", .easeIn, "Starts at rest."),
    ("easeOut", .easeOut, "Comes to rest."),
    ("easeInOut", .easeInOut, "Starts and ends at rest."),
]

extension Notation where Value == TrackTable.Easing {
    /// A name, or the four numbers of a cubic Bézier curve.
    static let easing: Notation = {
        let words =
            [
                ("linear", TrackTable.Easing.linear, "Straight."),
                ("smooth", .smooth, "One smooth curve through all points that never runs past them."),
            ] + timings.map { ($0.word, .timing($0.value), $0.meaning) }
        return named(words.map { (word: $0.0, value: $0.1, meaning: $0.2) }) {
            .timing($0)
        } back: {
            if case .timing(let curve) = $0 { curve } else { .linear }
        }.named("easing")
    }()

    /// A word out of a list, or a timing curve in numbers.
    private static func named(
        _ words: [(word: String, value: Value, meaning: String)],
        make: @escaping @Sendable (CubicBezier) -> Value, back: @escaping @Sendable (Value) -> CubicBezier
    ) -> Notation {
        let choice = Notation.choice(words)
        let noun = "an easing such as \"easeInOut\" or [0.42, 0, 0.58, 1]"
        let numbers = Notation<[Double]>.numbers(
            4, -10...10, "four numbers, x1, y1, x2 and y2 of a Bézier curve")
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .string: return choice.read(json, &reading)
                case .list:
                    guard let parts = numbers.read(json, &reading) else { return nil }
                    if let curve = CubicBezier(parts[0], parts[1], parts[2], parts[3]) { return make(curve) }
                    let x = (0...1).contains(parts[0]) ? parts[2] : parts[0]
                    reading.report(.outOfRange(x, low: 0, high: 1, unit: "for x1 and x2"), about: json)
                    return nil
                default: return wrongType(noun, json, &reading)
                }
            },
            write: { easing in
                if words.contains(where: { $0.value == easing }) { return choice.write(easing) }
                let curve = back(easing)
                return numbers.write([curve.x1, curve.y1, curve.x2, curve.y2])
            },
            schema: .any(of: [choice.schema, numbers.schema]))
    }
}

extension Notation where Value == CubicBezier {
    /// A timing curve by name or in numbers. "linear" is the curve (0, 0), (1, 1).
    static let timing: Notation = {
        let easing = Notation<TrackTable.Easing>.easing
        return Notation(
            noun: easing.noun,
            read: { json, reading in
                switch easing.read(json, &reading) {
                case .timing(let curve): return curve
                case .linear: return .linear
                case .smooth:
                    reading.report(
                        .notAChoice("smooth", choices: ["linear"] + timings.map(\.word)), about: json)
                    return nil
                case nil: return nil
                }
            },
            write: { $0 == .linear ? "linear" : easing.write(.timing($0)) },
            schema: easing.schema)
    }()
}
