import Parallax

/// Evaluating an effect over many rows, against the loop that one would write by hand for it.
enum Evaluation {
    static func ratios() -> [Ratio] {
        [10, 1_000].flatMap { rows in
            [
                ratio("drift", .drift(speed: 0.8), rows: rows, byHand: DriftByHand.self),
                ratio("stretchy header", .stretchyHeader(), rows: rows, byHand: HeaderByHand.self),
            ]
        }
    }

    /// Whether a plain loop over the ten rows in view costs more than enumerating them with a closure, as is sometimes said.
    static func loop() -> Ratio {
        let cues = (0..<10).map { Cue(item: Double($0) * 80..<Double($0) * 80 + 80, viewport: 0..<844) }
        let effect = Effect.drift(speed: 0.8)
        var (looped, enumerated) = (
            [Pose](repeating: .identity, count: 10), [Pose](repeating: .identity, count: 10)
        )
        return Ratio(
            "ten rows by for … in / by enumerating", limit: 1.1, calls: 2_000,
            measured: { _ in
                for index in cues.indices { looped[index] = effect.pose(at: cues[index]) }
                keep(&looped)
            },
            reference: { _ in
                cues.enumerated().forEach { enumerated[$0.offset] = effect.pose(at: $0.element) }
                keep(&enumerated)
            })
    }

    private static func ratio<Hand: HandWritten>(
        _ name: String, _ effect: Effect, rows: Int, byHand: Hand.Type
    ) -> Ratio {
        // As in a frame: the rows share their travel.
        let cues = (0..<rows).map { row in
            let start = Double(row) * 844 / Double(rows) - 100
            return Cue(item: start..<start + 250, viewport: 0..<844, travel: 100)
        }
        var poses = [Pose](repeating: .identity, count: rows)
        var handmade = poses
        let result = Ratio(
            "evaluate \(name), \(rows) rows / hand-written loop", limit: 2, calls: 20_000 / rows,
            measured: { _ in
                cues.withUnsafeBufferPointer { cues in
                    poses.withUnsafeMutableBufferPointer { effect.evaluate(at: cues, into: $0) }
                }
                keep(&poses)
            },
            reference: { _ in
                for index in cues.indices { handmade[index] = Hand.pose(at: cues[index]) }
                keep(&handmade)
            })
        precondition(zip(poses, handmade).allSatisfy { isClose($0, $1) }, "both must write the same poses")
        return result
    }

    private static func isClose(_ a: Pose, _ b: Pose) -> Bool {
        (a.translationY - b.translationY).magnitude < 1e-9 && (a.scaleX - b.scaleX).magnitude < 1e-9
            && (a.scaleY - b.scaleY).magnitude < 1e-9 && (a.opacity - b.opacity).magnitude < 1e-9
            && a.anchor == b.anchor
    }
}

/// Keeps the optimizer from dropping work whose result nobody reads.
@inline(never)
func keep<T>(_ value: inout T) {}

/// What one would write for one effect. A type, not a closure, so that the compiler puts it into the loop.
private protocol HandWritten {
    static func pose(at cue: Cue) -> Pose
}

private enum DriftByHand: HandWritten {
    @inline(__always)
    static func pose(at cue: Cue) -> Pose {
        var pose = Pose()
        pose.translationY = (0.8 - 1) * cue.phase * (cue.viewportLength + cue.itemLength) / 2
        return pose
    }
}

private enum HeaderByHand: HandWritten {
    @inline(__always)
    static func pose(at cue: Cue) -> Pose {
        var pose = Pose()
        pose.anchor = Vector(0.5, 0)
        if cue.travel < 0 {
            pose.scaleX = (cue.itemLength - cue.travel) / cue.itemLength
            pose.scaleY = pose.scaleX
        } else {
            pose.translationY = -min(cue.travel, cue.itemLength) / 2
            pose.opacity = max(0, 1 - cue.travel / cue.itemLength)
        }
        return pose
    }
}
