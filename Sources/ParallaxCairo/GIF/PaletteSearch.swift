#if Painter
/// Finds colours in a palette, eight at a time.
struct PaletteSearch {
    private typealias Eight = SIMD8<Float>

    private var blues: [Eight] = []
    private var greens: [Eight] = []
    private var reds: [Eight] = []
    private let colours: [SIMD4<Float>]

    /// Prepares a palette of one colour at least: blue, green, red.
    init(_ colours: [SIMD4<Float>]) {
        self.colours = colours
        for start in stride(from: 0, to: colours.count, by: 8) {
            var (blue, green, red) = (Eight.zero, Eight.zero, Eight.zero)
            for lane in 0..<8 {
                // The last eight are filled up with the last colour.
                let colour = colours[min(start + lane, colours.count - 1)]
                (blue[lane], green[lane], red[lane]) = (colour.x, colour.y, colour.z)
            }
            blues.append(blue)
            greens.append(green)
            reds.append(red)
        }
    }

    /// The nearest colour.
    func nearest(to colour: SIMD4<Float>) -> Int {
        var (best, least) = (SIMD8<Int32>.zero, Eight(repeating: .infinity))
        for index in blues.indices {
            let (b, g, r) = (blues[index] - colour.x, greens[index] - colour.y, reds[index] - colour.z)
            let distance = b * b + g * g + r * r
            let isLess = distance .< least
            least.replace(with: distance, where: isLess)
            best.replace(with: SIMD8(repeating: Int32(index)), where: isLess)
        }
        return place(best, least)
    }

    /// The colour that, mixed with the nearest one, comes nearest to a colour; `nil` if none comes nearer than the
    /// nearest alone.
    ///
    /// What counts is what is lost beside the line between both, and the grain of mixing colours that lie far apart.
    func partner(of first: Int, for colour: SIMD4<Float>) -> Int? {
        let from = colours[first]
        let gap = colour - from
        let alone = gap.x * gap.x + gap.y * gap.y + gap.z * gap.z
        var (best, least) = (SIMD8<Int32>.zero, Eight(repeating: .infinity))
        for index in blues.indices {
            let (b, g, r) = (blues[index] - from.x, greens[index] - from.y, reds[index] - from.z)
            let length = b * b + g * g + r * r + 1e-6
            let along = b * gap.x + g * gap.y + r * gap.z
            var share = along / length
            share.replace(with: 0, where: share .< 0)
            share.replace(with: 1, where: share .> 1)
            let cost = share * (share * length - 2 * along) + 0.12 * share * (1 - share) * length
            let isLess = cost .< least
            least.replace(with: cost, where: isLess)
            best.replace(with: SIMD8(repeating: Int32(index)), where: isLess)
        }
        guard least.min() < 0, alone > 0 else { return nil }
        return place(best, least)
    }

    /// The colour in the lane whose value is the least; the first of equals.
    private func place(_ best: SIMD8<Int32>, _ least: Eight) -> Int {
        let minimum = least.min()
        var result = Int.max
        for lane in 0..<8 where least[lane] == minimum { result = min(result, Int(best[lane]) * 8 + lane) }
        return min(result, colours.count - 1)
    }
}
#endif
