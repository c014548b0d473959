import Foundation

/// A lighthouse on its headland while a storm moves off at dusk.
struct Lighthouse: Scene {
    private struct Headland: Ground {
        let noise = Noise(733)

        func height(_ p: SIMD2<Float>) -> Float {
            let rough = noise.fractal(p * 1.1, 4) * 0.6 + noise.ridged(p * 2.2, 6) * 0.48 - 0.16
            let past = max(p.y - 5.4, 0)
            let edge = p.x - 0.72 - 0.9 * past * past - 0.17 * max(5.4 - p.y, 0)
            let body = smooth(-0.12, 0.44, edge + rough * 0.7 - 0.08)
            let top = 0.62 + 0.16 * noise.fractal(p * 0.9 + 3, 3) + 0.12 * smooth(0.5, 3, p.x)
            let bluff = body * top * (0.85 + 0.15 * noise.ridged(p * 3.4, 4))
            let stack = noise.strewn(p * 0.8 + SIMD2(0.35, 0.2))
            let skerry =
                smooth(0.24, 0.06, stack.near + 0.1 * noise.fractal(p * 4, 3))
                * (0.08 + 0.5 * stack.dice * stack.dice)
            let afar = smooth(-1.5, -0.6, p.x) * smooth(3.4, 4.2, p.y) * smooth(10, 8, p.y)
            return max(bluff, skerry * afar) + noise.fractal(p * 11, 3) * 0.018 - 0.06
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let land = Headland()
        let camera = Camera(eye: SIMD3(0, 0, 0.46), focal: 400, horizon: 246)
        let glowSpot = Spot(70, 236)
        let sun = SIMD3<Float>(-0.72, 0.42, 0.26).unit
        let relief = Relief(land, from: SIMD2(-3, 0.8), to: SIMD2(6, 12), sun: sun, reach: 3)
        let air = Air(
            density: 0.05, thinning: 0.5, colour: Light(hex: 0x545A7C), sunny: Light(hex: 0xE79A80),
            sun: camera.sight(glowSpot).unit, focus: 10)
        let sky = Gradient([
            (0, 0xF2A987), (0.10, 0xC98490), (0.28, 0x73648E), (0.6, 0x3A4470), (1, 0x1C2448),
        ])
        let storm = CloudDeck(
            noise: Noise(99), height: 0.62, opening: -0.12, softness: 0.5, stretch: 1.5,
            sun: SIMD2(-0.5, 0.9), warp: 0.9)

        func heaven(_ p: Spot, _ sight: SIMD3<Float>) -> Light {
            let off = (p - glowSpot) / SIMD2(170, 60)
            let warm = expf(-(off * off).sum())
            let up = clamp(sight.z / 0.62)
            var light = mix(sky(up + 0.08), sky(up * 0.7), warm)
            light += Light(0.5, 0.24, 0.12) * warm * 0.5
            let cloud = storm.look(sight)
            let rim = mix(
                Light(hex: 0x9C7C9C), Light(hex: 0xFFA982), smooth(0.5, 0.05, up) * 0.5 + warm * 0.5)
            let body = mix(Light(hex: 0x1B2140), Light(hex: 0x3C4268), smooth(0, 0.6, up))
            return mix(light, mix(body, rim, cloud.lit * 0.8), cloud.cover * 0.92)
        }

        func rock(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let at = SIMD2(place.x, place.y)
            let up = land.normal(at, reach: max(0.003, depth * 0.0012))
            let speck = land.noise.fractal(at * 24, 3)
            let bed = land.noise.fractal(SIMD2(place.z * 17 + speck * 0.4, at.x), 3)
            var skin = mix(Light(hex: 0x2B2A36), Light(hex: 0x6E6266), clamp(0.45 + bed * 0.6 + speck * 0.3))
            skin = mix(
                skin, mix(Light(hex: 0x23331F), Light(hex: 0x5B6238), clamp(0.5 + speck)),
                smooth(0.62, 0.8, up.z) * smooth(0.28, 0.42, place.z))
            let crack = land.noise.ridged(SIMD2(at.x * 7 + at.y * 3, place.z * 11), 5)
            skin *= (0.45 + 0.95 * crack) * mix(0.3, 1, smooth(0.0, 0.10, place.z))
            let direct = max(dot(up, sun), 0) * relief.sun(at)
            let ambient = Light(hex: 0x6A78AC) * (0.42 * relief.sky(at) * (0.5 + 0.5 * up.z))
            return air.veil(skin * (Light(2.3, 1.15, 0.75) * direct + ambient), eye: eye, place: place)
        }

        let survey = Survey(
            land, camera: camera, canvas: canvas, near: 0.8, far: 14, pace: 0.0014, floor: -0.05)
        canvas.paint { p, _ in heaven(p, camera.sight(p)) }
        survey.paint(on: canvas) { place, depth, _, _ in rock(place, depth, eye: camera.eye) }
        let below = camera.mirrored
        let mirror = canvas.blank()
        mirror.paint { p, _ in heaven(p, below.sight(p)) }
        Survey(land, camera: below, canvas: canvas, near: 1.2, far: 14, floor: 0)
            .paint(on: mirror) { place, depth, _, _ in rock(place, depth, eye: below.eye) }
        let water = Water(
            camera: camera, noise: Noise(47), fine: SIMD2(3.2, 6.5), swell: 0.085, deep: Light(hex: 0x0C1C30),
            crest: Light(hex: 0x3A5A70))
        let froth = Noise(81)
        water.cover(canvas, mirror: mirror, survey: survey) { light, at, depth, p in
            let shore = smooth(
                -0.075, -0.045, land.height(at + SIMD2(froth(at * 5), froth(at * 5 + 9)) * 0.06))
            let lace = smooth(0.5, 0.85, froth.ridged(at * SIMD2(4, 9) + froth(at * 2) * 0.6, 5))
            let caps = smooth(0.16, 0.5, froth.fractal(at * SIMD2(1.2, 4.2) + 40, 5)) * 0.5
            let foam = clamp(shore * (0.3 + lace) + caps * lace * smooth(12, 3, depth) * 0.55)
            let lit = mix(light, mix(Light(hex: 0x7E88A8), Light(hex: 0xE7C4BC), 0.4), foam * 0.8)
            return air.veil(lit, eye: camera.eye, place: SIMD3(at.x, at.y, 0))
        }
        let foot = SIMD2<Float>(1.22, 5.35)
        tower(canvas, at: camera.spot(SIMD3(foot.x, foot.y, land.height(foot) + 0.02)))
        canvas.bloom(0.3, radius: 6, above: 0.45)
        return Darkroom(exposure: 0.9, vignette: 0.28, contrast: 0.12)
    }

    /// The lighthouse with its cottage and its beam.
    private func tower(_ canvas: Canvas, at foot: Spot) {
        let tall: Float = 62
        let head = foot - Spot(0, tall)
        let lamp = head - Spot(0, 5)
        let noise = Noise(15)
        beam(canvas, lamp: lamp, toward: Spot(-1, -0.10), spread: 0.055, strength: 0.85)
        beam(canvas, lamp: lamp, toward: Spot(1, 0.10), spread: 0.06, strength: 0.5)
        canvas.touch(from: head - Spot(9, 0), to: foot + Spot(9, 3)) { p, under in
            let t = (p.y - head.y) / tall
            let half = 4.2 + 2.9 * t * (0.7 + 0.3 * t)
            let u = (p.x - foot.x) / half
            let cover =
                clamp((half - abs(p.x - foot.x)) * canvas.scale + 0.5) * clamp((p.y - head.y) * canvas.scale)
            let round = (1 - min(u * u, 1)).squareRoot()
            let facing = clamp(-u * 0.75 + round * 0.35 + 0.12)
            let red = smooth(0.30, 0.312, t) * smooth(0.55, 0.538, t)
            let wear = 1 + 0.18 * noise.fractal(SIMD2(p.x * 0.5, p.y * 0.15), 4)
            let skin = mix(Light(hex: 0xE9E2DA), Light(hex: 0xA8382E), red) * wear
            let light = skin * (Light(1.35, 0.82, 0.62) * facing + Light(hex: 0x6A78AC) * 0.34)
            return mix(under, light, cover)
        }
        let dark = Light(hex: 0x1A1A28)
        for window in 0..<3 {
            let at = foot - Spot(1, tall * (0.22 + 0.25 * Float(window)))
            canvas.stroke(dark, from: at, to: at - Spot(0, 2), width: 1.3)
        }
        canvas.stroke(dark, from: head - Spot(6.2, 0), to: head + Spot(6.2, 0), width: 1.6)
        for rail in -3...3 {
            let at = head + Spot(Float(rail) * 2, 0)
            canvas.stroke(dark, from: at, to: at - Spot(0, 3.4), width: 0.4)
        }
        canvas.stroke(dark, from: head - Spot(6.2, 3.4), to: head + Spot(6.2, -3.4), width: 0.4)
        canvas.fill(
            Light(3.4, 2.6, 1.5),
            [head + Spot(-3, -1), head + Spot(3, -1), head + Spot(3, -9), head + Spot(-3, -9)])
        for bar in -1...1 {
            let at = head + Spot(Float(bar) * 2.9, 0)
            canvas.stroke(dark, from: at, to: at - Spot(0, 9), width: 0.6)
        }
        canvas.fill(
            Light(hex: 0x7C2A26),
            [head + Spot(-4.2, -9), head + Spot(4.2, -9), head + Spot(0.8, -14), head + Spot(-0.8, -14)])
        canvas.stroke(dark, from: head - Spot(0, 14), to: head - Spot(0, 18), width: 0.7, tip: 0.4)
        let house = foot + Spot(13, 1)
        canvas.fill(
            Light(hex: 0x8D7B78),
            [house + Spot(-1, 3), house + Spot(15, 3), house + Spot(15, -6), house + Spot(-1, -6)])
        canvas.fill(
            Light(hex: 0x3A2A34),
            [house + Spot(-2.4, -5.6), house + Spot(16.4, -5.6), house + Spot(13, -12), house + Spot(1, -12)])
        canvas.stroke(Light(2.0, 1.1, 0.4), from: house + Spot(4, -3), to: house + Spot(4, -2), width: 2)
        canvas.stroke(Light(2.0, 1.1, 0.4), from: house + Spot(10, -3), to: house + Spot(10, -2), width: 2)
    }

    private func beam(_ canvas: Canvas, lamp: Spot, toward: Spot, spread: Float, strength: Float) {
        let way = toward / toward.length
        let noise = Noise(4)
        canvas.paint { p, light in
            let off = p - lamp
            let along = (off * way).sum()
            guard along > 0 else { return light }
            let across = abs(off.x * way.y - off.y * way.x)
            let wide = 1.5 + along * spread
            let dust = 0.8 + 0.4 * noise.fractal(p / 30, 4)
            let glow = bell(across, wide) * expf(-along / 150) * strength * dust
            return light + Light(1.0, 0.78, 0.5) * glow * 0.62
        }
    }
}
