import Foundation

/// A city across the water in the blue hour, its windows just lit.
struct Skyline: Scene {
    private let shore: Float = 268
    private let noise = Noise(1931)

    func paint(on canvas: Canvas) -> Darkroom {
        let camera = Camera(eye: SIMD3(0, 0, 0.30), focal: 340, horizon: shore)
        sky(canvas, camera)
        var dice = Dice(12)
        for layer in 0..<5 { district(canvas, layer: layer, dice: &dice) }
        landmarks(canvas, dice: &dice)
        bridge(canvas)
        canvas.touch(from: Spot(0, shore - 60), to: Spot(390, shore)) { p, light in
            let mist = smooth(shore - 60, shore, p.y) * (0.55 + 0.45 * noise.fractal(p / SIMD2(60, 14), 4))
            return mix(light, Light(hex: 0x6E6A92), clamp(mist) * 0.34) + Light(0.20, 0.10, 0.05) * mist
                * 0.35
        }
        let mirror = canvas.copy()
        mirror.bloom(0.5, radius: 3, above: 0.3)
        let water = Water(
            camera: camera, noise: Noise(8), fine: SIMD2(8, 19), swell: 0.028, deep: Light(hex: 0x081830),
            crest: Light(hex: 0x1B3358), tint: Light(0.80, 0.86, 0.95), gloss: 0.32)
        canvas.rows { y in
            for x in 0..<canvas.width {
                let p = canvas.spot(x, y)
                guard p.y > shore, let seen = water.reach(p) else { continue }
                let light = water.light(p, at: seen.at, depth: seen.depth, mirror: mirror)
                let cover = clamp((p.y - shore) * canvas.scale)
                let index = y * canvas.width + x
                canvas.dots[index] = mix(canvas.dots[index], light, cover)
            }
        }
        canvas.stroke(Light(hex: 0x10162C), from: Spot(0, shore), to: Spot(390, shore), width: 1.6)
        ferry(canvas)
        canvas.bloom(0.34, radius: 4, above: 0.3)
        return Darkroom(vignette: 0.3, contrast: 0.08)
    }

    private func sky(_ canvas: Canvas, _ camera: Camera) {
        let gradient = Gradient([
            (0, 0xF0A878), (0.08, 0xD98F86), (0.22, 0x8E7AA4), (0.48, 0x3F5A96), (1, 0x101F4C),
        ])
        let deck = CloudDeck(
            noise: Noise(40), height: 0.5, opening: -0.04, softness: 0.6, stretch: 2.4, sun: SIMD2(0.3, 1))
        canvas.paint { p, _ in
            let up = (shore - p.y) / shore
            let off = (p - Spot(128, shore - 6)) / SIMD2(210, 80)
            let warm = expf(-(off * off).sum())
            var light = mix(gradient(up + 0.10), gradient(up * 0.8), warm)
            let cloud = deck.look(camera.sight(p))
            let lining = mix(
                Light(hex: 0x2C3766), mix(Light(hex: 0x6A6C9C), Light(hex: 0xF7A98A), warm), cloud.lit)
            light = mix(light, lining, cloud.cover * 0.75)
            return light
        }
    }

    /// How high the city stands at a place along the shore.
    private func rise(_ x: Float, _ layer: Int) -> Float {
        let middle = 0.85 * bell(x - 245, 75) + 0.45 * bell(x - 120, 60) + 0.25
        return middle * (0.75 + 0.45 * noise.fractal(SIMD2(x / 42, Float(layer) * 3.7), 3))
    }

    private func district(_ canvas: Canvas, layer: Int, dice: inout Dice) {
        let near = Float(layer) / 4
        var x: Float = -6
        while x < 394 {
            let wide = dice(6, 15) * (0.75 + 0.45 * near)
            let tall = (12 + 118 * rise(x + wide / 2, layer) * dice(0.55, 1.1)) * (1.05 - 0.42 * near)
            block(canvas, left: x, right: x + wide, top: shore - tall, near: near, dice: &dice)
            x += wide * dice(0.8, 1.35)
        }
    }

    private func block(
        _ canvas: Canvas, left: Float, right: Float, top: Float, near: Float, taper: Float = 0,
        dice: inout Dice
    ) {
        let seed = Int32(dice() * 60_000)
        let haze = mix(Light(hex: 0x6F6E9A), Light(hex: 0x0E1730), 0.25 + 0.75 * powf(near, 0.7))
        let share = dice(0.16, 0.5)
        let cold = dice() < 0.3
        let cell = SIMD2(dice(1.5, 2.3), dice(2.0, 2.9)) * (0.75 + 0.35 * near)
        let corner = mix(left, right, dice(0.3, 0.75))
        let scale = canvas.scale
        canvas.touch(from: Spot(left - 1, top - 1), to: Spot(right + 1, shore)) { p, under in
            let inset = taper * (right - left) * 0.5 * clamp(1 - (p.y - top) / (shore - top))
            let cover =
                clamp((p.x - left - inset) * scale + 0.5) * clamp((right - inset - p.x) * scale + 0.5)
                * clamp((p.y - top) * scale + 0.5)
            guard cover > 0 else { return under }
            let facing: Float = p.x < corner ? 1.25 : 0.8
            let glow = smooth(shore - 46, shore, p.y)
            var light =
                haze * facing * (1 + 0.25 * noise(SIMD2(p.x * 0.4, p.y * 0.1))) + Light(0.06, 0.035, 0.03)
                * glow
            let grid = SIMD2((p.x - left) / cell.x, (p.y - top - 1.2) / cell.y)
            let index = grid.rounded(.down)
            let f = grid - index
            if grid.y > 0 {
                let floor = noise.dice(Int32(index.y), seed) < 0.09 ? Float(0.8) : share
                let roll = noise.dice(Int32(index.x) &+ seed, Int32(index.y))
                if roll < floor {
                    let pane =
                        smooth(0.12, 0.26, f.x) * smooth(0.88, 0.74, f.x) * smooth(0.2, 0.34, f.y)
                        * smooth(0.86, 0.7, f.y)
                    let hue =
                        cold
                        ? Light(0.75, 0.95, 1.2)
                        : mix(Light(1.5, 0.8, 0.32), Light(1.3, 1.0, 0.62), roll / floor)
                    light +=
                        hue * pane
                        * (0.16 + 0.65 * powf(noise.dice(Int32(index.y), Int32(index.x) &+ seed), 2.5))
                        * (0.45 + 0.55 * near)
                }
            }
            return mix(under, light, cover)
        }
    }

    /// The towers that make this city this city.
    private func landmarks(_ canvas: Canvas, dice: inout Dice) {
        let dark = Light(hex: 0x141C38)
        for (x, wide, tall, taper, mast) in [
            (Float(262), Float(19), Float(182), Float(0.5), Float(34)), (222, 15, 142, 0.05, 12),
            (296, 16, 120, 0, 0), (128, 14, 112, 0.3, 22), (106, 12, 88, 0, 6),
        ] {
            let top = shore - tall
            block(
                canvas, left: x - wide / 2, right: x + wide / 2, top: top, near: 0.62, taper: taper,
                dice: &dice)
            if mast > 0 {
                canvas.stroke(dark, from: Spot(x, top), to: Spot(x, top - mast), width: 1.6, tip: 0.4)
                canvas.stroke(
                    Light(3, 0.35, 0.25), from: Spot(x, top - mast), to: Spot(x, top - mast), width: 1.3)
            }
        }
    }

    /// A suspension bridge that comes in from the left.
    private func bridge(_ canvas: Canvas) {
        let dark = Light(hex: 0x121A34)
        let deck = shore - 9
        canvas.stroke(dark, from: Spot(-5, deck - 2), to: Spot(112, deck + 4), width: 1.5, tip: 0.9)
        let towers = [Spot(-52, deck - 50), Spot(34, deck - 42), Spot(92, deck - 28)]
        for tower in towers {
            canvas.stroke(dark, from: tower, to: Spot(tower.x, shore), width: 2.2, tip: 2.6)
        }
        for (a, b) in zip(towers, towers.dropFirst()) {
            var last = a
            for step in 1...28 {
                let t = Float(step) / 28
                let sag = 4 * t * (1 - t) * (mix(a.y, b.y, t) - deck) * -0.92
                let here = Spot(mix(a.x, b.x, t), mix(a.y, b.y, t) + sag)
                canvas.stroke(dark, from: last, to: here, width: 0.7)
                canvas.stroke(dark, from: here, to: Spot(here.x, deck), width: 0.3)
                if step % 2 == 0 { canvas.stroke(Light(1.6, 1.1, 0.6), from: here, to: here, width: 0.8) }
                last = here
            }
        }
        for step in 0..<26 {
            let t = Float(step) / 26
            let lamp = Spot(mix(-5, 112, t), mix(deck - 4, deck + 2.6, t))
            canvas.stroke(Light(2.2, 1.3, 0.55), from: lamp, to: lamp, width: 0.9)
        }
    }

    private func ferry(_ canvas: Canvas) {
        let dark = Light(hex: 0x0A1022)
        canvas.fill(dark, [Spot(176, 298), Spot(214, 298), Spot(210, 303), Spot(180, 303)])
        canvas.fill(Light(hex: 0x2A3050), [Spot(182, 292), Spot(207, 292), Spot(209, 298), Spot(180, 298)])
        canvas.fill(Light(hex: 0x3A4266), [Spot(188, 288), Spot(201, 288), Spot(202, 292), Spot(187, 292)])
        for step in 0..<9 {
            let at = Spot(183.5 + Float(step) * 2.8, 295)
            canvas.stroke(Light(2.0, 1.3, 0.6), from: at, to: at + Spot(1.1, 0), width: 1.4)
        }
        for step in 0..<90 {
            let t = Float(step) / 90
            let gleam = smooth(-0.3, 0.35, noise(SIMD2(t * 41, 2.5)))
            let middle = Spot(195 + noise(SIMD2(t * 19, 4)) * (1.5 + 8 * t), 304 + t * 42)
            let half = 9 * (1 - t) * (0.55 + 0.6 * abs(noise(SIMD2(t * 27, 7))))
            canvas.stroke(
                Light(1.3, 0.8, 0.36), from: middle - Spot(half, 0), to: middle + Spot(half, 0), width: 0.7,
                tip: 0.5,
                opacity: 0.34 * gleam * (1 - t))
        }
    }
}
