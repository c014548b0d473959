import Foundation

/// A still arm of the sea between steep walls on a cool, hazy forenoon.
struct Fjord: Scene {
    private struct Walls: Ground {
        let map: HeightMap
        let noise = Noise(311)

        func height(_ p: SIMD2<Float>) -> Float {
            let bend = 0.75 * sinf(p.y * 0.95 - 0.7) + 0.35 * sinf(p.y * 0.41 + 2) - 0.1
            let notch = noise.fractal(p * 0.8, 3) * 0.3
            let off = abs(p.x - bend) - 0.74 + notch
            let wall = smooth(0, 1.7, off) + 0.16 * max(off, 0)
            let head = smooth(11, 16, p.y)
            let rise = max(wall, head)
            let land = map(p * 0.105 + SIMD2(0.31, 0.17))
            let rough = noise.ridged(p * 2.3, 5) * 0.16
            let bare = -0.16 + rise * (0.62 + land * 1.75 + rough) + 0.04 * noise.fractal(p * 2.1, 3)
            guard bare > 0 else { return bare * 3 - 0.02 }
            let trees = max(0, 1 - noise.strewn(p * 42).near * 1.7) * smooth(1.0, 0.45, bare)
            return bare + trees * 0.036 * smooth(0.005, 0.03, bare)
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let base = Noise(41)
        var map = HeightMap(side: 512) { p in
            let q = p * 6
            return 0.62 * base.ridged(q, 6) + 0.25 * base.fractal(q * 0.5 + 9, 4) + 0.1
        }
        map.erode(drops: 120_000, seed: 5)
        let walls = Walls(map: map)
        let sun = SIMD3<Float>(0.66, 0.52, 0.52).unit
        let camera = Camera(eye: SIMD3(0.12, 0, 0.46), focal: 350, horizon: 236)
        let air = Air(
            density: 0.115, thinning: 0.6, colour: Light(hex: 0x6FA3BC), sunny: Light(hex: 0xF0DDB8),
            sun: SIMD3(0.18, 1, 0.16).unit, focus: 40)
        let sky = Gradient([(0, 0xE8E0C8), (0.16, 0xB5D0D2), (0.5, 0x6BA0BA), (1, 0x2E6288)])
        let deck = CloudDeck(
            noise: Noise(8), height: 0.9, opening: -0.06, softness: 0.95, stretch: 2.2, sun: SIMD2(0.4, 0.8))

        func heaven(_ sight: SIMD3<Float>) -> Light {
            let up = clamp(sight.z / 0.7)
            let light = mix(sky(up), air.glow(sight), 0.6 * (1 - up))
            let cloud = deck.look(sight)
            return mix(light, mix(Light(hex: 0x7C9AAC), Light(hex: 0xFFF6E2), cloud.lit), cloud.cover * 0.9)
        }

        let relief = Relief(walls, from: SIMD2(-8, 0), to: SIMD2(8, 22), sun: sun, soft: 0.1)

        func stone(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let p = SIMD2(place.x, place.y)
            let up = walls.normal(p, reach: max(0.003, depth * 0.0013))
            let broad = relief.normal(p)
            let speck = walls.noise.fractal(p * 23, 4)
            let streak = walls.noise.fractal(SIMD2((p.x + p.y) * 11, place.z * 3), 3)
            var skin = mix(
                Light(hex: 0x2A3036), Light(hex: 0x868A88), clamp(0.45 + streak * 1.0 + speck * 0.4))
            let wood = smooth(1.15, 0.6, place.z + speck * 0.25 + streak * 0.2) * smooth(0.25, 0.45, broad.z)
            skin = mix(skin, mix(Light(hex: 0x081A18), Light(hex: 0x264A38), clamp(0.35 + speck)), wood)
            let snow =
                smooth(0.45, 0.62, broad.z + speck * 0.18) * smooth(1.0, 1.55, place.z + speck * 0.3)
            skin = mix(skin, Light(hex: 0xEEF3F6), snow)
            skin *= mix(0.3, 1, smooth(0.0, 0.02, place.z))
            let face = max(dot(up, sun), 0) * relief.sun(p)
            let ambient = Light(hex: 0x6E9ABB) * ((0.24 + 0.4 * up.z + 0.5 * max(-up.x, 0)) * relief.sky(p))
            let light = skin * (Light(2.7, 2.3, 1.7) * face + ambient)
            return air.veil(light, eye: eye, place: place)
        }

        let survey = Survey(walls, camera: camera, canvas: canvas, near: 0.5, far: 30, floor: -0.03)
        canvas.paint { p, _ in heaven(camera.sight(p)) }
        survey.paint(on: canvas) { place, depth, _, _ in stone(place, depth, eye: camera.eye) }
        let mirror = canvas.blank()
        let below = camera.mirrored
        mirror.paint { p, _ in heaven(below.sight(p)) }
        Survey(walls, camera: below, canvas: canvas, near: 0.5, far: 30, floor: 0)
            .paint(on: mirror) { place, depth, _, _ in stone(place, depth, eye: below.eye) }
        let water = Water(
            camera: camera, noise: Noise(90), fine: SIMD2(12, 20), swell: 0.016, deep: Light(hex: 0x06262E),
            crest: Light(hex: 0x17505A), tint: Light(0.80, 0.92, 0.93), gloss: 0.16)
        let ship = SIMD2<Float>(0.10, 1.62)
        water.cover(canvas, mirror: mirror, survey: survey) { light, at, depth, p in
            let veiled = air.veil(light, eye: camera.eye, place: SIMD3(at.x, at.y, 0))
            let off = at - ship
            let behind = ship.y - at.y
            let spread = abs(off.x + off.y * 0.14 + water.noise(at * 9) * 0.012) - behind * 0.24
            let wake =
                behind > 0
                ? bell(spread, 0.006 + behind * 0.05) * smooth(0.55, 0, behind)
                    * smooth(-0.3, 0.4, water.noise(at * SIMD2(30, 46))) : 0
            return mix(light, veiled, 0.6) + Light(hex: 0xBFD8DC) * wake * 0.3
        }
        boat(canvas, at: camera.spot(SIMD3(ship.x, ship.y, 0)))
        canvas.bloom(0.14, radius: 6, above: 0.5)
        return Darkroom(exposure: 0.9, contrast: 0.15)
    }

    /// A small red fishing boat with its mirror image.
    private func boat(_ canvas: Canvas, at: Spot) {
        let red = Light(hex: 0xB8382A)
        for (sign, fade) in [(Float(-1), Float(0.45)), (1, 1)] {
            func spot(_ x: Float, _ y: Float) -> Spot { at + Spot(x, y * sign) * 1.15 }
            canvas.fill(red, [spot(-7, -3), spot(7.5, -3.6), spot(5, 0), spot(-6, 0)], opacity: fade)
            canvas.fill(
                Light(hex: 0xE8E4DA), [spot(-5, -3), spot(0, -3), spot(0, -7), spot(-4, -7)], opacity: fade)
            canvas.fill(
                Light(hex: 0x27363C), [spot(-4.2, -5), spot(-0.6, -5), spot(-0.6, -6.4), spot(-3.8, -6.4)],
                opacity: fade)
            canvas.stroke(
                Light(hex: 0x3A2A26), from: spot(2.4, -3.4), to: spot(2.4, -13), width: 0.6, opacity: fade)
            canvas.stroke(
                Light(hex: 0x3A2A26), from: spot(2.4, -12), to: spot(7, -3.8), width: 0.25, opacity: fade)
        }
    }
}
