import Parallax

// Notations of colours, fills, fonts and points.

extension Notation where Value == Colour {
    /// "#RRGGBB", "#RRGGBBAA" or "#RGB". Written in the shortest form that keeps eight bits a part.
    static let colour: Notation = {
        var notation = Notation<String>.text.map { text, json, reading -> Colour? in
            guard let colour = Colour(hexadecimal: text) else {
                reading.report(.notAColour(text), about: json)
                return nil
            }
            return colour
        } back: {
            $0.hexadecimal
        }
        notation.noun = "a colour such as \"#2A6F97\""
        notation.schema = Schema(
            type: "string",
            [
                .init("format", "color"),
                .init("pattern", "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
            ])
        return notation.named("colour")
    }()
}

extension Colour {
    /// The colour of a text such as "#2A6F97", "#2A6F97CC" or "#FFF"; `nil` for any other text.
    ///
    ///     Colour(hexadecimal: "#F00")  // opaque red
    public init?(hexadecimal text: String) {
        var digits: [Int] = []
        guard text.first == "#" else { return nil }
        for character in text.dropFirst() {
            guard character.isASCII, let digit = character.hexDigitValue, digits.count < 8 else { return nil }
            digits.append(digit)
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        func part(_ index: Int) -> Double { Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255 }
        self.init(
            red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? part(3) : 1)
    }

    /// The colour as "#RRGGBB", or "#RRGGBBAA" unless opaque, each part rounded to eight bits.
    ///
    ///     Colour.white.hexadecimal  // "#FFFFFF"
    public var hexadecimal: String {
        func text(_ part: Double) -> String {
            let bits = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
            return (bits < 16 ? "0" : "") + String(bits, radix: 16, uppercase: true)
        }
        let opacity = text(alpha)
        return "#" + text(red) + text(green) + text(blue) + (opacity == "FF" ? "" : opacity)
    }

    /// The colour at `fraction` of the way along `colours`, which are evenly spaced; mixed in sRGB.
    static func along(_ colours: [Colour], at fraction: Double) -> Colour? {
        guard let last = colours.last else { return nil }
        let place = fraction * Double(colours.count - 1)
        let index = Int(place.rounded(.down))
        guard index + 1 < colours.count else { return last }
        let (from, to, part) = (colours[index], colours[index + 1], place - Double(index))
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Colour(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }
}

extension Notation where Value == Fill {
    /// A colour, or a list of colours from the upper edge to the lower.
    static let fill: Notation = {
        let colour = Notation<Colour>.colour
        let gradient = Notation<[Colour]>.list(of: colour, "colours", minimum: 2, maximum: 64)
        let noun = "a colour such as \"#2A6F97\" or a list of colours from top to bottom"
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .string: colour.read(json, &reading).map(Fill.colour)
                case .list: gradient.read(json, &reading).map(Fill.gradient)
                default: wrongType(noun, json, &reading)
                }
            },
            write: { fill in
                switch fill {
                case .colour(let single): colour.write(single)
                case .gradient(let colours): gradient.write(colours)
                }
            },
            schema: Schema.any(of: [colour.schema, gradient.schema]).named("fill"))
    }()
}

extension Notation where Value == StageDocument.Font {
    /// "bold 25", "regular 14", or a size alone.
    static let font: Notation = {
        let noun = "a font such as \"bold 25\" or a size in points"
        let size = Notation<Double>.number(1...1000, unit: "points")
        return Notation(
            noun: noun,
            read: { json, reading in
                switch json.content {
                case .number:
                    return size.read(json, &reading).map { StageDocument.Font(size: $0) }
                case .string(let text):
                    if let font = StageDocument.Font(text) { return font }
                    reading.report(.notAFont(text), about: json)
                    return nil
                default:
                    return wrongType(noun, json, &reading)
                }
            },
            write: { font in
                font.isBold ? .string("bold \(JSONWriter.text(of: font.size))") : size.write(font.size)
            },
            schema: Schema.any(of: [
                Schema(type: "string", [.init("pattern", "^(bold|regular) [0-9]+(\\.[0-9]+)?$")]),
                size.schema,
            ]).named("font"))
    }()
}

extension Notation where Value == Vector {
    /// Two numbers in brackets.
    static func pair(_ range: ClosedRange<Double>, _ noun: String) -> Notation {
        Notation<[Double]>.numbers(2, range, noun).map { numbers, _, _ in
            Vector(numbers[0], numbers[1])
        } back: {
            [$0.x, $0.y]
        }
    }

    /// A place within a box: fractions of its width and height.
    static let fraction = pair(0...1, "two fractions from 0 to 1, across and down")
}

extension Notation where Value == Vector3 {
    /// Three numbers in brackets.
    static let direction = Notation<[Double]>.numbers(3, -1000...1000, "three numbers, the axis' x, y and z")
        .map { numbers, json, reading -> Vector3? in
            Vector3(numbers[0], numbers[1], numbers[2])
        } back: {
            [$0.x, $0.y, $0.z]
        }
}

extension Notation where Value == Box {
    /// Left, top, width and height in brackets.
    static let box: Notation = {
        let noun = "four numbers, the box's left, top, width and height in points"
        return Notation<[Double]>.numbers(4, -100_000...100_000, noun).map { numbers, json, reading -> Box? in
            for size in numbers.suffix(2) where size < 0 {
                reading.report(
                    .outOfRange(size, low: 0, high: 100_000, unit: "points for a size"), about: json)
                return nil
            }
            return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        } back: {
            [$0.x, $0.y, $0.width, $0.height]
        }
    }()
}
