import Foundation

/// Northern lights over a lake that has not frozen yet, and one window lit.
struct Aurora: Scene {
    private struct Peaks: Ground {
        let map: HeightMap
        let noise = Noise(404)

        func height(_ p: SIMD2<Float>) -> Float {
            let shore = smooth(4.6, 9.5, p.y + 0.8 * noise.fractal(p * 0.5, 3) - 0.4 * abs(p.x))
            let land = map(p * 0.05 + SIMD2(0.42, 0.21))
            let horn = (p - SIMD2(2.3, 9.6)) / SIMD2(1.9, 2.2)
            let peak = expf(-(horn * horn).sum())
            return shore * (0.02 + land * (2.3 + 1.1 * peak) + peak * 0.5 + noise.ridged(p * 1.1, 5) * 0.20)
                - 0.05
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let base = Noise(2024)
        var map = HeightMap(side: 512) { p in
            let q = p * 6
            return 0.72 * base.ridged(q + base(q * 0.8) * 0.3, 7) + 0.2 * base.fractal(q * 0.5, 3)
        }
        map.erode(drops: 140_000, seed: 8)
        let land = Peaks(map: map)
        let camera = Camera(eye: SIMD3(0, 0, 0.34), focal: 300, horizon: 262)
        let moon = SIMD3<Float>(0.7, -0.35, 0.5).unit
        let relief = Relief(land, from: SIMD2(-12, 0), to: SIMD2(12, 26), sun: moon, reach: 4)
        let air = Air(
            density: 0.045, thinning: 0.6, colour: Light(hex: 0x12384A), sunny: Light(hex: 0x2C7A6A),
            sun: SIMD3(0, 1, 0.1).unit, focus: 12)
        let sky = Gradient([(0, 0x1E5560), (0.25, 0x123A52), (0.6, 0x0B2140), (1, 0x070F28)])
        var stars = Starfield(noise: Noise(61))
        stars.heart = Spot(90, 90)
        stars.strength = 0.9

        let curtains = Canvas(scale: max(1, canvas.scale / 3))
        let veils = Curtains(noise: Noise(5))
        curtains.paint { p, _ in veils.light(p) }

        func heaven(_ p: Spot, _ sight: SIMD3<Float>) -> Light {
            let glow = curtains.light(at: p)
            return sky(clamp(sight.z / 0.85)) * 0.8 + stars.light(p) * (1 - clamp(glow.luminance * 1.6) * 0.7)
                * smooth(0, 0.12, sight.z) + glow
        }

        func rock(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let at = SIMD2(place.x, place.y)
            let up = land.normal(at, reach: max(0.004, depth * 0.0013))
            let speck = land.noise.fractal(at * 17, 3)
            let snow = smooth(0.42, 0.6, up.z + speck * 0.10 + smooth(0.2, 1.6, place.z) * 0.14)
            let wood = smooth(0.42, 0.2, place.z + speck * 0.1)
            var skin = mix(Light(hex: 0x3A434E), Light(hex: 0xC4D2DE), snow)
            skin = mix(skin, Light(hex: 0x1A2A2C), wood * 0.85)
            let direct = max(dot(up, moon), 0) * relief.sun(at)
            let green = Light(hex: 0x2FB98C) * (0.16 * max(up.z, 0) * relief.sky(at))
            let light =
                skin
                * (Light(0.26, 0.36, 0.50) * direct * 1.5 + green + Light(hex: 0x24466A)
                    * (0.35 * relief.sky(at)))
            return air.veil(light, eye: eye, place: place)
        }

        let survey = Survey(land, camera: camera, canvas: canvas, near: 1, far: 30, floor: -0.045)
        canvas.paint { p, _ in heaven(p, camera.sight(p)) }
        survey.paint(on: canvas) { place, depth, _, _ in rock(place, depth, eye: camera.eye) }
        let below = camera.mirrored
        let mirror = canvas.blank()
        mirror.paint { p, _ in heaven(p, below.sight(p)) }
        Survey(land, camera: below, canvas: canvas, near: 1, far: 30, floor: 0)
            .paint(on: mirror) { place, depth, _, _ in rock(place, depth, eye: below.eye) }
        let water = Water(
            camera: camera, noise: Noise(33), fine: SIMD2(10, 17), swell: 0.012, deep: Light(hex: 0x04121C),
            crest: Light(hex: 0x0C2C3A), tint: Light(0.72, 0.82, 0.86), gloss: 0.25)
        water.cover(canvas, mirror: mirror, survey: survey) { light, _, _, _ in light }
        hut(canvas)
        shore(canvas)
        canvas.bloom(0.25, radius: 9, above: 0.25)
        return Darkroom(vignette: 0.3, contrast: 0.06)
    }

    /// A hut on the far shore, its window and the window's light on the water.
    private func hut(_ canvas: Canvas) {
        let at = Spot(172, 277)
        let dark = Light(hex: 0x0B1118)
        let warm = Light(2.6, 1.35, 0.42)
        canvas.fill(
            dark, [at + Spot(-4.6, 0), at + Spot(5.4, 0), at + Spot(5.4, -3.6), at + Spot(-4.6, -3.6)])
        canvas.fill(
            Light(hex: 0x7FA4AA),
            [at + Spot(-5.8, -3.2), at + Spot(6.6, -3.2), at + Spot(3.6, -7), at + Spot(-2.8, -7)])
        canvas.stroke(dark, from: at + Spot(2.6, -6), to: at + Spot(2.6, -8.6), width: 1)
        canvas.fill(
            warm, [at + Spot(-1.1, -2.6), at + Spot(0.9, -2.6), at + Spot(0.9, -0.9), at + Spot(-1.1, -0.9)])
        let noise = Noise(88)
        for step in 0..<44 {
            let t = Float(step) / 44
            let middle = at + Spot(noise(SIMD2(t * 17, 0.5)) * 2.6, 3 + t * 40)
            let half = (2.4 - 1.2 * t) * (0.6 + 0.6 * abs(noise(SIMD2(t * 23, 5.5))))
            let gleam = smooth(-0.35, 0.4, noise(SIMD2(t * 31, 9.5)))
            canvas.stroke(
                warm * 0.6, from: middle - Spot(half, 0), to: middle + Spot(half, 0), width: 1.2, tip: 1,
                opacity: 0.42 * gleam * (1 - t))
        }
    }

    /// Firs on both sides of the water.
    private func shore(_ canvas: Canvas) {
        let noise = Noise(55)
        var dice = Dice(21)
        let dark = Light(hex: 0x050D14)
        let crest: @Sendable (Float) -> Float = { x in
            let left = 340 + 0.55 * x + 0.0009 * x * x + 11 * noise.fractal(SIMD2(x / 34, 0.4), 6)
            let far = 390 - x
            let right = 352 + 0.5 * far + 0.0014 * far * far + 11 * noise.fractal(SIMD2(x / 34, 5.4), 6)
            return min(left, right)
        }
        for _ in 0..<130 {
            let x = dice() < 0.6 ? dice(-10, 105) : dice(300, 400)
            let edge = crest(x)
            let tall = dice(28, 105) * (x < 200 ? smooth(150, 10, x) : smooth(270, 390, x) * 0.8) + 12
            canvas.conifer(
                at: Spot(x, edge + dice(1, 12)), tall: tall, dark: dark, lit: Light(hex: 0x123036),
                sun: x < 200 ? 1 : -1,
                dice: &dice)
        }
        canvas.hill(crest: crest) { p, below, _ in
            let drift = noise.fractal(p / SIMD2(60, 22), 5)
            let top = bell(below, 16) * 0.55 + 0.12
            return mix(dark, Light(hex: 0x3A6A78), clamp(top * 0.34 + drift * 0.24))
        }
    }
}

/// Curtains of light: each hangs from a waving hem and fades upwards in fine rays.
private struct Curtains {
    let noise: Noise

    func light(_ p: Spot) -> Light {
        var sum = Light.zero
        for (index, curtain) in [
            (hem: Float(214), sway: Float(34), tall: Float(104), slope: Float(-0.20), strength: Float(1)),
            (hem: 168, sway: 40, tall: 120, slope: -0.34, strength: 0.55),
            (hem: 236, sway: 12, tall: 54, slope: 0.05, strength: 0.55),
        ].enumerated() {
            let lane = Float(index) * 13.7
            let high = max(250 - p.y, 0)
            let u = 195 + (p.x - 195) / (1 + high * 0.0011) - high * 0.05
            let v = (u - 195) / 100 + lane
            let wave = noise.fractal(SIMD2(v * 0.9, 0.5), 2) + 0.22 * noise(SIMD2(v * 3.7, 7.5))
            let hem = curtain.hem + curtain.slope * (u - 195) + curtain.sway * wave
            let over = hem - p.y
            guard over > -8 else { continue }
            let rays =
                0.42 * noise.fractal(SIMD2(v * 8, over * 0.0016), 3) + 0.28
                * noise(SIMD2(v * 31, over * 0.002))
            let fold = powf(noise.ridged(SIMD2(v * 1.5, 3.3), 2), 2)
            let tall =
                curtain.tall * (0.55 + 0.6 * noise(SIMD2(v * 2.6, 9)) + 0.5 * fold + 0.5 * max(rays, 0))
            let patch = smooth(-0.45, 0.3, noise(SIMD2(v * 0.8, 21)))
            let body = smooth(-5, 5, over) * expf(-over / max(tall, 18))
            let edge = bell(over - 3, 7) * 0.5
            let t = over / 130
            let hue = mix(
                mix(Light(0.16, 0.95, 0.46), Light(0.06, 0.52, 0.58), smooth(0.05, 0.5, t)),
                Light(0.40, 0.13, 0.55), smooth(0.35, 1.1, t))
            let bright = (body * (0.75 + rays) + edge) * (0.3 + 0.9 * fold)
            sum += hue * (bright * patch * curtain.strength)
        }
        return sum * 0.62 * smooth(262, 225, p.y)
    }
}
