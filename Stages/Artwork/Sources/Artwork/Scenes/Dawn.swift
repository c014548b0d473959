import Foundation

/// Ridges standing out of a sea of cloud as the sun comes over them.
struct Dawn: Scene {
    private struct Range: Ground {
        let map: HeightMap
        let noise = Noise(12)

        func height(_ p: SIMD2<Float>) -> Float {
            let far = smooth(2, 12, p.y)
            let left = (p - SIMD2(-3.2, 15)) / SIMD2(2.6, 4)
            let right = (p - SIMD2(6.6, 19)) / SIMD2(2.4, 4)
            let peaks = expf(-(left * left).sum()) * 1.5 + expf(-(right * right).sum()) * 1.2
            return map(p * 0.11 + SIMD2(0.13, 0.58)) * (1.9 + 0.7 * far + 0.5 * peaks) - 0.55 + peaks * 0.55
                + noise.ridged(p * 2.7, 4)
                * 0.07
                + noise.fractal(p * 15, 2) * 0.008
        }
    }

    private struct Mist: Ground {
        let noise = Noise(66)

        func height(_ p: SIMD2<Float>) -> Float {
            let q = p * SIMD2(0.5, 0.34)
            return 0.34 + 0.20 * noise.fractal(q, 3) + 0.10 * noise.heaped(q * 2.3 + noise(q * 1.7) * 0.8, 5)
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let base = Noise(1009)
        var map = HeightMap(side: 512) { p in
            let q = p * 6
            return 0.62 * base.ridged(q + base(q * 0.7) * 0.4, 7) + 0.22 * base.fractal(q * 0.4, 3)
        }
        map.erode(drops: 140_000, seed: 3)
        let range = Range(map: map)
        let mist = Mist()
        let camera = Camera(eye: SIMD3(0, 0, 1.12), focal: 430, horizon: 150)
        let sunSpot = Spot(250, 112)
        let sun = camera.sight(sunSpot).unit
        let low = SIMD3(sun.x * 1.5, sun.y, 0.16).unit
        let relief = Relief(range, from: SIMD2(-14, 0), to: SIMD2(14, 34), sun: low, reach: 5)
        let air = Air(
            density: 0.10, thinning: 0.9, colour: Light(hex: 0x8878A4), sunny: Light(hex: 0xFFB98A), sun: sun,
            focus: 22)
        let sky = Gradient([
            (0, 0xF9C9A0), (0.14, 0xF0A890), (0.36, 0xC08BA0), (0.68, 0x7A74A6), (1, 0x46508A),
        ])
        let deck = CloudDeck(
            noise: Noise(31), height: 0.4, opening: 0.08, softness: 0.6, stretch: 2.6, sun: SIMD2(0.1, 1))

        canvas.paint { p, _ in
            let sight = camera.sight(p)
            let off = (p - sunSpot).length
            var light = sky(clamp((sight.z + 0.02) / 0.36))
            light += Light(hex: 0xFF9A58) * (0.7 * bell(off, 60) + 0.25 * bell(off, 170))
            let cloud = deck.look(sight)
            let lining = mix(Light(hex: 0x8D7196), Light(hex: 0xFFC7A0), cloud.lit)
            light = mix(light, lining, cloud.cover * 0.7)
            return light + Light(3, 2.3, 1.5) * smooth(11.4, 10.8, off)
        }
        let fog = Survey(mist, camera: camera, canvas: canvas, near: 0.8, far: 60)
        let land = Survey(range, camera: camera, canvas: canvas, near: 0.8, far: 40)
        land.paint(on: canvas) { place, depth, _, _ in
            let at = SIMD2(place.x, place.y)
            let up = range.normal(at, reach: max(0.003, depth * 0.0012))
            let speck = range.noise.fractal(at * 21, 3)
            var skin = mix(Light(hex: 0x2E2B3C), Light(hex: 0x57495A), clamp(0.5 + speck))
            skin = mix(skin, Light(hex: 0x23323A), smooth(0.5, 0.75, up.z) * 0.7)
            let face = max(dot(up, low), 0) * relief.sun(at)
            let light = skin * (Light(3.0, 1.7, 1.0) * face + Light(hex: 0x8A8AC0) * (0.75 * relief.sky(at)))
            return air.veil(light, eye: camera.eye, place: place)
        }
        canvas.rows { y in
            for x in 0..<canvas.width {
                let front = fog.depth(x, y)
                guard front.isFinite else { continue }
                let back = land.depth(x, y)
                let inside = min(back, 60) - front
                guard inside > 0 else { continue }
                let p = canvas.spot(x, y)
                let foot = camera.eye + camera.sight(p) * min(back, 60)
                let sunk = max(0, mist.height(SIMD2(foot.x, foot.y)) - foot.z)
                let place = camera.eye + camera.sight(p) * front
                let at = SIMD2(place.x, place.y)
                let up = mist.normal(at, reach: max(0.02, front * 0.003))
                let through = 0.5 + 0.5 * dot(up, SIMD3(low.x, low.y, 0.35).unit)
                let lit = mix(Light(hex: 0x6C6A96), Light(hex: 0xF4B4A0), smooth(0.35, 0.95, through) * 0.8)
                let light = air.veil(lit, eye: camera.eye, place: place)
                let index = y * canvas.width + x
                canvas.dots[index] = mix(canvas.dots[index], light, 1 - expf(-inside * 0.7 - sunk * 9))
            }
        }
        foreground(canvas)
        canvas.bloom(0.2, radius: 8, above: 0.5)
        return Darkroom(contrast: 0.1)
    }

    /// A dark shoulder of rock with old pines, close by.
    private func foreground(_ canvas: Canvas) {
        let noise = Noise(7)
        var dice = Dice(44)
        let dark = Light(hex: 0x17172A)
        let crest: @Sendable (Float) -> Float = { x in
            let left = 352 + 0.0019 * x * x + 10 * noise.fractal(SIMD2(x / 55, 0.4), 5)
            let right = 300 + 0.006 * (390 - x) * (390 - x) + 12 * noise.fractal(SIMD2(x / 46, 5.4), 5)
            return min(left, right)
        }
        for _ in 0..<64 {
            let x = dice(-8, 398)
            let edge = crest(x)
            guard edge < 418 else { continue }
            canvas.conifer(
                at: Spot(x, edge + dice(2, 16)), tall: dice(16, 62), dark: dark, lit: Light(hex: 0x4A3A4E),
                sun: 0.4,
                dice: &dice)
        }
        canvas.hill(crest: crest) { p, below, _ in
            mix(dark, Light(hex: 0x2C2840), clamp(0.5 * noise.fractal(p / 9, 4) + 0.3 * bell(below, 5)))
        }
    }
}
