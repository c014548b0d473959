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
        let relief = Relief(sand, from: SIMD2(-14, 0), to: SIMD2(14, 30), sun: low, soft: 0.05, reach: 6)
        let air = Air(
            density: 0.075, thinning: 0.6, colour: Light(hex: 0xC08A72), sunny: Light(hex: 0xFFD08A),
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
        Survey(sand, camera: camera, canvas: canvas, near: 1.2, far: 34, pace: 0.0016)
            .paint(on: canvas) { place, depth, p, _ in
                let at = SIMD2(place.x, place.y)
                let up = sand.normal(at, reach: max(0.004, depth * 0.0012))
                let flow = sand.noise.fractal(at * 2.2, 2)
                let phase = at.y * 62 + at.x * 26 + flow * 16
                let near = smooth(7, 1.5, depth)
                let ripple = SIMD3(0.3, 1, 0) * (cosf(phase) * 0.17 * near * smooth(0.72, 0.9, up.z))
                let grain = sand.noise.fractal(at * 40, 2) * near
                let face = (up - ripple).unit
                let sunlit = relief.sun(at)
                let direct = max(dot(face, low) * 1.7, 0) * sunlit
                let skin = mix(
                    Light(hex: 0xB5703E), Light(hex: 0xD99A5B), clamp(0.5 + grain * 0.5 + flow * 0.4))
                let ambient =
                    Light(hex: 0x5A4668) * (0.55 + 0.35 * relief.sky(at)) + Light(hex: 0xA05A40)
                    * (0.25 * (1 - up.z))
                let glint = powf(max(dot(face, (low - camera.sight(p).unit).unit), 0), 24) * sunlit * 0.35
                let light = skin * (Light(2.5, 1.75, 1.05) * direct + ambient) + Light(1.0, 0.7, 0.4) * glint
                return air.veil(light, eye: camera.eye, place: place)
            }
        canvas.bloom(0.16, radius: 7, above: 0.55)
        return Darkroom(contrast: 0.14)
    }
}
