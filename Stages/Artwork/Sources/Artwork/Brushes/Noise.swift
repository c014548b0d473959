import Foundation

/// Seeded lattice noises, the grain of everything in nature here.
///
/// Two noises with the same seed are the same everywhere and for ever.
struct Noise: Sendable {
    private let seed: UInt32

    init(_ seed: UInt32) { self.seed = seed &* 0x9E37_79B1 ^ 0x5BD1_E995 }

    /// A well mixed number for a lattice point.
    @inline(__always)
    func hash(_ x: Int32, _ y: Int32) -> UInt32 {
        var h = UInt32(bitPattern: x) &* 0x85EB_CA6B ^ UInt32(bitPattern: y) &* 0xC2B2_AE35 ^ seed
        h ^= h >> 15
        h = h &* 0x2C1B_3C6D
        h ^= h >> 12
        h = h &* 0x297A_2D39
        return h ^ h >> 15
    }

    /// A number in 0..<1 for a lattice point.
    @inline(__always)
    func dice(_ x: Int32, _ y: Int32) -> Float { Float(hash(x, y) >> 8) / 16_777_216 }

    /// Gradient noise, about -1...1 with a mean of 0 (Perlin's, with the quintic fade of 2002).
    @inline(__always)
    func callAsFunction(_ p: SIMD2<Float>) -> Float {
        let floor = p.rounded(.down)
        let f = p - floor
        let x = Int32(floor.x)
        let y = Int32(floor.y)
        let u = f * f * f * (f * (f * 6 - 15) + 10)
        let a = slope(x, y, f.x, f.y)
        let b = slope(x &+ 1, y, f.x - 1, f.y)
        let c = slope(x, y &+ 1, f.x, f.y - 1)
        let d = slope(x &+ 1, y &+ 1, f.x - 1, f.y - 1)
        return mix(mix(a, b, u.x), mix(c, d, u.x), u.y) * 1.35
    }

    @inline(__always)
    private func slope(_ x: Int32, _ y: Int32, _ dx: Float, _ dy: Float) -> Float {
        let h = hash(x, y)
        return (Float(h & 0xFFFF) * dx + Float(h >> 16) * dy) / 32_768 - dx - dy
    }

    /// Octaves of noise summed, each finer and fainter than the one before; about -1...1.
    @inline(__always)
    func fractal(_ p: SIMD2<Float>, _ octaves: Int, gain: Float = 0.5) -> Float {
        var p = p
        var amount: Float = 1
        var sum: Float = 0
        var total: Float = 0
        for _ in 0..<octaves {
            sum += amount * self(p)
            total += amount
            amount *= gain
            p = turned(p)
        }
        return sum / total
    }

    /// Octaves folded at zero into sharp crests, where crests carry the finer ones; about 0...1.
    @inline(__always)
    func ridged(_ p: SIMD2<Float>, _ octaves: Int, gain: Float = 0.5) -> Float {
        var p = p
        var amount: Float = 1
        var carry: Float = 1
        var sum: Float = 0
        var total: Float = 0
        for _ in 0..<octaves {
            let crest = 1 - abs(self(p))
            let sharp = crest * crest
            sum += amount * sharp * carry
            total += amount
            carry = clamp(sharp * 1.3)
            amount *= gain
            p = turned(p)
        }
        return sum / total
    }

    /// Octaves folded at zero into round heaps with sharp valleys, like cumulus; about 0...1.
    @inline(__always)
    func heaped(_ p: SIMD2<Float>, _ octaves: Int, gain: Float = 0.5) -> Float {
        var p = p
        var amount: Float = 1
        var sum: Float = 0
        var total: Float = 0
        for _ in 0..<octaves {
            sum += amount * abs(self(p))
            total += amount
            amount *= gain
            p = turned(p)
        }
        return sum / total
    }

    /// Fractal noise looked up at places that are themselves pushed about by noise.
    @inline(__always)
    func warped(_ p: SIMD2<Float>, _ octaves: Int, by amount: Float) -> Float {
        let push = SIMD2(
            fractal(p + SIMD2(3.1, 7.7), 3), fractal(p + SIMD2(-11.3, 2.9), 3))
        return fractal(p + push * amount, octaves)
    }

    /// The nearest of points strewn one to a cell: its distance, the next one's, and its dice.
    @inline(__always)
    func strewn(_ p: SIMD2<Float>) -> (near: Float, next: Float, dice: Float, away: SIMD2<Float>) {
        let floor = p.rounded(.down)
        var near: Float = 9
        var next: Float = 9
        var dice: Float = 0
        var away = SIMD2<Float>.zero
        for j in Int32(-1)...1 {
            for i in Int32(-1)...1 {
                let x = Int32(floor.x) &+ i
                let y = Int32(floor.y) &+ j
                let h = hash(x, y)
                let at = SIMD2(
                    Float(x) + Float(h & 0xFFF) / 4096, Float(y) + Float(h >> 12 & 0xFFF) / 4096)
                let offset = p - at
                let d = offset.length
                if d < near {
                    next = near
                    near = d
                    dice = Float(h >> 24) / 256
                    away = offset
                } else if d < next {
                    next = d
                }
            }
        }
        return (near, next, dice, away)
    }

    /// The place for the next octave: turned and scaled so that no lattice shows through.
    @inline(__always)
    private func turned(_ p: SIMD2<Float>) -> SIMD2<Float> {
        SIMD2(1.616 * p.x + 1.212 * p.y, -1.212 * p.x + 1.616 * p.y) + SIMD2(17.13, -9.71)
    }
}

/// A small seeded source of numbers (SplitMix64), the same in every run.
struct Dice {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// The next number in 0..<1.
    mutating func callAsFunction() -> Float {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return Float((z ^ z >> 31) >> 40) / 16_777_216
    }

    /// The next number between two bounds.
    mutating func callAsFunction(_ low: Float, _ high: Float) -> Float { mix(low, high, self()) }
}
