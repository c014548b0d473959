import Foundation

/// Old woods in the morning, with the sun slanting down between the trunks.
struct Grove: Scene {
    private let noise = Noise(1492)
    private let source = Spot(330, -90)
    private let glow = Spot(214, 128)

    func paint(on canvas: Canvas) -> Darkroom {
        let air = Gradient([
            (0, 0xF2F2B4), (0.14, 0xC4DC90), (0.36, 0x6CA878), (0.7, 0x2E7262), (1.1, 0x12423E),
        ])
        canvas.paint { p, _ in
            let off = (p - glow) / SIMD2(250, 270)
            return air(off.length + 0.12 * noise.fractal(p / 50, 4)) * 0.85
        }
        var dice = Dice(73)
        for layer in 0..<7 {
            let near = Float(layer) / 6
            foliage(canvas, near: near, layer: layer)
            trunks(canvas, near: near, layer: layer, dice: &dice)
            floor(canvas, near: near, layer: layer, dice: &dice)
            shafts(canvas, strength: 0.34 * (1 - near * 0.62), layer: layer)
            if layer < 6 { mist(canvas, near: near, layer: layer) }
        }
        canvas.bloom(0.22, radius: 9, above: 0.4)
        return Darkroom(exposure: 0.82, vignette: 0.32, saturation: 1.14, contrast: 0.14)
    }

    /// How bright the air is at a spot, from the opening outwards.
    private func open(_ p: Spot) -> Float {
        let off = (p - glow) / SIMD2(150, 170)
        return expf(-(off * off).sum())
    }

    private func tone(_ near: Float, _ p: Spot) -> Light {
        let far = mix(Light(hex: 0x3E8470), Light(hex: 0xB4D488), open(p))
        return mix(far, Light(hex: 0x07171A), powf(near, 0.46))
    }

    private func trunks(_ canvas: Canvas, near: Float, layer: Int, dice: inout Dice) {
        let count = [44, 28, 17, 11, 8, 5, 3][layer]
        for index in 0..<count {
            var x = (Float(index) + dice(0.1, 0.9)) / Float(count) * 430 - 20
            if layer == 6 {
                x = [Float(22), 96, 372][index]
            } else if layer == 5 {
                x = [Float(-4), 62, 140, 318, 352][index]
            }
            if layer < 5, abs(x - 214) < 12 + 26 * near { x += x < 214 ? -40 : 40 }
            let wide = (2.2 + 26 * powf(near, 1.7)) * dice(0.7, 1.25)
            let foot = 232 + 165 * powf(near, 1.25) + dice(-6, 8)
            let lean = dice(-0.05, 0.05)
            let seed = Float(layer * 50 + index)
            let reach = wide * 0.5 + 14
            canvas.touch(from: Spot(x - reach - 24, -2), to: Spot(x + reach + 24, foot + 6)) { p, under in
                let up = foot - p.y
                let bend = lean * up + noise.fractal(SIMD2(up / 120, seed), 3) * (3 + wide * 0.35)
                let flare = 1 + 1.3 * expf(-up / (5 + wide * 0.5)) - 0.0011 * up
                let rough =
                    noise.fractal(SIMD2(p.y / (3 + wide * 0.3), seed + (p.x < x ? 0 : 9)), 3) * wide * 0.06
                let half = wide * 0.5 * flare + rough
                let u = (p.x - x - bend) / half
                let cover = clamp((1 - abs(u)) * half * canvas.scale + 0.5) * smooth(foot + 5, foot - 3, p.y)
                guard cover > 0 else { return under }
                let bark = noise.ridged(SIMD2(p.x / (0.8 + wide * 0.06), p.y / (7 + wide * 0.3)) + seed, 4)
                var light = tone(near, p) * (0.72 + 0.55 * bark * (0.4 + near))
                let side: Float = x < glow.x ? 1 : -1
                let rim = powf(clamp(u * side), 3.2) * open(Spot(p.x * 0.6 + glow.x * 0.4, p.y))
                light +=
                    mix(Light(hex: 0xDDE49A), Light(hex: 0x9CC070), near) * rim * (0.15 + 0.5 * bark) * 0.8
                let moss = smooth(0.1, 0.6, noise.fractal(p / 11 + seed, 4) + 0.5 - up / 160) * near
                light = mix(light, Light(hex: 0x24502A) * (0.4 + open(p)), moss * 0.5)
                return mix(under, light, cover)
            }
        }
    }

    /// Leaves overhead, and bushes between the trunks: clumps with light coming through.
    private func foliage(_ canvas: Canvas, near: Float, layer: Int) {
        let size = 14 + 44 * near
        let shift = SIMD2(Float(layer) * 31.7, Float(layer) * -12.9)
        canvas.paint { p, under in
            let ceiling = smooth(40 + 150 * (1 - near), -30, p.y - 24 * noise.fractal(p / 90 + shift, 3))
            let side = smooth(90, 230, abs(p.x - glow.x)) * smooth(210 + 90 * near, 120, p.y)
            let grow = ceiling * 0.95 + side * 0.4
            guard grow > 0.02 else { return under }
            let clump = noise.fractal(p / size + shift, 3) * 0.62
            guard grow - 0.55 + clump > -0.38 else { return under }
            let leaves = noise.fractal(p / (1.7 + 2.6 * near) + shift, 3) * 0.55
            let cover = smooth(0.02, 0.12, grow - 0.55 + clump + leaves)
            guard cover > 0 else { return under }
            let sunny = open(p) * smooth(-0.15, 0.5, leaves + clump * 0.6 + 0.15)
            let light = mix(
                tone(near * 0.92 + 0.05, p), mix(Light(hex: 0xE3EE8E), Light(hex: 0x8FC048), near),
                sunny * 0.7)
            return mix(under, light, cover * 0.93)
        }
    }

    private func floor(_ canvas: Canvas, near: Float, layer: Int, dice: inout Dice) {
        let base = 236 + 168 * powf(near, 1.25)
        let shift = Float(layer) * 7.3
        let crest: @Sendable (Float) -> Float = { x in
            base + 9 * noise.fractal(SIMD2(x / 60, shift), 4) - 0.00045 * (x - 214) * (x - 214)
                * (1 - near * 0.4)
        }
        canvas.hill(crest: crest) { p, below, under in
            let speck = noise.fractal(p / SIMD2(5, 2.4) + shift, 4)
            let lit =
                smooth(0.0, 0.5, noise.fractal(p / SIMD2(34, 9) + shift, 3) + 0.35)
                * open(Spot(p.x, p.y * 0.72))
            let path = bell(p.x - 208 - 16 * sinf(p.y / 42), 10 + 0.18 * max(p.y - 236, 0))
            var light = tone(near, p) * (0.8 + 0.5 * speck)
            light += Light(hex: 0x7EB048) * lit * (0.24 + 0.4 * speck) * (1 - 0.35 * near)
            let trod = mix(light, Light(hex: 0x9C9A5C) * (0.2 + 0.7 * lit), path * 0.42 * (1 - near * 0.3))
            return mix(under, trod, smooth(-2, 30 * (1 - near) + 0.5, below))
        }
        for _ in 0..<Int(140 + 190 * near) {
            let x = dice(-6, 396)
            guard abs(x - 208) > 8 + 22 * near || dice() < 0.15 else { continue }
            let at = Spot(x, crest(x) + dice(-0.5, 3 + 16 * near))
            fern(canvas, at: at, near: near, dice: &dice)
        }
    }

    private func fern(_ canvas: Canvas, at: Spot, near: Float, dice: inout Dice) {
        let tall = (2.2 + 15 * near * near) * dice(0.6, 1.3)
        let shade = mix(
            tone(near, at), Light(hex: 0x9CC050),
            open(Spot(at.x, at.y * 0.7)) * dice(0.1, 0.6) * (1 - near * 0.4))
        for _ in 0..<(near > 0.5 ? 5 : 3) {
            let lean = dice(-1, 1)
            var last = at
            for step in 1...4 {
                let t = Float(step) / 4
                let here =
                    at + Spot(lean * tall * 0.9 * t, -tall * (t * 1.5 - 0.75 * t * t * (0.6 + abs(lean))))
                canvas.stroke(shade, from: last, to: here, width: 0.3 + 0.5 * near * (1 - t), tip: 0.25)
                if near > 0.3 {
                    let leaf = tall * 0.28 * (1.1 - t)
                    canvas.stroke(
                        shade, from: here, to: here + Spot(-leaf, leaf * 0.35), width: 0.3 + near * 0.5,
                        tip: 0.15)
                    canvas.stroke(
                        shade, from: here, to: here + Spot(leaf, leaf * 0.35), width: 0.3 + near * 0.5,
                        tip: 0.15)
                }
                last = here
            }
        }
    }

    private func shafts(_ canvas: Canvas, strength: Float, layer: Int) {
        canvas.paint { p, light in
            let off = p - source
            guard abs(off.x) < off.y * 1.3, off.length < 560 else { return light }
            let angle = atan2f(off.x, off.y)
            let ray = smooth(0.0, 0.34, noise.fractal(SIMD2(angle * 8 + Float(layer) * 0.3, 1.5), 3))
            let fine = 0.6 + 0.4 * noise.fractal(SIMD2(angle * 40, Float(layer)), 2)
            let fall = expf(-powf((off.length - 150) / 220, 2)) * bell(angle + 0.5, 0.42)
            let dust = 0.8 + 0.3 * noise.fractal(p / 26 + Float(layer), 4)
            return light + Light(0.80, 0.86, 0.46) * (ray * fine * fall * dust * strength)
        }
    }

    private func mist(_ canvas: Canvas, near: Float, layer: Int) {
        let base = 236 + 168 * powf(near, 1.25)
        canvas.paint { p, light in
            let veil =
                bell(p.y - base + 8, 26 + 20 * near)
                * smooth(-0.3, 0.5, noise.fractal(p / SIMD2(80, 22) + Float(layer), 4))
            return mix(
                light, mix(Light(hex: 0x5E9078), Light(hex: 0xD6E2A4), open(p)),
                veil * 0.34 * (1 - near * 0.7))
        }
    }
}
