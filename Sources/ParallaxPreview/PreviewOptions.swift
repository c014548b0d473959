#if GTK
import Foundation
import Parallax
import ParallaxDocument

/// What `parallax preview` hands on: one stage, and options as `--name=value`. It has checked them.
struct PreviewOptions {
    var stage = ""
    var size: Dimensions?
    var policy: MotionPolicy?
    var direction: ReadingDirection?
    var travel = 0.0
    var age: Double?
    var rows: Int?
    var script: GestureScript?
    var pictures: [String] = []
    var traces = false
    var measures = false

    /// Reads the words behind the program's name; `nil` if they are none that the tool hands on.
    init?(_ words: [String]) {
        for word in words {
            guard word.hasPrefix("--") else {
                guard stage.isEmpty else { return nil }
                stage = word
                continue
            }
            let parts = word.dropFirst(2).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard take(String(parts[0]), parts.count > 1 ? String(parts[1]) : "") else { return nil }
        }
        if stage.isEmpty { return nil }
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        switch name {
        case "size":
            let sides = value.split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2 else { return false }
            size = Dimensions(width: sides[0], height: sides[1])
        case "policy":
            policy = ["full": .full, "reduced": .reduced, "none": MotionPolicy.none][value]
            return policy != nil
        case "direction":
            direction = ["ltr": .leftToRight, "rtl": .rightToLeft][value]
            return direction != nil
        case "travel":
            guard let number = value == "end" ? .infinity : Double(value) else { return false }
            travel = number
        case "time":
            age = Double(value)
            return age != nil
        case "rows":
            rows = Int(value)
            return rows != nil
        case "script":
            script = try? GestureScript(value)
            return script != nil
        case "pictures": pictures.append(value)
        case "trace": traces = true
        case "measure": measures = true
        default: return false
        }
        return true
    }
}
#endif
