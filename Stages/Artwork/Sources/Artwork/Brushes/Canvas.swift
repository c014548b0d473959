/// A sheet of linear light that scenes paint on, finer than the finished picture.
final class Canvas {
    /// The picture's size in points.
    static let size = Spot(390, 422)

    /// The sheet's size in dots.
    let width: Int
    let height: Int

    /// How many dots make a point.
    let scale: Float

    /// The dots, row after row.
    let dots: UnsafeMutablePointer<Light>

    /// An empty, black sheet.
    init(scale: Float) {
        self.scale = scale
        width = Int((Canvas.size.x * scale).rounded())
        height = Int((Canvas.size.y * scale).rounded())
        dots = .allocate(capacity: width * height)
        dots.initialize(repeating: .zero, count: width * height)
    }

    deinit { dots.deallocate() }

    /// Another black sheet of the same size.
    func blank() -> Canvas { Canvas(scale: scale) }

    /// The place of a dot's middle.
    @inline(__always)
    func spot(_ x: Int, _ y: Int) -> Spot { Spot(Float(x) + 0.5, Float(y) + 0.5) / scale }

    /// Runs the body once for every row, on all cores.
    @inline(__always)
    func rows(_ body: (Int) -> Void) {
        inParallel((height + 7) / 8) { band in
            for y in band * 8..<min(height, band * 8 + 8) { body(y) }
        }
    }

    /// Paints every dot anew from its place and from what is there already.
    @inline(__always)
    func paint(_ body: (Spot, Light) -> Light) {
        rows { y in
            for x in 0..<width {
                let index = y * width + x
                dots[index] = body(spot(x, y), dots[index])
            }
        }
    }

    /// Lays one light over the dots within a box, as densely as the body says for each place.
    @inline(__always)
    func lay(_ light: Light, from low: Spot, to high: Spot, cover: (Spot) -> Float) {
        let left = max(0, Int(low.x * scale))
        let right = min(width - 1, Int(high.x * scale) + 1)
        let top = max(0, Int(low.y * scale))
        let bottom = min(height - 1, Int(high.y * scale) + 1)
        guard left <= right, top <= bottom else { return }
        for y in top...bottom {
            for x in left...right {
                let amount = cover(spot(x, y))
                if amount > 0 {
                    let index = y * width + x
                    dots[index] = mix(dots[index], light, min(amount, 1))
                }
            }
        }
    }

    /// Paints the dots within a box anew from their places and from what is there already.
    @inline(__always)
    func touch(from low: Spot, to high: Spot, _ body: (Spot, Light) -> Light) {
        let left = max(0, Int(low.x * scale))
        let right = min(width, Int((high.x * scale).rounded(.up)))
        let top = max(0, Int(low.y * scale))
        let bottom = min(height, Int((high.y * scale).rounded(.up)))
        guard left < right, top < bottom else { return }
        for y in top..<bottom {
            for x in left..<right {
                let index = y * width + x
                dots[index] = body(spot(x, y), dots[index])
            }
        }
    }

    /// A straight stroke that tapers from one width to another.
    func stroke(
        _ light: Light, from a: Spot, to b: Spot, width wide: Float, tip: Float? = nil,
        opacity: Float = 1
    ) {
        let tip = tip ?? wide
        let along = b - a
        let square = max((along * along).sum(), 1e-6)
        let margin = Spot(repeating: max(wide, tip) / 2 + 1 / scale)
        let low = Spot(min(a.x, b.x), min(a.y, b.y)) - margin
        let high = Spot(max(a.x, b.x), max(a.y, b.y)) + margin
        lay(light, from: low, to: high) { p in
            let t = clamp(((p - a) * along).sum() / square)
            let away = (p - a - along * t).length
            let half = mix(wide, tip, t) / 2
            return clamp((half - away) * scale + 0.5) * opacity * min(1, half * scale * 2)
        }
    }

    /// A filled polygon, its corners given in order.
    func fill(_ light: Light, _ corners: [Spot], opacity: Float = 1) {
        var low = corners[0]
        var high = corners[0]
        for corner in corners {
            low = Spot(min(low.x, corner.x), min(low.y, corner.y))
            high = Spot(max(high.x, corner.x), max(high.y, corner.y))
        }
        lay(light, from: low - 1 / scale, to: high + 1 / scale) { p in
            var inside = false
            var nearest: Float = 1e9
            var b = corners[corners.count - 1]
            for a in corners {
                if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
                    inside.toggle()
                }
                let edge = b - a
                let t = clamp(((p - a) * edge).sum() / max((edge * edge).sum(), 1e-9))
                nearest = min(nearest, (p - a - edge * t).length)
                b = a
            }
            return clamp((inside ? nearest : -nearest) * scale + 0.5) * opacity
        }
    }

    /// The light at any place, blended from the four dots around it.
    @inline(__always)
    func light(at p: Spot) -> Light {
        let x = min(max(p.x * scale - 0.5, 0), Float(width) - 1.001)
        let y = min(max(p.y * scale - 0.5, 0), Float(height) - 1.001)
        let i = Int(x)
        let j = Int(y)
        let index = j * width + i
        let u = x - Float(i)
        let v = y - Float(j)
        return mix(
            mix(dots[index], dots[index + 1], u),
            mix(dots[index + width], dots[index + width + 1], u), v)
    }

    /// The sheet at a whole fraction of its size, each new dot the mean of those it covers.
    func reduced(by factor: Int) -> Canvas {
        guard factor > 1 else { return self }
        let small = Canvas(scale: scale / Float(factor))
        let share = 1 / Float(factor * factor)
        small.rows { y in
            for x in 0..<small.width {
                var sum = Light.zero
                for j in 0..<factor {
                    for i in 0..<factor {
                        let row = min(y * factor + j, height - 1)
                        sum += dots[row * width + min(x * factor + i, width - 1)]
                    }
                }
                small.dots[y * small.width + x] = sum * share
            }
        }
        return small
    }
}
