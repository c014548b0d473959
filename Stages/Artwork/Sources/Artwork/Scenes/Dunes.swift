import Foundation

/// A sea of sand against a low sun, with a caravan far out on a crest.
struct Dunes: Scene {
    private struct Sand: Ground {
        let noise = Noise(207)

        /// A dune's profile: a long windward back, a sharp crest and a short slip face.
        @inline(__always)
        private func wave(_ t: Float, crest: Float) -> Float {
            let f = t - t.rounded(.down)
            if f < crest {
                let u = f / crest
                return u * u * (1.55 - 0.55 * u)
            }
            let u = (1 - f) / (1 - crest)
            return u * u * (1.7 - 0.7 * u)
        }

        func height(_ p: SIMD2<Float>) -> Float {
            let warp = noise.fractal(p * 0.23 + 3, 3) * 1.5 + noise.fractal(p * 0.75, 2) * 0.22
            let big = wave(p.y * 0.27 + p.x * 0.17 + warp, crest: 0.66)
            let small = wave(p.y * 0.62 - p.x * 0.30 + warp * 1.3 + 0.3, crest: 0.7)
            let tall = 0.45 + 0.75 * smooth(-0.5, 0.6, noise(p * 0.17 + 9))
            return big * tall * 0.95 + small * 0.20 * (1 - big * 0.8) + noise.fractal(p * 0.5, 2) * 0.08
        }
    }

    func paint(on canvas: Canvas) -> Darkroom {
        let sand = Sand()
        let camera = Camera(eye: SIMD3(0.3, 0, 1.75), focal: 400, horizon: 118)
        let sunSpot = Spot(112, 74)
        let sun = camera.sight(sunSpot).unit
        let low = SIMD3(sun.x * 1.3 - 0.1, sun.y, 0.2).unit
        let relief = Relief(
            sand, from: SIMD2(-14, 0), to: SIMD2(14, 30), side: 2048, sun: low, soft: 0.05, reach: 6)
        let air = Air(
            density: 0.05, thinning: 0.5, colour: Light(hex: 0xA98090), sunny: Light(hex: 0xFFD08A),
            sun: sun,
            focus: 14)
        let sky = Gradient([(0, 0xF3B67C), (0.18, 0xE0A07E), (0.5, 0x9C8496), (1, 0x4C5A80)])
        let wisps = CloudDeck(
            noise: Noise(17), height: 0.32, opening: 0.05, softness: 0.7, stretch: 3.2, sun: SIMD2(-0.2, 0.9))

        canvas.paint { p, _ in
            let sight = camera.sight(p)
            var light = sky(clamp(sight.z / 0.34))
            let off = (p - sunSpot).length
            light += Light(hex: 0xFFB060) * (0.55 * bell(off, 70) + 0.18 * bell(off, 190))
            let wisp = wisps.look(sight, octaves: 6)
            light = mix(light, mix(Light(hex: 0xB07A78), Light(hex: 0xFFD9A8), wisp.lit), wisp.cover * 0.55)
            return light + Light(2.6, 2.1, 1.3) * smooth(13.4, 12.8, off)
        }
        let survey = Survey(sand, camera: camera, canvas: canvas, near: 1.2, far: 34, pace: 0.0012)
        survey.paint(on: canvas) { place, depth, p, _ in
            let at = SIMD2(place.x, place.y)
            let up = sand.normal(at, reach: max(0.004, depth * 0.0012))
            let flow = sand.noise.fractal(at * 2.2, 2)
            let phase = at.y * 120 + at.x * 52 + flow * 26
            let near = smooth(7, 1.5, depth)
            let ripple = SIMD3(0.3, 1, 0) * (cosf(phase) * 0.15 * near * smooth(0.72, 0.9, up.z))
            let grain = sand.noise.fractal(at * 40, 2) * near
            let face = (up - ripple).unit
            // A crest takes the light of its lee side, or the grid would show as beads along it.
            let sunlit = min(relief.sun(at), relief.sun(at - SIMD2(0, 0.02 + depth * 0.003)))
            let direct = max(dot(face, low) * 1.7, 0) * sunlit
            let skin = mix(
                Light(hex: 0xB5703E), Light(hex: 0xD99A5B), clamp(0.5 + grain * 0.5 + flow * 0.4))
            let cool = (0.42 + 0.3 * face.z + 0.25 * face.x) * relief.sky(at)
            let ambient = Light(hex: 0x6C5688) * cool + Light(hex: 0xA8583A) * (0.22 * (1 - up.z))
            let glint = powf(max(dot(face, (low - camera.sight(p).unit).unit), 0), 24) * sunlit * 0.35
            let light = skin * (Light(2.5, 1.75, 1.05) * direct + ambient) + Light(1.0, 0.7, 0.4) * glint
            return air.veil(light, eye: camera.eye, place: place)
        }
        caravan(canvas, survey)
        canvas.bloom(0.16, radius: 7, above: 0.55)
        return Darkroom(contrast: 0.14)
    }

    /// Five laden camels in file along the crest of a far dune.
    private func caravan(_ canvas: Canvas, _ survey: Survey) {
        let dark = Light(hex: 0x2A1B26)
        var dice = Dice(9)
        for index in 0..<6 {
            let x = 128 + Float(index) * 13.5 + dice(-1.5, 1.5)
            guard let crest = survey.crest(x, nearer: 10.5) else { continue }
            let size = dice(0.92, 1.06)
            func spot(_ u: Float, _ v: Float) -> Spot { Spot(x + u * size, crest + 0.6 - v * size) }
            if index == 0 {
                // The leader goes on foot.
                canvas.stroke(dark, from: spot(-4.6, 0), to: spot(-4, 3), width: 0.8)
                canvas.stroke(dark, from: spot(-3.4, 0), to: spot(-4, 3), width: 0.8)
                canvas.stroke(dark, from: spot(-4, 2.6), to: spot(-4, 5.4), width: 1.7, tip: 1.1)
                canvas.stroke(dark, from: spot(-4, 6.4), to: spot(-4, 6.5), width: 1.3)
                continue
            }
            for (leg, swing) in [(Float(-2.6), Float(-0.7)), (-1.9, 0.6), (1.9, -0.6), (2.5, 0.8)] {
                canvas.stroke(dark, from: spot(leg, 4.6), to: spot(leg + swing, 0), width: 0.95, tip: 0.55)
            }
            canvas.stroke(dark, from: spot(-2.5, 5.3), to: spot(2.5, 5.2), width: 2.9, tip: 2.5)
            canvas.stroke(dark, from: spot(-0.4, 6), to: spot(-0.1, 8), width: 2.8, tip: 1.2)
            canvas.stroke(dark, from: spot(-2.8, 5), to: spot(-4.6, 5.6), width: 1.5, tip: 1)
            canvas.stroke(dark, from: spot(-4.6, 5.6), to: spot(-5.2, 8.2), width: 1, tip: 0.85)
            canvas.stroke(dark, from: spot(-5.1, 8.3), to: spot(-6.6, 7.8), width: 1.1, tip: 0.7)
            canvas.stroke(dark, from: spot(3.2, 5.2), to: spot(3.7, 3), width: 0.5, tip: 0.3)
            if index % 2 == 0 {
                canvas.stroke(dark, from: spot(0.2, 7.6), to: spot(0.2, 10.2), width: 1.8, tip: 1.2)
                canvas.stroke(dark, from: spot(0.1, 11.3), to: spot(0.1, 11.4), width: 1.4)
            } else {
                canvas.stroke(dark, from: spot(0.6, 4.4), to: spot(0.6, 6.6), width: 3.2, tip: 2.6)
            }
        }
    }
}
