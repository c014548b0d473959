import Parallax
import ParallaxDocument

/// What `parallax check` says of gaps.
enum CoverageReport {
    static func findings(in stage: Stage, document: StageDocument) -> [CheckFinding] {
        stage.coverageGaps().map { gap in
            gap.picture.kind == .headerPicture
                ? header(gap) : row(gap, in: stage, drift: document.list?.picture.effect.onlyDrift)
        }
    }

    private static func header(_ gap: CoverageGap) -> CheckFinding {
        finding(
            gap, path: ["header", "effect"],
            advice: "; \"effect\": \"stretchy\" stretches it exactly as far as the pull opens")
    }

    private static func row(_ gap: CoverageGap, in stage: Stage, drift: EffectRecipe.Drift?) -> CheckFinding {
        let row = gap.picture.index
        let height = stage.rows.heights.height(of: row)
        let length = stage.rows.picture.map {
            $0.length(screen: stage.screenLength, item: height)
        }
        let overscan = ((length ?? height) - height) / 2
        let least = stage.leastOverscan(ofRow: row)
        let nearest = drift.map { drift in
            switch drift {
            case .speed(let speed): return speed
            case .rule(.fit): return 1 - 2 * overscan / max(stage.viewportLength, 1)
            case .rule(.ahead): return 1 + 2 * overscan / max(stage.viewportLength + height, 1)
            }
        }.flatMap { stage.nearestSpeed(to: $0, ofRow: row) }
        var advice: [String] = []
        // Where the speed follows from the overscan, more of it may only widen the gap.
        if let least, least > overscan {
            advice.append(
                "\(CheckFinding.rounded(least, digits: 1)) points of picture beyond the row on either side are enough, \"overscan\": \(CheckFinding.rounded(least.rounded(.up))); there are \(CheckFinding.rounded(overscan, digits: 1))"
            )
        }
        if let nearest {
            advice.append(
                "\(advice.isEmpty ? "" : "or ")a speed of \(CheckFinding.rounded(nearest, digits: 3)) suits the overscan that there is"
            )
        }
        if advice.isEmpty { advice = ["no overscan closes it: the picture has to be scaled, or turned less"] }
        var finding = finding(gap, path: ["list", "picture"], advice: "; " + advice.joined(separator: ", "))
        if let least { finding.numbers.append(("leastOverscan", least)) }
        if let nearest { finding.numbers.append(("nearestSpeed", nearest)) }
        return finding
    }

    private static func finding(_ gap: CoverageGap, path: [String], advice: String) -> CheckFinding {
        var place = "at travel \(CheckFinding.rounded(gap.travel))"
        if gap.age.isFinite { place += ", \(CheckFinding.rounded(gap.age)) seconds after the row appeared" }
        if gap.policy != .full { place += ", with motion \(name(of: gap.policy))" }
        return CheckFinding(
            weight: .fault, layer: gap.picture, path: path,
            sentence:
                "\(gap.picture.id): a gap of \(CheckFinding.rounded(gap.size)) points at its \(name(of: gap.side)), \(place)\(advice)",
            numbers: [("size", gap.size), ("travel", gap.travel)]
                + (gap.age.isFinite ? [("age", gap.age)] : []),
            words: [("side", name(of: gap.side)), ("policy", name(of: gap.policy))])
    }

    private static func name(of policy: MotionPolicy) -> String {
        switch policy {
        case .full: return "full"
        case .reduced: return "reduced"
        case .none: return "none"
        }
    }

    private static func name(of side: CoverageSide) -> String {
        switch side {
        case .start: return "start"
        case .end: return "end"
        case .leading: return "leading side"
        case .trailing: return "trailing side"
        }
    }
}

extension EffectRecipe {
    /// How a picture drifts that does nothing else.
    fileprivate var onlyDrift: Drift? {
        switch self {
        case .drift(let drift): return drift
        case .all(let recipes) where recipes.count == 1: return recipes[0].onlyDrift
        default: return nil
        }
    }
}
