import Foundation

/// A stretch of ground surveyed on a grid once, with the sun and the open sky each place gets.
struct Relief: Sendable {
    private let side: Int
    private let origin: SIMD2<Float>
    private let step: SIMD2<Float>
    private var heights: [Float]
    private var suns: [Float]
    private var skies: [Float]

    /// Surveys the ground between two corners.
    ///
    /// `soft` is the width of the sun's disc as it shows at the edges of shadows; `reach` is how far a
    /// shadow may fall.
    init<G: Ground>(
        _ ground: G, from low: SIMD2<Float>, to high: SIMD2<Float>, side: Int = 1024, sun: SIMD3<Float>,
        soft: Float = 0.08, reach: Float = 4
    ) {
        self.side = side
        origin = low
        let step = (high - low) / Float(side - 1)
        self.step = step
        heights = [Float](repeating: 0, count: side * side)
        suns = heights
        skies = heights
        heights.withUnsafeMutableBufferPointer { h in
            inParallel(side) { y in
                for x in 0..<side { h[y * side + x] = ground.height(low + step * SIMD2(Float(x), Float(y))) }
            }
        }
        let first = max(step.x, step.y) * 1.5
        let growth = powf(reach / first, 1 / 47)
        let heights = heights
        suns.withUnsafeMutableBufferPointer { out in
            inParallel(side) { y in
                for x in 0..<side {
                    let p = low + step * SIMD2(Float(x), Float(y))
                    let foot = heights[y * side + x]
                    var lit: Float = 1
                    var t = first
                    for _ in 0..<48 where lit > 0 {
                        let q = p + SIMD2(sun.x, sun.y) * t
                        let over = foot + sun.z * t - Relief.blend(heights, side, (q - low) / step)
                        lit = min(lit, over / (t * soft) + 0.6)
                        t *= growth
                    }
                    out[y * side + x] = smooth(0, 1, lit)
                }
            }
        }
        skies.withUnsafeMutableBufferPointer { out in
            inParallel(side) { y in
                for x in 0..<side {
                    let p = SIMD2(Float(x), Float(y))
                    let foot = heights[y * side + x]
                    var hidden: Float = 0
                    for turn in 0..<8 {
                        let angle = Float(turn) * .pi / 4 + 0.3
                        let way = SIMD2(cosf(angle), sinf(angle))
                        var steepest: Float = 0
                        for ring in [Float(2), 5, 11, 24] {
                            let q = p + way * ring
                            let rise = Relief.blend(heights, side, q) - foot
                            steepest = max(steepest, rise / (way * ring * step).length)
                        }
                        hidden += steepest / (1 + steepest * steepest).squareRoot()
                    }
                    out[y * side + x] = 1 - hidden / 8
                }
            }
        }
    }

    /// The height at a place, without details finer than the grid.
    @inline(__always)
    func height(_ p: SIMD2<Float>) -> Float { Relief.blend(heights, side, (p - origin) / step) }

    /// How much of the sun reaches a place, 0...1.
    @inline(__always)
    func sun(_ p: SIMD2<Float>) -> Float { Relief.blend(suns, side, (p - origin) / step) }

    /// How much of the sky a place sees, 0...1.
    @inline(__always)
    func sky(_ p: SIMD2<Float>) -> Float { Relief.blend(skies, side, (p - origin) / step) }

    /// The way up at a place, without details finer than the grid.
    @inline(__always)
    func normal(_ p: SIMD2<Float>) -> SIMD3<Float> {
        let dx = height(p + SIMD2(step.x, 0)) - height(p - SIMD2(step.x, 0))
        let dy = height(p + SIMD2(0, step.y)) - height(p - SIMD2(0, step.y))
        return SIMD3(-dx / (2 * step.x), -dy / (2 * step.y), 1).unit
    }

    @inline(__always)
    private static func blend(_ grid: [Float], _ side: Int, _ q: SIMD2<Float>) -> Float {
        let x = min(max(q.x, 0), Float(side) - 1.001)
        let y = min(max(q.y, 0), Float(side) - 1.001)
        let i = Int(x)
        let j = Int(y)
        let u = x - Float(i)
        let index = j * side + i
        return grid.withUnsafeBufferPointer {
            mix(
                mix($0[index], $0[index + 1], u), mix($0[index + side], $0[index + side + 1], u), y - Float(j)
            )
        }
    }
}
