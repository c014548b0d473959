import Foundation

/// Flooded rice terraces stepping down into morning mist.
struct Terraces: Scene {
    private struct Paddies: Ground {
        let noise = Noise(88)
        let step: Float = 0.085

        /// The hillside before it was terraced.
        @inline(__always)
        func slope(_ p: SIMD2<Float>) -> Float {
            let spur = noise.fractal(p * 0.24 + SIMD2(2.2, 0.4), 2) * 1.0
            let fold = noise.fractal(p * 0.8 + 7, 3) * 0.22
            let side = smooth(0.2, 5.2, abs(p.x + 0.2 - 0.12 * p.y)) * 2.5
            let back = smooth(9, 20, p.y) * 2.2 - 0.05 * p.y
            return 0.75 + spur + fold + side + back
        }

        /// The level of a place's terrace and the way through it, from its rim at 0 to the next wall at 1.
        @inline(__always)
        func terrace(_ p: SIMD2<Float>) -> (level: Float, f: Float) {
            let z = slope(p) / step
            let level = z.rounded(.down)
            return (level, z - level)
        }

        func height(_ p: SIMD2<Float>) -> Float {
            let t = terrace(p)
            let wild = smooth(1.9, 2.4, t.level * step + noise.fractal(p * 0.9, 3) * 0.4)
            let bund = 0.10 * (smooth(0.02, 0.06, t.f) - smooth(0.10, 0.16, t.f))
            let wall = smooth(0.84, 1, t.f)
            let even = (t.level + wall + bund) * step
            guard wild > 0 else { return even }
            let grove = noise.strewn(p * 7)
            let rough = slope(p) + 0.10 * max(0, 1 - grove.near * 1.4) + 0.5 * noise.ridged(p * 0.7, 5) * wild
            return mix(even, rough, wild)
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let land = Paddies()
        let camera = Camera(eye: SIMD3(0, -0.6, 2.75), focal: 385, horizon: 96)
        let sunSpot = Spot(268, 62)
        let sun = camera.sight(sunSpot).unit
        let low = SIMD3(0.62, 0.62, 0.36).unit
        let relief = Relief(land, from: SIMD2(-9, 0), to: SIMD2(9, 22), sun: low, soft: 0.1, reach: 4)
        let air = Air(
            density: 0.12, thinning: 0.7, colour: Light(hex: 0x86A6B0), sunny: Light(hex: 0xF8D49A),
            sun: sun, focus: 7)
        let sky = Gradient([(0, 0xF6CF94), (0.2, 0xE3C3A0), (0.5, 0x8FAFBA), (1, 0x3A7396)])
        let deck = CloudDeck(
            noise: Noise(51), height: 0.5, opening: 0.0, softness: 0.6, stretch: 2, sun: SIMD2(0.4, 0.9))

        func heaven(_ sight: SIMD3<Float>) -> Light {
            var light = mix(sky(clamp(sight.z / 0.6)), air.glow(sight), 0.25)
            let cloud = deck.look(sight)
            light = mix(light, mix(Light(hex: 0xA9B7B8), Light(hex: 0xFFF3DC), cloud.lit), cloud.cover * 0.7)
            return light + Light(1.0, 0.62, 0.28) * powf(max(dot(sight.unit, sun), 0), 90)
        }

        canvas.paint { p, _ in heaven(camera.sight(p)) }
        let mist = Noise(3)
        Survey(land, camera: camera, canvas: canvas, near: 1.2, far: 30, pace: 0.0010)
            .paint(on: canvas) { place, depth, p, _ in
                let at = SIMD2(place.x, place.y)
                let t = land.terrace(at)
                let up = land.normal(at, reach: max(0.003, depth * 0.0010))
                let sunlit = relief.sun(at)
                let wild = smooth(1.9, 2.4, t.level * land.step + land.noise.fractal(at * 0.9, 3) * 0.4)
                let speck = land.noise.fractal(at * 30, 3)
                let plot = land.noise.dice(Int32(t.level), Int32(at.x * 0.7 + at.y * 0.3))
                let green = mix(
                    Light(hex: 0x24491F), Light(hex: 0x7E9A38), clamp(0.4 + speck + (plot - 0.5) * 0.6))
                let wood = mix(Light(hex: 0x16301F), Light(hex: 0x3F5E33), clamp(0.45 + speck))
                var skin = mix(green, wood, wild)
                skin = mix(skin, Light(hex: 0x5B4A2C), smooth(0.9, 0.7, up.z) * 0.45 * (1 - wild))
                let direct = max(dot(up, low), 0) * sunlit
                let ambient = Light(hex: 0x8FB0C0) * (0.5 * relief.sky(at))
                var light = skin * (Light(2.9, 2.1, 1.1) * direct + ambient)
                let pool = smooth(0.12, 0.17, t.f) * smooth(0.83, 0.78, t.f) * (1 - wild)
                let planted = smooth(0.58, 0.72, plot)
                if pool > 0 {
                    let sight = camera.sight(p)
                    let wave = land.noise.fractal(at * 24, 2) * 0.012
                    let mirrored = heaven(SIMD3(sight.x + wave, 1, -sight.z + wave * 2))
                    let water = mix(
                        Light(hex: 0x2E4238),
                        mirrored
                            * mix(Light(0.72, 0.6, 0.5), Light(0.62, 0.78, 0.92), smooth(0.1, 0.45, -sight.z)),
                        0.84)
                    light = mix(light, mix(water, light * 1.25, planted * 0.75), pool)
                }
                light = air.veil(light, eye: camera.eye, place: place)
                let bank = smooth(-0.15, 0.4, mist.fractal(SIMD2(at.x * 0.3, at.y * 0.42) + 4, 4))
                let low = expf(-max(place.z - 0.3, 0) * 1.7) * bank * smooth(4, 12, depth)
                return mix(light, air.glow(place - camera.eye) * 0.8, clamp(low))
            }
        canvas.bloom(0.14, radius: 7, above: 0.6)
        return Darkroom(exposure: 0.86, contrast: 0.14)
    }
}
