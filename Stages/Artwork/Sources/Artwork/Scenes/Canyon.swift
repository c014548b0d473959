import Foundation

/// A river deep between red terraces of rock, in the last hour of sun.
struct Canyon: Scene {
    private struct Plateau: Ground {
        let noise = Noise(515)

        /// How far a place lies from the middle of the river.
        @inline(__always)
        func bank(_ p: SIMD2<Float>) -> Float {
            let bend = 1.05 * sinf(p.y * 0.62 + 0.5) + 0.5 * sinf(p.y * 0.27 + 1.1) - 0.3
            let slant = 1 / (1 + 0.42 * abs(cosf(p.y * 0.62 + 0.5)))
            return abs(p.x - bend) * slant
        }

        func height(_ p: SIMD2<Float>) -> Float {
            let gullies = noise.ridged(p * 0.9 + noise(p * 0.6) * 0.5, 5)
            let off = bank(p) - 0.2 + (gullies - 0.42) * 0.62 + noise.fractal(p * 5, 3) * 0.03
            let raw = 1.25 * smooth(-0.05, 1.7, off) - 0.02
            let butte = smooth(
                0.56, 0.74, noise.fractal(p * 0.21 + SIMD2(4.3, 1.2), 3) * 0.5 + 0.5 + p.y * 0.006)
            let tall = raw + butte * smooth(1.2, 2.2, bank(p)) * (0.8 + 0.2 * noise.fractal(p * 2, 3))
            return strata(tall) + noise.fractal(p * 9, 3) * 0.012 * smooth(0, 0.1, tall)
        }

        /// Turns an even slope into benches and cliffs, the way hard and soft beds weather.
        @inline(__always)
        private func strata(_ z: Float) -> Float {
            let step: Float = 0.21
            let level = z / step
            let f = level - level.rounded(.down)
            let bed = noise(SIMD2(level.rounded(.down) * 7.3, 0.5))
            let edge = 0.55 + 0.18 * bed
            let shaped = f < edge ? f * 0.42 / edge * 0.8 : 0.336 + (f - edge) / (1 - edge) * 0.664
            return (level.rounded(.down) + shaped) * step
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let land = Plateau()
        let camera = Camera(eye: SIMD3(-0.1, 0, 2.15), focal: 355, horizon: 112)
        let sun = SIMD3<Float>(-0.80, 0.34, 0.30).unit
        let relief = Relief(land, from: SIMD2(-9, 0), to: SIMD2(9, 22), sun: sun, soft: 0.05, reach: 5)
        let air = Air(
            density: 0.05, thinning: 0.35, colour: Light(hex: 0x9B93B8), sunny: Light(hex: 0xFFC79A),
            sun: sun,
            focus: 4)
        let sky = Gradient([(0, 0xF6CFA6), (0.2, 0xE3B9A6), (0.5, 0x8FA5C0), (1, 0x3F6B9C)])
        let deck = CloudDeck(
            noise: Noise(23), height: 0.42, opening: 0.06, softness: 0.5, stretch: 2.2, sun: SIMD2(-0.9, 0.4))

        func heaven(_ sight: SIMD3<Float>) -> Light {
            var light = sky(clamp(sight.z / 0.33))
            light = mix(light, air.glow(sight), 0.3)
            let cloud = deck.look(sight)
            return mix(light, mix(Light(hex: 0x8B7F9C), Light(hex: 0xFFE0BC), cloud.lit), cloud.cover * 0.85)
        }

        canvas.paint { p, _ in heaven(camera.sight(p)) }
        Survey(land, camera: camera, canvas: canvas, near: 0.9, far: 36, pace: 0.0014)
            .paint(on: canvas) { place, depth, p, _ in
                let at = SIMD2(place.x, place.y)
                let sunlit = relief.sun(at)
                if place.z < 0.03 {
                    let wave = land.noise.fractal(at * SIMD2(9, 26), 3) * 0.022
                    let light = mix(Light(hex: 0x123C46), Light(hex: 0x8FC1C6), clamp(0.35 + wave * 4))
                    return air.veil(light * (0.5 + 0.5 * sunlit), eye: camera.eye, place: place)
                }
                let up = land.normal(at, reach: max(0.003, depth * 0.0011))
                let bed = place.z * 13 + land.noise.fractal(at * 1.4, 3) * 0.5
                let band = land.noise.fractal(SIMD2(bed, 0.3), 3)
                let fine = land.noise.fractal(SIMD2(bed * 4.7, at.x * 1.3 + at.y), 3)
                let stain = land.noise.fractal(SIMD2((at.x + at.y) * 9, place.z * 2), 3)
                var skin = mix(
                    Light(hex: 0x9C4529), Light(hex: 0xD98A54), clamp(0.5 + band * 0.9 + fine * 0.35))
                skin = mix(skin, Light(hex: 0x6E2E22), clamp(stain * 0.8) * (1 - up.z))
                let flat = smooth(0.72, 0.92, up.z)
                let tuft = land.noise.strewn(at * 34)
                let bush = smooth(0.42, 0.3, tuft.near) * (tuft.dice > 0.55 ? 1 : 0) * smooth(5, 2, depth)
                let scrub = max(smooth(0.1, 0.35, land.noise.fractal(at * 13, 5)) * 0.6, bush)
                skin = mix(skin, mix(Light(hex: 0xB7764A), Light(hex: 0x6B6A3E), scrub), flat * 0.7)
                let grit = land.noise.fractal(at * 85, 4) * smooth(4.5, 1.2, depth)
                skin *= 1 + 0.75 * grit
                let direct = max(dot(up, sun) + 0.25 * grit, 0) * sunlit
                let bounce = Light(hex: 0xC0623A) * (0.35 * (1 - up.z) * relief.sky(at))
                let ambient = Light(hex: 0x6D78B4) * (0.62 * relief.sky(at) * (0.55 + 0.45 * up.z)) + bounce
                let light = skin * (Light(3.3, 2.35, 1.5) * direct + ambient)
                return air.veil(light, eye: camera.eye, place: place)
            }
        canvas.bloom(0.1, radius: 6, above: 0.6)
        return Darkroom(contrast: 0.12)
    }
}
