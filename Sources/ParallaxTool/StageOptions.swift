import Foundation
import Parallax
import ParallaxDocument

/// The options that say at what size and for whom a stage is laid out; every command about a stage takes them.
struct StageOptions {
    static let options = [
        Option(name: "size", value: "WxH", help: "the screen in points; the stage's own unless told"),
        Option(name: "policy", value: "P", help: "how much motion: full (default), reduced or none"),
        Option(name: "direction", value: "D", help: "ltr or rtl; the stage's own unless told"),
    ]

    /// For commands that paint a list as long as one likes.
    static let rows = Option(
        name: "rows", value: "N", help: "the list's rows over and over, until there are N")

    private let size: Dimensions?
    private let policy: MotionPolicy
    private let direction: ReadingDirection?

    init(_ arguments: Arguments) throws {
        size = try arguments.value("size").map(Self.size)
        policy = try arguments.value("policy").map(Self.policy) ?? .full
        direction = try arguments.value("direction").map(Self.direction)
    }

    /// The document's stage at the size, and with the policy and direction, that were asked for.
    func stage(of document: StageDocument) -> Stage {
        var stage = document.stage(size: size)
        stage.policy = policy
        if let direction { stage.direction = direction }
        return stage
    }

    /// Several sizes, with commas between.
    static func sizes(_ text: String) throws -> [Dimensions] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try size(String($0)) }
    }

    private static func size(_ text: String) throws -> Dimensions {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
            width <= 16_384, height <= 16_384
        else {
            throw Failure.unusable(
                "--size \(text): give width x height in points, each up to 16384, as in 390x844")
        }
        return Dimensions(width: width, height: height)
    }

    private static func policy(_ text: String) throws -> MotionPolicy {
        switch text {
        case "full": return .full
        case "reduced": return .reduced
        case "none": return .none
        default: throw Failure.unusable("--policy \(text): give full, reduced or none")
        }
    }

    private static func direction(_ text: String) throws -> ReadingDirection {
        switch text {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        default: throw Failure.unusable("--direction \(text): give ltr or rtl")
        }
    }
}

extension Arguments {
    /// The option's value as a number; `nil` if it was not given.
    func number(_ name: String, _ meaning: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw Failure.unusable(
                "--\(name) \(text): give \(meaning), a number in \(range.lowerBound)…\(range.upperBound)")
        }
        return number
    }

    /// How many rows `--rows` wants; `nil` if it was not given.
    func rows() throws -> Int? {
        try number("rows", "how many rows", in: 1...1e9).map { number in
            guard number == number.rounded() else {
                throw Failure.unusable("--rows \(number): give a whole number")
            }
            return Int(number)
        }
    }

    /// The travels that `--travel` names, in points; `nil` if it was not given. `end` is the stage's last place at rest.
    func travels() throws -> [Double]? {
        try value("travel")?.split(separator: ",", omittingEmptySubsequences: false).map { word in
            if word == "end" { return .infinity }
            guard let travel = Double(word), travel.magnitude <= largestLength else {
                throw Failure.unusable(
                    "--travel: \"\(word)\" is no distance; give points from rest as in --travel=0,37.5,-80,end"
                )
            }
            return travel
        }
    }
}
