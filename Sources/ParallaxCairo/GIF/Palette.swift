#if Painter
/// Up to 255 colours that suit a frame.
struct Palette {
    /// Blue, green and red, 0…255, and 0; each multiplied by ``weights``.
    private(set) var colours: [SIMD4<Float>] = []

    /// How much a difference counts in each part: most in green, least in blue.
    static let weights = SIMD4<Float>(0.75, 1.25, 1, 1)

    /// Chooses colours: the box of colours that errs most is cut where that helps most, again and again; at last
    /// each colour moves to the mean of those that are nearest to it.
    init(_ count: ColourCount, limit: Int = 255) {
        var means = count.used.map { count.mean($0) * Self.weights }
        guard !means.isEmpty else { return }
        var boxes: [ColourBox] = []
        boxes.reserveCapacity(limit)
        means.withUnsafeMutableBufferPointer { means in
            boxes.append(ColourBox(means, 0..<means.count))
            while boxes.count < limit {
                let worst = boxes.indices.max { boxes[$0].error < boxes[$1].error }!
                guard boxes[worst].error > 0, let (a, b) = boxes[worst].cut(means) else { break }
                boxes[worst] = a
                boxes.append(b)
            }
        }
        colours = boxes.map(\.mean)
        if colours.count == limit { refine(means) }
    }

    /// Moves each colour to the mean of those for which it is the nearest.
    private mutating func refine(_ means: [SIMD4<Float>]) {
        var sums = [SIMD4<Float>](repeating: .zero, count: colours.count)
        let search = PaletteSearch(colours)
        for mean in means {
            var part = mean * mean.w
            part.w = mean.w
            sums[search.nearest(to: mean)] += part
        }
        for (index, sum) in sums.enumerated() where sum.w > 0 {
            colours[index] = sum / sum.w
            colours[index].w = 0
        }
    }
}

/// Some colours, to be cut in two.
private struct ColourBox {
    let range: Range<Int>
    let sum: SIMD4<Float>
    /// What is lost by showing one colour for all: the sum of squares by part.
    let errors: SIMD4<Float>
    /// All parts of ``errors``.
    let error: Float

    init(_ means: UnsafeMutableBufferPointer<SIMD4<Float>>, _ range: Range<Int>) {
        self.range = range
        var (sum, squares) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        for index in range {
            let (mean, weight) = (means[index], means[index].w)
            sum += SIMD4(mean.x * weight, mean.y * weight, mean.z * weight, weight)
        }
        let middle = sum / sum.w
        for index in range {
            let gap = means[index] - middle
            squares += gap * gap * means[index].w
        }
        self.sum = sum
        errors = squares
        error = range.count > 1 ? squares.x + squares.y + squares.z : 0
    }

    var mean: SIMD4<Float> {
        var mean = sum / sum.w
        mean.w = 0
        return mean
    }

    /// Cuts across the part that errs most, where the two halves err least together.
    func cut(_ means: UnsafeMutableBufferPointer<SIMD4<Float>>) -> (ColourBox, ColourBox)? {
        let part = errors.x >= errors.y && errors.x >= errors.z ? 0 : errors.y >= errors.z ? 1 : 2
        var (low, high) = (Float.infinity, -Float.infinity)
        for index in range {
            low = min(low, means[index][part])
            high = max(high, means[index][part])
        }
        guard high > low else { return nil }
        let bins = 64
        let step = Float(bins - 1) / (high - low)
        return withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: bins) { sums in
            sums.initialize(repeating: .zero)
            for index in range {
                let (value, weight) = (means[index][part], means[index].w)
                sums[Int((value - low) * step)] += SIMD2(value * weight, weight)
            }
            // The halves err least where the squares of their sums, each over its weight, add up to most.
            let all = SIMD2(sum[part], sum.w)
            var (below, most, place) = (SIMD2<Float>.zero, -Float.infinity, 1)
            for bin in 0..<(bins - 1) {
                below += sums[bin]
                let above = all - below
                guard below.y > 0, above.y > 0.5 else { continue }
                let gain = below.x * below.x / below.y + above.x * above.x / above.y
                if gain > most { (most, place) = (gain, bin + 1) }
            }
            var (front, back) = (range.lowerBound, range.upperBound)
            while front < back {
                if Int((means[front][part] - low) * step) < place {
                    front += 1
                } else {
                    back -= 1
                    means.swapAt(front, back)
                }
            }
            guard front > range.lowerBound, front < range.upperBound else { return nil }
            return (
                ColourBox(means, range.lowerBound..<front), ColourBox(means, front..<range.upperBound)
            )
        }
    }
}
#endif
