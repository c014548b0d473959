import Foundation

/// Something with a height at every place of the plane, to be looked at from a camera.
protocol Ground: Sendable {
    /// The height over a place; x to the right, y away from the viewer.
    func height(_ p: SIMD2<Float>) -> Float
}

/// A camera that looks level along the plane, its horizon shifted up or down like a view camera's.
struct Camera: Sendable {
    /// The eye: x to the right, y away, z up.
    var eye: SIMD3<Float>

    /// The focal length in points.
    var focal: Float

    /// Where the horizon lies, in points from the top.
    var horizon: Float

    /// The direction of sight through a place, per unit of depth.
    @inline(__always)
    func sight(_ p: Spot) -> SIMD3<Float> {
        SIMD3((p.x - Canvas.size.x / 2) / focal, 1, (horizon - p.y) / focal)
    }

    /// Where a place in the world is seen.
    func spot(_ p: SIMD3<Float>) -> Spot {
        let d = p - eye
        return Spot(Canvas.size.x / 2 + focal * d.x / d.y, horizon - focal * d.z / d.y)
    }

    /// The same camera as it is seen in level water at height zero.
    var mirrored: Camera {
        var other = self
        other.eye.z = -eye.z
        return other
    }
}

/// What a camera sees of a ground: the depth at every dot, infinite where it is the sky.
final class Survey {
    let camera: Camera
    let canvas: Canvas
    private let depths: UnsafeMutablePointer<Float>

    /// Walks every column from near to far and keeps what rises above all that was passed.
    ///
    /// `pace` is the growth of the depth from one step to the next. What lies below `floor` is not seen.
    init<G: Ground>(
        _ ground: G, camera: Camera, canvas: Canvas, near: Float, far: Float, pace: Float = 0.0022,
        floor: Float = -1e9
    ) {
        self.camera = camera
        self.canvas = canvas
        let width = canvas.width
        let height = canvas.height
        let depths = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
        depths.initialize(repeating: .infinity, count: width * height)
        self.depths = depths
        let scale = canvas.scale
        // Seen from under the floor, as a mirror's camera sees, rays come up through it into the open.
        let under = camera.eye.z < floor
        inParallel((width + 15) / 16) { band in
            for x in band * 16..<min(width, band * 16 + 16) {
                let side = ((Float(x) + 0.5) / scale - Canvas.size.x / 2) / camera.focal
                func row(_ level: Float, _ depth: Float) -> Float {
                    (camera.horizon - camera.focal * (level - camera.eye.z) / depth) * scale - 0.5
                }
                var top = height
                var bottom = under ? 0 : height
                var lastDepth = near
                var lastRow = Float(height) * 4
                var depth = near
                while depth < far, top > 0 || under {
                    let level = ground.height(SIMD2(camera.eye.x + side * depth, camera.eye.y + depth))
                    let sunk = level < floor
                    if under {
                        // Every run of land stands on the floor's own row, which sinks as it goes away.
                        let lowest = min(height, max(0, Int(row(floor, depth).rounded(.up))))
                        if sunk {
                            top = lowest
                        } else if bottom < lowest {
                            for y in bottom..<lowest where depths[y * width + x].isInfinite {
                                depths[y * width + x] = depth
                            }
                        }
                        bottom = lowest
                    }
                    let here = row(sunk ? (under ? -1e9 : floor) : level, depth)
                    if here < Float(top - 1) {
                        let first = max(0, Int(here.rounded(.up)))
                        if !sunk {
                            let span = 1 / max(lastRow - here, 1e-6)
                            for y in first..<top where depths[y * width + x].isInfinite {
                                depths[y * width + x] = mix(
                                    lastDepth, depth, clamp((lastRow - Float(y)) * span))
                            }
                        }
                        top = first
                    }
                    lastRow = here
                    lastDepth = depth
                    depth += depth * pace
                }
            }
        }
    }

    deinit { depths.deallocate() }

    /// The depth at a dot.
    @inline(__always)
    func depth(_ x: Int, _ y: Int) -> Float { depths[y * canvas.width + x] }

    /// Where, in points from the top, ground nearer than `depth` begins in a column.
    func crest(_ x: Float, nearer limit: Float) -> Float? {
        let column = min(max(Int(x * canvas.scale), 0), canvas.width - 1)
        return (0..<canvas.height).first { depth(column, $0) < limit }.map { Float($0) / canvas.scale }
    }

    /// Paints every dot where ground is seen, from its place in the world and its depth.
    @inline(__always)
    func paint(on canvas: Canvas, _ body: (SIMD3<Float>, Float, Spot, Light) -> Light) {
        canvas.rows { y in
            for x in 0..<canvas.width {
                let depth = depth(x, y)
                guard depth.isFinite else { continue }
                let p = canvas.spot(x, y)
                let index = y * canvas.width + x
                let place = camera.eye + camera.sight(p) * depth
                canvas.dots[index] = body(place, depth, p, canvas.dots[index])
            }
        }
    }
}

extension Ground {
    /// The way up from the ground at a place, seen as coarsely as `reach`.
    @inline(__always)
    func normal(_ p: SIMD2<Float>, reach: Float) -> SIMD3<Float> {
        let dx = height(p + SIMD2(reach, 0)) - height(p - SIMD2(reach, 0))
        let dy = height(p + SIMD2(0, reach)) - height(p - SIMD2(0, reach))
        return SIMD3(-dx, -dy, 2 * reach).unit
    }
}
