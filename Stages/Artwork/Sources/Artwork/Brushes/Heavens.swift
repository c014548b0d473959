import Foundation

/// A sheet of cloud high above a camera, foreshortened towards the horizon.
struct CloudDeck: Sendable {
    var noise: Noise
    /// How large the clouds are: the deck's height in noise lengths.
    var height: Float = 1
    /// The share of sky left open, about -0.3...0.6.
    var opening: Float = 0
    /// How gradually clouds thicken from their rims.
    var softness: Float = 0.5
    /// How much longer than deep the clouds are.
    var stretch: Float = 1
    /// The way to the sun on the deck.
    var sun = SIMD2<Float>(0.3, 0.9)
    /// How strongly noise pushes the clouds about.
    var warp: Float = 0.5

    /// How thick the deck is at a place of its own plane.
    @inline(__always)
    func thickness(_ q: SIMD2<Float>, _ octaves: Int) -> Float {
        clamp((noise.warped(q, octaves, by: warp) - opening) / softness)
    }

    /// What is seen in a direction: how dense the cloud is, and how much sun comes through to it.
    @inline(__always)
    func look(_ sight: SIMD3<Float>, octaves: Int = 7) -> (cover: Float, lit: Float) {
        guard sight.z > 0.004 else { return (0, 0) }
        let q = SIMD2(sight.x / stretch, sight.y) * (height / sight.z)
        let thick = thickness(q, octaves)
        guard thick > 0 else { return (0, 1) }
        let toward = thickness(q + sun * 0.10, 4) * 0.6 + thickness(q + sun * 0.28, 3) * 0.4
        let far = smooth(0.004, 0.05, sight.z)
        return (thick * far, expf(-2.4 * toward - 0.6 * thick))
    }
}

/// A field of stars, most of them faint, with a soft band of uncounted ones.
struct Starfield: Sendable {
    var noise: Noise
    /// How many stars there are to a cell of nine points.
    var plenty: Float = 0.3
    /// The middle of the milky way, its direction and half its width in points.
    var heart = Spot(230, 120)
    var slant = Spot(0.55, -0.83)
    var breadth: Float = 46
    var strength: Float = 1

    /// The light of the stars at a spot of the sky.
    func light(_ p: Spot) -> Light {
        var sum = Light.zero
        let off = p - heart
        let along = (off * slant).sum()
        let across = off.x * slant.y - off.y * slant.x
        let wander = noise.fractal(p / 70, 4) * 26
        let band = bell(across + wander, breadth) * bell(along, 260)
        for layer in 0..<3 {
            let cell: Float = [9, 5, 3][layer]
            let turn = SIMD2(p.x * 0.92 + p.y * 0.39, p.y * 0.92 - p.x * 0.39)
            let q = turn / cell + Float(layer) * 31.7
            let star = noise.strewn(q)
            let share = [plenty, plenty * 0.5 + band * 0.35, plenty * 0.25 + band * 0.6][layer]
            guard star.dice < share else { continue }
            let rank = star.dice / share
            let bright = [Float(2.2), 0.5, 0.16][layer] * powf(rank, 6) + [Float(0.06), 0.04, 0.025][layer]
            let size = [Float(0.36), 0.3, 0.3][layer] * (0.8 + 0.9 * powf(rank, 6))
            let warmth = noise.dice(Int32(rank * 4096), Int32(layer))
            let tint = mix(Light(0.72, 0.84, 1.15), Light(1.15, 0.9, 0.7), warmth * warmth)
            let spread = star.near * cell
            sum += tint * bright * (bell(spread, size) + 0.05 * bell(spread, size * 3.4) * rank)
        }
        let dust = smooth(-0.15, 0.45, noise.warped(p / 46 + 5, 6, by: 0.9))
        let lane = smooth(0.2, 0.75, noise.ridged(SIMD2(along / 90, (across + wander) / 34) + 2, 5))
        let core = bell(along + 20, 110)
        let cloud = band * (0.35 + 0.65 * dust) * (1 - 0.75 * lane * bell(across + wander, breadth * 0.5))
        let hue = mix(Light(0.10, 0.14, 0.24), Light(0.27, 0.20, 0.17), core * dust)
        return (sum + hue * cloud * 0.34) * strength
    }
}
