import Foundation

extension Canvas {
    /// A heap of cumulus: ragged puffs, lit from the upper left and grey-blue below.
    ///
    /// `base` is the middle of its flat foot; `size` its width and height.
    func cumulus(base: Spot, size: Spot, puffs: Int, bright: Light, shade: Light, dice: inout Dice) {
        let noise = Noise(UInt32(dice() * 9_999))
        var heap: [(at: Spot, radius: Float, rise: Float)] = []
        for _ in 0..<puffs {
            let across = dice(-1, 1)
            let roof = (1 - across * across) * (0.62 + 0.38 * noise(SIMD2(across * 2.2, 0.5)))
            let rise = powf(dice(), 0.8) * max(roof, 0.05)
            let radius = size.x * dice(0.055, 0.12) * (1.15 - 0.55 * rise)
            heap.append(
                (base + Spot(across * size.x * 0.5, -rise * size.y - radius * 0.5), radius, rise))
        }
        heap.sort { $0.rise > $1.rise }
        for puff in heap {
            let r = puff.radius
            let margin = Spot(repeating: r * 1.5)
            touch(from: puff.at - margin, to: puff.at + margin) { p, under in
                let n = (p - puff.at) / r
                let ragged = noise.fractal(p / (r * 0.62), 5)
                let fine = noise.fractal(p / (r * 0.16) + 9, 3)
                let d = n.length + ragged * 0.50 + fine * 0.13
                let flat = smooth(base.y + 1.5, base.y - 3.5, p.y + 3 * fine)
                let cover = smooth(1.02, 0.80, d) * flat
                guard cover > 0 else { return under }
                let facing = -(n * Spot(0.50, 0.78)).sum()
                let high = clamp((base.y - p.y) / size.y)
                let lit = clamp(0.30 + 0.42 * facing + 0.50 * high - 0.55 * ragged - 0.2 * fine)
                return mix(under, mix(shade, bright, lit * lit * (3 - 2 * lit)), cover * (0.72 + 0.28 * high))
            }
        }
    }
}
