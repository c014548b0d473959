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
        let sky = Gradient([(0, 0xA9D6DC), (0.2, 0x66B2D2), (0.55, 0x2E86BC), (1, 0x125A96)])
        let high = CloudDeck(noise: Noise(72), height: 0.5, opening: 0.05, softness: 0.9, stretch: 2.4)

        func heaven(on sheet: Canvas, _ camera: Camera) {
            sheet.paint { p, _ in
                let sight = camera.sight(p)
                let wisp = high.look(sight)
                return mix(sky(clamp(sight.z / 0.6)), Light(hex: 0xE8F2F2), wisp.cover * 0.35)
            }
            var dice = Dice(18)
            for (x, y, wide, tall, puffs, far) in [
                (Float(-20), Float(186), Float(150), Float(34), 46, Float(0.55)),
                (318, 188, 190, 40, 54, 0.5),
                (150, 184, 130, 22, 34, 0.6), (392, 176, 210, 92, 96, 0.12), (64, 172, 236, 120, 150, 0),
            ] {
                let shade = mix(Light(hex: 0x5F98BE), sky(0.12), far)
                let bright = mix(Light(hex: 0xFFF6E4), sky(0.05), far * 0.75)
                sheet.cumulus(
                    base: Spot(x, y), size: Spot(wide, tall), puffs: puffs, bright: bright, shade: shade,
                    dice: &dice)
            }
        }

        func isle(_ place: SIMD3<Float>, _ depth: Float, eye: SIMD3<Float>) -> Light {
            let at = SIMD2(place.x, place.y)
            let up = land.normal(at, reach: max(0.003, depth * 0.0013))
            let speck = land.noise.fractal(at * 26, 3)
            let streak = land.noise.fractal(SIMD2((at.x - at.y) * 16, place.z * 2.4), 4)
            var skin = mix(Light(hex: 0x6F7468), Light(hex: 0xC9BEA2), clamp(0.5 + streak))
            let chip = land.noise.fractal(SIMD2((at.x - at.y) * 58, place.z * 16), 4)
            skin *= 1 + 0.55 * chip
            let leaf = mix(Light(hex: 0x12382A), Light(hex: 0x5A8A3A), clamp(0.42 + speck * 0.9))
            skin = mix(skin, leaf, smooth(0.2, 0.5, relief.normal(at).z + speck * 0.25 + streak * 0.15))
            skin = mix(Light(hex: 0x3A3A30), skin, smooth(0.015, 0.04, place.z))
            let direct = max(dot(up, sun), 0) * relief.sun(at)
            let ambient = Light(hex: 0x7FB4C8) * (0.55 * relief.sky(at) * (0.6 + 0.4 * up.z))
            return air.veil(skin * (Light(2.7, 2.5, 2.0) * direct + ambient), eye: eye, place: place)
        }

        let survey = Survey(land, camera: camera, canvas: canvas, near: 0.8, far: 32, floor: -0.04)
        heaven(on: canvas, camera)
        survey.paint(on: canvas) { place, depth, _, _ in isle(place, depth, eye: camera.eye) }
        let below = camera.mirrored
        let mirror = canvas.blank()
        heaven(on: mirror, below)
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
        junk(canvas, at: Spot(214, 262))
        canvas.bloom(0.12, radius: 6, above: 0.6)
        return Darkroom(exposure: 0.86, contrast: 0.12)
    }

    /// A junk under three battened sails, with its mirror image.
    private func junk(_ canvas: Canvas, at: Spot) {
        let ripple = Noise(6)
        for (sign, fade) in [(Float(-1), Float(0.5)), (1, 1)] {
            func spot(_ x: Float, _ y: Float) -> Spot {
                let sway = sign < 0 ? ripple(SIMD2(y * 0.35, 2)) * 1.2 : 0
                return at + Spot(x + sway, -y * sign)
            }
            let hull = Light(hex: 0x3A2018)
            canvas.fill(
                hull, [spot(-15, 5.5), spot(-10, 3), spot(9, 2.8), spot(15, 6.5), spot(11, 0), spot(-11, 0)],
                opacity: fade)
            canvas.fill(
                Light(hex: 0x6B3A22), [spot(8, 3), spot(14.4, 6.4), spot(13, 8.5), spot(8.4, 7)],
                opacity: fade)
            for (foot, tall, wide) in [(Float(-8), Float(21), Float(6.5)), (0.5, 31, 10), (9.5, 18, 5.5)] {
                canvas.stroke(
                    hull, from: spot(foot, 3), to: spot(foot + 0.6, 5 + tall), width: 0.8, tip: 0.5,
                    opacity: fade)
                let panels = 6
                for panel in 0..<panels {
                    let a = Float(panel) / Float(panels)
                    let b = Float(panel + 1) / Float(panels)
                    func luff(_ t: Float) -> Spot {
                        spot(foot - wide * (0.34 - 0.12 * t), 5 + tall * 0.95 * t)
                    }
                    func leech(_ t: Float) -> Spot {
                        spot(foot + wide * (0.75 - 0.5 * t * t), 6 + tall * (0.16 * (1 - t) + 0.95 * t))
                    }
                    let shade = mix(Light(hex: 0x8E2A1C), Light(hex: 0xE0623A), 0.25 + 0.6 * b)
                    canvas.fill(shade, [luff(a), luff(b), leech(b), leech(a)], opacity: fade)
                    canvas.stroke(
                        Light(hex: 0x5A1A14), from: luff(b), to: leech(b), width: 0.5, opacity: fade)
                }
            }
        }
    }
}
