import Foundation

/// A still arm of the sea between steep walls on a cool, clear forenoon.
struct Fjord: Scene {
    private struct Walls: Ground {
        let map: HeightMap
        let noise = Noise(311)

        func height(_ p: SIMD2<Float>) -> Float {
            let bend = sinf(p.y * 0.42 + 0.6) * 0.55 + sinf(p.y * 0.17 + 2) * 0.9 - 0.55
            let off = abs(p.x - bend) - 0.62
            let wall = smooth(-0.05, 1.5, off)
            let head = smooth(9.5, 13.5, p.y)
            let rise = max(wall, head)
            let land = map(p * 0.125 + SIMD2(0.31, 0.17))
            let rough = noise.ridged(p * 3.1, 4) * 0.10 + noise.fractal(p * 14, 3) * 0.012
            return -0.12 + rise * (0.42 + land * 2.5 + rough) + 0.05 * noise.fractal(p * 2.1, 3)
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let base = Noise(41)
        var map = HeightMap(side: 512) { p in
            let q = p * 8
            return 0.55 * base.ridged(q, 7) + 0.25 * base.fractal(q * 0.5 + 9, 4) + 0.1
        }
        map.erode(drops: 120_000, seed: 5)
        let walls = Walls(map: map)
        let sun = SIMD3<Float>(0.62, 0.35, 0.62).unit
        let camera = Camera(eye: SIMD3(0, 0, 0.34), focal: 330, horizon: 232)
        let air = Air(
            density: 0.085, thinning: 0.55, colour: Light(hex: 0x8FB6CC), sunny: Light(hex: 0xF3E3C8),
            sun: sun,
            focus: 5)
        let sky = Gradient([(0, 0xDDE6E2), (0.25, 0xA9CBDA), (0.7, 0x5E97BC), (1, 0x36709F)])
        let deck = CloudDeck(noise: Noise(8), height: 0.55, opening: 0.02, softness: 0.6, stretch: 1.8)

        let relief = Relief(walls, from: SIMD2(-8, 0), to: SIMD2(8, 20), sun: sun)

        func heaven(_ sight: SIMD3<Float>) -> Light {
            let up = clamp(sight.z / 0.75)
            var light = sky(up)
            light = mix(light, air.glow(sight), 0.35 * (1 - up))
            let cloud = deck.look(sight)
            return mix(light, mix(Light(hex: 0x90A9BA), Light(hex: 0xFFF8EA), cloud.lit), cloud.cover * 0.85)
        }

        func stone(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let p = SIMD2(place.x, place.y)
            let reach = max(0.004, depth * 0.0016)
            let up = walls.normal(p, reach: reach)
            let broad = relief.normal(p)
            let sunlit = relief.sun(p)
            let speck = walls.noise.fractal(p * 23, 4)
            var skin = mix(Light(hex: 0x5B5A58), Light(hex: 0x8A8278), clamp(0.5 + speck))
            let green = smooth(0.42, 0.68, up.z + speck * 0.12) * smooth(1.35, 0.75, place.z + speck * 0.2)
            skin = mix(skin, mix(Light(hex: 0x1E3A2A), Light(hex: 0x5F7A3A), clamp(0.45 + speck)), green)
            let snow =
                smooth(0.5, 0.66, broad.z * 0.6 + up.z * 0.4 + speck * 0.1)
                * smooth(1.3, 1.75, place.z + speck * 0.35)
            skin = mix(skin, Light(hex: 0xF2F4F6), snow)
            let face = max(dot(up, sun), 0) * sunlit
            let ambient = Light(hex: 0x7FA3C4) * ((0.30 + 0.5 * up.z) * relief.sky(p))
            let light = skin * (Light(2.5, 2.2, 1.75) * face + ambient)
            return air.veil(light, eye: eye, place: place)
        }

        let survey = Survey(walls, camera: camera, canvas: canvas, near: 0.35, far: 26)
        canvas.paint { p, _ in heaven(camera.sight(p)) }
        survey.paint(on: canvas) { place, depth, _, _ in stone(place, depth, eye: camera.eye) }

        let mirror = canvas.blank()
        let below = camera.mirrored
        mirror.paint { p, _ in heaven(below.sight(p)) }
        Survey(walls, camera: below, canvas: canvas, near: 0.35, far: 26, floor: 0)
            .paint(on: mirror) { place, depth, _, _ in stone(place, depth, eye: below.eye) }

        let ripple = Noise(90)
        canvas.rows { y in
            for x in 0..<canvas.width {
                let p = canvas.spot(x, y)
                guard p.y > camera.horizon + 0.5 else { continue }
                let sight = camera.sight(p)
                let reach = camera.eye.z / -sight.z
                guard survey.depth(x, y) > reach else { continue }
                let at = SIMD2(sight.x, 1) * reach
                let wind = smooth(-0.2, 0.5, ripple.fractal(at * SIMD2(0.8, 0.5), 3))
                let wave =
                    ripple.fractal(at * SIMD2(26, 34), 3) * 0.006 + ripple.fractal(at * SIMD2(9, 15), 2)
                    * 0.010
                let sway = wave * (0.5 + wind * 1.6)
                let steep = -sight.z / sight.length
                let fresnel = 0.03 + 0.97 * powf(1 - min(steep + abs(sway), 1), 4)
                let from = Spot(p.x + sway * 160, 2 * camera.horizon - p.y - abs(sway) * 420)
                let mirrored = mirror.light(at: from)
                let deep = mix(Light(hex: 0x0A2B34), Light(hex: 0x1E5A60), clamp(0.3 + sway * 20))
                var light = mix(deep, mirrored * Light(0.86, 0.95, 0.97), clamp(fresnel))
                light = mix(
                    light, air.colour, air.amount(eye: camera.eye, place: camera.eye + sight * reach) * 0.5)
                canvas.dots[y * canvas.width + x] = light
            }
        }
        canvas.bloom(0.12, radius: 5, above: 0.5)
        return Darkroom()
    }
}
