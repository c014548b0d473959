import Foundation

/// Level water at height zero that mirrors a picture of what stands above it.
struct Water: Sendable {
    var camera: Camera
    var noise: Noise
    /// How many waves there are to a unit, across and away.
    var fine = SIMD2<Float>(9, 15)
    /// How steep the waves are.
    var swell: Float = 0.02
    /// The water's own colour when looked down into, in troughs and on crests.
    var deep: Light
    var crest: Light
    /// What the mirror loses.
    var tint = Light(0.88, 0.95, 0.97)
    /// The share of light mirrored even straight down.
    var gloss: Float = 0.03

    /// The place on the water seen at a spot, and how far away it is; none above the horizon.
    @inline(__always)
    func reach(_ p: Spot) -> (at: SIMD2<Float>, depth: Float)? {
        let sight = camera.sight(p)
        guard sight.z < -1e-4 else { return nil }
        let depth = camera.eye.z / -sight.z
        return (SIMD2(camera.eye.x, camera.eye.y) + SIMD2(sight.x, 1) * depth, depth)
    }

    /// The slope of the waves at a place, where `coarse` is the span that one dot covers there.
    @inline(__always)
    func slope(_ at: SIMD2<Float>, coarse: Float) -> SIMD2<Float> {
        var sum = SIMD2<Float>.zero
        var frequency = fine
        var amount: Float = 1
        var q = at
        for octave in 0..<4 {
            let seen = 1 - smooth(0.25, 0.9, coarse * frequency.y)
            if seen > 0.01 {
                let w = q * frequency
                sum += SIMD2(noise(w), noise(w + SIMD2(41.3, -17.9))) * (amount * seen)
            }
            frequency *= 2.1
            amount *= 0.62
            q = SIMD2(q.x * 0.96 + q.y * 0.28, q.y * 0.96 - q.x * 0.28) + Float(octave)
        }
        let wind = 0.45 + 1.1 * smooth(-0.3, 0.5, noise.fractal(at * SIMD2(0.6, 1.1) + 70, 3))
        return sum * (swell * wind)
    }

    /// The water's light at a spot.
    @inline(__always)
    func light(_ p: Spot, at: SIMD2<Float>, depth: Float, mirror: Canvas) -> Light {
        let coarse = depth * depth / (camera.focal * camera.eye.z) / mirror.scale * 2
        let lean = slope(at, coarse: coarse)
        let steep = camera.eye.z / depth
        let fresnel = gloss + (1 - gloss) * powf(1 - min(steep * 0.8 + abs(lean.y) * 0.9, 1), 4)
        let base = 2 * camera.horizon - p.y
        let throwing = camera.focal * 0.55
        var mirrored = Light.zero
        for tap in -2...2 {
            let blur = Float(tap) * swell * camera.focal * 0.22 * (0.25 + coarse * fine.y)
            mirrored += mirror.light(
                at: Spot(
                    p.x + lean.x * throwing, min(base - lean.y * throwing * 1.6 + blur, camera.horizon - 0.5))
            )
        }
        let own = mix(deep, crest, clamp(0.35 + lean.y / swell * 0.5))
        return mix(own, mirrored * 0.2 * tint, clamp(fresnel))
    }

    /// Covers every dot of a canvas where the survey sees no ground above the water.
    @inline(__always)
    func cover(
        _ canvas: Canvas, mirror: Canvas, survey: Survey,
        _ finish: (Light, SIMD2<Float>, Float, Spot) -> Light
    ) {
        canvas.rows { y in
            for x in 0..<canvas.width {
                let p = canvas.spot(x, y)
                guard let seen = reach(p), survey.depth(x, y) > seen.depth else { continue }
                let light = light(p, at: seen.at, depth: seen.depth, mirror: mirror)
                canvas.dots[y * canvas.width + x] = finish(light, seen.at, seen.depth, p)
            }
        }
    }
}
