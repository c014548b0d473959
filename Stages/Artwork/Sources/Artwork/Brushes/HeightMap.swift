import Foundation

/// A square of land as a grid of heights, which repeats beyond its edges.
struct HeightMap: Sendable {
    /// Grid points along a side, a power of two.
    let side: Int

    /// The heights, row after row.
    var heights: [Float]

    /// Lays out the land; the body gives the height at a place of the unit square.
    init(side: Int, _ body: (SIMD2<Float>) -> Float) {
        self.side = side
        heights = []
        heights.reserveCapacity(side * side)
        for y in 0..<side {
            for x in 0..<side { heights.append(body(SIMD2(Float(x), Float(y)) / Float(side))) }
        }
    }

    /// The height at any place of the plane, smoothly blended from sixteen grid points (cubic B-spline).
    @inline(__always)
    func callAsFunction(_ p: SIMD2<Float>) -> Float {
        let q = p * Float(side)
        let floor = q.rounded(.down)
        let f = q - floor
        let wx = weights(f.x)
        let wy = weights(f.y)
        let mask = side - 1
        let x = Int(floor.x)
        let y = Int(floor.y)
        let x0 = (x - 1) & mask
        let x1 = x & mask
        let x2 = (x + 1) & mask
        let x3 = (x + 2) & mask
        return heights.withUnsafeBufferPointer { h in
            var sum: Float = 0
            for j in 0..<4 {
                let row = ((y + j - 1) & mask) * side
                sum += wy[j] * (SIMD4(h[row + x0], h[row + x1], h[row + x2], h[row + x3]) * wx).sum()
            }
            return sum
        }
    }

    @inline(__always)
    private func weights(_ t: Float) -> SIMD4<Float> {
        let s = 1 - t
        let t2 = t * t
        let t3 = t2 * t
        return SIMD4(s * s * s, 3 * t3 - 6 * t2 + 4, -3 * t3 + 3 * t2 + 3 * t + 1, t3) / 6
    }

    /// Lets rain run down the land: every drop takes soil where it runs fast and leaves it where it slows.
    ///
    /// The method is the particle one of H. T. Beyer, "Implementation of a method for hydraulic
    /// erosion" (2015).
    mutating func erode(drops: Int, seed: UInt64, strength: Float = 1) {
        var dice = Dice(seed)
        let side = side
        let mask = side - 1
        let size = Float(side)
        heights.withUnsafeMutableBufferPointer { h in
            for _ in 0..<drops {
                var p = SIMD2(dice() * size, dice() * size)
                var way = SIMD2<Float>.zero
                var speed: Float = 1
                var water: Float = 1
                var load: Float = 0
                for _ in 0..<64 {
                    let floor = p.rounded(.down)
                    let f = p - floor
                    let x = Int(floor.x) & mask
                    let y = Int(floor.y) & mask
                    let right = (x + 1) & mask
                    let below = (y + 1) & mask
                    let a = h[y * side + x]
                    let b = h[y * side + right]
                    let c = h[below * side + x]
                    let d = h[below * side + right]
                    let slope =
                        SIMD2((b - a) * (1 - f.y) + (d - c) * f.y, (c - a) * (1 - f.x) + (d - b) * f.x) * size
                    let height = mix(mix(a, b, f.x), mix(c, d, f.x), f.y)
                    way = way * 0.06 - slope * 0.94
                    let pace = way.length
                    guard pace > 1e-5 else { break }
                    way /= pace
                    p += way
                    let there = HeightMap.sample(h, side, p)
                    let fall = (there - height) * size
                    let room = max(-fall, 0.02) * speed * water * 4
                    var change: Float
                    if load > room || fall > 0 {
                        change = fall > 0 ? min(fall, load) : (load - room) * 0.1
                        load -= change
                    } else {
                        change = -min((room - load) * 0.25, -fall) * strength
                        load -= change
                    }
                    change /= size
                    if change > 0 {
                        h[y * side + x] += change * (1 - f.x) * (1 - f.y)
                        h[y * side + right] += change * f.x * (1 - f.y)
                        h[below * side + x] += change * (1 - f.x) * f.y
                        h[below * side + right] += change * f.x * f.y
                    } else {
                        // Taking is spread over a wider brush, or every drop would cut a slot.
                        for j in -1...2 {
                            for i in -1...2 {
                                let off = SIMD2(Float(i), Float(j)) - f
                                let share = max(0, 2 - off.length) / 8.9
                                h[((y + j) & mask) * side + ((x + i) & mask)] += change * share
                            }
                        }
                    }
                    speed = max(0, speed * speed - fall * 0.6).squareRoot()
                    water *= 0.985
                }
            }
        }
    }

    @inline(__always)
    private static func sample(_ h: UnsafeMutableBufferPointer<Float>, _ side: Int, _ p: SIMD2<Float>)
        -> Float
    {
        let floor = p.rounded(.down)
        let f = p - floor
        let mask = side - 1
        let x = Int(floor.x) & mask
        let y = Int(floor.y) & mask
        let right = (x + 1) & mask
        let below = ((y + 1) & mask) * side
        return mix(
            mix(h[y * side + x], h[y * side + right], f.x),
            mix(h[below + x], h[below + right], f.x), f.y)
    }
}
