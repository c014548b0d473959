import Foundation

extension Canvas {
    /// Fills everything below a crest line; the body gives the light from the spot and its depth
    /// below the crest.
    @inline(__always)
    func hill(crest: (Float) -> Float, _ body: (Spot, Float, Light) -> Light) {
        let line = (0..<width).map { crest((Float($0) + 0.5) / scale) }
        line.withUnsafeBufferPointer { line in
            rows { y in
                for x in 0..<width {
                    let p = spot(x, y)
                    let below = p.y - line[x]
                    let cover = clamp(below * scale + 0.5)
                    guard cover > 0 else { continue }
                    let index = y * width + x
                    dots[index] = mix(dots[index], body(p, max(below, 0), dots[index]), cover)
                }
            }
        }
    }
}
