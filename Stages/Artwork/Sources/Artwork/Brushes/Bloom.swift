import Foundation

extension Canvas {
    /// Softens the sheet as a lens out of focus would; `radius` in points.
    func blur(_ radius: Float) {
        let reach = max(1, Int(radius * scale / 1.7))
        let spare = blank()
        for _ in 0..<3 {
            sweep(to: spare, count: height, along: width, step: 1, stride: width, reach: reach)
            spare.sweep(to: self, count: width, along: height, step: width, stride: 1, reach: reach)
        }
    }

    /// A running mean along rows or columns.
    private func sweep(to other: Canvas, count: Int, along: Int, step: Int, stride: Int, reach: Int) {
        let share = 1 / Float(2 * reach + 1)
        let target = other.dots
        inParallel((count + 31) / 32) { band in
            for line in band * 32..<min(count, band * 32 + 32) {
                let start = line * stride
                var sum = Light.zero
                for i in -reach...reach { sum += dots[start + min(max(i, 0), along - 1) * step] }
                for i in 0..<along {
                    target[start + i * step] = sum * share
                    sum += dots[start + min(i + reach + 1, along - 1) * step]
                    sum -= dots[start + max(i - reach, 0) * step]
                }
            }
        }
    }

    /// Lets light above a threshold spill over its surroundings, near and far.
    func bloom(_ amount: Float, radius: Float, above threshold: Float = 0) {
        let factor = max(1, Int(scale))
        let glow = reduced(by: factor).copy()
        glow.paint { _, light in
            let bright = light.luminance
            return light * max(0, bright - threshold) / max(bright, 1e-6)
        }
        let wide = glow.copy()
        glow.blur(radius)
        wide.blur(radius * 3.2)
        paint { p, light in
            light + (glow.light(at: p) * 0.6 + wide.light(at: p) * 0.4) * amount
        }
    }

    /// The same sheet once more.
    func copy() -> Canvas {
        let other = blank()
        other.dots.update(from: dots, count: width * height)
        return other
    }
}
