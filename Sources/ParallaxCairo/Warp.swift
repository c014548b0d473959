#if Painter
import CCairo
import Parallax

/// A flat picture seen in perspective, as pixels of the device.
///
/// Each pixel looks up its place in the picture and blends the four pixels around it; where the picture is reduced
/// it looks up several places. The picture has a transparent margin, and so its edges come out soft.
struct Warp {
    /// The pixels.
    let pixels: Pixels
    /// Where their top left corner lies, in points of the space.
    let origin: Vector

    /// Warps a picture.
    ///
    /// - Parameters:
    ///   - picture: The layer in its own box.
    ///   - map: Takes points of the box to points of the space.
    ///   - space: Where to.
    ///   - context: Nothing is done outside its clip.
    /// - Returns: `nil` if nothing can be seen.
    init?(_ picture: FlatPicture, _ map: Homography, in space: Space, within context: OpaquePointer) {
        let scale = space.pixelsPerPoint
        let canvas = picture.canvas
        guard
            let toDevice = Self.scaling(scale), let toBox = Self.scaling(1 / canvas.scale, picture.origin)
        else { return nil }
        let forward = toDevice.after(map).after(toBox)
        let size = Dimensions(width: Double(canvas.width), height: Double(canvas.height))
        let corners = [
            Vector(0, 0), Vector(size.width, 0), Vector(size.width, size.height), Vector(0, size.height),
        ]
        // A margin that reaches behind the viewer has no place on the screen.
        guard corners.allSatisfy({ forward.depth(at: $0) > 1e-9 * abs(forward.i) }) else { return nil }
        let (xs, ys) = (corners.map { forward.map($0).x }, corners.map { forward.map($0).y })

        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
        let left = max(xs.min()!, clip.left * scale).rounded(.down)
        let top = max(ys.min()!, clip.top * scale).rounded(.down)
        let right = min(xs.max()!, clip.right * scale).rounded(.up)
        let bottom = min(ys.max()!, clip.bottom * scale).rounded(.up)
        guard right > left, bottom > top, (right - left) * (bottom - top) < 1e8 else { return nil }

        let back = forward.inverse
        let reduction = corners.reduce(0) { largest, corner in
            let stretch = back.stretch(at: forward.map(corner))
            return max(largest, stretch.x, stretch.y)
        }
        // Blending four pixels sees all of a picture reduced to a half.
        let looks = Int(min(max((reduction / 2 - 0.01).rounded(.up), 1), 4))
        pixels = Pixels(width: Int(right - left), height: Int(bottom - top))
        origin = Vector(left / scale, top / scale)
        canvas.withPixels { source in
            fill(source.baseAddress!, canvas.width, canvas.height, back, Vector(left, top), looks)
        }
    }

    private static func scaling(_ factor: Double, _ offset: Vector = .zero) -> Homography? {
        Homography(
            from: Dimensions(width: 1, height: 1),
            to: Box(x: offset.x, y: offset.y, width: factor, height: factor).quad)
    }

    private func fill(
        _ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ back: Homography, _ corner: Vector,
        _ looks: Int
    ) {
        let step = 1 / Double(looks)
        let weight = UInt32(65536 / (looks * looks))
        for y in 0..<pixels.height {
            let row = pixels.base + y * pixels.width
            if looks == 1 {
                // Along a row the three sums of the map grow by even steps.
                let (px, py) = (corner.x + 0.5, corner.y + Double(y) + 0.5)
                var sums = SIMD4(
                    back.a * px + back.b * py + back.c, back.d * px + back.e * py + back.f,
                    back.g * px + back.h * py + back.i, 0)
                let grow = SIMD4(back.a, back.d, back.g, 0)
                for x in 0..<pixels.width {
                    row[x] = look(source, width, height, sums)
                    sums += grow
                }
                continue
            }
            for x in 0..<pixels.width {
                var (blue, green, red, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                for index in 0..<(looks * looks) {
                    let px = corner.x + Double(x) + (Double(index % looks) + 0.5) * step
                    let py = corner.y + Double(y) + (Double(index / looks) + 0.5) * step
                    let sums = SIMD4(
                        back.a * px + back.b * py + back.c, back.d * px + back.e * py + back.f,
                        back.g * px + back.h * py + back.i, 0)
                    let pixel = look(source, width, height, sums)
                    blue += pixel & 255
                    green += pixel >> 8 & 255
                    red += pixel >> 16 & 255
                    alpha += pixel >> 24
                }
                func mean(_ sum: UInt32) -> UInt32 { (sum * weight + 32768) >> 16 }
                row[x] = mean(alpha) << 24 | mean(red) << 16 | mean(green) << 8 | mean(blue)
            }
        }
    }

    /// The picture's colour at a place, given as the three sums of the map.
    @inline(__always)
    private func look(
        _ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ sums: SIMD4<Double>
    ) -> UInt32 {
        let w = 1 / sums.z
        let (u, v) = (sums.x * w - 0.5, sums.y * w - 0.5)
        guard u >= 0, v >= 0, u < Double(width - 1), v < Double(height - 1) else { return 0 }
        let column = Int(u)
        let line = Int(v)
        let across = UInt32((u - Double(column)) * 256)
        let down = UInt32((v - Double(line)) * 256)
        let from = source + line * width + column
        let upper = Self.blend(from[0], from[1], across)
        return Self.blend(upper, Self.blend(from[width], from[width + 1], across), down)
    }

    /// Blends two pixels, two channels at a time; `part` of `b` in 256ths.
    @inline(__always)
    private static func blend(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 - part
        let even = ((a & 0x00FF_00FF) * rest + (b & 0x00FF_00FF) * part + 0x0080_0080) >> 8 & 0x00FF_00FF
        let odd = (a >> 8 & 0x00FF_00FF) * rest + (b >> 8 & 0x00FF_00FF) * part + 0x0080_0080
        return even | odd & 0xFF00_FF00
    }
}
#endif
