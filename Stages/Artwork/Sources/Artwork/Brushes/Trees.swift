import Foundation

extension Canvas {
    /// A conifer with drooping, irregular branches, lit from one side.
    ///
    /// `foot` is where the trunk meets the ground; `sun` is -1 for light from the left and 1 from the right.
    func conifer(
        at foot: Spot, tall: Float, dark: Light, lit: Light, sun: Float, snow: Float = 0, dice: inout Dice
    ) {
        let lean = dice(-0.02, 0.02) * tall
        let top = foot + Spot(lean, -tall)
        let girth = dice(0.16, 0.23) * tall
        stroke(dark, from: foot, to: top, width: tall * 0.035, tip: 0.2)
        let whorls = max(8, Int(min(tall * 0.75, 60)))
        let bare = dice(0.03, 0.10)
        for whorl in 0..<whorls {
            let t = (Float(whorl) + dice(0, 0.8)) / Float(whorls)
            let high = bare + (1 - bare) * t
            let stem = mix2(foot, top, high)
            let spread = girth * powf(1 - t, 0.82) * dice(0.66, 1.12) + 0.012 * tall
            for side in [Float(-1), 1] {
                let reach = spread * dice(0.72, 1.1)
                let droop = reach * dice(0.22, 0.48) * (1.15 - t)
                let facing = clamp(0.5 + 0.5 * side * sun)
                let shade = mix(dark, lit, facing * dice(0.25, 1) * (0.35 + 0.65 * t))
                let tip = stem + Spot(side * reach, droop)
                let elbow = stem + Spot(side * reach * 0.55, droop * 0.34)
                let thick = max(0.3, tall * 0.022 * (1.1 - 0.6 * t))
                stroke(shade, from: stem, to: elbow, width: thick * 1.5, tip: thick * 1.2)
                stroke(shade, from: elbow, to: tip, width: thick * 1.2, tip: thick * 0.35)
                let twigs = min(9, Int(reach / 0.7))
                if twigs > 1 {
                    for twig in 1...twigs {
                        let u = Float(twig) / Float(twigs)
                        let base =
                            u < 0.55 ? mix2(stem, elbow, u / 0.55) : mix2(elbow, tip, (u - 0.55) / 0.45)
                        let hang = reach * dice(0.12, 0.3) * (1.1 - u * 0.6)
                        stroke(
                            mix(shade, dark, dice(0, 0.8)), from: base,
                            to: base + Spot(side * hang * dice(0.1, 0.7), hang), width: thick * 0.8, tip: 0.15
                        )
                    }
                }
                if snow > 0, dice() < snow {
                    stroke(
                        mix(lit, Light(repeating: lit.luminance) * 4, 0.7),
                        from: stem + Spot(0, -thick * 0.6),
                        to: mix2(elbow, tip, dice(0, 0.7)) + Spot(0, -thick * 0.5), width: thick * 0.8,
                        tip: thick * 0.3, opacity: 0.85)
                }
            }
        }
    }

    /// The place a share of the way between two others.
    func mix2(_ a: Spot, _ b: Spot, _ t: Float) -> Spot { a + (b - a) * t }
}
