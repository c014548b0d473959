import Foundation

/// Limestone islands in a turquoise bay at noon, and a junk under a red sail.
struct Lagoon: Scene {
    private struct Islands: Ground {
        let noise = Noise(626)

        func height(_ p: SIMD2<Float>) -> Float {
            let push = SIMD2(noise.fractal(p * 1.7, 3), noise.fractal(p * 1.7 + 9, 3)) * 0.22
            let q = (p + push) * 0.52
            let cell = noise.strewn(q)
            let open = smooth(0.5, 1.3, abs(p.x - 0.15 * sinf(p.y) + 0.1) - 0.02 * p.y + 0.1)
            let tall = (0.25 + 1.15 * cell.dice) * (0.25 + 0.75 * open) * smooth(1.8, 3.4, p.y)
            let foot = 0.20 + 0.26 * cell.dice
            let body = smooth(foot, foot * 0.42, cell.near + noise.fractal(p * 3, 4) * 0.09)
            let crown = 0.82 + 0.28 * noise.fractal(p * 2.6, 4) + 0.10 * noise.ridged(p * 7, 3)
            let trees = 0.035 * max(0, 1 - noise.strewn(p * 13).near * 1.5)
            return body * tall * crown + trees * smooth(0.02, 0.2, body) - 0.05
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let land = Islands()
        let camera = Camera(eye: SIMD3(0, 0, 0.62), focal: 360, horizon: 196)
        let sun = SIMD3<Float>(-0.52, 0.22, 0.72).unit
        let relief = Relief(land, from: SIMD2(-10, 0), to: SIMD2(10, 26), sun: sun, reach: 3)
        let air = Air(
            density: 0.055, thinning: 0.5, colour: Light(hex: 0x8CC0D2), sunny: Light(hex: 0xDCECE8),
            sun: sun, focus: 6)
        let sky = Gradient([(0, 0xCDE7E6), (0.25, 0x8CC6DC), (0.65, 0x3F94C4), (1, 0x1C669F)])
        let noise = Noise(72)

        func heaven(_ sight: SIMD3<Float>) -> Light {
            var light = sky(clamp(sight.z / 0.6))
            let p = SIMD2(sight.x * 2.2, sight.z * 3.4)
            let shape = noise.heaped(p * 1.5 + noise(p * 1.3) * 0.4, 7)
            let bank = smooth(0.75, 0.1, sight.z) * (0.42 + 0.5 * noise.fractal(p * 0.55 + 3, 3))
            let cover = smooth(0.02, 0.16, bank - shape * 0.75 - 0.05)
            let above = noise.heaped((p + SIMD2(-0.05, 0.06)) * 1.5 + noise(p * 1.3) * 0.4, 5)
            let lit = smooth(-0.14, 0.14, above - shape + 0.05)
            light = mix(light, mix(Light(hex: 0x93B6C8), Light(hex: 0xFFFDF4), lit), cover * 0.9)
            return light
        }

        func isle(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let at = SIMD2(place.x, place.y)
            let up = land.normal(at, reach: max(0.003, depth * 0.0013))
            let speck = land.noise.fractal(at * 26, 3)
            let streak = land.noise.fractal(SIMD2((at.x - at.y) * 16, place.z * 2.4), 4)
            var skin = mix(Light(hex: 0x6F7468), Light(hex: 0xC9BEA2), clamp(0.5 + streak))
            let leaf = mix(Light(hex: 0x12382A), Light(hex: 0x5A8A3A), clamp(0.42 + speck * 0.9))
            skin = mix(skin, leaf, smooth(0.2, 0.5, relief.normal(at).z + speck * 0.25 + streak * 0.15))
            skin = mix(Light(hex: 0x3A3A30), skin, smooth(0.015, 0.04, place.z))
            let direct = max(dot(up, sun), 0) * relief.sun(at)
            let ambient = Light(hex: 0x7FB4C8) * (0.55 * relief.sky(at) * (0.6 + 0.4 * up.z))
            return air.veil(skin * (Light(2.7, 2.5, 2.0) * direct + ambient), eye: eye, place: place)
        }

        let survey = Survey(land, camera: camera, canvas: canvas, near: 0.8, far: 32, floor: -0.04)
        canvas.paint { p, _ in heaven(camera.sight(p)) }
        survey.paint(on: canvas) { place, depth, _, _ in isle(place, depth, eye: camera.eye) }
        let below = camera.mirrored
        let mirror = canvas.blank()
        mirror.paint { p, _ in heaven(below.sight(p)) }
        Survey(land, camera: below, canvas: canvas, near: 0.8, far: 32, floor: 0)
            .paint(on: mirror) { place, depth, _, _ in isle(place, depth, eye: below.eye) }
        let water = Water(
            camera: camera, noise: Noise(19), fine: SIMD2(7, 11), swell: 0.03, deep: Light(hex: 0x075E72),
            crest: Light(hex: 0x2FB3B0))
        let bed = Noise(28)
        water.cover(canvas, mirror: mirror, survey: survey) { light, at, depth, p in
            let shoal = smooth(-0.1, 0.6, bed.fractal(at * SIMD2(0.5, 0.8), 4) + 0.25 * smooth(4, 1.5, depth))
            let net = powf(1 - abs(bed.fractal(at * 7 + bed(at * 3), 2)), 9) * smooth(5, 1.6, depth)
            let clear = smooth(5.5, 1.4, depth)
            let sandy = Light(hex: 0x49CDBB) * (0.75 + 0.5 * net)
            return air.veil(
                mix(light, sandy, shoal * clear * 0.6), eye: camera.eye, place: SIMD3(at.x, at.y, 0))
        }
        canvas.bloom(0.12, radius: 6, above: 0.6)
        return Darkroom(contrast: 0.1)
    }
}
