/// Looks for the largest gap of one picture, everywhere: ranges of travel and age are halved until bounds rule a gap out, or
/// until it is known to within a tolerance.
struct CoverageSearch {
    let problem: CoverageProblem
    /// Gaps up to this count as none, and the largest is found to within it; in points.
    let tolerance: Double
    /// The largest gap that was found.
    private(set) var worst: (size: Double, side: CoverageSide, travel: Double, age: Double)?

    init(_ problem: CoverageProblem, tolerance: Double) {
        (self.problem, self.tolerance) = (problem, tolerance)
    }

    /// Looks at all travels and ages of a patch. No travel in it may have another sign than the middle's.
    mutating func search(_ patch: Patch) {
        let bound = problem.frame(over: patch).greatestGap
        search(patch, bound: bound, depth: 0)
    }

    private mutating func search(_ patch: Patch, bound: (size: Double, side: CoverageSide), depth: Int) {
        guard isOpen(bound.size) else { return }
        let (travel, age) = patch.middle
        let here = problem.frame(over: Patch(travel: travel...travel, age: age...age)).greatestGap
        note(here, travel: travel, age: age)
        guard isOpen(bound.size) else { return }
        // A jump is never bounded by halving: at the end the bound itself is what is certain.
        guard depth < 60, bound.size > here.size + tolerance else {
            return note(bound, travel: travel, age: age)
        }
        let (first, second) = patch.halves(pointsPerSecond: 500)
        let bounds = (problem.frame(over: first).greatestGap, problem.frame(over: second).greatestGap)
        // The half that may hold the larger gap comes first, for what it tells rules out the most.
        if bounds.0.size >= bounds.1.size {
            search(first, bound: bounds.0, depth: depth + 1)
            search(second, bound: bounds.1, depth: depth + 1)
        } else {
            search(second, bound: bounds.1, depth: depth + 1)
            search(first, bound: bounds.0, depth: depth + 1)
        }
    }

    /// Whether a gap of this size would be news.
    private func isOpen(_ size: Double) -> Bool {
        size > tolerance && size > (worst?.size ?? 0) + tolerance
    }

    private mutating func note(_ gap: (size: Double, side: CoverageSide), travel: Double, age: Double) {
        if gap.size > tolerance, gap.size > worst?.size ?? 0 { worst = (gap.size, gap.side, travel, age) }
    }
}
