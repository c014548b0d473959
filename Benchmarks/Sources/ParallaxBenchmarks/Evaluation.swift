import Parallax

/// Evaluating an effect over many rows, against the loop that one would write by hand for it.
enum Evaluation {
    static func ratios() -> [Ratio] { [10, 1_000].flatMap { [drift(rows: $0), header(rows: $0)] } }

    private static func cues(_ rows: Int) -> [Cue] {
        (0..<rows).map { row in
            let start = Double(row) * 844 / Double(rows) - 100
            return Cue(item: start..<start + 250, viewport: 0..<844, travel: Double(row % 400))
        }
    }

    private static func calls(_ rows: Int) -> Int { 200_000 / rows }

    static func drift(rows: Int) -> Ratio {
        let effect = Effect.drift(speed: 0.8)
        let cues = cues(rows)
        var poses = [Pose](repeating: .identity, count: rows)
        var byHand = poses
        return Ratio(
            "evaluate drift, \(rows) rows / hand-written loop", limit: 2, calls: calls(rows),
            measured: { _ in
                cues.withUnsafeBufferPointer { cues in
                    poses.withUnsafeMutableBufferPointer { effect.evaluate(at: cues, into: $0) }
                }
                keep(&poses)
            },
            reference: { _ in
                for index in cues.indices {
                    let cue = cues[index]
                    var pose = Pose()
                    pose.translationY = (0.8 - 1) * cue.phase * (cue.viewportLength + cue.itemLength) / 2
                    byHand[index] = pose
                }
                keep(&byHand)
            })
    }

    static func header(rows: Int) -> Ratio {
        let effect = Effect.stretchyHeader()
        let cues = cues(rows)
        var poses = [Pose](repeating: .identity, count: rows)
        var byHand = poses
        return Ratio(
            "evaluate stretchy header, \(rows) rows / hand-written loop", limit: 2, calls: calls(rows),
            measured: { _ in
                cues.withUnsafeBufferPointer { cues in
                    poses.withUnsafeMutableBufferPointer { effect.evaluate(at: cues, into: $0) }
                }
                keep(&poses)
            },
            reference: { _ in
                for index in cues.indices {
                    let cue = cues[index]
                    let travel = cue.travel
                    let height = cue.itemLength
                    var pose = Pose()
                    pose.anchor = Vector(0.5, 0)
                    if travel < 0 {
                        pose.scaleX = (height - travel) / height
                        pose.scaleY = pose.scaleX
                    } else {
                        pose.translationY = -min(travel, height) / 2
                        pose.opacity = max(0, 1 - travel / height)
                    }
                    byHand[index] = pose
                }
                keep(&byHand)
            })
    }
}

/// Keeps the optimizer from dropping work whose result nobody reads.
@inline(never)
func keep<T>(_ value: inout T) {}
